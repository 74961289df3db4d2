"""WebSockets that are written to and heard at once.

An ASGI application sends by a coroutine and hears through a queue, so that every message takes a task several turns of
the event loop, and reading stops and begins again around each. What a table tells its sockets is ready at once, and
what a client says is taken at once; only how a socket opens and ends goes by ASGI.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "lazaretto.wire"  # of the ASGI scope


class Inbox:
    """What ASGI is told of a socket: that it opened, that it ended, and little between.

    A queue of asyncio does the same, and takes more memory than all the rest that is kept of a socket.
    """

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Something happened."""
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """The next thing that happens; one task waits for it."""
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.pop(0)

    def empty(self) -> bool:
        """Whether all has been heard."""
        return not self._messages


class DirectProtocol(WebSocketsSansIOProtocol):
    """Handed to the application as an extension of its scope."""

    _take: Callable[[bytes], None] | None = None
    _unsent: list[bytes] | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = cast(Any, Inbox())

    def handle_connect(self, event: Request) -> None:
        """Somebody opens a socket."""
        super().handle_connect(event)
        if not self.close_sent and hasattr(self, "scope"):
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"wire": self}}

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone. Whatever refers to itself is taken apart: garbage is collected too seldom for that."""
        super().connection_lost(exc)
        self._take = None
        self.conn.parser.close()

    def write(self, message: bytes) -> None:
        """Send a message that is framed already, together with what follows in this turn of the event loop."""
        if self._unsent is None:
            self._unsent = [message]
            self.loop.call_soon(self._flush)
        else:
            self._unsent.append(message)

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, None
        if unsent and not self.close_sent and not self.transport.is_closing():
            self.transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))

    def waiting(self) -> int:
        """How many bytes the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def close(self, code: int, reason: str) -> None:
        """Close the socket once what was written before has gone."""
        task = self.loop.create_task(self.end(code, reason))
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def end(self, code: int, reason: str) -> None:
        """The same, for whoever waits for it."""
        self._flush()
        if not self.close_sent:
            with suppress(ClientDisconnected, RuntimeError):  # it was closed meanwhile by somebody else
                await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def listen(self, take: Callable[[bytes], None]) -> None:
        """Have what the client says from now on told to this function. How it asked for the socket is forgotten."""
        self._take = take
        cast(dict[str, Any], self.scope).clear()
        self.request.headers.clear()  # the parser keeps the request as long as it runs
        del self.request, self.response

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if self._take is None:
            super().send_receive_event_to_app()
            return
        said, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._take(said)

    def pause(self) -> None:
        """Hear no more for a while."""
        self.transport.pause_reading()

    def go_on(self) -> None:
        """Hear again."""
        if not self.transport.is_closing():
            self.transport.resume_reading()


def wire_of(scope: Any) -> DirectProtocol:
    """The socket that an application serves."""
    wire = (scope["extensions"] or {})[EXTENSION]["wire"]
    assert isinstance(wire, DirectProtocol)
    return wire
