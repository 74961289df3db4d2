"""What clocks do to a seat, and how its player comes back."""

from __future__ import annotations

import pytest

from lazaretto.server import entries as log
from lazaretto.server.commands import play, votes
from lazaretto.server.effects import RETURN_SECONDS
from lazaretto.server.entries import Days, Live
from lazaretto.server.refusals import NotNow
from lazaretto.server.table import DAY
from tests.server.tables import STAND_IN, begun


def test_a_live_clock_runs_only_while_its_seat_is_asked_and_grows_with_an_answer() -> None:
    played = begun(clock=Live(100, 5))
    k = played.table.asked[0]
    played.now += 30
    played.answer(k)
    other = played.table.asked[0]
    assert played.table.seats[k].left == 75
    assert played.table.deadline(k) is None
    assert played.table.deadline(other) == played.now + 100


def test_thinking_that_is_taken_back_has_cost_its_time_and_earned_nothing() -> None:
    played = begun("notre-dame", clock=Live(100, 5))
    k = played.table.asked[0]
    for _ in range(3):
        played.now += 10
        played.answer(k)
        played.do(play.undo(played.table, played.now, k))
    assert played.table.seats[k].left == 70


def test_days_are_for_each_answer() -> None:
    played = begun(clock=Days(2))
    k = played.table.asked[0]
    assert played.table.deadline(k) == played.now + 2 * DAY
    played.now += DAY
    played.answer(k)
    assert played.table.due == played.now + 2 * DAY


def test_without_a_clock_nothing_is_due() -> None:
    assert begun().table.due is None


def test_no_clock_ends_before_its_time() -> None:
    played = begun(clock=Live(100))
    assert play.expire(played.table, played.now + 99.9) == []


@pytest.mark.parametrize("clock", [Live(100, 5), Days(2)])
def test_a_bot_stands_in_when_the_clock_has_ended(clock: Live | Days) -> None:
    played = begun(clock=clock)
    k = played.table.asked[0]
    due = played.table.due
    assert due is not None
    played.do(play.expire(played.table, due))
    assert played.table.seats[k].bot == STAND_IN
    assert played.table.bots_asked() == [k]
    assert played.table.deadline(k) is None


def test_all_clocks_that_have_ended_at_once_are_looked_after_at_once() -> None:
    played = begun("notre-dame", clock=Live(100))
    first, *late = played.table.asked
    played.answer(first)
    assert [entry.seat for entry in play.expire(played.table, 5000.0) if isinstance(entry, log.StoodIn)] == late


def test_who_comes_back_plays_again_and_has_time_to() -> None:
    played = begun(clock=Live(100))
    k = played.table.asked[0]
    played.do(play.expire(played.table, played.now + 100))
    played.now += 500
    played.do(play.come_back(played.table, played.now, k))
    assert played.table.seats[k].bot == ""
    assert played.table.deadline(k) == played.now + RETURN_SECONDS
    assert played.answer(k) == k


def test_who_is_replaced_while_others_think_loses_no_time() -> None:
    played = begun(clock=Live(1000))
    k = played.answer()
    played.now += 500
    proposer = next(other for other in range(3) if other != k)
    away = frozenset({k})
    played.do(votes.propose(played.table, played.now, proposer, "replace", k, away))
    left = played.table.seats[k].left
    third = 3 - k - proposer
    played.do(votes.cast(played.table, played.now, third, True, away))
    played.do(play.come_back(played.table, played.now, k))
    assert played.table.seats[k].left == left


def test_who_is_not_away_cannot_come_back() -> None:
    with pytest.raises(NotNow, match="seat 0 is not played by a bot"):
        play.come_back(begun().table, 1.0, 0)


def test_who_gave_up_cannot_come_back() -> None:
    played = begun()
    played.do(play.resign(played.table, 1.0, 0))
    with pytest.raises(NotNow, match="seat 0 was given up"):
        play.come_back(played.table, 1.0, 0)
