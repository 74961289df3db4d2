"""WebSockets that are written to and heard at once.

An ASGI application sends by a coroutine and hears through a queue, so that every message takes a task several turns of
the event loop, and reading stops and begins again around each. What a table tells its sockets is ready at once, and
what a client says is taken at once; only how a socket opens and ends goes by ASGI.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "lazaretto.wire"  # of the ASGI scope


class DirectProtocol(WebSocketsSansIOProtocol):
    """Handed to the application as an extension of its scope."""

    _take: Callable[[bytes], None] | None = None
    _unsent: list[bytes] | None = None

    def handle_connect(self, event: Request) -> None:
        """Somebody opens a socket."""
        super().handle_connect(event)
        if not self.close_sent and hasattr(self, "scope"):
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"wire": self}}

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
        """Have what the client says from now on told to this function."""
        self._take = take

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
