"""What happens at a table, as it happens, and moves on the same way.

An ASGI application of its own beside that of the requests: a socket lasts for hours, and whatever a framework keeps for
it would be kept as long.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, cast
from urllib.parse import parse_qsl

import msgspec
import structlog
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Meta, Struct

from lazaretto.server import request_checks, sessions
from lazaretto.server.hub import GOING_AWAY, REFUSED, Connection, encode
from lazaretto.server.idempotency import request_key
from lazaretto.server.people import Claimed, Person
from lazaretto.server.problems import problem_of
from lazaretto.server.refusals import NotSignedIn, Refused
from lazaretto.server.routes.tables import answer
from lazaretto.server.schema.play import Move, Receipt, Refusal, SocketMove
from lazaretto.server.sessions import AnyConnection
from lazaretto.server.site import Site
from lazaretto.server.socket_protocol import DirectProtocol, wire_of
from lazaretto.server.store.errors import DatabaseError

PATH = re.compile("/api/tables/([^/]+)/events")
REASON_LENGTH = 100  # characters of the reason for closing a socket, which has room for 123 bytes


class Wanted(Struct):
    """What a socket is to tell, as the query of its address says."""

    since: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    eyes: Annotated[str, Meta(max_length=20)] = ""
    changes: bool = False
    key: Annotated[str, Meta(max_length=100)] = ""


logger = structlog.get_logger(__name__)

_moves = msgspec.json.Decoder(SocketMove)


def with_sockets(app: ASGIApp, site: Site) -> ASGIApp:
    """Serves the sockets of tables beside an application."""

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await _serve(site, scope, receive, send)
        else:
            await app(scope, receive, send)

    return served


async def _serve(site: Site, scope: Any, receive: Receive, send: Send) -> None:
    """Sends what was missed since entry `since`, or everything, and from then on whatever happens; takes moves."""
    await receive()
    wire, found, wanted = wire_of(scope), PATH.fullmatch(scope["path"]), _wanted(scope["query_string"])
    if found is None or wanted is None:
        await send({"type": "websocket.close", "code": REFUSED, "reason": ""})
        return
    await send(cast(Any, {"type": "websocket.accept"}))
    try:
        hearing = await _open(site, ASGIConnection(scope), found[1], wanted, wire)
    except Refused as error:
        wire.write(encode(problem_of(error)))
        await wire.end(REFUSED, error.kind)
        return
    except DatabaseError:
        await wire.end(GOING_AWAY, "")
        return
    wire.listen(hearing.take)
    try:
        while (message := await receive())["type"] == "websocket.receive":  # what was said before anybody listened
            hearing.take(message.get("bytes") or str(message.get("text")).encode())
    finally:
        await site.presence.disconnect(hearing.connection)


def _wanted(query: bytes) -> Wanted | None:
    """What the query says; None: rubbish."""
    try:
        return msgspec.convert(dict(parse_qsl(query.decode())), Wanted, strict=False)
    except (msgspec.ValidationError, UnicodeDecodeError, ValueError):
        return None


async def _open(site: Site, socket: AnyConnection, id: str, wanted: Wanted, wire: DirectProtocol) -> Hearing:
    request_checks.check_host(socket, site)
    request_checks.check_origin(socket, site)
    request_checks.check_rate(socket, site)
    request_checks.check_address(socket)
    address = request_checks.address(socket)
    try:
        claimed = site.people.claimed(sessions.token_of(socket))
    except NotSignedIn:
        claimed = None
    connection = await site.presence.connect(
        id,
        await _viewer(site, claimed),
        wanted.eyes,
        wanted.since,
        wire,
        session=claimed.session if claimed else "",
        invited=site.invitations.is_key(id, wanted.key),
        changes=wanted.changes,
        address=address,
    )
    return Hearing(site, connection, claimed, address, wire)


async def _viewer(site: Site, claimed: Claimed | None) -> Person | None:
    if claimed is None:
        return None
    try:
        viewer = await site.people.still(claimed)
    except NotSignedIn:
        return None
    return viewer if await site.moderation.is_welcome(viewer.id) else None


class Hearing:
    """Takes the moves of a socket, one after the other. Whatever else is said ends it."""

    __slots__ = ("_address", "_busy", "_claimed", "_site", "_unheard", "_wire", "connection")

    def __init__(
        self, site: Site, connection: Connection, claimed: Claimed | None, address: str, wire: DirectProtocol
    ) -> None:
        self.connection = connection
        self._site = site
        self._claimed = claimed
        self._address = address
        self._wire = wire
        self._busy = False
        self._unheard: list[bytes] = []

    def take(self, said: bytes) -> None:
        """Something was said. While one move is being settled no more than what has come already is heard."""
        if self._busy:
            self._wire.pause()
            self._unheard.append(said)
        else:
            self._busy = True
            self._site.tasks.spawn(self._hear(said))

    async def _hear(self, said: bytes) -> None:
        try:
            await self._settle(said)
            while self._unheard:
                await self._settle(self._unheard.pop(0))
                if not self._unheard:
                    self._wire.go_on()
        except DatabaseError:
            self.connection.close()
        except Exception:
            logger.exception("defect", table=self.connection.table)
            self.connection.close()
        finally:
            self._busy = False

    async def _settle(self, said: bytes) -> None:
        if self.connection.lost:
            return
        try:
            move = _moves.decode(said)
        except msgspec.DecodeError as error:
            self.connection.close(REFUSED, f"expected a move; {error}"[:REASON_LENGTH])
            return
        self.connection.send(encode(await self._move(move)))

    async def _move(self, data: SocketMove) -> Receipt | Refusal:
        """The same as a request by HTTP: whoever sends it is judged anew."""
        site, id = self._site, self.connection.table
        try:
            request_checks.count(site, self._claimed, self._address)
            if self._claimed is None:
                raise sessions.nobody()
            person = await site.people.still(self._claimed)
            await site.moderation.must_be_welcome(person.id)
            move = Move(choice=data.choice, expected=data.expected)
            path = f"/api/tables/{id}/seats/{data.seat}/moves"
            key = request_key(person.id, data.key, "POST", path, msgspec.json.encode(move))
            return Receipt(key=data.key, n=await answer(site, id, data.seat, person, move, key))
        except Refused as error:
            return Refusal(key=data.key, problem=problem_of(error))
