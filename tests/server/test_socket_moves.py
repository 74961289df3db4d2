"""Moves over the socket of a table: the same rights, checks and receipts as by HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.site import Client, Served, Socket


class Room:
    """A game of Anna (seat 0) and Bert, with a socket of each who follows it by changes."""

    def __init__(self, url: str, open_: ExitStack) -> None:
        self.anna, self.bert = (open_.enter_context(Client(url, name)) for name in ("Anna", "Bert"))
        self.table = self.anna.table("rattus", "mine open")
        self.bert.sit(self.table, 1)
        self.sockets: list[Socket] = [
            open_.enter_context(client.socket(self.table, eyes=str(k), changes=True))
            for k, client in enumerate((self.anna, self.bert))
        ]
        told = [socket.told() for socket in self.sockets]
        self.n = told[0]["n"]
        self.asked: int = told[0]["view"]["asked"][0]
        self.choice = told[self.asked]["view"]["decision"]["options"][0]["choice"]

    @property
    def mover(self) -> Socket:
        """The socket of whoever is asked."""
        return self.sockets[self.asked]

    @property
    def other(self) -> Socket:
        return self.sockets[1 - self.asked]


@pytest.fixture
def room(site: Served) -> Iterator[Room]:
    with ExitStack() as open_:
        yield Room(site.url, open_)


def refused(answer: Any) -> tuple[str, int, str]:
    assert answer["type"] == "refused"
    problem = answer["problem"]
    return problem["type"], problem["status"], problem["field"]


def test_a_move_gets_a_receipt_and_everybody_is_told(room: Room) -> None:
    assert room.mover.move(room.asked, room.choice, room.n, "k") == {"type": "done", "key": "k", "n": room.n + 1}
    assert room.other.told()["n"] == room.n + 1


def test_moves_that_come_together_are_answered_in_their_order(room: Room) -> None:
    move = {"type": "move", "seat": 1 - room.asked, "choice": room.choice, "expected": room.n}
    keys = [str(k) for k in range(10)]
    for key in keys:
        room.other.wire.send(json.dumps(move | {"key": key}))
    answers: list[Any] = []
    while len(answers) < len(keys):
        message = room.other.hear()
        answers += [message] if message["type"] == "refused" else []
    assert [answer["key"] for answer in answers] == keys


def test_a_move_with_the_same_key_happens_once_whichever_way_it_comes(room: Room) -> None:
    client = (room.anna, room.bert)[room.asked]
    first = room.mover.move(room.asked, room.choice, room.n, "k")
    assert room.mover.move(room.asked, room.choice, room.n, "k") == first
    again = client.http.post(
        f"/api/tables/{room.table}/seats/{room.asked}/moves",
        content=json.dumps({"choice": room.choice, "expected": room.n}, separators=(",", ":")),
        headers={"Idempotency-Key": "k", "Content-Type": "application/json"},
    )
    assert again.json() == {"n": first["n"]}
    assert client.look(room.table)["n"] == first["n"]


def test_a_key_that_came_with_another_move_is_refused(room: Room) -> None:
    room.mover.move(room.asked, room.choice, room.n, "k")
    assert refused(room.mover.move(room.asked, "other", room.n, "k"))[2] == "Idempotency-Key"


def test_nobody_moves_for_a_seat_that_is_not_his(room: Room) -> None:
    answer = room.other.move(room.asked, room.choice, room.n, "k")
    assert refused(answer) == ("urn:lazaretto:not-yours", 403, "seat")


def test_whoever_looks_on_without_a_name_moves_nothing(room: Room, site: Served) -> None:
    with Client(site.url) as nobody, nobody.socket(room.table, changes=True) as socket:
        socket.told()
        assert refused(socket.move(room.asked, room.choice, room.n, "k"))[1] == 401


def test_a_move_that_the_rules_forbid_is_refused_with_the_reason(room: Room) -> None:
    answer = room.mover.move(room.asked, "pass", room.n, "k")
    assert refused(answer)[0] in ("urn:lazaretto:illegal-move", "urn:lazaretto:invalid")
    assert room.mover.move(room.asked, room.choice, room.n, "l")["type"] == "done"


def test_a_move_on_a_question_of_before_is_refused(room: Room) -> None:
    assert refused(room.mover.move(room.asked, room.choice, room.n + 1, "k"))[0] == "urn:lazaretto:stale"


def test_who_has_signed_out_moves_nothing_more(room: Room) -> None:
    client = (room.anna, room.bert)[room.asked]
    client.post("/api/sign-out")
    message = room.mover.hear()
    while message is not None:
        message = room.mover.hear()
    assert room.mover.wire.close_code == 4000


@pytest.mark.slow
def test_moves_over_sockets_are_counted_with_all_requests(tmp_path: Path) -> None:
    limits = "[limits]\nrequests = 1.0\nburst = 20\n"
    with Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path, limits) as few, ExitStack() as open_:
        room = Room(few.url, open_)
        answers = [room.mover.move(room.asked, "pass", room.n, str(k)) for k in range(30)]
    assert "urn:lazaretto:too-many" in {refused(answer)[0] for answer in answers}


@pytest.mark.parametrize(
    "words",
    [
        "{}",
        '{"type": "move"}',
        '{"type": "move", "seat": 9, "choice": "pass", "expected": 1, "key": "k"}',
        '{"type": "move", "seat": 0, "choice": "pass", "expected": 1, "key": ""}',
        '{"type": "move", "seat": 0, "choice": "pass", "expected": 1, "key": "k", "more": 1}',
        '{"type": "sit", "seat": 0}',
        "\\ud800",
    ],
)
def test_whatever_is_no_move_closes_the_socket(room: Room, words: str) -> None:
    room.mover.wire.send(words)
    while room.mover.hear() is not None:
        pass
    assert room.mover.wire.close_code == 4000
    assert room.anna.look(room.table)["n"] == room.n
