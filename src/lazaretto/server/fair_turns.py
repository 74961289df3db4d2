"""Who is next: so many at once, and of those who wait one of each person in turn, however many each has waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairTurns:
    """Gives out so many turns. Whoever waits with one request is not behind all the requests of somebody else."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # whoever is next comes first

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """A turn, as soon as there is one for this person."""
        await self._take(person)
        try:
            yield
        finally:
            self._give_back()

    async def _take(self, person: str) -> None:
        if self._free:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called and gone at the same moment
                self._give_back()
            raise

    def _give_back(self) -> None:
        while self._waiting:
            person, queue = self._waiting.popitem(last=False)
            called = queue.popleft()
            if queue:
                self._waiting[person] = queue
            if not called.done():  # else he has gone
                called.set_result(None)
                return
        self._free += 1
