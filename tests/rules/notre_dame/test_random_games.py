"""Long random play: nothing is lost, nothing appears from nowhere, and everything happens often."""

from __future__ import annotations

from collections import Counter

import pytest

from lazaretto.games.notre_dame.board import ACTIONS, CHARACTERS, KINDS, PERIOD
from lazaretto.games.notre_dame.hands import slot_of
from lazaretto.games.notre_dame.state import NotreDame, square_of
from lazaretto.kernel import bits, drive, saved
from lazaretto.kernel.event import Event
from lazaretto.kernel.rng import Rng
from tests.rules.looks import CLOSELY, OFTEN
from tests.rules.notre_dame.table import fresh
from tests.soak import often

CHUNKS = often(4, 20)
GAMES = often(100, 1000)  # in each chunk
CARD = [0, *(bits.bit(kind) for kind in range(KINDS))]  # as a set, by what a slot holds


def check(s: NotreDame) -> None:
    """What holds at every decision."""
    saved.check(s, whole=True)
    assert s.treasury + sum(s.coins) == 25
    for seat in range(s.players):
        assert s.supply[seat] + s.general[seat] + sum(s.cubes[seat]) == 14
        assert 0 <= s.rats[seat] <= 9
        assert s.points[seat] >= 0
        cards = [s.deck[seat], *(s.loose[third][seat] for third in range(PERIOD))]
        cards += [CARD[kind] for kind in s.slot[slot_of(seat, 0, 0) : slot_of(seat + 1, 0, 0)]]
        assert (sum(cards), sum(map(int.bit_count, cards))) == (bits.first(KINDS), KINDS)  # each of the nine once
    if not s.depth or s.step(s.top()).name != "lay_message":
        for colour in range(s.rules.colours):
            on_board = sum(map(bool, s.message[square_of(colour, 0) : square_of(colour + 1, 0)]))
            assert on_board + sum(s.taken[seat][colour] for seat in range(s.players)) == 4


def run(players: int, games: int, seed: int, every: int) -> Counter[str]:
    """Play so many games, looked at after every so many answers, and count what was played and who was hired."""
    counts: Counter[str] = Counter()

    def note(event: Event) -> None:
        if event.key in ("action-played", "character-hired"):
            counts[str(event.args.get("character") or str(event.args["card"]).partition("-")[2])] += 1

    for k in range(games):
        rng = Rng(seed + k)
        s = fresh(players)
        s.listen(note)
        answered = k
        while s.options:
            drive.choose(s, drive.draw(s, rng))
            answered += 1
            if answered % every == 0 or not s.options:
                check(s)
        assert s.round == 9
        assert 1 in s.outcome().ranks
    return counts


@pytest.mark.slow
@pytest.mark.rule("NDM-C4", "NDM-C5", "NDM-C7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_lost_in_random_games(players: int) -> None:
    counts = run(players, 10, 77, CLOSELY)
    assert set(counts) == {*ACTIONS, *CHARACTERS}


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nothing_is_lost_in_many_random_games_and_everything_played(chunk: int) -> None:
    players = 2 + chunk % 4
    counts = run(players, GAMES, 1_000_000 + chunk * GAMES, OFTEN)
    assert all(counts[name] >= 1.8 * GAMES * players for name in ACTIONS)  # two of each for every seat and game
    assert all(counts[name] >= 0.08 * GAMES * players for name in CHARACTERS)
