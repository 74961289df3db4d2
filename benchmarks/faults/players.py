"""People who play game after game, as programs and as browsers do, and keep a ledger of what was acknowledged.

Programs move over HTTP, are told on sockets how things stand, and say what they have seen when they connect again.
Browsers follow by changes, and move over the same socket. Whoever is not answered asks again with the same key.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.followed import Followed
from tests.server.ledger import Acknowledged, Breach

GONE = (OSError, TimeoutError, WebSocketException)  # what a socket that is cut off raises

LOOKING = 0.01  # seconds between two looks for a receipt
PAUSE = 0.1  # seconds until somebody tries again
THINKING = 0.06  # seconds at most before a move
HOUR = 3600.0  # on each player's clock: more than a game takes, less than most jumps of the time of day

Where = Callable[[], str]  # the address of some server of the site, each time anew


class Told(NamedTuple):
    """How things stand at a table, as its server says to one player."""

    n: int
    state: str
    view: Any

    def asks(self, seat: int) -> bool:
        """Whether a seat is to answer."""
        return self.view is not None and seat in self.view["asked"]


class Person:
    """Somebody who asks until he is answered."""

    def __init__(self, where: Where, token: str) -> None:
        self.where = where
        self.headers = {"Authorization": f"Bearer {token}"}
        self.repeated = 0
        self._http = httpx.AsyncClient(headers=self.headers, timeout=10.0, trust_env=False)

    async def close(self) -> None:
        """He asks no more."""
        await self._http.aclose()

    async def post(self, path: str, body: object, key: str) -> Any:
        """What came of it, however long that takes: how long is too long, the checks after each fault say."""
        while True:
            try:
                answer = await self._http.post(self.where() + path, json=body, headers={"Idempotency-Key": key})
            except httpx.TransportError:
                answer = None
            if answer is not None and answer.is_success:
                return answer.json()
            if answer is not None and answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                raise Breach(f"{path} with {body} and key {key}: {answer.status_code} {answer.text}")
            self.repeated += 1
            await asyncio.sleep(PAUSE)


class Seat:
    """A person at one table: what he is told there, and which of his moves were acknowledged."""

    def __init__(self, person: Person, table: str, number: int, may_move: asyncio.Event, rng: random.Random) -> None:
        self.person = person
        self.table = table
        self.number = number
        self.told: Told | None = None
        self.acknowledged: list[Acknowledged] = []
        self.unproven: list[bytes] = []  # what came in while the game ran, and was not yet searched for secrets
        self.heard = 0  # bytes in all
        self.is_moving = False
        self._is_browser = number % 2 == 1
        self._socket: ClientConnection | None = None
        self._receipts: dict[str, int] = {}
        self._may_move = may_move
        self._rng = rng
        self._news = asyncio.Event()

    async def listen(self) -> None:
        """Keep a socket open, for as long as anybody wants to know."""
        while True:
            since = f"&since={self.told.n}" if self.told else ""
            how = "&changes=true" if self._is_browser else since
            path = f"/api/tables/{self.table}/events?eyes={self.number}{how}"
            url = self.person.where().replace("http", "ws", 1) + path
            try:
                async with connect(url, additional_headers=self.person.headers, proxy=None) as self._socket:
                    before, followed = 0, Followed() if self._is_browser else None
                    async for text in self._socket:
                        before = self._hear(text.encode() if isinstance(text, str) else text, before, followed)
            except GONE:
                await asyncio.sleep(PAUSE)

    def _hear(self, text: bytes, before: int, followed: Followed | None) -> int:
        """Take in a message; how far this socket has told."""
        message = msgspec.json.decode(text)
        self.heard += len(text)
        if message["type"] == "changes" and message["since"] != before:
            raise Breach(f"table {self.table}: seat {self.number} has seen {before} entries, and was told {message}")
        if followed is not None and message["type"] in ("whole", "changes", "presence"):
            message = followed.take(message)
        match message:
            case {"type": "presence"}:
                return before
            case {"type": "done", "key": key, "n": n}:
                self._receipts[key] = n
                return before
            case {"type": "whole" | "news" | "changes", "n": n, "table": {"state": state}, "view": view} if n >= before:
                self.told = Told(n, state, view)
                if state != "over":
                    self.unproven.append(text)
                self._news.set()
                return int(n)
        raise Breach(f"table {self.table}: after entry {before} seat {self.number} was told {message}")

    async def play(self) -> None:
        """Answer at random whatever is asked, until the game is over."""
        while True:
            await asyncio.sleep(self._rng.uniform(0.0, THINKING))
            told = await self._turn()
            if told.state == "over":
                return
            await self._move(told)

    async def _turn(self) -> Told:
        """How things stand, when this seat is asked and may move, or the game is over."""
        while True:
            await self._may_move.wait()
            told, seen = self.told, self.acknowledged[-1].n if self.acknowledged else 0
            if told is not None and told.n >= seen and (told.asks(self.number) or told.state == "over"):
                return told
            self._news.clear()
            await self._news.wait()

    async def _move(self, told: Told) -> None:
        self.is_moving = True
        key = f"{self.number}-{len(self.acknowledged)}"
        choice = self._rng.choice(told.view["decision"]["options"])["choice"]
        move = {"choice": choice, "expected": told.n}
        if self._is_browser:
            n = await self._move_over_socket(move, key)
        else:
            path = f"/api/tables/{self.table}/seats/{self.number}/moves"
            n = (await self.person.post(path, move, key))["n"]
        self.acknowledged.append(Acknowledged(key, n, choice))
        self.is_moving = False

    async def _move_over_socket(self, move: dict[str, Any], key: str) -> int:
        """Send a move, and again on every further socket until there is a receipt; what that says."""
        text = msgspec.json.encode({"type": "move", "seat": self.number, "key": key, **move}).decode()
        tried: ClientConnection | None = None
        while key not in self._receipts:
            if self._socket is not None and self._socket is not tried:
                self.person.repeated += tried is not None
                tried = self._socket
                with suppress(*GONE):
                    await tried.send(text)
            await asyncio.sleep(LOOKING)
        return self._receipts.pop(key)


class Game(NamedTuple):
    """One game of some people, and the keys of the requests that set it up."""

    table: str
    seats: list[Seat]
    keys: list[str]
    proven: asyncio.Event

    @property
    def moves(self) -> int:
        """How many were acknowledged."""
        return sum(len(seat.acknowledged) for seat in self.seats)

    @property
    def heard(self) -> int:
        """How many bytes came in over sockets."""
        return sum(seat.heard for seat in self.seats)

    @property
    def is_over(self) -> bool:
        """Whether everybody was told that it is."""
        return all(seat.told is not None and seat.told.state == "over" for seat in self.seats)

    @property
    def is_calm(self) -> bool:
        """Whether nobody waits for an answer, and all were told of as many entries."""
        told = {seat.told.n if seat.told else 0 for seat in self.seats}
        return len(told) == 1 and told != {0} and not any(seat.is_moving for seat in self.seats)


class Group:
    """The same people with a bot, at one table after the other."""

    def __init__(
        self, name: str, title: str, people: list[Person], may_move: asyncio.Event, rng: random.Random
    ) -> None:
        self.name = name
        self.title = title
        self.people = people
        self.game: Game | None = None
        self.tables: list[str] = []
        self._moves_before = self._heard_before = 0  # in games that are over
        self._may_move = may_move
        self._rng = rng

    @property
    def moves(self) -> int:
        """How many were acknowledged."""
        return self._moves_before + (self.game.moves if self.game else 0)

    @property
    def heard(self) -> int:
        """How many bytes came in over sockets."""
        return self._heard_before + (self.game.heard if self.game else 0)

    def __str__(self) -> str:
        if self.game is None:
            return f"{self.title}: between two tables"
        seats = [(seat.told and (seat.told.n, seat.told.state), seat.is_moving) for seat in self.game.seats]
        return f"{self.title}, table {self.game.table}: each was told and is moving: {seats}"

    async def play(self) -> None:
        """Play on and on; a table is left once its game is over and its log is proven."""
        while True:
            self.game = game = await self._sit_down()
            async with asyncio.TaskGroup() as tasks:
                listening = [tasks.create_task(seat.listen()) for seat in game.seats]
                async with asyncio.TaskGroup() as playing:
                    for seat in game.seats:
                        playing.create_task(seat.play())
                await game.proven.wait()
                for task in listening:
                    task.cancel()
            self._moves_before, self._heard_before, self.game = self.moves, self.heard, None

    async def _sit_down(self) -> Game:
        """A new table: the first makes it, the others come."""
        host, *others = self.people
        keys = [f"{self.name}-{len(self.tables)}"]
        seats = [{"type": "mine"}, *({"type": "open"} for _ in others), {"type": "bot", "bot": "random"}]
        wish = {"title": self.title, "seats": seats, "clock": {"type": "live", "seconds": HOUR}}
        table = (await host.post("/api/tables", wish, keys[0]))["id"]
        self.tables.append(table)
        for k, person in enumerate(others, 1):
            keys.append(f"sit-{k}")
            await person.post(f"/api/tables/{table}/seats/{k}/sit", {}, keys[-1])
        sitting = [Seat(person, table, k, self._may_move, self._rng) for k, person in enumerate(self.people)]
        return Game(table, sitting, keys, asyncio.Event())
