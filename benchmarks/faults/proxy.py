"""What lies between people and a server: a proxy that passes everything on, and disturbs where it is told to."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

HOST = "127.0.0.1"
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
UPGRADE = re.compile(rb"\r\nupgrade: *websocket", re.IGNORECASE)
CHUNK = 1 << 16
BROKEN = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


class Proxy:
    """Passes on to a port that may change. It knows where a request ends, and nothing else of what it passes on."""

    def __init__(self) -> None:
        self.target = 0
        self.delay = 0.0  # seconds that everything takes longer
        self.is_doubling = False  # whether requests that change something are sent a second time
        self.is_deaf = False  # whether connections end where an answer begins
        self.disturbed = 0  # how often it did any of this
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Take connections from now on."""
        self._server = await asyncio.start_server(lambda *ends: self._spawn(self._serve(*ends)), HOST, 0)

    @property
    def url(self) -> str:
        """Where it is reached."""
        assert self._server is not None
        return f"http://{HOST}:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Take no more connections, and end those that are open."""
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """End all connections at once, whatever is on its way."""
        for writer in self._writers:
            writer.transport.abort()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, until either side has had enough."""
        self._writers.add(writer)
        try:
            with suppress(*BROKEN):
                answers, onward = await asyncio.open_connection(HOST, self.target)
                self._writers.add(onward)
                try:
                    ways = [self._requests(reader, onward), self._answers(answers, writer)]
                    tasks = [asyncio.create_task(way) for way in ways]
                    _, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                    for task in waiting:
                        task.cancel()
                    await asyncio.gather(*tasks, return_exceptions=True)
                finally:
                    self._writers.discard(onward)
                    onward.transport.abort()
        finally:
            self._writers.discard(writer)
            writer.transport.abort()

    async def _requests(self, reader: asyncio.StreamReader, onward: asyncio.StreamWriter) -> None:
        while True:
            head = await reader.readuntil(b"\r\n\r\n")
            length = LENGTH.search(head)
            request = head + (await reader.readexactly(int(length[1])) if length else b"")
            if self.is_doubling and head.startswith(b"POST"):
                self.disturbed += 1
                self._spawn(self._send_again(request))
            await self._pass_on(request, onward)
            if UPGRADE.search(head):
                break
        while said := await reader.read(CHUNK):
            await self._pass_on(said, onward)

    async def _answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while said := await reader.read(CHUNK):
            if self.is_deaf:
                self.disturbed += 1
                break
            await self._pass_on(said, writer)

    async def _pass_on(self, said: bytes, writer: asyncio.StreamWriter) -> None:
        if self.delay:
            self.disturbed += 1
            await asyncio.sleep(self.delay)
        writer.write(said)
        await writer.drain()

    async def _send_again(self, request: bytes) -> None:
        """Send a request by a connection of its own, and let nobody have the answer."""
        with suppress(*BROKEN):
            answers, onward = await asyncio.open_connection(HOST, self.target)
            try:
                onward.write(request)
                await answers.read(CHUNK)
            finally:
                onward.transport.abort()
