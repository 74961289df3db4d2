"""Whose word the others need not wait for: who is not connected, and has not been heard of for long enough."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from lazaretto.server.absence import Absence
from lazaretto.server.entries import Days
from lazaretto.server.hub import Connection, Hub
from lazaretto.server.settings import Settings
from lazaretto.server.table import DAY
from lazaretto.server.viewpoint import SPECTATOR, Presence
from tests.server.opened import Nowhere
from tests.server.site import Client, Served
from tests.server.tables import begun


def connected(hub: Hub, *seats: int) -> Connection:
    connection = Connection("t", "somebody", SPECTATOR, Nowhere(), seats=frozenset(seats))
    hub.enter(connection)
    return connection


def test_who_is_connected_is_not_away() -> None:
    played, hub = begun(), Hub()
    connected(hub, 1)
    assert Absence(hub, 0.0).away(played.table, played.now) == {0, 2}


def test_who_has_just_gone_is_not_away_yet() -> None:
    played, hub = begun(), Hub()
    hub.leave(connected(hub, 1))
    assert Absence(hub, 60.0).away(played.table, played.now + 1000) == frozenset()


def test_who_has_just_answered_is_not_away_though_he_is_not_connected() -> None:
    played = begun()
    played.now += 1000
    k = played.answer()
    assert k not in Absence(Hub(), 0.001).away(played.table, played.now)


def test_who_is_connected_to_another_process_is_not_away() -> None:
    played, hub = begun(), Hub()
    hub.heard("other", "t", Presence(frozenset({2})))
    assert Absence(hub, 0.0).away(played.table, played.now) == {0, 1}


def test_who_was_connected_to_another_process_just_now_is_not_away_yet() -> None:
    played, hub = begun(), Hub()
    hub.heard("other", "t", Presence(frozenset({2})))
    hub.heard("other", "t", Presence())
    assert 2 not in Absence(hub, 60.0).away(played.table, played.now + 1000)


def test_where_answers_may_take_days_nobody_is_away_before() -> None:
    played = begun(clock=Days(2))
    assert Absence(Hub(), 0.0).away(played.table, played.now + DAY) == frozenset()


def test_two_minutes_are_waited_unless_it_is_set_otherwise() -> None:
    assert Settings().absence == 120.0


# ---------------------------------------------------------------- over HTTP


class Two:
    """Anna and Bert at a table of Notre Dame."""

    def __init__(self, url: str, open_: ExitStack) -> None:
        self.open = open_
        self.anna, self.bert = (open_.enter_context(Client(url, name)) for name in ("Anna", "Bert"))

    def table(self, **more: object) -> str:
        table = self.anna.table("notre-dame", "mine open", **more)
        self.bert.sit(table, 1)
        return table

    def connect(self, client: Client, table: str) -> None:
        self.open.enter_context(client.socket(table)).told()


@pytest.fixture
def two(served: Served) -> Iterator[Two]:
    with ExitStack() as open_:
        yield Two(served.url, open_)


def bots(client: Client, table: str) -> list[bool]:
    """Which seats a bot plays."""
    return [seat["bot"] != "" for seat in client.look(table)["table"]["seats"]]


@pytest.mark.slow
def test_a_connected_opponent_is_not_handed_to_a_bot(two: Two) -> None:
    table = two.table()
    two.connect(two.bert, table)
    two.anna.act(table, 0, "proposals", {"what": "replace", "to": 1})
    assert bots(two.anna, table) == [False, False]
    assert two.anna.look(table)["table"]["vote"]["missing"] == [1]


def test_a_connected_opponent_is_not_handed_to_a_bot_at_his_turn_of_a_rated_live_game(two: Two) -> None:
    table = two.table(rated=True, clock={"type": "live", "seconds": 600})
    two.connect(two.bert, table)
    refusal = two.anna.refused(f"/api/tables/{table}/seats/0/proposals", {"what": "replace", "to": 1})
    assert (refusal.status, refusal.problem["field"]) == (409, "to")


def test_an_absent_opponent_is_handed_to_a_bot(two: Two) -> None:
    table = two.table()
    two.anna.act(table, 0, "proposals", {"what": "replace", "to": 1})
    assert bots(two.anna, table) == [False, True]


@pytest.mark.parametrize("proposal", [{"what": "end"}, {"what": "rewind", "to": 0}])
def test_a_rated_game_is_not_ended_or_undone_because_a_bot_stands_in(two: Two, proposal: object) -> None:
    table = two.table(rated=True)
    two.anna.act(table, 0, "proposals", {"what": "replace", "to": 1})
    whole = two.anna.look(table, "0")
    two.anna.move(table, 0, whole["view"]["decision"]["options"][0]["choice"], whole["n"])
    two.anna.act(table, 0, "proposals", proposal)
    info = two.anna.look(table)["table"]
    assert (info["state"], info["rated"], info["vote"]["missing"]) == ("running", True, [1])


def test_who_is_connected_is_asked_though_a_bot_stands_in_for_him(two: Two) -> None:
    table = two.table()
    two.anna.act(table, 0, "proposals", {"what": "replace", "to": 1})
    two.connect(two.bert, table)
    two.anna.act(table, 0, "proposals", {"what": "end"})
    assert two.anna.look(table)["table"]["state"] == "running"


@pytest.mark.slow
def test_who_has_been_gone_for_a_moment_only_is_not_handed_to_a_bot(tmp_path: Path) -> None:
    with ExitStack() as open_:
        served = open_.enter_context(Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path, absence=60.0))
        two = Two(served.url, open_)
        table = two.table()
        two.anna.act(table, 0, "proposals", {"what": "replace", "to": 1})
        assert bots(two.anna, table) == [False, False]
