"""Who is connected sees what he may see now, whatever he was allowed when his socket was opened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.crowd import hear_until
from tests.server.postgres import Postgres
from tests.server.site import Client, Served, Socket


class People:
    """Anna, who makes tables, and others, each with a browser of their own."""

    def __init__(self, url: str, open_: ExitStack, changes: bool) -> None:
        self.open = open_
        self.changes = changes  # whether they follow tables by changes
        self.anna, self.bert, self.cleo = (open_.enter_context(Client(url, name)) for name in ("Anna", "Bert", "Cleo"))

    def watch(self, client: Client, table: str, eyes: str = "") -> Socket:
        """A socket that has been told everything there is so far."""
        socket = self.open.enter_context(client.socket(table, eyes=eyes, changes=self.changes))
        socket.told()
        return socket


@pytest.fixture(params=[False, True], ids=["whole", "changes"])
def people(served: Served, request: pytest.FixtureRequest) -> Iterator[People]:
    with ExitStack() as open_:
        yield People(served.url, open_, request.param)


def refusal(socket: Socket) -> Any:
    """The last word of the server before it closes a socket."""
    last = message = socket.hear()
    while message is not None:
        last, message = message, socket.hear()
    assert socket.wire.close_code == 4000
    return last["type"]


def is_news(message: Any) -> bool:
    return message["type"] in ("news", "changes")


def begun(message: Any) -> bool:
    return bool(message["type"] != "presence" and message["table"]["state"] == "running")


def test_who_has_left_a_seat_is_not_shown_the_hand_of_the_next(people: People) -> None:
    table = people.anna.table("notre-dame", "mine open open")
    people.bert.sit(table, 1)
    socket = people.watch(people.bert, table, eyes="1")
    people.bert.act(table, 1, "leave")
    people.cleo.sit(table, 1)
    people.anna.sit(table, 2)
    shown = hear_until(socket, begun)
    assert shown["view"]["seat"] is None
    assert {card["name"] for player in shown["view"]["position"]["players"] for card in player["passing"]} == {None}


def test_who_has_left_a_seat_gets_everything_anew_through_other_eyes(people: People) -> None:
    table = people.anna.table("notre-dame", "mine open open")
    people.bert.sit(table, 1)
    socket = people.watch(people.bert, table, eyes="1")
    people.bert.act(table, 1, "leave")
    assert hear_until(socket, lambda message: message["type"] != "presence")["type"] == "whole"


def test_who_watched_a_table_without_spectators_is_shown_out_when_the_game_begins(people: People) -> None:
    table = people.anna.table("rattus", "mine open", spectators=False)
    socket = people.watch(people.cleo, table)
    people.bert.sit(table, 1)
    assert refusal(socket) == "urn:lazaretto:not-yours"


def test_who_is_shown_out_is_not_there_any_more(people: People) -> None:
    table = people.anna.table("rattus", "mine open", spectators=False)
    people.watch(people.cleo, table)
    socket = people.watch(people.anna, table)
    people.bert.sit(table, 1)
    assert hear_until(socket, begun)["table"]["watching"] == 0


def test_signing_out_everywhere_closes_the_sockets_of_all_sessions(people: People) -> None:
    table = people.anna.table("rattus", "mine random")
    socket = people.watch(people.anna, table)
    people.anna.post("/api/sign-out", everywhere="true")
    assert refusal(socket) == "urn:lazaretto:not-signed-in"


def test_signing_out_closes_the_sockets_of_that_session_only(people: People, served: Served) -> None:
    table = people.anna.table("rattus", "mine open")
    with Client(served.url, token=people.anna.post("/api/me/tokens")["token"]) as program:
        kept, ended = people.watch(program, table), people.watch(people.anna, table)
        people.anna.post("/api/sign-out")
        assert refusal(ended) == "urn:lazaretto:not-signed-in"
        program.post(f"/api/tables/{table}/chat", {"text": "still here"})
        assert hear_until(kept, is_news)["moments"][-1]["text"] == "still here"


def test_signing_out_everywhere_leaves_the_sockets_of_others(people: People) -> None:
    table = people.anna.table("rattus", "mine open")
    people.bert.sit(table, 1)
    socket = people.watch(people.bert, table)
    people.anna.post("/api/sign-out", everywhere="true")
    people.bert.post(f"/api/tables/{table}/chat", {"text": "still here"})
    said = hear_until(socket, is_news)
    assert said["moments"][-1]["text"] == "still here"


def test_a_player_who_looks_through_other_eyes_is_there_all_the_same(people: People) -> None:
    table = people.anna.table("rattus", "mine open")
    people.bert.sit(table, 1)
    people.watch(people.bert, table, eyes="spectator")
    info = people.anna.look(table)["table"]
    assert [seat["present"] for seat in info["seats"]] == [False, True]


@pytest.mark.slow
def test_signing_out_everywhere_closes_sockets_at_other_processes(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    postgres.clear()
    folders = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("other")
    with ExitStack() as open_:
        one, other = (open_.enter_context(Served(postgres.url, folder)) for folder in folders)
        anna = open_.enter_context(Client(one.url, "Anna"))
        table = anna.table("rattus", "mine random")
        elsewhere = open_.enter_context(Client(other.url, token=anna.post("/api/me/tokens")["token"]))
        socket = open_.enter_context(elsewhere.socket(table))
        socket.told()
        anna.post("/api/sign-out", everywhere="true")
        assert refusal(socket) == "urn:lazaretto:not-signed-in"
        assert elsewhere.refused("/api/me/tokens").status == 401
