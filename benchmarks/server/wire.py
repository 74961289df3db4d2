"""Connections of clients, with as little as possible between the clock and the wire: the server shares their cores."""

from __future__ import annotations

import asyncio
import base64
import os
import re
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit
from uuid import uuid4

import msgspec
from websockets.frames import Frame, Opcode

LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


class Http:
    """One connection that is kept; if the server has closed it for its idleness, another one, as browsers do it."""

    def __init__(self, url: str) -> None:
        self._where = urlsplit(url)
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[bytes, bytes]:
        """The head and the body of what is answered; whatever is no success is an error."""
        sent = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nhost: {self._where.netloc}\r\ncookie: {cookie}\r\n"
        head += f"idempotency-key: {uuid4()}\r\ncontent-type: application/json\r\ncontent-length: {len(sent)}\r\n\r\n"
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


class Socket(asyncio.Protocol):
    """A WebSocket whose messages are handed on as they come. What servers send is not masked: it needs no copying."""

    def __init__(self, take: Callable[[bytes], None]) -> None:
        self._take = take
        self._buffer = b""
        self._transport: asyncio.Transport
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False

    async def open(self, url: str, path: str, cookie: str) -> None:
        """Connect, and wait until the server has agreed."""
        where = urlsplit(url)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, where.hostname or "", where.port or 80)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nhost: {where.netloc}\r\ncookie: {cookie}\r\nupgrade: websocket\r\n"
        head += f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
        self._transport.write(head.encode())
        await self._opened

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._transport.write(Frame(Opcode.TEXT, message).serialize(mask=True))

    def close(self) -> None:
        """Go away without a word, as browsers do when a page is left."""
        self._take = lambda _: None
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The server is there."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server is gone."""
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("the server refused the socket"))

    def data_received(self, data: bytes) -> None:
        """Some messages, whole or not."""
        buffer = self._buffer + data if self._buffer else data
        if not self.is_open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._opened.set_exception(ConnectionError(head.decode()))
                return
            self.is_open = True
            self._opened.set_result(None)
        at = 0
        while len(buffer) >= at + 2:
            start, length = at + 2, buffer[at + 1]
            if length >= 126:
                start += 2 if length == 126 else 8
                length = int.from_bytes(buffer[at + 2 : start])
            if len(buffer) < start + length:
                break
            if buffer[at] & 15 == Opcode.TEXT:
                self._take(buffer[start : start + length])
            elif buffer[at] & 15 == Opcode.PING:
                self._transport.write(Frame(Opcode.PONG, buffer[start : start + length]).serialize(mask=True))
            at = start + length
        self._buffer = buffer[at:]
