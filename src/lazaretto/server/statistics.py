"""How somebody plays: tallies of his games by title, players, turn order, cards and sources of points, and his losses.

A game is counted when it has ended, and its tallies are what is shown: they are as short for ten thousand games as for
ten. Games of before are counted in the same way, a few at a time, while the site runs.
"""

from __future__ import annotations

import asyncio
from math import sqrt

import structlog

from lazaretto.games.titles import TITLES
from lazaretto.review.figures import figures
from lazaretto.review.fitted import fitted, has_reviews
from lazaretto.server.people import BOT
from lazaretto.server.refusals import NotFound, Refused
from lazaretto.server.results import answers_of, seats_that_tell
from lazaretto.server.reviews import judged_by
from lazaretto.server.schema.statistics import Losses, PlayerStatistics, ReviewedGame, Tally
from lazaretto.server.store.database import Database, Row
from lazaretto.server.store.people import PeopleStore
from lazaretto.server.store.reviews import ReviewStore
from lazaretto.server.store.statistics import CountedSeat, StatisticsStore, set_losses
from lazaretto.server.table import Table
from lazaretto.server.table_service import TableService

REST = 0.1  # seconds between two games of before: there may be many, and others want something of the site too
SHOWN = 100  # reviewed games that are shown one by one

logger = structlog.get_logger(__name__)


class Statistics:
    """The statistics of a site."""

    def __init__(self, database: Database, tables: TableService) -> None:
        self.store = StatisticsStore(database)
        self.reviews = ReviewStore(database)
        self.people = PeopleStore(database)
        self._tables = tables
        self._counting = asyncio.Lock()

    async def count(self) -> None:
        """Count every game that waits, the last one first."""
        async with self._counting:
            while (table := await self.store.waiting()) is not None:
                await self._count(table)
                await asyncio.sleep(REST)

    async def _count(self, id: str) -> None:
        results = await self.store.results(id)
        try:
            table = await self._tables.read(id)
        except Refused:  # these rules do not play it any more
            await self.store.count(id, False, results, ())
            return
        seats: list[CountedSeat] = []
        try:
            seats = counted(table)
        except Exception:  # of a title of others, say; the next game may be counted all the same
            logger.exception("game not counted", table=id)
        judges = judged_by(table.settings.title)
        kept = await self.reviews.find(id, judges)
        is_public = table.settings.public and not table.deal  # others may still play that deal
        losses = set_losses(id, judges, kept.review["seats"]) if kept is not None else ()
        await self.store.count(id, is_public, results, seats, losses)

    # ---------------------------------------------------------------- showing

    async def of(self, name: str, title: str, viewer: str) -> PlayerStatistics:
        """The statistics of an account or a bot (`bot:normal`); private games are counted for oneself only."""
        if title not in TITLES:
            raise NotFound(f"expected one of the titles {', '.join(TITLES)}; got {title!r}")
        who = name
        if not name.startswith(BOT):
            row = await self.people.by_account(name)
            if row is None:
                raise NotFound(f"there is no account {name}")
            who = row["id"]
        own = who == viewer
        judges = judged_by(title)
        games = await self.store.reviewed(who, viewer, title, judges, SHOWN)
        return PlayerStatistics(
            title=title,
            own=own,
            waiting=await self.store.to_count(who) if own else 0,
            tallies=[
                Tally(
                    players=row["players"],
                    rated=bool(row["rated"]),
                    kind=row["kind"],
                    item=row["item"],
                    games=int(row["games"]),
                    wins=int(row["wins"]),
                    amount=int(row["amount"]),
                )
                for row in await self.store.tallies(who, title, own)
            ],
            losses=_losses(await self.store.losses(who, viewer, title, judges)),
            reviewed=[
                ReviewedGame(table=row["tbl"], at=row["at"], decisions=row["decisions"], lost=row["lost"])
                for row in games
            ],
            usual=fitted(title).usual if has_reviews(title) else {},
        )


def counted(table: Table) -> list[CountedSeat]:
    """What a table that is over adds to the tallies of its players."""
    assert table.game is not None
    seats = seats_that_tell(table)
    answers = answers_of(table)
    played_out = table.game.outcome is not None
    found = []
    for k, figure in enumerate(figures(table.game) if seats else ()):
        if k in seats:
            whole = played_out and not table.seats[k].resigned and not (table.seats[k].person and answers[k].stand_in)
            found.append(CountedSeat(k, whole, tuple(figure.counts(whole))))
    return found


def _losses(sums: Row) -> Losses | None:
    """The mean loss with a decision, and one standard error of it, by how far games lie apart; none of few games."""
    games, decisions = int(sums["games"]), int(sums["decisions"])
    if not decisions:
        return None
    mean = sums["lost"] / decisions
    spread = sums["squares"] - 2 * mean * sums["products"] + mean**2 * float(sums["decisions_squares"])
    error = sqrt(max(0.0, spread) * games / (games - 1)) / decisions if games > 1 else None
    return Losses(games=games, decisions=decisions, mean=mean, error=error)
