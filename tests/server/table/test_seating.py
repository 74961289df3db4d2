"""Who sits where before the game, and who may play a seat."""

from __future__ import annotations

import pytest

from lazaretto.server.commands import devices, seating
from lazaretto.server.refusals import Invalid, NotNow, NotYours
from tests.server.tables import Played, begun, kinds


def test_the_last_free_seat_begins_the_game() -> None:
    played = Played("rattus", 2).seat("p0")
    assert kinds(seating.sit(played.table, 1.0, 1, "p1", "Bea")) == ["sat", "began"]


def test_another_seat_than_the_last_does_not_begin_it() -> None:
    assert kinds(seating.sit(Played("rattus", 2).table, 1.0, 1, "p1", "Bea")) == ["sat"]


def test_a_taken_seat_cannot_be_taken() -> None:
    with pytest.raises(NotNow, match="seat 0 is taken"):
        seating.sit(Played("rattus", 2).seat("p0").table, 1.0, 0, "p1", "Bea")


def test_a_seat_that_does_not_exist_cannot_be_taken() -> None:
    with pytest.raises(Invalid, match="expected a seat from 0 to 1; got 2"):
        seating.sit(Played("rattus", 2).table, 1.0, 2, "p1", "Bea")


def test_nobody_sits_down_at_a_running_game() -> None:
    with pytest.raises(NotNow, match="expected a table that is open; this one is running"):
        seating.sit(begun().table, 1.0, 0, "p9", "Zoe")


def test_only_the_host_gives_a_seat_to_a_bot() -> None:
    with pytest.raises(NotYours):
        seating.fill(Played().table, 1.0, 1, "greedy", "p1")


def test_a_bot_is_not_put_on_a_taken_seat() -> None:
    with pytest.raises(NotNow, match="seat 0 is taken"):
        seating.fill(Played().seat("p0").table, 1.0, 0, "greedy", "p0")


def test_a_game_whose_last_seat_goes_to_a_bot_waits_for_its_host() -> None:
    played = Played("rattus", 2).seat("p0")
    played.do(seating.fill(played.table, 1.0, 1, "greedy", "p0"))
    assert played.table.state == "open"
    assert kinds(seating.begin(played.table, 1.0, "p0")) == ["began"]


def test_a_game_does_not_begin_with_a_free_seat() -> None:
    with pytest.raises(NotNow, match="free are 1, 2"):
        seating.begin(Played().seat("p0").table, 1.0, "p0")


def test_only_the_host_begins() -> None:
    played = Played("rattus", 2).seat("p0")
    played.do(seating.fill(played.table, 1.0, 1, "greedy", "p0"))
    with pytest.raises(NotYours):
        seating.begin(played.table, 1.0, "p1")


@pytest.mark.parametrize("by", ["p0", "p1"])
def test_a_player_leaves_or_is_sent_away_by_the_host(by: str) -> None:
    played = Played().seat("p0", "p1")
    played.do(seating.leave(played.table, 1.0, 1, by))
    assert played.table.seats[1].is_open


def test_nobody_else_sends_a_player_away() -> None:
    with pytest.raises(NotYours):
        seating.leave(Played().seat("p0", "p1").table, 1.0, 1, "p2")


def test_a_free_seat_cannot_be_left() -> None:
    with pytest.raises(NotNow, match="seat 1 is free already"):
        seating.leave(Played().table, 1.0, 1, "p0")


def test_nobody_leaves_a_running_game() -> None:
    with pytest.raises(NotNow):
        seating.leave(begun().table, 1.0, 1, "p1")


def test_who_holds_the_link_of_a_seat_may_play_it() -> None:
    played = begun()
    played.do(devices.link(played.table, 1.0, 1, "phone"))
    assert played.table.seats_of("phone") == [1]


def test_the_player_himself_needs_no_link() -> None:
    assert devices.link(begun().table, 1.0, 1, "p1") == []


def test_nobody_plays_a_bots_seat_by_a_link() -> None:
    with pytest.raises(NotNow, match="nobody sits on seat 1"):
        devices.link(Played("rattus", 2).seat("p0", "bot:greedy").table, 1.0, 1, "p1")


def test_a_link_is_worth_nothing_once_its_player_has_left() -> None:
    played = Played().seat("p0", "p1")
    played.do(devices.link(played.table, 1.0, 1, "phone"))
    played.do(seating.leave(played.table, 1.0, 1, "p1"))
    assert played.table.seats_of("phone") == []


def test_a_deal_that_the_host_chose_is_not_rated() -> None:
    assert not Played(rated=True, seed_known=True).table.rated
    assert Played(rated=True).table.rated
