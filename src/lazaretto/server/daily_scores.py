"""What results of the deals of the day count: they are collected, scored when the day is over, and in time ranked."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import Any

import structlog

from lazaretto.kernel.canonical import canonical
from lazaretto.review.fitted import fitted
from lazaretto.server import entries as log
from lazaretto.server import worker_process
from lazaretto.server.background import BackgroundTasks
from lazaretto.server.deal_chain import day_of
from lazaretto.server.deals import Deals
from lazaretto.server.refusals import Refused
from lazaretto.server.replays import Past
from lazaretto.server.results import record_of
from lazaretto.server.schema.deals import DailyRank, DailyRanking, Scoring
from lazaretto.server.store.database import Row
from lazaretto.server.store.deals import DailyResult, Taken
from lazaretto.server.table import Table

SEAT = 0  # everybody's
LEAST = 16  # deals in which one must have scored to be ranked
RANKED_DAYS = 100  # that count for the ranking
RANKED = 100  # lines of it
PATIENCE = 3600.0  # seconds that the numbers of one deal may take
AGAIN = 600.0  # seconds until they are tried again, should that fail

logger = structlog.get_logger(__name__)


class DailyScores:
    """What the tables of the days' deals come to."""

    def __init__(self, deals: Deals, tasks: BackgroundTasks, now: Callable[[], float]) -> None:
        self.deals = deals
        self.store = deals.store
        self.tables = deals.tables
        self._tasks = tasks
        self._now = now
        self._scoring = False
        self._not_before = 0.0  # when scores that failed are tried again

    async def sweep(self) -> None:
        """Keep what has come of tables, show the deals whose day is over, and have them scored."""
        await self.collect()
        await self.deals.sweep()
        if not self._scoring and self._now() >= self._not_before and await self.store.to_score() is not None:
            self._scoring = True
            self._tasks.spawn(self._score_all())

    async def collect(self) -> None:
        """Keep the results of the tables that are over."""
        for id in await self.store.ended():
            with contextlib.suppress(Refused):
                async with self.tables.held(id) as table:
                    past = None if table.game is None else Past.of(table.game)
                    closes = (await self._of_table(table))["closes"]
                    result = result_of(table, closes)
                counts = past is not None and result.state != "not-counted"
                await self.store.keep(result, await line_of(past, SEAT) if past is not None and counts else [])

    async def _of_table(self, table: Table) -> Row:
        deal = await self.store.find(table.deal)
        assert deal is not None
        return deal

    async def _score_all(self) -> None:
        try:
            while (deal := await self.store.to_score()) is not None:
                await self.score(deal)
        except Exception as error:  # tables must not notice
            logger.warning("deal not scored", error=repr(error))
            self._not_before = self._now() + AGAIN
        finally:
            self._scoring = False

    async def score(self, deal: Row) -> None:
        """Score the results of a deal whose day is over. Only accounts count: a guest may have tried it before."""
        await self.collect()
        await self.store.give_up(deal["id"], self._now())
        rows = [row for row in await self.store.played(deal["id"]) if row["account"] and not row["deleted"]]
        finished = [row["tbl"] for row in rows if row["state"] == "finished"]
        lucks: dict[str, float] = {}
        datum = None
        if deal["scoring"] == "luck":
            lucks = dict(zip(finished, await self._reckon("luck", finished), strict=True))
        elif deal["scoring"] == "datum" and finished:
            (datum,) = await self._reckon("datum", finished[:1])
        await self.store.score(deal["id"], datum, lucks, scores(deal, rows, lucks, datum))

    async def _reckon(self, wanted: str, tables: Sequence[str]) -> list[float]:
        """One number for each of these games, from a process that gives way to everything else."""
        found: list[float] = []
        async with asyncio.timeout(PATIENCE):
            for id in tables:
                async with self.tables.held(id) as table:
                    record = record_of(table).to_json()
                job = json.dumps({"wanted": wanted, "seat": SEAT, "record": record}).encode()
                async with contextlib.aclosing(worker_process.lines("lazaretto.server.deal_worker", job)) as told:
                    found += [float(line["found"]) async for line in told]
        return found

    async def ranking(self, title: str) -> DailyRanking:
        """Whoever has played enough deals of a title in the last days."""
        since, scoring = day_of(self._now()) - RANKED_DAYS, scoring_of(title)
        rows = await self.store.ranking(title, scoring, since, LEAST, RANKED)
        return DailyRanking(
            title=title,
            scoring=scoring,
            beta=fitted(title).beta,
            least=LEAST,
            days=RANKED_DAYS,
            lines=[_rank(row) for row in rows],
        )


def scoring_of(title: str) -> Scoring:
    """By what deals of a title are scored: wins less luck where draws can be called so, else points ahead.

    These are compared with those of bots on the same deal, or of everybody who has played it.
    """
    known = fitted(title)
    return "luck" if known.luck else "datum" if known.datum else "mean"


def scores(deal: Row, rows: Sequence[Row], lucks: Mapping[str, float], datum: float | None) -> dict[str, float]:
    """What the results of accounts count, by table. Who gives up has what the worst had, and nothing at best."""
    finished = [row for row in rows if row["state"] == "finished"]
    if not finished or (deal["scoring"] == "mean" and len(finished) == 1):
        return {}
    if deal["scoring"] == "luck":
        found = {row["tbl"]: row["win"] - deal["beta"] * lucks[row["tbl"]] for row in finished}
    else:
        usual = datum if datum is not None else fmean(row["lead"] for row in finished)
        found = {row["tbl"]: row["lead"] - usual for row in finished}
    worst = min(0.0, *found.values())
    return found | {row["tbl"]: worst for row in rows if row["state"] == "given-up"}


def result_of(table: Table, closes: float) -> DailyResult:
    """What came of a table that is over: it counts if it ended in its day, and no operator ended it."""
    ended = [each.entry.at for each in table.happenings if isinstance(each.entry, log.Answered | log.Resigned)]
    at = ended[-1] if ended else table.changed
    seat, places = table.seats[SEAT], {place.seat: place for place in table.places()}
    state, win, points, lead = "given-up", 0.0, 0, 0
    if table.closed or at >= closes:
        state = "not-counted"
    elif places and not seat.resigned:
        own = places.pop(SEAT)
        firsts = 1 + sum(other.place == 1 for other in places.values())
        state, win, points = "finished", 1 / firsts if own.place == 1 else 0.0, own.points
        lead = own.points - max(other.points for other in places.values())
    return DailyResult(table.id, table.deal, seat.person or table.host, state, win, points, lead, at)


async def line_of(past: Past, seat: int) -> list[Taken]:
    """What a seat answered, each time with a digest of what it knew: the same for all who were in that position."""
    game = past.begun.beginning()
    found = []
    for answer in past.answers:
        if answer.seat == seat:
            fork = hashlib.sha256(canonical(game.view(seat).to_json())).hexdigest()[:16]
            found.append(Taken(fork, game.answered, answer.choice))
            await asyncio.sleep(0)  # whoever asks for something meanwhile is answered
        game.repeat(answer)
    return found


def _rank(row: Mapping[str, Any]) -> DailyRank:
    deals, mean = int(row["deals"]), float(row["mean"])
    variance = max(0.0, (float(row["squares"]) - deals * mean * mean) / (deals - 1))
    return DailyRank(
        name=row["name"],
        account=row["account"],
        deals=deals,
        mean=round(mean, 3),
        error=round(sqrt(variance / deals), 3),
    )
