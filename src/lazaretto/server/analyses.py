"""What the answers in a position are worth: looked at by a search, for whoever asks, in a process that gives way.

One position is looked at after the other, and who waits is called in turn, so that nobody's positions wait behind all
those of somebody else. What was found is remembered for a while: whoever steps back and forth asks the same again.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from contextlib import aclosing

import msgspec
import structlog

from lazaretto.review.fitted import has_reviews
from lazaretto.server import positions
from lazaretto.server.fair_turns import FairTurns
from lazaretto.server.limits import RateLimit
from lazaretto.server.refusals import NotFound, TooMany
from lazaretto.server.schema.positions import WeighedAnswer, WeighedAnswers, WeighedPosition
from lazaretto.server.worker_process import lines

AT_ONCE = 1
WAITING = 50  # that may be under way or wait
PATIENCE = 60.0  # seconds that one may take
REMEMBERED = 1_000
LONGER = 5  # what a longer look counts as

logger = structlog.get_logger(__name__)


class Analyses:
    """The positions that are looked at."""

    def __init__(self, rate: RateLimit) -> None:
        self._rate = rate
        self._turns = FairTurns(AT_ONCE)
        self._asking = 0
        self._found: OrderedDict[bytes, list[WeighedAnswer]] = OrderedDict()

    async def of(self, wanted: WeighedPosition, person: str, place: str) -> WeighedAnswers:
        """What the open answers of the seat that is asked are worth, from what it knows."""
        setup, view = positions.asked_there(wanted)
        if not has_reviews(view.title):
            raise NotFound(f"positions of {view.title} are not looked at: nothing was measured of it yet")
        known = {"title": view.title, "setup": setup.to_json(), "view": view.to_json(), "longer": wanted.longer}
        job = json.dumps(known, sort_keys=True).encode()
        if job not in self._found:
            self._rate.take(person or place, cost=LONGER if wanted.longer else 1)
            await self._wait(job, person or place, place)
        self._found.move_to_end(job)
        return WeighedAnswers(seat=view.own.seat, answers=self._found[job])

    async def _wait(self, job: bytes, person: str, place: str) -> None:
        if self._asking >= WAITING:
            raise TooMany("many positions wait to be looked at; try again in a minute")
        self._asking += 1
        try:
            async with self._turns.turn(person, place):
                if job not in self._found:  # somebody may have asked for the same meanwhile
                    self._found[job] = await self._look(job)
                    while len(self._found) > REMEMBERED:
                        self._found.popitem(last=False)
        finally:
            self._asking -= 1

    async def _look(self, job: bytes) -> list[WeighedAnswer]:
        try:
            async with asyncio.timeout(PATIENCE), aclosing(lines("lazaretto.server.analysis_worker", job)) as told:
                async for line in told:
                    return msgspec.convert(line["answers"], list[WeighedAnswer])
        except TimeoutError:
            logger.warning("a position took too long to look at")
        raise TooMany("this position could not be looked at in time; try again later")
