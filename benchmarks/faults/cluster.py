"""The processes of a site: servers, each behind a proxy, and their database."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

import httpx

from benchmarks.faults.disk import Disk
from benchmarks.faults.proxy import Proxy
from benchmarks.faults.wall_clock import WallClock
from tests.server.postgres import Postgres
from tests.server.site import GENEROUS, Served

STARTING = 300.0  # seconds, on a machine that has much else to do
SQLITE_MEGABYTES = 64
POSTGRES_MEGABYTES = 512  # an empty one takes 40 and keeps up to five segments of 16 for its log


class Node:
    """A server, the proxy by which people reach it, and the clock that it goes by."""

    def __init__(self, database: str, folder: Path) -> None:
        folder.mkdir()
        self.clock = WallClock(folder / "clock")
        # One worker: whoever kills it ends all that bots think at that moment.
        self.server = Served(database, folder, f"workers = 1\n{GENEROUS}", environment=self.clock.environment)
        self.proxy = Proxy()

    async def start(self) -> None:
        """Start the server, at the right time of day, since it will believe it; returns once it answers."""
        self.clock.put(0.0)
        await asyncio.to_thread(self.server.start)
        async with httpx.AsyncClient(trust_env=False, timeout=STARTING) as http:
            (await http.get(f"{self.server.url}/health")).raise_for_status()
        self.proxy.target = urlsplit(self.server.url).port or 0

    async def stop(self) -> None:
        """End the server, if it runs."""
        if self.server.process is not None:
            await asyncio.to_thread(self.server.stop)

    @property
    def pid(self) -> int:
        """The process of the server."""
        assert self.server.process is not None
        return self.server.process.pid


class Cluster:
    """One server on SQLite, or two on PostgreSQL; the database has a disk of its own."""

    def __init__(self, database: str, folder: Path) -> None:
        self.folder = folder
        self.on_postgres = database == "postgresql"
        self.disk = Disk(POSTGRES_MEGABYTES if self.on_postgres else SQLITE_MEGABYTES)
        self.postgres: Postgres | None = None
        self.nodes: list[Node] = []
        self.database = ""  # its address
        self._close = AsyncExitStack()

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as opened:
            opened.enter_context(self.disk)
            if self.on_postgres:
                self.postgres = await asyncio.to_thread(Postgres, self.disk.folder)
                opened.push_async_callback(asyncio.to_thread, self.postgres.stop)
            self.database = self.postgres.url if self.postgres else f"sqlite:{self.disk.folder / 'site.db'}"
            for k in range(2 if self.on_postgres else 1):
                node = Node(self.database, self.folder / f"server-{k}")
                self.nodes.append(node)
                await node.proxy.open()
                opened.push_async_callback(node.proxy.close)
                await node.start()
                opened.push_async_callback(node.stop)
            self._close = opened.pop_all()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self._close.__aexit__(kind, error, at)

    def node(self, which: int) -> Node:
        """One of the servers, counted round."""
        return self.nodes[which % len(self.nodes)]
