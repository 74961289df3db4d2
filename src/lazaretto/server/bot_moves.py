"""How bots come to answer at tables: whoever is asked thinks, and what he chooses is played."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable, Collection, Mapping

import structlog

from lazaretto.bots.random import RandomBot
from lazaretto.server import metrics
from lazaretto.server.background import BackgroundTasks
from lazaretto.server.bot_pool import BotFailed, BotPool, Sitting
from lazaretto.server.commands import play
from lazaretto.server.refusals import Refused, Stale
from lazaretto.server.store.errors import DatabaseError
from lazaretto.server.table import BOT_PATIENCE, Table
from lazaretto.server.table_service import TableService

DATABASE_PAUSE = 0.5  # seconds until an answer is tried again that could not be stored

logger = structlog.get_logger(__name__)


class BotMoves:
    """Has the bots think that are asked, at each table one task for all of them."""

    def __init__(
        self,
        tables: TableService,
        pool: BotPool,
        bots: Mapping[str, str],
        stand_in: str,
        tasks: BackgroundTasks,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.tables = tables
        self.pool = pool
        self.bots = bots  # by the name players see: what the pool calls it
        self.stand_in = stand_in  # one of them
        self._tasks = tasks
        self._now = now
        self._thinking: dict[str, asyncio.Task[None]] = {}

    @property
    def busy(self) -> Collection[str]:
        """The tables where bots think."""
        return self._thinking.keys()

    async def take_up(self) -> None:
        """Have the bots go on that owe answers. The other tables are read when somebody asks for them."""
        due = await self.tables.store.due_by(self._now() + BOT_PATIENCE)
        for id in due:
            with contextlib.suppress(Refused):
                async with self.tables.held(id) as table:
                    self.follow(table)
            await asyncio.sleep(0)  # whoever asks for something meanwhile is answered
        logger.info("tables taken up", count=len(due))

    def follow(self, table: Table) -> None:
        """Have the bots that are asked think, and let those go that play here no more."""
        self.pool.keep_only(table.id, sittings(table))
        if table.bots_asked() and table.id not in self._thinking:
            task = self._tasks.spawn(self._play(table.id))
            self._thinking[table.id] = task
            task.add_done_callback(lambda done: self._thought(table.id, done))

    def _thought(self, id: str, done: asyncio.Task[None]) -> None:
        if self._thinking.get(id) is done:  # not if others have begun to think since
            del self._thinking[id]
        if not done.cancelled() and (error := done.exception()) is not None:
            logger.error("bots stopped", table=id, error=repr(error))

    async def _play(self, id: str) -> None:
        """Until nobody but people is asked."""
        while True:
            async with self.tables.held(id) as table:
                seats = table.bots_asked()
                if not seats:
                    del self._thinking[id]  # before anybody else holds the table and looks whether bots think
                    return
            await asyncio.gather(*(self._answer_or_wait(id, seat) for seat in seats))

    async def _answer_or_wait(self, id: str, seat: int) -> None:
        try:
            await self._answer(id, seat)
        except DatabaseError as error:  # it takes nothing now; whoever then still owes an answer is asked again
            logger.warning("bot waits for the database", table=id, seat=seat, error=repr(error))
            await asyncio.sleep(DATABASE_PAUSE)

    async def _answer(self, id: str, seat: int) -> None:
        async with self.tables.held(id) as table:
            if seat not in table.bots_asked() or table.game is None:
                return
            bot, expected, host, origin = table.seats[seat].bot, table.n, table.host, table.origin
            view, setup = table.game.view(seat), table.game.setup
            deal = deal_of_bots(table)
            sitting = None if deal else Sitting(id, seat, table.seats[seat].bot_since)
        started = time.perf_counter()
        try:
            choice = await self.pool.choose(self._known_as(bot), view, setup, sitting, host, origin, deal)
        except BotFailed as failure:
            # The game must go on: any answer is better than none.
            logger.warning("bot failed", table=id, seat=seat, bot=bot, failure=str(failure))
            metrics.BOT_FAILURES.labels(bot).inc()
            choice = RandomBot(secrets.randbits(32)).choose(view).text
        metrics.BOTS.labels(bot).observe(time.perf_counter() - started)
        with contextlib.suppress(Stale, Refused):  # the seat was taken back, or another process answered for it
            await self.tables.act(id, lambda table, now: play.answer(table, now, seat, expected, choice, bot))

    def _known_as(self, bot: str) -> str:
        """What the pool calls a bot, or who stands in for one that the site has no more."""
        return self.bots.get(bot) or self.bots[self.stand_in]


def deal_of_bots(table: Table) -> str:
    """What the bots' streams follow from where tables of one deal are compared: it is known, or shared.

    It does not tell the seed: bots may be anybody's programs.
    """
    return hashlib.sha256(f"bots:{table.seed}".encode()).hexdigest() if table.seed_known or table.deal else ""


def sittings(table: Table) -> set[Sitting]:
    """The bots that play at a table."""
    if table.state != "running":
        return set()
    return {Sitting(table.id, k, seat.bot_since) for k, seat in enumerate(table.seats) if seat.bot}
