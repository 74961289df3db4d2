"""A real site for tests: a `lazaretto serve` process, and clients that play there."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack, closing
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Any, NamedTuple, Self, TypeVar

import asyncpg
import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lazaretto.server import entries
from lazaretto.server.entries import AnyEntry
from tests.server.followed import Followed
from tests.server.prepared import Prepared

SECONDS = 30.0  # longer than anything here takes; who waits longer waits in vain

# Tests do in a second what people do in an hour.
GENEROUS = """
[limits]
tables = 10000
waiting = 10000
requests = 100000.0
burst = 100000
address_requests = 100000.0
address_burst = 100000
chat = 1000.0
chat_burst = 1000
sign_ins = 1000.0
sign_ins_burst = 1000
replays = 100000.0
replays_burst = 100000
positions = 1000.0
positions_burst = 1000
imports = 1000.0
imports_burst = 1000
address_imports = 1000.0
address_imports_burst = 1000
exports = 1000.0
exports_burst = 1000
reports = 1000
address_reports = 1000.0
address_reports_burst = 1000
address_sockets = 10000
address = 10000
attempts = 1000.0
attempts_burst = 1000
letters = 1000.0
letters_burst = 1000
address_letters = 1000.0
address_letters_burst = 1000
"""

COOKIE = "lazaretto"

T = TypeVar("T")


class Served:
    """A server process on a database. It can be stopped or killed, and started again on the same database.

    In tests it begins prepared, unless it is to have an environment of its own, which may say what is imported.
    """

    def __init__(
        self,
        database: str,
        folder: Path,
        config: str = GENEROUS,
        *arguments: str,
        absence: float = 0.0,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.database = database
        self.folder = folder
        self.config = config
        self.arguments = arguments
        self.absence = absence  # seconds after which somebody who is not connected is away
        self.environment = environment  # beside that of this process
        self.url = ""
        self.process: subprocess.Popen[str] | Prepared | None = None

    @property
    def log_file(self) -> Path:
        return self.folder / "server.log"

    def start(self) -> Self:
        """Start it; requests are answered once it is open."""
        settings = self.folder / "site.toml"
        settings.write_text(f"absence = {self.absence}\n{self.config}")
        given = ["serve", "--port", "0", "--database", self.database, "--config", str(settings), *self.arguments]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **self.environment}
        with self.log_file.open("a") as log:
            if "PYTEST_VERSION" in os.environ and not self.environment:
                self.process = Prepared(given, log, env=environment)
            else:
                command = [sys.executable, "-m", "lazaretto", *given]
                self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Lazaretto at "), f"{said}{self.log_file.read_text()}"
        self.url = said.removeprefix("Lazaretto at ").strip()
        return self

    def stop(self) -> int:
        """Tell it to end, as an operator does; its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """End it without a word, as a power cut does."""
        return self._end(signal.SIGKILL)

    def _end(self, by: signal.Signals) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(by)
        try:
            return self.process.wait(SECONDS)
        finally:
            self.process.stdout.close()
            self.process = None

    def logged(self, event: str) -> list[dict[str, Any]]:
        """What it has logged of this kind."""
        lines = [json.loads(line) for line in self.log_file.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line.get("event") == event]

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process is not None:
            self.stop()


class Refusal(NamedTuple):
    """An error as the site tells it."""

    status: int
    problem: dict[str, Any]


class Client:
    """Somebody with a browser of his own. Without a name he is nobody."""

    def __init__(self, url: str, name: str = "", token: str = "") -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=url, timeout=SECONDS, headers=headers, trust_env=False)
        self.name = name
        if name and not token:
            self.post("/api/guests", {"name": name})

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    # ---------------------------------------------------------------- requests

    def get(self, path: str, **query: str | int) -> Any:
        """What is there; an error is a failure of the test."""
        return _told(self.http.get(path, params=query))

    def post(self, path: str, body: object = None, key: str = "", **query: str | int) -> Any:
        """Do something that succeeds."""
        return _told(self.send(path, body, key, **query))

    def send(self, path: str, body: object = None, key: str = "", **query: str | int) -> httpx.Response:
        """Do something, whatever comes of it."""
        headers = {"Idempotency-Key": key} if key else {}
        return self.http.post(path, json=body, params=query, headers=headers)

    def refused(self, path: str, body: object = None, key: str = "", **query: str | int) -> Refusal:
        """Try something that the site refuses."""
        return _refused(self.send(path, body, key, **query))

    def cannot_get(self, path: str, **query: str | int) -> Refusal:
        """Ask for something that the site does not show."""
        return _refused(self.http.get(path, params=query))

    # ---------------------------------------------------------------- tables

    def table(self, title: str, seats: str, **more: object) -> str:
        """A new table, by a word for each seat: `mine`, `open` or the name of a bot."""
        known = {"mine": {"type": "mine"}, "open": {"type": "open"}}
        wish = [known.get(word, {"type": "bot", "bot": word}) for word in seats.split()]
        made = self.post("/api/tables", {"title": title, "seats": wish, **more})
        return str(made["id"])

    def sit(self, table: str, seat: int) -> int:
        """Take a seat."""
        return int(self.post(f"/api/tables/{table}/seats/{seat}/sit", {})["n"])

    def look(self, table: str, eyes: str = "") -> Any:
        """Everything there is to see."""
        return self.get(f"/api/tables/{table}", eyes=eyes)

    def move(self, table: str, seat: int, choice: str, expected: int, key: str = "") -> httpx.Response:
        """Answer for a seat, whatever comes of it."""
        return self.send(f"/api/tables/{table}/seats/{seat}/moves", {"choice": choice, "expected": expected}, key)

    def act(self, table: str, seat: int, what: str, body: object = None) -> int:
        """Do something for a seat: `undo`, `resign`, `votes` …; how far the table is then."""
        return int(self.post(f"/api/tables/{table}/seats/{seat}/{what}", body)["n"])

    def socket(self, table: str, *, since: int | None = None, eyes: str = "", changes: bool = False) -> Socket:
        """A socket at a table."""
        return Socket(self, table, since, eyes, changes)

    def play(self, table: str, seat: int, rng: random.Random, moves: int = 10_000) -> Any:
        """Play a seat at random until the game is over or so many moves are made; the last message seen."""
        with self.socket(table, eyes=str(seat)) as socket:
            message = socket.told()
            while moves and message["table"]["state"] != "over":
                if message["table"]["seats"][seat]["asked"] and not message["table"]["seats"][seat]["bot"]:
                    moves -= 1
                    choice = rng.choice(message["view"]["decision"]["options"])["choice"]
                    done = self.move(table, seat, choice, message["n"])
                    assert done.status_code == 200, done.text
                    while message["n"] < done.json()["n"]:
                        message = socket.told()
                else:
                    message = socket.told()
            return message


class Socket:
    """A connection to a table: what happens there, as it happens."""

    def __init__(self, client: Client, table: str, since: int | None, eyes: str, changes: bool) -> None:
        base = str(client.http.base_url).replace("http", "ws", 1).rstrip("/")
        query = httpx.QueryParams({"eyes": eyes, "changes": changes})
        self._followed = Followed() if changes else None
        query = query if since is None else query.set("since", since)
        token = client.http.cookies.get(COOKIE)
        headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
        for name in ("authorization", "x-forwarded-for"):
            if name in client.http.headers:
                headers[name] = client.http.headers[name]
        address = f"{base}/api/tables/{table}/events?{query}"
        self._open = ExitStack()
        self.wire: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=headers, proxy=None, open_timeout=SECONDS)
        )

    def hear(self) -> Any:
        """The next message, of whatever kind; None when the server has closed the socket."""
        try:
            message = json.loads(self.wire.recv(SECONDS))
        except ConnectionClosed:
            return None
        if self._followed is not None and message["type"] in ("whole", "changes", "presence"):
            return self._followed.take(message)
        return message

    def move(self, seat: int, choice: str, expected: int, key: str) -> Any:
        """Answer for a seat on this way; the receipt, or the refusal."""
        move = {"type": "move", "seat": seat, "choice": choice, "expected": expected, "key": key}
        self.wire.send(json.dumps(move))
        message = self.hear()
        while message is not None and message.get("key") != key:
            message = self.hear()
        assert message is not None, "the server closed the socket"
        return message

    def told(self) -> Any:
        """The next message that is about the game."""
        message = self.hear()
        while message is not None and message["type"] == "presence":
            message = self.hear()
        assert message is not None, "the server closed the socket"
        return message

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def eventually(look: Callable[[], T]) -> T:
    """What there is to see as soon as there is something: for what the site does of its own accord."""
    deadline = time.monotonic() + SECONDS
    while not (found := look()):
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)
    return found


def stored(database: str, table: str) -> list[AnyEntry]:
    """The log of a table as it is in the database, also while a server runs on it."""
    sql = "SELECT body FROM entries WHERE tbl = {} ORDER BY n"
    if database.startswith("postgresql:"):

        async def bodies() -> list[str]:
            connection = await asyncpg.connect(database)
            try:
                return [row["body"] for row in await connection.fetch(sql.format("$1"), table)]
            finally:
                await connection.close()

        return [entries.read(body) for body in asyncio.run(bodies())]
    with closing(sqlite3.connect(f"file:{database.removeprefix('sqlite:')}?mode=ro", uri=True)) as connection:
        return [entries.read(body) for (body,) in connection.execute(sql.format("?"), (table,))]


def _told(response: httpx.Response) -> Any:
    assert response.is_success, f"{response.request.method} {response.request.url}: {response.text}"
    return response.json() if response.content else None


def _refused(response: httpx.Response) -> Refusal:
    assert response.is_client_error, f"{response.request.method} {response.request.url}: {response.status_code}"
    assert response.headers["content-type"] == "application/problem+json"
    return Refusal(response.status_code, response.json())
