"""What happens at a table, as it happens, and moves on the same way."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from lazaretto.server import request_checks, sessions
from lazaretto.server.broadcast import encode
from lazaretto.server.hub import Connection
from lazaretto.server.idempotency import request_key
from lazaretto.server.people import Person
from lazaretto.server.problems import problem_of
from lazaretto.server.refusals import Refused
from lazaretto.server.routes.tables import answer
from lazaretto.server.schema.play import Move, Receipt, Refusal, SocketMove
from lazaretto.server.site import Site
from lazaretto.server.socket_protocol import wire_of
from lazaretto.server.store.errors import DatabaseError

AnySocket = WebSocket[Any, Any, Any]

REASON_LENGTH = 100  # characters of the reason for closing a socket, which has room for 123 bytes
GOING_AWAY = 1012  # the server restarts, or the client was too slow: come back and catch up
REFUSED = 4000  # the reason is a problem in JSON

_moves = msgspec.json.Decoder(SocketMove)


@websocket("/api/tables/{id:str}/events")
async def events(
    socket: AnySocket,
    id: str,
    site: Site,
    since: Annotated[int | None, Parameter(ge=0, le=1_000_000)] = None,
    seen: Annotated[str, Parameter(query="eyes", max_length=20)] = "",
    changes: bool = False,
    invitation: Annotated[str, Parameter(query="key", max_length=100)] = "",
) -> None:
    """Sends what was missed since entry `since`, or everything, and from then on whatever happens; takes moves."""
    await socket.accept()
    try:
        request_checks.check_host(socket, site)
        request_checks.check_origin(socket, site)
        request_checks.check_rate(socket, site)
        request_checks.check_address(socket)
        connection = await site.presence.connect(
            id,
            await _viewer_of(socket, site),
            seen,
            since,
            wire_of(socket.scope),
            session=sessions.session_of(socket, site),
            invited=site.invitations.is_key(id, invitation),
            changes=changes,
            address=request_checks.address(socket),
        )
    except Refused as error:
        await _refuse(socket, error)
        return
    except DatabaseError:
        await socket.close(GOING_AWAY)
        return
    hearing = asyncio.create_task(_hear(socket, site, connection))
    closing = asyncio.create_task(connection.closed.wait())
    try:
        await asyncio.wait((hearing, closing), return_when=asyncio.FIRST_COMPLETED)
        if connection.refusal is not None:
            await _refuse(socket, connection.refusal)
        elif connection.lost:
            await socket.close(GOING_AWAY)
    finally:
        for task in (hearing, closing):
            task.cancel()
        await asyncio.gather(hearing, closing, return_exceptions=True)
        await site.presence.disconnect(connection)


async def _viewer_of(socket: AnySocket, site: Site) -> Person | None:
    viewer = await sessions.viewer_of(socket, site)
    return viewer if viewer is not None and await site.moderation.is_welcome(viewer.id) else None


async def _refuse(socket: AnySocket, error: Refused) -> None:
    await socket.send_data(msgspec.json.encode(problem_of(error)), mode="text")
    await socket.close(REFUSED, error.kind)


async def _hear(socket: AnySocket, site: Site, connection: Connection) -> None:
    """Clients send moves; this ends when they leave, or send anything else."""
    try:
        while True:
            text = await socket.receive_data(mode="text")
            try:
                move = _moves.decode(text)
            except msgspec.DecodeError as error:
                await socket.close(REFUSED, f"expected a move; {error}"[:REASON_LENGTH])
                return
            connection.send(encode(await _move(socket, site, connection.table, move)))
    except DatabaseError:
        connection.close()
    except WebSocketDisconnect:
        pass


async def _move(socket: AnySocket, site: Site, id: str, data: SocketMove) -> Receipt | Refusal:
    """The same as a request by HTTP: whoever sends it is judged anew."""
    try:
        request_checks.check_rate(socket, site)
        person = await sessions.person_of(socket, site)
        await site.moderation.must_be_welcome(person.id)
        move = Move(choice=data.choice, expected=data.expected)
        path = f"/api/tables/{id}/seats/{data.seat}/moves"
        key = request_key(person.id, data.key, "POST", path, msgspec.json.encode(move))
        return Receipt(key=data.key, n=await answer(site, id, data.seat, person, move, key))
    except Refused as error:
        return Refusal(key=data.key, problem=problem_of(error))
