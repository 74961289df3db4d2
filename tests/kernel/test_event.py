"""Who may know of an event."""

from __future__ import annotations

import pytest

from lazaretto.kernel.event import EVERYBODY, ONLY, EachOf, Event, all_but, event_type
from tests.kernel.tables import named


@pytest.mark.parametrize(
    ("audience", "seen"),
    [
        (EVERYBODY, {0, 1, 2, 3, None}),
        (ONLY[2], {2}),
        (ONLY[0], {0}),
        (all_but(2), {0, 1, 3, None}),
        (all_but(0), {1, 2, 3, None}),
        (ONLY[1] | ONLY[3], {1, 3}),
        (all_but(0) & all_but(1), {2, 3, None}),
    ],
)
def test_an_audience_is_a_set_of_seats_and_perhaps_spectators(audience: int, seen: set[int | None]) -> None:
    event = Event("found", {}, audience)
    assert {seat for seat in (0, 1, 2, 3, None) if event.seen_by(seat)} == seen


def test_what_is_found_in_private_is_told_to_the_finder_and_that_he_looked_to_the_others() -> None:
    game = named(players=3)
    game.apply("look_into:elm")
    game.apply("holds:5")
    found = (4, Event("found", {"chest": "elm", "coins": 5}, ONLY[0]))
    looked = (4, Event("looked", {"seat": 0, "chest": "elm"}, all_but(0)))
    assert game.history(0) == [found]
    assert game.history(1) == game.history(2) == game.history(None) == [looked]


def test_whoever_listens_is_told_from_then_on_until_he_stops() -> None:
    game = named()
    heard: list[Event] = []
    game.apply("no_look")
    game.listen(heard.append)
    game.apply("open:elm")
    game.apply("holds:2")
    assert [event.key for event in heard] == ["opened"]
    game.listen(None)
    game.apply("no_look")
    game.apply("open:oak")
    game.apply("holds:3")
    assert len(heard) == 1


def test_a_fork_tells_nobody() -> None:
    game = named()
    heard: list[Event] = []
    game.listen(heard.append)
    fork = game.fork()
    fork.apply("look_into:elm")
    fork.apply("holds:2")
    assert heard == []


def test_whoever_listens_hears_on_after_an_answer_is_taken_back_and_nothing_twice() -> None:
    game = named()
    heard: list[Event] = []
    game.apply("no_look")
    game.listen(heard.append)
    game.undo(0)
    assert heard == []
    game.apply("look_into:elm")
    game.apply("holds:2")
    assert [event.key for event in heard] == ["found", "looked"]


@pytest.mark.parametrize(("chests", "told"), [(0, ""), (0b100, "elm"), (0b101, "oak,elm")])
def test_a_set_is_told_by_the_names_of_its_members(chests: int, told: str) -> None:
    kind = event_type("locked", seat=None, chests=EachOf(["oak", "ash", "elm"]))
    assert kind.event((1, chests), EVERYBODY).args == {"seat": 1, "chests": told}
