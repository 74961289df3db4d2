"""Which notices are due, and that each is sent once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import structlog

from lazaretto.server import metrics
from lazaretto.server.notices.channels import Channel, Notice
from lazaretto.server.notices.wishes import Wishes
from lazaretto.server.store.database import Database, Row, Statement
from lazaretto.server.store.notices import NoticeKey, NoticeStore, insert_notice

StillAsked = Callable[[str, int, int], Awaitable[bool]]  # table, seat, since

log = structlog.get_logger(__name__)


class Delivery:
    """Sends what is due. Several may serve one database: whoever claims a notice sends it, and nobody else.

    A notice is claimed before it is sent: if the process ends in between, it is lost rather than sent twice.
    """

    def __init__(
        self,
        database: Database,
        channels: Sequence[Channel],
        still_asked: StillAsked,
        table_url: Callable[[str], str],
        *,
        patience: float = 60.0,  # seconds a question stays open before anybody is told outside the page
        at_once: int = 8,
    ) -> None:
        self.store = NoticeStore(database)
        self.channels = channels
        self.still_asked = still_asked
        self.table_url = table_url
        self.patience = patience
        self._room = asyncio.Semaphore(at_once)

    def order(self, person: str, table: str, seat: int, since: int, now: float) -> Statement:
        """Have a person told of a question; to be written together with the entry that asks it."""
        return insert_notice(NoticeKey(person, table, seat, since), now + self.patience)

    async def run(self, interval: float = 10.0) -> None:
        """Deliver for as long as the site is open."""
        while True:
            try:
                await self.deliver_due(time.time())
            except Exception:  # the database may be back in a moment
                log.exception("notices not looked at")
            await asyncio.sleep(interval)

    async def deliver_due(self, now: float) -> None:
        """Send every notice that is due and whose question is still open."""
        async with asyncio.TaskGroup() as group:
            for row in await self.store.due(now):
                group.create_task(self._deliver(row, now))

    async def _deliver(self, row: Row, now: float) -> None:
        key = NoticeKey(row["person"], row["tbl"], row["seat"], row["since"])
        async with self._room:
            try:
                wishes = msgspec.json.decode(row["wishes"], type=Wishes)
                later = wishes.tell_at(now)
                asked = await self.still_asked(key.table, key.seat, key.since)
                if asked and later > now:
                    await self.store.postpone(key, later)
                elif await self.store.claim(key, now) and asked:
                    await self._send(self._notice(row, wishes))
            except Exception:  # one notice's trouble is not the next one's
                log.exception("notice not delivered", person=row["person"], table=row["tbl"], seat=row["seat"])

    async def _send(self, notice: Notice) -> None:
        for channel in self.channels:
            if channel.wished(notice):
                told = log.bind(way=channel.name, person=notice.person, table=notice.table, seat=notice.seat)
                try:
                    await channel.send(notice)
                    told.info("notice sent")
                except Exception as failure:  # whatever goes wrong with one channel, there may be others
                    told.warning("notice not sent", failure=repr(failure))
                    metrics.NOTICES_FAILED.labels(channel.name).inc()

    def _notice(self, row: Row, wishes: Wishes) -> Notice:
        return Notice(
            person=row["person"],
            name=row["name"],
            mail=row["mail"] or "",
            wishes=wishes,
            table=row["tbl"],
            seat=row["seat"],
            url=self.table_url(row["tbl"]),
            title=row["title"],
        )
