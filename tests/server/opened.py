"""A site without its web server, by a clock that tests put forward."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from lazaretto.server.commands import seating
from lazaretto.server.people import Person
from lazaretto.server.schema.lobby import Mine, NewTable, Open
from lazaretto.server.settings import Settings
from lazaretto.server.site import Site
from lazaretto.server.table import Table

BEGINNING = 1_000_000.0


class Clock:
    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Nowhere:
    """A wire of which nobody looks at the other end."""

    def write(self, message: bytes) -> None:
        pass

    def waiting(self) -> int:
        return 0

    def close(self, code: int, reason: str) -> None:
        pass


class Opened:
    """A site with people at it."""

    def __init__(self, site: Site, clock: Clock, anna: Person, bert: Person) -> None:
        self.site = site
        self.clock = clock
        self.anna = anna
        self.bert = bert

    async def table(self, title: str = "notre-dame", **more: object) -> str:
        """A game of Anna's (seat 0) and Bert's."""
        wish = NewTable(title=title, seats=[Mine(), Open()], **more)  # type: ignore[arg-type]
        id = await self.site.lobby.create(self.anna, wish)
        await self.site.tables.act(id, lambda table, now: seating.sit(table, now, 1, self.bert.id, "Bert"))
        return id

    async def until(self, id: str, holds: Callable[[Table], bool]) -> Table:
        """Wait for what the site does of its own accord."""
        async with asyncio.timeout(30):
            while True:
                async with self.site.tables.held(id) as table:
                    if holds(table):
                        return table
                await asyncio.sleep(0.005)

    async def sweep(self) -> None:
        """Let the site look around at least once."""
        await asyncio.sleep(0.1)


@asynccontextmanager
async def opened(
    database: str, bots: dict[str, str] | None = None, patience: float = 10.0, now: float = BEGINNING
) -> AsyncIterator[Opened]:
    """A site on the database of this address, until it is left."""
    clock = Clock(now)
    settings = Settings(database=database, bots=bots or {"random": "random"}, workers=1, patience=patience)
    site = Site(settings, clock)
    await site.open()
    try:
        yield Opened(site, clock, await site.people.guest("Anna"), await site.people.guest("Bert"))
    finally:
        await site.close()
