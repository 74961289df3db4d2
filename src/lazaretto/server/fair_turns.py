"""Who is next: so many at once, and of those who wait one from each place in turn, there one of each person in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Queues = OrderedDict[str, deque[asyncio.Future[None]]]  # by person; whoever is next comes first


class FairTurns:
    """Gives out so many turns. Whoever waits with one request is not behind all the requests of somebody else.

    By place first: somebody who comes as a hundred guests is not a hundred people.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: OrderedDict[str, Queues] = OrderedDict()  # by place; whichever is next comes first

    @asynccontextmanager
    async def turn(self, person: str, place: str = "") -> AsyncIterator[None]:
        """A turn, as soon as there is one for this person; where the place is not known, he is one by himself."""
        await self._take(person, place or person)
        try:
            yield
        finally:
            self._give_back()

    async def _take(self, person: str, place: str) -> None:
        if self._free:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(place, OrderedDict()).setdefault(person, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called and gone at the same moment
                self._give_back()
            raise

    def _give_back(self) -> None:
        while self._waiting:
            called = self._next()
            if not called.done():  # else he has gone
                called.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None]:
        """Whoever is next; his place, and he there, are last from now on."""
        place, queues = self._waiting.popitem(last=False)
        person, queue = queues.popitem(last=False)
        called = queue.popleft()
        if queue:
            queues[person] = queue
        if queues:
            self._waiting[place] = queues
        return called
