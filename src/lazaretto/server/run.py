"""Runs a site under uvicorn until it is told to stop."""

from __future__ import annotations

import uvicorn

from lazaretto.kernel.errors import LazarettoError
from lazaretto.server import logs
from lazaretto.server.app import create_app
from lazaretto.server.settings import Settings

FAREWELL_SECONDS = 5  # for requests under way when the server is told to stop
SOCKET_BYTES = 4096  # clients have nothing to say on sockets


def run(settings: Settings, host: str, port: int, *, trusted: str = "", plain_log: bool = False) -> None:
    """Serve; returns after SIGINT or SIGTERM, once everything is stored and every socket closed."""
    logs.set_up(plain_log)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted or None,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL_SECONDS,
    )
    server = uvicorn.Server(config)
    try:
        server.run()
    except SystemExit as error:  # uvicorn's way to say that it could not listen
        raise LazarettoError(f"cannot listen on {host} port {port}") from error
    if not server.started:
        raise LazarettoError("the site could not be opened; the log says why")
