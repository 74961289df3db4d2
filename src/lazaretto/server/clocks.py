"""What is due at tables by the clock: players who took too long, and bots that owe answers."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from lazaretto.server.bot_moves import BotMoves
from lazaretto.server.commands import play
from lazaretto.server.refusals import Refused
from lazaretto.server.table_service import TableService

SWEEP_SECONDS = 1.0
DUE_PAGE = 200  # tables looked after in one sweep
START_GRACE = 30.0  # a clock that ended while the site was down does not end before its player could come back


class Clocks:
    """Looks again and again for tables where something must happen by itself."""

    def __init__(self, tables: TableService, bots: BotMoves, now: Callable[[], float] = time.time) -> None:
        self.tables = tables
        self.bots = bots
        self._now = now
        self._started = now()
        self._looked_to = 0.0

    def open(self) -> None:
        """The site is up from now on."""
        self._started = self._now()

    async def sweep(self) -> None:
        """A page of what is due; the next look goes on behind it, so that bots who take long hold up no clock."""
        now = self._now()
        due = await self.tables.store.due(now, self._looked_to, DUE_PAGE)
        self._looked_to = due[-1].due if len(due) == DUE_PAGE else 0.0
        for id, _ in due:
            with contextlib.suppress(Refused):
                if now >= self._started + START_GRACE:
                    await self.tables.act(id, play.expire)
                async with self.tables.held(id) as table:
                    self.bots.follow(table)
            await asyncio.sleep(0)
