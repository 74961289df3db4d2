"""WebSockets to which what happens is written at once.

An ASGI application sends by a coroutine, so that every socket needs a task that waits for something to send, and every
message goes through a queue and that task. What a table tells its sockets is ready at once, and needs neither.
"""

from __future__ import annotations

from litestar.types import WebSocketScope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "lazaretto.wire"  # of the ASGI scope


class DirectProtocol(WebSocketsSansIOProtocol):
    """Handed to the application as an extension of its scope, to write to; everything else goes by ASGI."""

    def handle_connect(self, event: Request) -> None:
        """Somebody opens a socket."""
        super().handle_connect(event)
        if not self.close_sent and hasattr(self, "scope"):
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: {"wire": self}}

    def write(self, message: bytes) -> None:
        """Send a message that is framed already, unless the socket is being closed."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(message)

    def waiting(self) -> int:
        """How many bytes the client has not taken yet."""
        return self.transport.get_write_buffer_size()


def wire_of(scope: WebSocketScope) -> DirectProtocol:
    """The socket to which an application writes."""
    wire = (scope["extensions"] or {})[EXTENSION]["wire"]
    assert isinstance(wire, DirectProtocol)
    return wire
