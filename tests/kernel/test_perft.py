"""Counting answer sequences: small enough to be counted by hand."""

from __future__ import annotations

import pytest

from lazaretto.kernel import bits
from lazaretto.kernel.game import Game
from lazaretto.kernel.perft import divide, perft
from lazaretto.kernel.replay import resume
from tests.kernel.tables import chests, named
from tests.tiny.chests import CHESTS_RULES


def last_two() -> Game:
    """Two closed chests are left, oak and elm; the amounts 1 and 2 are in them; seat 0 is to open."""
    snapshot = named(peek="no").snapshot()
    closed = bits.first(2)
    snapshot["state"] |= {
        "closed": closed,
        "undrawn": closed,
        "content": [0, 0, 3, 4, 5, 6],
        "seen": [0, 0, 3, 3, 3, 3],
    }
    return resume(CHESTS_RULES, snapshot)


def test_nothing_is_counted_once() -> None:
    assert perft(chests().state, 0) == 1


def test_two_seats_name_one_of_six_chests_each() -> None:
    assert perft(chests().state, 1) == 6
    assert perft(chests().state, 2) == 36
    assert perft(chests(players=3).state, 3) == 216


def test_then_one_may_look_into_six_or_not_and_chance_has_six_answers() -> None:
    assert perft(named().state, 1) == 7
    assert perft(named().state, 2) == 6 * 6 + 6  # look and find, or do not look and open


def test_an_ended_game_counts_once_at_any_depth() -> None:
    # Two ways to open, two amounts to find; then the last chest opens by itself, and chance says the last amount.
    assert [perft(last_two().state, depth) for depth in range(6)] == [1, 2, 4, 4, 4, 4]


def test_divide_shows_the_count_behind_each_answer() -> None:
    game = named()
    assert divide(game.state, 2) == [*((chest, 6) for chest in range(6)), (6, 6)]


def test_counting_changes_nothing() -> None:
    game = named()
    before = game.state.save(), game.state.options
    perft(game.state, 3)
    assert (game.state.save(), game.state.options) == before


def naive(game: Game, depth: int) -> int:
    """The same count through the front door."""
    if depth == 0 or game.decision is None:
        return 1
    total = 0
    for option in game.decision.options:
        twin = game.fork()
        twin.apply(option)
        total += naive(twin, depth - 1)
    return total


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_the_count_through_the_game_is_the_same(depth: int) -> None:
    assert naive(named(), depth) == perft(named().state, depth)
