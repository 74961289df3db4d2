"""Long random play: nothing is lost, nothing appears from nowhere, and everything happens often."""

from __future__ import annotations

from collections import Counter

import pytest

from lazaretto.games.notre_dame.board import ACTIONS, CHARACTERS, KINDS
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.kernel import bits, drive
from lazaretto.kernel.event import Event
from lazaretto.kernel.rng import Rng
from tests.rules.looks import CLOSELY, OFTEN, plain
from tests.rules.notre_dame.table import fresh

CHUNKS = 20
GAMES = 1000  # in each chunk
CARD = [0, *(bits.bit(kind) for kind in range(KINDS))]  # as a set, by what a slot holds


def check(state: NotreDame) -> None:
    """What holds at every decision."""
    s = plain(state)
    players = state.players
    assert s.treasury + sum(s.coins) == 25
    for seat in range(players):
        assert s.supply[seat] + s.general[seat] + sum(s.cubes[seat * 8 : seat * 8 + 8]) == 14
        assert 0 <= s.rats[seat] <= 9
        assert s.points[seat] >= 0
        cards = [s.deck[seat], *s.loose[seat::5]]
        for line in (seat, 5 + seat, 10 + seat):
            cards += [CARD[kind] for kind in s.slot[line * 3 : line * 3 + 3]]
        assert (sum(cards), sum(map(int.bit_count, cards))) == (bits.first(KINDS), KINDS)  # each of the nine once
    if not state.depth or state.step(state.top()).name != "lay_message":
        for colour in range(state.rules.colours):
            on_board = sum(map(bool, s.message[colour * 5 : colour * 5 + 5]))
            assert on_board + sum(s.taken[seat * 5 + colour] for seat in range(players)) == 4


def run(players: int, games: int, seed: int, every: int) -> Counter[str]:
    """Play so many games, looked at after every so many answers, and count what was played and who was hired."""
    counts: Counter[str] = Counter()

    def note(event: Event) -> None:
        if event.key in ("action-played", "character-hired"):
            counts[str(event.args.get("character") or str(event.args["card"]).partition("-")[2])] += 1

    for k in range(games):
        rng = Rng(seed + k)
        s = fresh(players)
        s.sink = note
        answered = k
        while s.options:
            drive.choose(s, drive.draw(s, rng))
            answered += 1
            if answered % every == 0 or not s.options:
                check(s)
        assert s.round == 9
        assert 1 in s.outcome().ranks
    return counts


@pytest.mark.rule("NDM-C4", "NDM-C5", "NDM-C7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_lost_in_random_games(players: int) -> None:
    counts = run(players, 10, 77, CLOSELY)
    assert set(counts) == {*ACTIONS, *CHARACTERS}


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_twenty_thousand_random_games(chunk: int) -> None:
    players = 2 + chunk % 4
    counts = run(players, GAMES, 1_000_000 + chunk * GAMES, OFTEN)
    print(f"{players} players, {GAMES} games:", dict(counts.most_common()))
    assert all(counts[name] >= 1800 * players for name in ACTIONS)  # two of each for every seat and game
    assert all(counts[name] >= 80 * players for name in CHARACTERS)
