"""A hint is a move that is open, and nobody is harmed by it."""

from __future__ import annotations

import pytest

from lazaretto.games.titles import TITLES
from lazaretto.server.hints import hint
from lazaretto.server.refusals import NotNow, NotYours
from tests.server.tables import Played, begun


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_is_one_of_the_moves_that_are_open(title: str) -> None:
    played = Played(title, 2).seat("p0", "bot:greedy")
    for _ in range(40):
        if 0 in played.table.asked:
            suggested = hint(played.table, 0)
            assert suggested in played.options(0)
            played.answer(0, suggested)
        else:
            played.answer()


def test_no_hint_is_given_where_another_person_plays() -> None:
    with pytest.raises(NotYours, match="where only bots play along"):
        hint(begun("rattus").table, 0)


def test_no_hint_is_given_to_a_seat_that_is_not_asked() -> None:
    played = Played("rattus", 2).seat("p0", "bot:greedy")
    while 0 in played.table.asked:
        played.answer(0)
    with pytest.raises(NotNow, match="seat 0 is not asked"):
        hint(played.table, 0)
