"""People at many tables, in a process of their own: each has a socket, and somebody at each table moves now and then.

They follow their tables as browsers do, by changes, and move over their sockets. Of what these tell, only the few
fields that a player needs are decoded.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from typing import NamedTuple

import msgspec
import uvloop
from msgspec import Raw, Struct

from benchmarks.server.wire import Http, Socket

PATIENCE = 30.0  # seconds after which a move or a message counts as lost
AT_ONCE = 20  # tables that are set up at the same time

COOKIE = re.compile(rb"set-cookie: (lazaretto=[^;]+)", re.IGNORECASE)


class Share(NamedTuple):
    """What one process is to do."""

    url: str
    title: str
    tables: int
    players: int
    rate: float  # moves a second at each table; 0: as many as it carries
    seconds: float
    seed: int


class Played(NamedTuple):
    """What came of it. Times are seconds since the move was sent."""

    acknowledged: list[float]
    seen: list[float]  # by each of the others' sockets
    games_over: int
    errors: list[str]


class Choice(Struct):
    choice: str


class Decision(Struct):
    options: list[Choice]


class View(Struct):
    asked: list[int]
    decision: Decision | None


class Change(Struct):
    path: str
    value: Raw


class Step(Struct):
    changes: list[Change]
    own: list[Change] | None = None


class Message(Struct):
    """What of a message on a socket a player needs; somebody's coming and going has no number."""

    type: str = ""
    n: int = 0
    key: str = ""
    view: View | None = None
    own: list[Change] | None = None
    steps: list[Step] = []


class Move(Struct, tag="move"):
    seat: int
    choice: str
    expected: int
    key: str


decoder = msgspec.json.Decoder(Message)
encoder = msgspec.json.Encoder()


class Player:
    """Somebody on a seat, and what he was told last."""

    def __init__(self, seat: int, cookie: str) -> None:
        self.seat = seat
        self.cookie = cookie
        self.socket: Socket
        self.n = 0
        self.asked: list[int] = []
        self.options: list[Choice] = []

    def hear(self, message: Message) -> None:
        """How things stand now."""
        self.n = message.n
        if message.type == "whole" and message.view is not None:
            self.asked = message.view.asked
        for step in (*message.steps, Step([], message.own)):
            for change in step.changes:
                self._see(change)
            if step.own is not None:
                self.options = []
                for change in step.own:
                    self._see(change)

    def _see(self, change: Change) -> None:
        if change.path == "/view/asked":
            self.asked = msgspec.json.decode(change.value)
        elif change.path.startswith("/view/asked/"):
            self.asked[int(change.path.rpartition("/")[2])] = msgspec.json.decode(change.value)
        elif change.path == "/view/decision":
            decision = msgspec.json.decode(change.value, type=Decision | None)
            self.options = decision.options if decision else []
        elif change.path == "/view":
            self.asked = msgspec.json.decode(change.value, type=View).asked


class Table:
    """A table and everybody at it."""

    def __init__(self, share: Share, played: Played, http: Http, rng: random.Random) -> None:
        self.share = share
        self.played = played
        self.http = http
        self.rng = rng
        self.players: list[Player] = []
        self.id = ""
        self.n = 0  # entries of which everybody must have been told before the next move
        self._mover: Player | None = None
        self._sent = 0.0
        self._key = 0
        self._told = asyncio.Event()

    async def arrive(self) -> None:
        """Everybody gives a name."""
        for seat in range(self.share.players):
            head, _ = await self.http.post("/api/guests", {"name": f"Guest {seat}"})
            cookie = COOKIE.search(head)
            assert cookie is not None
            self.players.append(Player(seat, cookie[1].decode()))

    async def sit_down(self) -> None:
        """A new game: the first player opens a table, the others come, and everybody opens a socket."""
        host, *others = self.players
        seats = [{"type": "mine"}, *({"type": "open"} for _ in others)]
        _, told = await self.http.post("/api/tables", {"title": self.share.title, "seats": seats}, host.cookie)
        self.id = msgspec.json.decode(told)["id"]
        for player in others:
            done = await self.http.post(f"/api/tables/{self.id}/seats/{player.seat}/sit", {}, player.cookie)
            self.n = msgspec.json.decode(done[1])["n"]
        for player in self.players:  # all of them first: what is told to one counts only if the others know it too
            player.n = 0
        for player in self.players:
            player.socket = Socket(lambda text, player=player: self._hear(player, text))  # type: ignore[misc]
            path = f"/api/tables/{self.id}/events?changes=true&eyes={player.seat}"
            await player.socket.open(self.share.url, path, player.cookie)

    def _hear(self, player: Player, text: bytes) -> None:
        now = time.perf_counter()
        message = decoder.decode(text)
        if message.type == "done":
            self.played.acknowledged.append(now - self._sent)
            self.n = message.n
            self._mover = None
        elif message.type == "refused":
            raise RuntimeError(text.decode())
        elif message.n > player.n:
            player.hear(message)
            if self._mover not in (None, player):
                self.played.seen.append(now - self._sent)
        if self._mover is None and all(each.n >= self.n for each in self.players):
            self._told.set()

    async def move(self) -> None:
        """Somebody who is asked answers as it comes, once everybody knows how things stand."""
        await self._told.wait()
        asked = self.players[0].asked
        if not asked:
            self.played = self.played._replace(games_over=self.played.games_over + 1)
            self.rise()
            await self.sit_down()
            return
        mover = self.players[self.rng.choice(asked)]
        self._key += 1
        move = Move(mover.seat, self.rng.choice(mover.options).choice, self.n, str(self._key))
        self._told.clear()
        self._mover, self._sent = mover, time.perf_counter()
        mover.socket.send(encoder.encode(move))
        await self._told.wait()

    async def play(self) -> None:
        """Move at the given rate, beginning anywhere within the first interval."""
        loop = asyncio.get_running_loop()
        interval = 1 / self.share.rate if self.share.rate else 0.0
        end = loop.time() + self.share.seconds
        due = loop.time() + self.rng.random() * interval
        while due < end:
            await asyncio.sleep(due - loop.time())
            async with asyncio.timeout(PATIENCE):
                await self.move()
            due = max(due + interval, loop.time())

    def rise(self) -> None:
        """Everybody leaves."""
        for player in self.players:
            player.socket.close()
        self._told.clear()


@asynccontextmanager
async def opened(share: Share) -> AsyncIterator[list[Table]]:
    """All tables of a share, with everybody at them."""
    rng = random.Random(share.seed)
    turns = asyncio.Semaphore(AT_ONCE)

    async def open_one(seed: int) -> Table:
        async with turns:
            table = Table(share, Played([], [], 0, []), Http(share.url), random.Random(seed))
            await table.arrive()
            await table.sit_down()
            return table

    tables = await asyncio.gather(*(open_one(rng.getrandbits(32)) for _ in range(share.tables)))
    try:
        yield tables
    finally:
        for table in tables:
            table.rise()


async def _run(share: Share, pipe: Connection) -> None:
    async with opened(share) as tables:
        pipe.send("ready")
        await asyncio.to_thread(pipe.recv)
        ended = await asyncio.gather(*(table.play() for table in tables), return_exceptions=True)
        played = Played(
            [seconds for table in tables for seconds in table.played.acknowledged],
            [seconds for table in tables for seconds in table.played.seen],
            sum(table.played.games_over for table in tables),
            [repr(error) for error in ended if error is not None],
        )
        pipe.send(played)
        with suppress(EOFError):
            await asyncio.to_thread(pipe.recv)


def run(share: Share, pipe: Connection) -> None:
    """Open the tables, say so, wait for the word, play, send what came of it, and stay until the pipe is closed."""
    uvloop.run(_run(share, pipe))
