"""Real servers for the other end of a notice: one speaks HTTP, one takes mail; both remember what they get."""

from __future__ import annotations

import asyncio
import io
import ssl
from abc import ABC, abstractmethod
from http.client import HTTPMessage, parse_headers
from typing import NamedTuple, Self

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session


class Heard(NamedTuple):
    """A request."""

    line: str
    headers: HTTPMessage
    body: bytes


class OtherEnd(ABC):
    """A server on a free port of this machine."""

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        self.server = await self.serve()
        self.port: int = self.server.sockets[0].getsockname()[1]
        self.place = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.place}/hook"

    async def close(self) -> None:
        self.server.close()
        await self.server.wait_closed()

    @abstractmethod
    async def serve(self) -> asyncio.Server:
        """Begin to listen."""


class Listener(OtherEnd):
    """An HTTP server that gives everybody the same answer; status 0: none at all."""

    def __init__(
        self, status: int = 200, headers: str = "", body: bytes = b"", tls: ssl.SSLContext | None = None
    ) -> None:
        self.answer = f"HTTP/1.1 {status} So\r\n{headers}Content-Length: {len(body)}\r\n\r\n".encode() + body
        self.status = status
        self.tls = tls
        self.heard: list[Heard] = []

    async def serve(self) -> asyncio.Server:
        return await asyncio.start_server(self._talk, "127.0.0.1", 0, ssl=self.tls)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            line, _, rest = (await reader.readuntil(b"\r\n\r\n")).partition(b"\r\n")
            headers = parse_headers(io.BytesIO(rest))
            body = await reader.readexactly(int(headers["Content-Length"] or 0))
            self.heard.append(Heard(line.decode(), headers, body))
            if self.status:
                writer.write(self.answer)
                await writer.drain()
            else:
                await reader.read()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # the client has had enough
        finally:
            writer.close()


class Mailbox(OtherEnd):
    """A mail server; with a password, it takes nothing from anybody who does not know it."""

    def __init__(self, password: str = "") -> None:
        self.password = password
        self.letters: list[Envelope] = []

    async def serve(self) -> asyncio.Server:
        return await asyncio.get_running_loop().create_server(self._protocol, "127.0.0.1", 0)

    async def handle_DATA(self, server: SMTP, session: Session, letter: Envelope) -> str:  # noqa: N802, a hook's name
        self.letters.append(letter)
        return "250 taken"

    def _protocol(self) -> SMTP:
        return SMTP(
            self,
            hostname="localhost",
            loop=asyncio.get_running_loop(),
            authenticator=self._knows if self.password else None,
            auth_require_tls=False,
        )

    def _knows(self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, said: object) -> AuthResult:
        assert isinstance(said, LoginPassword)
        return AuthResult(success=said.password == self.password.encode(), handled=False)
