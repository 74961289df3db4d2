"""Long random play: nothing is lost, nothing appears from nowhere, and everything happens often."""

from __future__ import annotations

from collections import Counter

import pytest

from lazaretto.games.notre_dame.board import ACTIONS, CHARACTERS, KINDS
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.kernel import bits, drive
from lazaretto.kernel.event import Event
from lazaretto.kernel.rng import Rng
from tests.rules.notre_dame.table import fresh

CHUNKS = 20
GAMES = 1000  # in each chunk


def check(s: NotreDame, lying: bool) -> None:
    """What holds at every decision."""
    assert s.treasury + sum(s.coins) == 25
    for seat in range(s.players):
        assert s.supply[seat] + s.general[seat] + sum(s.cubes[seat * 8 : seat * 8 + 8]) == 14
        assert 0 <= s.rats[seat] <= 9
        assert s.points[seat] >= 0
        seen = s.deck[seat]
        cards = bits.count(seen)
        for line in (seat, 5 + seat, 10 + seat):
            seen |= s.loose[line]
            cards += bits.count(s.loose[line])
            for slot in range(line * 3, line * 3 + 3):
                if s.slot[slot]:
                    seen |= bits.bit(s.slot[slot] - 1)
                    cards += 1
        assert (seen, cards) == (bits.first(KINDS), KINDS)
    if lying:
        for colour in range(s.rules.colours):
            on_board = sum(map(bool, s.message[colour * 5 : colour * 5 + 5]))
            assert on_board + sum(s.taken[seat * 5 + colour] for seat in range(s.players)) == 4


def run(players: int, games: int, seed: int) -> Counter[str]:
    """Play so many games and count what was played and who was hired."""
    counts: Counter[str] = Counter()

    def note(event: Event) -> None:
        if event.key in ("action-played", "character-hired"):
            counts[str(event.args.get("character") or str(event.args["card"]).partition("-")[2])] += 1

    for k in range(games):
        rng = Rng(seed + k)
        s = fresh(players)
        s.sink = note
        while s.options:
            drive.choose(s, drive.draw(s, rng))
            check(s, lying=s.step(s.top()).name != "lay_message" if s.depth else True)
        assert s.round == 9
        assert 1 in s.outcome().ranks
    return counts


@pytest.mark.rule("NDM-C4", "NDM-C5", "NDM-C7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_lost_in_random_games(players: int) -> None:
    counts = run(players, 10, 77)
    assert set(counts) == {*ACTIONS, *CHARACTERS}


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_twenty_thousand_random_games(chunk: int) -> None:
    players = 2 + chunk % 4
    counts = run(players, GAMES, 1_000_000 + chunk * GAMES)
    print(f"{players} players, {GAMES} games:", dict(counts.most_common()))
    assert all(counts[name] >= 1800 * players for name in ACTIONS)  # two of each for every seat and game
    assert all(counts[name] >= 80 * players for name in CHARACTERS)
