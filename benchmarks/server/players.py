"""People at many tables, in a process of their own: each has a socket, and somebody at each table moves now and then.

Between the clock and the wire is as little as possible: plain HTTP on a connection that is kept, and of what the
sockets tell only the few fields that a player needs are decoded.
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
from urllib.parse import urlsplit
from uuid import uuid4

import msgspec
import uvloop
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 30.0  # seconds after which a move or a message counts as lost
AT_ONCE = 20  # tables that are set up at the same time

LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"set-cookie: (lazaretto=[^;]+)", re.IGNORECASE)


class Share(NamedTuple):
    """What one process is to do."""

    url: str
    title: str
    tables: int
    players: int
    rate: float  # moves a second at each table
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


class Message(Struct):
    """What of a message on a socket a player needs; somebody's coming and going has no number."""

    n: int = 0
    view: View | None = None


decoder = msgspec.json.Decoder(Message)


class Http:
    """One connection that is kept; if the server has closed it for its idleness, another one, as browsers do it."""

    def __init__(self, url: str) -> None:
        self._where = urlsplit(url)
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[bytes, bytes]:
        """The head and the body of what is answered; whatever is no success is an error."""
        sent = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nhost: site\r\ncookie: {cookie}\r\nidempotency-key: {uuid4()}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(sent)}\r\n\r\n"
        try:
            answered = await self._ask(head.encode() + sent)
        except (ConnectionError, asyncio.IncompleteReadError):  # closed just now; by its key it happens once
            answered = await self._ask(head.encode() + sent)
        length = LENGTH.search(answered)
        told = await self._reader.readexactly(int(length[1])) if length else b""
        if answered[9:10] != b"2":
            raise RuntimeError(f"{path}: {told.decode()}")
        return answered, told

    async def _ask(self, request: bytes) -> bytes:
        if self._writer is None or self._writer.is_closing() or self._reader.at_eof():
            self._reader, self._writer = await asyncio.open_connection(self._where.hostname, self._where.port)
        self._writer.write(request)
        return await self._reader.readuntil(b"\r\n\r\n")


class Player:
    """Somebody on a seat, and the last he was told."""

    def __init__(self, seat: int, cookie: str) -> None:
        self.seat = seat
        self.cookie = cookie
        self.last = Message()


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
        self._told = asyncio.Event()
        self._listening: list[asyncio.Task[None]] = []

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
        address = self.share.url.replace("http", "ws", 1)
        for player in self.players:
            player.last = Message()
            socket = await connect(
                f"{address}/api/tables/{self.id}/events?frames=true&eyes={player.seat}",
                additional_headers={"Cookie": player.cookie},
                proxy=None,
                max_queue=None,
                ping_interval=None,  # browsers leave it to the server to ask whether they are there
            )
            self._listening.append(asyncio.create_task(self._listen(player, socket)))

    async def _listen(self, player: Player, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                now = time.perf_counter()
                message = decoder.decode(text)
                if message.n <= player.last.n:
                    continue
                player.last = message
                if self._mover not in (None, player):
                    self.played.seen.append(now - self._sent)
                self._told.set()
        finally:
            await socket.close()

    async def move(self) -> None:
        """Somebody who is asked answers as it comes, once everybody knows how things stand."""
        while any(player.last.n < self.n for player in self.players):
            self._told.clear()
            await self._told.wait()
        view = self.players[0].last.view
        if view is None or not view.asked:
            self.played = self.played._replace(games_over=self.played.games_over + 1)
            await self.rise()
            await self.sit_down()
            return
        mover = self.players[self.rng.choice(view.asked)]
        assert mover.last.view is not None
        assert mover.last.view.decision is not None
        choice = self.rng.choice(mover.last.view.decision.options).choice
        self._mover, self._sent = mover, time.perf_counter()
        path = f"/api/tables/{self.id}/seats/{mover.seat}/moves"
        _, told = await self.http.post(path, {"choice": choice, "expected": self.n}, mover.cookie)
        self.played.acknowledged.append(time.perf_counter() - self._sent)
        self.n = msgspec.json.decode(told)["n"]

    async def play(self) -> None:
        """Move at the given rate, beginning anywhere within the first interval."""
        loop = asyncio.get_running_loop()
        interval = 1 / self.share.rate
        end = loop.time() + self.share.seconds
        due = loop.time() + self.rng.random() * interval
        while due < end:
            await asyncio.sleep(due - loop.time())
            async with asyncio.timeout(PATIENCE):
                await self.move()
            due = max(due + interval, loop.time())

    async def rise(self) -> None:
        """Everybody leaves."""
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        self._listening.clear()
        self._mover = None


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
            await table.rise()


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
