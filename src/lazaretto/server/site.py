"""The parts of a running site, put together and taken apart in order."""

from __future__ import annotations

import asyncio

import structlog

from lazaretto.server.bots import BotPool
from lazaretto.server.house import House
from lazaretto.server.limits import Bucket
from lazaretto.server.notices.outside import Guard, open_client
from lazaretto.server.notices.post import PostOffice
from lazaretto.server.notices.send import Mail, Push, Way, Webhook
from lazaretto.server.people import People
from lazaretto.server.settings import Settings
from lazaretto.server.store.open import database

logger = structlog.get_logger(__name__)


class Site:
    """Everything behind the web server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.database = database(settings.database)
        self.people = People(self.database)
        self.pool = BotPool(settings.workers, settings.patience)
        self.guard = Guard(frozenset(settings.webhook_allow))
        self.client = open_client(self.guard)
        push = settings.push
        self.push = Push(self.client, self.database, push.key, push.contact) if push else None
        self.mail = Mail(settings.mail) if settings.mail else None
        self.post = PostOffice(self.database, [], self._still_asked, self.table_url)
        self.house = House(self.database, self.people, self.pool, settings.bots, limits=limits, order=self.post.order)
        self.requests = Bucket(limits.requests, limits.burst)
        self.words = Bucket(limits.words, limits.words_burst)
        self.doors = Bucket(limits.doors, limits.doors_burst)
        self.replays = Bucket(limits.replays, limits.replays_burst)
        self._delivering: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to serve."""
        await self.database.open()
        await self.people.open()
        await self.pool.open()
        ways: list[Way] = [Webhook(self.client, self.people.sign("webhooks", "site").encode())]
        ways += [way for way in (self.mail, self.push) if way is not None]
        self.post.ways = ways
        await self.house.open()
        self._delivering = asyncio.create_task(self.post.run())
        logger.info("site opened", database=self.settings.database.partition("@")[2] or self.settings.database)

    async def close(self) -> None:
        """Stop in the order in which the parts need each other."""
        if self._delivering is not None:
            self._delivering.cancel()
            await asyncio.gather(self._delivering, return_exceptions=True)
        await self.house.close()
        await self.pool.close()
        await self.client.aclose()
        await self.database.close()
        self.people.close()
        logger.info("site closed")

    def table_url(self, id: str) -> str:
        """Where people find a table."""
        return f"{self.settings.url}/t/{id}"

    async def _still_asked(self, id: str, seat: int, since: int) -> bool:
        async with self.house.held(id) as table:
            return table.seats[seat].since == since and not table.seats[seat].bot
