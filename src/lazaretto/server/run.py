"""Runs a site under uvicorn until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from typing import Any, cast

import uvicorn

from lazaretto.kernel.errors import LazarettoError
from lazaretto.server import connections, logs
from lazaretto.server.app import create_app
from lazaretto.server.connections import Gate
from lazaretto.server.middleware import with_head
from lazaretto.server.routes.socket import with_sockets
from lazaretto.server.settings import Settings
from lazaretto.server.site import Site
from lazaretto.server.socket_protocol import DirectProtocol
from lazaretto.server.store.errors import DatabaseError

FAREWELL_SECONDS = 5  # for requests under way when the server is told to stop
PAUSE_SECONDS = 75  # between two moves of a person that need no new connection; a busy server takes those up slowly
SOCKET_BYTES = 4096  # of a message from a client: a move


def listen(host: str, port: int) -> socket.socket:
    """Take a port, any free one for 0. Whoever connects waits until the site is open."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except (OSError, OverflowError) as error:
        raise LazarettoError(f"cannot listen on {host} port {port}: {error}") from error


def run(settings: Settings, listening: socket.socket, *, trusted: str = "", plain_log: bool = False) -> None:
    """Serve; returns after SIGINT or SIGTERM, once everything is stored and every socket closed."""
    logs.set_up(plain_log)
    site = Site(settings)
    gate = Gate(settings.limits.address, connections.most_files(), trusted, lambda: site.hub.count)
    config = uvicorn.Config(
        cast(Any, with_sockets(with_head(create_app(site)), site)),
        lifespan="off",  # the site is opened here, so that what is wrong with it is an error here
        log_config=None,
        access_log=False,
        # On h11: httptools, which uvicorn takes where it is installed, sets no bound to headers.
        http=connections.protocol(gate, settings.limits.request_seconds),
        ws=DirectProtocol,
        ws_max_size=SOCKET_BYTES,
        # The compressors of its sockets would take more memory than all the rest of a table.
        ws_per_message_deflate=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted or None,
        server_header=False,
        timeout_keep_alive=PAUSE_SECONDS,
        timeout_graceful_shutdown=FAREWELL_SECONDS,
    )
    # Looking through all tables for cycles stops everything for a while and finds next to none: it is done seldom.
    gc.freeze()
    gc.set_threshold(10_000, 10, 100)
    server = uvicorn.Server(config)
    for each in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops in order, then passes the signal on; to end as asked is no failure. Before it is at work, there
        # is nothing to stop but the start. A function and not SIG_IGN, which the processes of the bots would inherit.
        signal.signal(each, lambda *_: setattr(server, "should_exit", True))
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(site, server, listening))


async def _serve(site: Site, server: uvicorn.Server, listening: socket.socket) -> None:
    try:
        await site.open()
    except DatabaseError as error:
        raise LazarettoError(f"the database cannot be used: {error}") from error
    try:
        await server.serve([listening])
    finally:
        await site.close()
