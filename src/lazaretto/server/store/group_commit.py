"""How many writes share one commit: all that wait are taken together, and answered when they are on disk."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from lazaretto.server.store.database import Write
from lazaretto.server.store.errors import DatabaseError

MOST = 128  # writes in one commit: bounds how long the first of them waits for the last

Outcome = bool | Exception


class Waiting(NamedTuple):
    write: Write
    answer: asyncio.Future[bool]


class GroupCommit:
    """While one group is being committed the next one gathers. A write goes ahead even if its caller goes away."""

    def __init__(self, commit: Callable[[Sequence[Write]], Awaitable[Sequence[Outcome]]]) -> None:
        self._commit = commit
        self._waiting: deque[Waiting] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, write: Write) -> bool:
        if self._closed:
            raise DatabaseError("the database is closed")
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(write, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await answer

    async def close(self) -> None:
        """Take no more, and finish those that wait."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting:
            group = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
            try:
                outcomes = await self._commit([write for write, _ in group])
            except Exception as error:  # whatever it is, nobody is left waiting
                outcomes = [error] * len(group)
            for (_, answer), outcome in zip(group, outcomes, strict=True):
                if answer.done():  # its caller has gone away
                    continue
                if isinstance(outcome, Exception):
                    answer.set_exception(outcome)
                else:
                    answer.set_result(outcome)
        self._task = None
