"""How long a connection may take over its request, and how many there may be from one address and in all."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import Callable
from typing import ClassVar

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from lazaretto.server.limits import place

SPARE_FILES = 100  # for the database, bots and whatever else a process opens
REFUSED = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 60\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
COMPLETE = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.ERROR, h11.SWITCHED_PROTOCOL)


class Gate:
    """Counts connections by address. Proxies that are trusted stand for many."""

    def __init__(self, each: int, total: int, trusted: str = "", sockets: Callable[[], int] = lambda: 0) -> None:
        self.each = each
        self.total = total
        self._sockets = sockets  # how many connections have become WebSockets: each is a file as well
        self._trusted = _TrustedHosts(trusted)
        self._of: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """One more from there; False: that would be too many."""
        here = place(address)
        if self._of.total() + self._sockets() >= self.total:
            return False
        if self._of[here] >= self.each and address not in self._trusted:
            return False
        self._of[here] += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        here = place(address)
        self._of[here] -= 1
        if not self._of[here]:
            del self._of[here]


class PatientProtocol(H11Protocol):
    """An HTTP connection whose requests must be whole within a time. Once it is a WebSocket the site counts it."""

    gate: ClassVar[Gate]
    seconds: ClassVar[float]

    _address = ""
    _is_in = False
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._is_in = self.gate.enter(self._address)
        if self._is_in:
            self._deadline = self.loop.call_later(self.seconds, transport.abort)
        else:
            transport.write(REFUSED)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """A request, or a part of one."""
        super().data_received(data)
        if self._is_in and self.conn.their_state in COMPLETE:
            self._stop()
        elif self._is_in and self._deadline is None:
            self._deadline = self.loop.call_later(self.seconds, self.transport.abort)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It is no HTTP connection any more."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop()
        if self._is_in:
            self._is_in = False
            self.gate.leave(self._address)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def protocol(gate: Gate, seconds: float) -> type[PatientProtocol]:
    """The protocol for these bounds, as uvicorn takes it."""
    return type("Protocol", (PatientProtocol,), {"gate": gate, "seconds": seconds})


def most_files() -> int:
    """How many connections this process can hold, once it has asked the system for as many files as it may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(SPARE_FILES, hard - SPARE_FILES) if hard != resource.RLIM_INFINITY else 1_000_000
