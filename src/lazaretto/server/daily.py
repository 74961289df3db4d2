"""The deals of the day: one of each title for everybody, from a chain that all can check, and compared.

Everybody has one try, from the same seat against the same bots. What others did with a deal is shown to whoever has
ended his own try, and to all when the day is over; then results are scored, by what was settled before the day
(daily_scores.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import msgspec

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.review.fitted import fitted, has_reviews
from lazaretto.server.daily_scores import DailyScores, scoring_of
from lazaretto.server.deal_chain import DAY, day_of, link, read_day, seed_of, written
from lazaretto.server.deals import Deals
from lazaretto.server.idempotency import NO_KEY
from lazaretto.server.people import Person
from lazaretto.server.refusals import NotFound
from lazaretto.server.schema.deals import (
    DailyComparison,
    DailyDeal,
    DailyInfo,
    DailyLinks,
    DailyPlace,
    DailyRanking,
    ForkChoice,
    ForkInfo,
    LinkInfo,
    PlayedDay,
    Today,
    TryState,
)
from lazaretto.server.schema.lobby import BotSeat, Mine, NewTable
from lazaretto.server.schema.reviews import ChoiceInfo
from lazaretto.server.store.database import Row
from lazaretto.server.store.deals import NewDeal, SharedDeal
from lazaretto.server.store.errors import StatementRefused

OPPONENT = "normal"  # or the best bot of a site that has none of this name
BEST = 10  # results that are shown with a name
WEEK = 7


class Daily:
    """The deals of the days of a site."""

    def __init__(self, deals: Deals, scores: DailyScores, bots: Mapping[str, str], now: Callable[[], float]) -> None:
        self.deals = deals
        self.store = deals.store
        self.tables = deals.tables
        self.bot = OPPONENT if OPPONENT in bots else list(bots)[-1]
        self.scores = scores
        self._now = now

    # ---------------------------------------------------------------- playing

    async def today(self, viewer: str) -> Today:
        """The deals of today."""
        await self.scores.sweep()
        day = day_of(self._now())
        played = set(await self.store.days_played(viewer, day - WEEK + 1))
        return Today(
            day=written(day),
            closes=(day + 1) * DAY,
            now=self._now(),
            deals=[await self._line(await self._deal(day, title), viewer) for title in TITLES if has_reviews(title)],
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
        _check(title)
        found = await self.store.find(f"{written(day)}/{title}")
        if found is not None:
            return found
        known = fitted(title)
        bots = [BotSeat(bot=self.bot) for _ in range(known.daily_players - 1)]
        wish = NewTable(title=title, seats=[Mine(), *bots])
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
                beta=known.beta,
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

    async def ranking(self, title: str) -> DailyRanking:
        """Whoever has played enough deals of a title in the last days."""
        _check(title)
        return await self.scores.ranking(title)

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
        await self.scores.sweep()
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


def _check(title: str) -> None:
    """Refuse a title that has no deals of the day: what they are scored by must have been measured."""
    daily = [each for each in TITLES if has_reviews(each)]
    if title not in daily:
        raise NotFound(f"expected one of the titles {', '.join(daily)}; got {title!r}", field="title")


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
