"""What happens at a table, as it happens."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from lazaretto.server import request_checks, sessions
from lazaretto.server.hub import Connection
from lazaretto.server.people import Person
from lazaretto.server.problems import problem
from lazaretto.server.refusals import Refused
from lazaretto.server.site import Site
from lazaretto.server.store.errors import DatabaseError

GOING_AWAY = 1012  # the server restarts, or the client was too slow: come back and catch up
REFUSED = 4000  # the reason is a problem in JSON


@websocket("/api/tables/{id:str}/events")
async def events(
    socket: WebSocket[Any, Any, Any],
    id: str,
    site: Site,
    since: Annotated[int | None, Parameter(ge=0, le=1_000_000)] = None,
    seen: Annotated[str, Parameter(query="eyes", max_length=20)] = "",
    frames: bool = False,
    invitation: Annotated[str, Parameter(query="key", max_length=100)] = "",
) -> None:
    """Sends what was missed since entry `since`, or everything, and from then on whatever happens."""
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
            session=sessions.session_of(socket, site),
            invited=site.invitations.is_key(id, invitation),
            frames=frames,
            address=request_checks.address(socket),
        )
    except Refused as error:
        await _refuse(socket, error)
        return
    except DatabaseError:
        await socket.close(GOING_AWAY)
        return
    try:
        sending = asyncio.create_task(_send(socket, connection))
        hearing = asyncio.create_task(_hear(socket))
        done, waiting = await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*done, *waiting, return_exceptions=True)
    finally:
        await site.presence.disconnect(connection)


async def _viewer_of(socket: WebSocket[Any, Any, Any], site: Site) -> Person | None:
    viewer = await sessions.viewer_of(socket, site)
    return viewer if viewer is not None and await site.moderation.is_welcome(viewer.id) else None


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while (message := await connection.outbox.get()) is not None:
        await socket.send_data(message, mode="text")
        del message  # or every socket would keep its last one until the next
    if connection.refusal is None:
        await socket.close(GOING_AWAY)
    else:
        await _refuse(socket, connection.refusal)


async def _refuse(socket: WebSocket[Any, Any, Any], error: Refused) -> None:
    told = msgspec.json.encode(problem(error.kind, error.status, str(error), field=error.field))
    await socket.send_data(told, mode="text")
    await socket.close(REFUSED, error.kind)


async def _hear(socket: WebSocket[Any, Any, Any]) -> None:
    """Clients have nothing to say here; this ends when they leave, or talk all the same."""
    try:
        await socket.receive_data(mode="text")
        await socket.close(REFUSED, "expected nothing; moves are POST requests")
    except WebSocketDisconnect:
        pass
