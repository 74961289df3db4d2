"""Reviews of games that are over: made when somebody first asks for one, kept with the game.

One process makes them, one after the other, and gives way to everything else: no table waits for a review, and who
waits is called in turn, so that nobody's game comes after all those of somebody else. A game is reviewed once it is
over, never before: a review shows what is hidden.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import structlog

from lazaretto.bots.judges import weights_of
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES, file
from lazaretto.kernel.record import Record
from lazaretto.review.fitted import has_reviews
from lazaretto.server.background import BackgroundTasks
from lazaretto.server.fair_turns import FairTurns
from lazaretto.server.refusals import NotFound, TooMany
from lazaretto.server.schema.reviews import ReviewInfo, ReviewOfGame
from lazaretto.server.store.database import Database
from lazaretto.server.store.reviews import KeptReview, ReviewStore
from lazaretto.server.worker_process import lines

AT_ONCE = 1
WAITING = 200  # games that may wait for their review
OF_A_PLACE = 50  # of these that were asked for from one address
OF_A_PERSON = 5
PATIENCE = 900.0  # seconds that a review may take
AFTER_FAILURE = 3600.0  # until one that could not be made is tried again

logger = structlog.get_logger(__name__)


@dataclass
class Job:
    """A review that is made, or will be."""

    record: Record
    person: str  # who asked for it first
    place: str
    share: float = 0.0  # of the look that is under way
    begun: bool = False


class Reviews:
    """The reviews of a site."""

    def __init__(self, database: Database, tasks: BackgroundTasks, now: Callable[[], float]) -> None:
        self.store = ReviewStore(database)
        self._tasks = tasks
        self._now = now
        self._turns = FairTurns(AT_ONCE)
        self._jobs: dict[str, Job] = {}  # by table
        self._failed: dict[str, float] = {}  # by table: when

    async def of(self, table: str, record: Record, person: str, place: str) -> ReviewInfo:
        """The review of a game as far as there is one; what is missing is made from now on."""
        if not has_reviews(record.title):
            raise NotFound(f"there are no reviews of {record.title}: nothing was measured of it yet")
        kept = await self.store.find(table, judged_by(record.title))
        looks = 0 if kept is None else kept.looks
        if table not in self._jobs and looks < 2 and not self._has_failed(table):
            self._begin(table, Job(record, person or place, place))
        job = self._jobs.get(table)
        return ReviewInfo(
            looks=looks,
            ahead=0 if job is None or job.begun else len(self._jobs) - 1,
            share=0.0 if job is None else job.share,
            failed=self._has_failed(table),
            review=None if kept is None else _told(kept.review),
        )

    def _has_failed(self, table: str) -> bool:
        """Whether it could not be made a while ago."""
        now = self._now()
        self._failed = {each: at for each, at in self._failed.items() if now - at < AFTER_FAILURE}
        return table in self._failed

    def _begin(self, table: str, job: Job) -> None:
        waiting = self._jobs.values()
        if sum(each.person == job.person for each in waiting) >= OF_A_PERSON:
            raise TooMany(f"{OF_A_PERSON} reviews that you asked for are still to be made; try again after them")
        if len(waiting) >= WAITING or sum(each.place == job.place for each in waiting) >= OF_A_PLACE:
            raise TooMany("many reviews wait; try again in a few minutes")
        self._jobs[table] = job
        self._tasks.spawn(self._work(table, job))

    async def _work(self, table: str, job: Job) -> None:
        """Make a review when its turn comes."""
        try:
            async with self._turns.turn(job.person, job.place), asyncio.timeout(PATIENCE):
                await self._make(table, job)
        except Exception as error:  # the next game may be reviewed all the same
            logger.warning("review failed", table=table, error=repr(error))
            self._failed[table] = self._now()
        finally:
            del self._jobs[table]

    async def _make(self, table: str, job: Job) -> None:
        """Have a process look at a game, and keep what it finds after each look."""
        job.begun = True
        looks = 0
        async with aclosing(lines("lazaretto.server.review_worker", job.record.to_json().encode())) as told:
            async for line in told:
                job.share = line.get("share", 0.0)
                if (review := line.get("review")) is not None:
                    looks = review["looks"]
                    await self.store.keep(table, judged_by(job.record.title), KeptReview(looks, review), self._now())
        if looks < 2:
            raise RuntimeError(f"its process ended after {looks} looks")


def _told(review: dict[str, Any]) -> ReviewOfGame:
    """A kept review on the wire, its choices with what texts need to name them."""
    catalogue = rules_of(review["title"]).catalogue()

    def choice(text: str) -> dict[str, str]:
        found = catalogue.parse(text)
        return {"choice": text, "kind": found.kind, "noun": found.noun, "item": found.item}

    for seat in review["seats"]:
        for moment in seat["moments"]:
            moment["played"], moment["better"] = choice(moment["played"]), choice(moment["better"])
    for draw in review["draws"]:
        draw["choice"] = choice(draw["choice"])
        if draw["event"] is not None:
            draw["event"]["at"] = draw["n"]
    return msgspec.convert(review, ReviewOfGame)


@cache
def judged_by(title: str) -> str:
    """A digest of what reviews of a title depend on: other weights judge otherwise."""
    fitted = file(TITLES[title].review).read_bytes() if has_reviews(title) else b""
    return hashlib.sha256(weights_of(title).read_bytes() + fitted).hexdigest()[:16]
