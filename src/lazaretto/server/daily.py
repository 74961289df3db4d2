"""The deals of the day: one of each title for everybody, from a chain that all can check; compared, and in time ranked.

Everybody has one try, from the same seat against the same bots. What others did with a deal is shown to whoever has
ended his own try, and to all when the day is over; then results are scored, by what was settled before the day.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import Any

import msgspec
import structlog

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.canonical import canonical
from lazaretto.review.fitted import fitted
from lazaretto.server import entries as log
from lazaretto.server import worker_process
from lazaretto.server.background import BackgroundTasks
from lazaretto.server.deal_chain import DAY, day_of, link, read_day, seed_of, written
from lazaretto.server.deals import Deals
from lazaretto.server.idempotency import NO_KEY
from lazaretto.server.people import Person
from lazaretto.server.refusals import NotFound, Refused
from lazaretto.server.replays import Past
from lazaretto.server.results import record_of
from lazaretto.server.schema.deals import (
    DailyComparison,
    DailyDeal,
    DailyInfo,
    DailyLinks,
    DailyPlace,
    DailyRank,
    DailyRanking,
    ForkChoice,
    ForkInfo,
    LinkInfo,
    PlayedDay,
    Scoring,
    Today,
    TryState,
)
from lazaretto.server.schema.lobby import BotSeat, Mine, NewTable
from lazaretto.server.schema.reviews import ChoiceInfo
from lazaretto.server.store.database import Row
from lazaretto.server.store.deals import DailyResult, NewDeal, SharedDeal, Taken
from lazaretto.server.store.errors import StatementRefused
from lazaretto.server.table import Table

SEAT = 0  # everybody's
PLAYERS = {"notre-dame": 3}
FEWEST = 2  # players of the other titles
OPPONENT = "normal"  # or the best bot of a site that has none of this name
BY_DATUM = {"notre-dame"}  # where bots on the same deal tell what it was worth; see docs/review.md
LEAST = 16  # deals in which one must have scored to be ranked
RANKED_DAYS = 100  # that count for the ranking
RANKED = 100  # lines of it
BEST = 10  # results that are shown with a name
WEEK = 7
PATIENCE = 3600.0  # seconds that the numbers of one deal may take
AGAIN = 600.0  # seconds until they are tried again, should that fail

logger = structlog.get_logger(__name__)


class Daily:
    """The deals of the days of a site."""

    def __init__(self, deals: Deals, bots: Mapping[str, str], tasks: BackgroundTasks, now: Callable[[], float]) -> None:
        self.deals = deals
        self.store = deals.store
        self.tables = deals.tables
        self.bot = OPPONENT if OPPONENT in bots else list(bots)[-1]
        self._tasks = tasks
        self._now = now
        self._scoring = False
        self._not_before = 0.0  # when scores that failed are tried again

    # ---------------------------------------------------------------- playing

    async def today(self, viewer: str) -> Today:
        """The deals of today."""
        await self.sweep()
        day = day_of(self._now())
        played = set(await self.store.days_played(viewer, day - WEEK + 1))
        return Today(
            day=written(day),
            closes=(day + 1) * DAY,
            now=self._now(),
            deals=[await self._line(await self._deal(day, title), viewer) for title in TITLES],
            week=[PlayedDay(day=written(each), played=each in played) for each in range(day - WEEK + 1, day + 1)],
        )

    async def play(self, title: str, person: Person, origin: str) -> str:
        """The table at which somebody plays today's deal of a title: a new one the first time, later the same."""
        deal = await self._deal(day_of(self._now()), title)
        while (own := await self.tables.store.table_of_deal(deal["id"], person.id)) is None:
            wish = msgspec.json.decode(deal["wish"], type=NewTable)
            with contextlib.suppress(StatementRefused):  # asked for twice at once: the other was faster
                return await self.deals.lobby.create(person, wish, NO_KEY, origin, SharedDeal(deal["id"], deal["seed"]))
        return own

    async def _deal(self, day: int, title: str) -> Row:
        """Today's deal of a title, which is kept as soon as somebody asks for it."""
        if title not in TITLES:
            raise NotFound(f"expected one of the titles {', '.join(TITLES)}; got {title!r}", field="title")
        found = await self.store.find(f"{written(day)}/{title}")
        if found is not None:
            return found
        players = PLAYERS.get(title, FEWEST)
        wish = NewTable(title=title, seats=[Mine(), *(BotSeat(bot=self.bot) for _ in range(players - 1))])
        return await self.store.add(
            NewDeal(
                id=f"{written(day)}/{title}",
                title=title,
                day=day,
                host=None,
                wish=msgspec.json.encode(wish).decode(),
                seed=seed_of(await self._link(day), day, title),
                closes=(day + 1) * DAY,
                scoring=scoring_of(title),
                beta=fitted(title).beta,
            )
        )

    async def _chain(self) -> tuple[str, int]:
        return await self.store.chain(secrets.token_hex(32), day_of(self._now()) - 1)

    async def _link(self, day: int) -> str:
        """What the deals of a day follow from; goes out to nobody before that day is over."""
        root, first = await self._chain()
        return await asyncio.to_thread(link, root, first, day)

    async def links(self) -> DailyLinks:
        """The first link of the chain, and the last whose day is over."""
        _, first = await self._chain()
        last = max(first, day_of(self._now()) - 1)
        return DailyLinks(
            first=LinkInfo(day=written(first), link=await self._link(first)),
            last=LinkInfo(day=written(last), link=await self._link(last)),
        )

    # ---------------------------------------------------------------- comparing

    async def _line(self, deal: Row, viewer: str) -> DailyDeal:
        own, state = await self._try(deal, viewer)
        wish = msgspec.json.decode(deal["wish"], type=NewTable)
        return DailyDeal(
            title=deal["title"],
            players=len(wish.seats),
            bot=_bot(wish),
            scoring=deal["scoring"],
            mine=own,
            state=state,
            finished=sum(row["state"] == "finished" for row in await self.store.played(deal["id"])),
        )

    async def _try(self, deal: Row, viewer: str) -> tuple[str, TryState]:
        """The table at which somebody plays a deal, and how far he is."""
        own = await self.tables.store.table_of_deal(deal["id"], viewer) if viewer else None
        if own is None:
            return "", "new"
        result = await self.store.result(own)
        return own, "running" if result is None else result["state"]

    async def show(self, day: str, title: str, viewer: str) -> DailyInfo:
        """The deal of a title on a day, and what everybody did with it, for whoever may know."""
        await self.sweep()
        deal = await self._find(day, title)
        own, state = await self._try(deal, viewer)
        opened = bool(deal["opened"])
        wish = msgspec.json.decode(deal["wish"], type=NewTable)
        return DailyInfo(
            day=day,
            title=title,
            players=len(wish.seats),
            bot=_bot(wish),
            closes=deal["closes"],
            opened=opened,
            scoring=deal["scoring"],
            beta=deal["beta"],
            datum=deal["datum"],
            mine=own,
            state=state,
            seed=deal["seed"] if opened else None,
            link=await self._link(deal["day"]) if opened else None,
            comparison=await self._compare(deal, own) if opened or state not in ("new", "running") else None,
        )

    async def _find(self, day: str, title: str) -> Row:
        today = day_of(self._now())
        with contextlib.suppress(ValueError):
            if read_day(day) == today:
                return await self._deal(today, title)
        found = await self.store.find(f"{day}/{title}")
        if found is None:
            raise NotFound(f"nobody has played a deal of {title} on {day}")
        return found

    async def _compare(self, deal: Row, own: str) -> DailyComparison:
        rows = await self.store.played(deal["id"])
        finished = [row for row in rows if row["state"] == "finished"]
        mine = next((row for row in rows if row["tbl"] == own), None)
        place = 0
        if mine is not None and mine["state"] == "finished":
            place = 1 + sum((row["win"], row["lead"]) > (mine["win"], mine["lead"]) for row in finished)
        shown = [*finished[:BEST], *([mine] if mine is not None and mine not in finished[:BEST] else [])]
        line = own if mine is not None else finished[0]["tbl"] if finished else ""
        return DailyComparison(
            place=place,
            finished=len(finished),
            leads=sorted(Counter(row["lead"] for row in finished).items()),
            best=[_place(row, own) for row in shown],
            own_line=mine is not None,
            forks=_forks(deal["title"], await self.store.forks(line)) if line else [],
        )

    # ---------------------------------------------------------------- collecting and scoring

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
        if title not in TITLES:
            raise NotFound(f"expected one of the titles {', '.join(TITLES)}; got {title!r}", field="title")
        since = day_of(self._now()) - RANKED_DAYS
        rows = await self.store.ranking(title, since, LEAST, RANKED)
        return DailyRanking(
            title=title,
            scoring=scoring_of(title),
            beta=fitted(title).beta,
            least=LEAST,
            days=RANKED_DAYS,
            lines=[_rank(row) for row in rows],
        )


def scoring_of(title: str) -> Scoring:
    """By what deals of a title are scored: wins less luck where draws can be called so, else points ahead.

    These are compared with those of bots on the same deal, or of everybody who has played it.
    """
    if fitted(title).luck:
        return "luck"
    return "datum" if title in BY_DATUM else "mean"


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


def _bot(wish: NewTable) -> str:
    return next(seat.bot for seat in wish.seats if isinstance(seat, BotSeat))


def _place(row: Row, own: str) -> DailyPlace:
    named = row["account"] is not None and not row["deleted"]
    return DailyPlace(
        name=row["name"] if named else "",
        account=row["account"] if named else None,
        mine=row["tbl"] == own,
        state=row["state"],
        win=row["win"],
        points=row["points"],
        lead=row["lead"],
        luck=None if row["luck"] is None else round(row["luck"], 3),
        score=None if row["score"] is None else round(row["score"], 3),
    )


def _forks(title: str, rows: Sequence[Row]) -> list[ForkInfo]:
    """Where those who were in the same position answered differently."""
    catalogue = rules_of(title).catalogue()

    def choice(text: str) -> ChoiceInfo:
        found = catalogue.parse(text)
        return ChoiceInfo(choice=text, kind=found.kind, noun=found.noun, item=found.item)

    by_fork: dict[int, list[Row]] = {}
    for row in rows:
        by_fork.setdefault(row["n"], []).append(row)
    return [
        ForkInfo(
            n=n,
            move=k + 1,
            taken=each[0]["own"],
            choices=[ForkChoice(choice=choice(row["choice"]), count=int(row["many"])) for row in each],
        )
        for k, (n, each) in enumerate(by_fork.items())
        if len(each) > 1
    ]


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
