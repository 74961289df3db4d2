"""Connections that do not get on, or are too many, cost others nothing; and a site answers under its own names only."""

from __future__ import annotations

import asyncio
import gc
import socket
import sqlite3
import time
import weakref
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from lazaretto.server.connections import Gate
from lazaretto.server.hosts import Hosts
from lazaretto.server.hub import framed
from lazaretto.server.socket_protocol import DirectProtocol, wire_of
from lazaretto.server.steady_clock import SteadyClock
from tests.server.conftest import Run
from tests.server.site import GENEROUS, SECONDS, Client, Served, eventually
from tests.server.test_people import cookie_of

IMPATIENT = """
url = "https://games.example"

[limits]
request_seconds = 0.5
address = 8
"""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a site really listens that is known as https://games.example."""
    folder = tmp_path_factory.mktemp("site")
    port = free_port()
    with Served(f"sqlite:{folder / 'site.db'}", folder, IMPATIENT, "--port", str(port)):
        yield f"http://127.0.0.1:{port}"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def dial(url: str) -> socket.socket:
    parts = urlsplit(url)
    return socket.create_connection((parts.hostname, parts.port), timeout=SECONDS)


def ended(line: socket.socket) -> bool:
    """Whether the next that comes is the end."""
    try:
        return line.recv(1000) == b""
    except ConnectionResetError:
        return True


UNFINISHED = {
    "nothing": b"",
    "half a line": b"GET /health HT",
    "half the headers": b"GET /health HTTP/1.1\r\nHost: localhost\r\n",
    "half a body": b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
}


@pytest.mark.parametrize("what", UNFINISHED)
def test_a_request_that_does_not_finish_is_cut_off(what: str, impatient: str) -> None:
    with dial(impatient) as line:
        line.sendall(UNFINISHED[what])
        assert ended(line)


def test_who_goes_away_while_he_sends_something_is_no_defect_of_the_site(served: Served) -> None:
    with dial(served.url) as line:
        line.sendall(UNFINISHED["half a body"])
    with Client(served.url) as client:
        counted = 'route="/api/guests",status="400"'
        eventually(lambda: counted in client.http.get("/metrics").text)
    assert [each for each in served.logged("defect") if each["path"] == "/api/guests"] == []


@pytest.mark.slow
def test_a_second_request_on_a_connection_has_its_own_time(impatient: str) -> None:
    with httpx.Client(base_url=impatient, trust_env=False) as http:
        for _ in range(3):
            assert http.get("/health").status_code == 200
            time.sleep(0.3)
    with dial(impatient) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answer = b""
        while not answer.endswith(b"}"):
            answer += line.recv(10_000)
        line.sendall(b"GET /health HT")
        assert ended(line)


def test_more_connections_than_one_address_may_have_are_refused_and_the_next_ones_served(impatient: str) -> None:
    with ExitStack() as open_:
        for _ in range(8):
            open_.enter_context(dial(impatient))
        with dial(impatient) as line:
            assert line.recv(1000).startswith(b"HTTP/1.1 503 ")
    time.sleep(0.1)
    assert httpx.get(f"{impatient}/health", trust_env=False).status_code == 200


def test_a_trusted_proxy_stands_for_many_addresses() -> None:
    gate = Gate(1, 3, "10.0.0.1")
    assert [gate.enter("10.0.0.2") for _ in range(2)] == [True, False]
    assert [gate.enter("10.0.0.1") for _ in range(3)] == [True, True, False]
    gate.leave("10.0.0.1")
    assert gate.enter("10.0.0.3")


def test_the_addresses_of_one_household_are_counted_together() -> None:
    gate = Gate(2, 10)
    assert [gate.enter(f"2001:db8::{n}") for n in range(1, 4)] == [True, True, False]
    gate.leave("2001:db8::1")
    assert gate.enter("2001:db8::4")


def test_sockets_take_files_too() -> None:
    sockets = 2
    gate = Gate(10, 3, sockets=lambda: sockets)
    assert [gate.enter("10.0.0.1"), gate.enter("10.0.0.2")] == [True, False]
    sockets = 0
    assert gate.enter("10.0.0.2")


# ---------------------------------------------------------------- names

NAMES = {
    "https://games.example": (
        ["games.example", "Games.Example:443", "127.0.0.1:8347", "localhost", "[::1]:8347"],
        ["evil.example", "192.168.1.5", "games.example.evil.example", ""],
    ),
    "http://127.0.0.1:8347": (["127.0.0.1:8347", "localhost:8347", "192.168.1.5"], ["evil.example", ""]),
    "http://0.0.0.0:8347": (["192.168.1.5:8347", socket.gethostname()], ["evil.example"]),
    "": (["127.0.0.1", "[fe80::1]:80"], ["evil.example"]),
}


@pytest.mark.parametrize("url", NAMES)
def test_a_site_knows_its_names(url: str) -> None:
    own, others = NAMES[url]
    hosts = Hosts(url)
    assert [host for host in own if host not in hosts] == []
    assert [host for host in others if host in hosts] == []


def test_other_names_may_be_added() -> None:
    assert "play.example:8000" in Hosts("https://games.example", ["https://www.games.example", "play.example"])


def test_a_request_for_another_site_is_refused_and_a_probe_answered(impatient: str) -> None:
    named = {"Host": "evil.example"}
    with httpx.Client(base_url=impatient, trust_env=False, headers=named, timeout=SECONDS) as http:
        refused = http.get("/api/titles")
        assert (refused.status_code, refused.json()["type"]) == (421, "urn:lazaretto:misdirected")
        assert http.get("/health/ready").status_code == 200
        assert http.get("/healthy").status_code == 421


def test_an_address_over_https_has_secure_cookies_and_is_not_reached_in_the_clear_again(impatient: str) -> None:
    with Client(impatient) as client:
        assert cookie_of(client)["lazaretto"]["secure"] is True
        assert client.http.get("/health").headers["strict-transport-security"] == "max-age=31536000"


# ---------------------------------------------------------------- what is asked for


@pytest.mark.parametrize("path", ["/health", "/api/titles", "/api/words/en", "/metrics", "/api/openapi.json"])
def test_head_is_get_without_the_body(path: str, site: Served) -> None:
    with Client(site.url) as client:
        got, head = client.http.get(path), client.http.head(path)
    assert (head.status_code, head.content) == (200, b"")
    if path != "/metrics":  # which counts its own requests
        assert head.headers["content-length"] == got.headers["content-length"]
    assert head.headers["content-type"] == got.headers["content-type"]


@pytest.mark.slow
def test_a_site_whose_database_takes_nothing_is_not_ready(tmp_path: Path) -> None:
    path = tmp_path / "site.db"
    with Served(str(path), tmp_path, GENEROUS) as served, Client(served.url) as client:
        assert client.http.get("/health/ready").status_code == 200
        holding = sqlite3.connect(path, isolation_level=None)
        holding.execute("BEGIN IMMEDIATE")
        assert client.http.get("/health/ready").status_code == 503
        holding.close()


# ---------------------------------------------------------------- time


def test_a_clock_that_is_set_while_the_site_runs_moves_no_time_at_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SteadyClock()
    before = clock()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= clock() - before < 10


# ---------------------------------------------------------------- sockets that end


class Echo:
    """Says what it hears. Socket and listener hold each other, as those of a table do."""

    def __init__(self, wire: DirectProtocol) -> None:
        self.wire = wire

    def take(self, said: bytes) -> None:
        self.wire.write(framed(said))


async def echo(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    wire = wire_of(scope)
    await send({"type": "websocket.accept"})
    wire.listen(Echo(wire).take)
    await receive()


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What refers to itself stays, as it does for hours at a site that has little to do."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("is_closed", [True, False])
def test_nothing_is_left_of_a_socket_that_has_ended(run: Run, is_closed: bool) -> None:
    async def story() -> None:
        config, state = uvicorn.Config(echo, ws=DirectProtocol), ServerState()
        config.load()
        server = await asyncio.get_running_loop().create_server(
            lambda: H11Protocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        port = server.sockets[0].getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}/", proxy=None) as client:
            await client.send("hello")
            assert await client.recv() == "hello"
            ((served, parsed),) = (
                (weakref.ref(each), weakref.ref(each.conn))
                for each in state.connections
                if isinstance(each, DirectProtocol)
            )
            if not is_closed:
                client.transport.abort()  # as a device that loses its network
        async with asyncio.timeout(SECONDS):
            while served() is not None or parsed() is not None:
                await asyncio.sleep(0.01)
        server.close()

    run(story())
