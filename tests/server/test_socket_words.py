"""Whatever a client says on a socket, the server neither stumbles nor lets it change anything unseen."""

from __future__ import annotations

import json
import random
import string
from contextlib import suppress
from socket import SHUT_WR
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.site import Client, Served, Socket
from tests.soak import often

MESSAGES = often(100, 20_000)
TOGETHER = 5  # at most on one socket, if it is not closed before

# What means something to the site, somewhere; said at the wrong place, of the wrong kind, or at the wrong time.
NAMES = (
    "type",
    "move",
    "seat",
    "choice",
    "expected",
    "key",
    "table",
    "n",
    "eyes",
    "since",
    "whole",
    "news",
    "presence",
)


def words(rng: random.Random) -> str | bytes:
    """Something to say: like a message, like JSON, or like nothing."""
    match rng.randrange(4):
        case 0:
            return json.dumps({rng.choice(NAMES): value(rng) for _ in range(rng.randrange(6))})
        case 1:
            return json.dumps(value(rng))[: rng.randrange(1, 200)]
        case 2:
            return "".join(rng.choices(string.printable + "\0é\u2028😀", k=rng.randrange(300)))
        case _:
            return rng.randbytes(rng.randrange(300))


def value(rng: random.Random, depth: int = 0) -> Any:
    """Any value of JSON, not too deep."""
    plain = (None, True, rng.getrandbits(70) - 2**69, rng.random(), float("nan"), rng.choice(NAMES), "", "x" * 200)
    kind = rng.randrange(10)
    if kind < 2 and depth < 4:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind < 4 and depth < 4:
        return {rng.choice(NAMES): value(rng, depth + 1) for _ in range(rng.randrange(4))}
    return rng.choice(plain)


def speak(socket: Socket, rng: random.Random) -> int:
    """Say a few things, some of them below the level of messages, and go without a word; how many."""
    said = 0
    with suppress(ConnectionClosed, OSError):
        for _ in range(rng.randrange(1, TOGETHER + 1)):
            said += 1
            if rng.random() < 0.2:
                socket.wire.socket.sendall(rng.randbytes(rng.randrange(1, 100)))
            else:
                socket.wire.send(words(rng))
        socket.wire.socket.shutdown(SHUT_WR)
    return said


@pytest.mark.slow
def test_no_words_on_a_socket_make_the_server_stumble(site: Served) -> None:
    rng = random.Random(1)
    with Client(site.url, "Anna") as anna:
        table = anna.table("rattus", "mine mine", options={"start": "0"})
        before = anna.look(table)
        said = 0
        while said < MESSAGES:
            with suppress(InvalidHandshake), anna.socket(table) as socket:
                said += speak(socket, rng)
        assert anna.look(table)["moments"] == before["moments"]
        choice = before["view"]["decision"]["options"][0]["choice"]
        assert anna.move(table, 0, choice, before["n"]).status_code == 200
    assert site.logged("defect") == []
    assert "Traceback" not in site.log_file.read_text()
