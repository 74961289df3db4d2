"""What the site does by itself: tasks that run beside the requests and end with the site."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from lazaretto.server import metrics

logger = structlog.get_logger(__name__)


class BackgroundTasks:
    """Keeps its tasks until they are done, or all at once are to end."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Have something done meanwhile."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Have something done again and again; a failure is logged, and the next time may go better."""
        self.spawn(self._repeat(seconds, work))

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                logger.exception("sweep failed")
                metrics.SWEEPS_FAILED.inc()

    async def close(self) -> None:
        """End them all."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
