"""How a game ended."""

from __future__ import annotations

from lazaretto.kernel.outcome import Outcome

OUTCOME = Outcome((1, 3, 1), ({"coins": 4, "named": 1}, {"coins": 2}, {"coins": 5}), "all-chests-open", "TNY-E1")


def test_points_are_added_up_for_each_seat() -> None:
    assert OUTCOME.totals == (5, 2, 5)


def test_seats_that_share_the_first_place_share_the_victory() -> None:
    assert OUTCOME.winners == (0, 2)


def test_an_outcome_as_plain_data() -> None:
    assert OUTCOME.to_json() == {
        "ranks": [1, 3, 1],
        "totals": [5, 2, 5],
        "points": [{"coins": 4, "named": 1}, {"coins": 2}, {"coins": 5}],
        "reason": "all-chests-open",
        "rule": "TNY-E1",
    }
