"""The rows of statistics: tallies of what was there in somebody's games, and what reviews found in them.

A game is added to the tallies once. Who wants other things counted deletes all tallies in a migration and sets all
results to wait: the site counts them anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from lazaretto.review.figures import Count
from lazaretto.server.store.database import Database, Row, Statement, Write
from lazaretto.server.store.ratings import WAITING

# What has become of a result: it waits, was left out, counted by its place alone, or with everything that was played.
TO_COUNT, LEFT_OUT, BY_PLACE, WHOLE = 0, 1, 2, 3

VISIBLE = "(tables.public = 1 OR results.who = $2)"  # private games are told to oneself only
REVIEWED = (
    "FROM results JOIN tables ON tables.id = results.tbl"
    f" WHERE results.who = $1 AND results.title = $3 AND judges = $4 AND counted = {WHOLE} AND {VISIBLE}"
)


class CountedSeat(NamedTuple):
    """What is to be added to the tallies of whoever played a seat."""

    seat: int
    whole: bool
    counts: Sequence[Count]


def set_losses(table: str, judges: str, seats: Iterable[Mapping[str, Any]]) -> list[Statement]:
    """Keep what a review found of each seat, to be written together with it."""
    sql = "UPDATE results SET judges = $3, decisions = $4, lost = $5 WHERE tbl = $1 AND seat = $2"
    return [Statement(sql, (table, k, judges, seat["decisions"], float(seat["lost"]))) for k, seat in enumerate(seats)]


class StatisticsStore:
    """Reads and writes statistics."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ---------------------------------------------------------------- counting

    async def waiting(self) -> str | None:
        """The table of the last game that waits to be counted: it is known whether it is rated."""
        sql = "SELECT tbl FROM results WHERE counted = $1 AND rated <> $2 ORDER BY at DESC, tbl LIMIT 1"
        rows = await self.database.rows(sql, TO_COUNT, WAITING)
        return rows[0]["tbl"] if rows else None

    async def results(self, table: str) -> list[Row]:
        """How the seats of a game ended."""
        return await self.database.rows("SELECT * FROM results WHERE tbl = $1 ORDER BY seat", table)

    async def count(
        self,
        table: str,
        public: bool,
        results: Sequence[Row],
        seats: Iterable[CountedSeat],
        losses: Iterable[Statement] = (),
    ) -> None:
        """Add a game to the tallies, unless another process has done so."""
        by_seat = {row["seat"]: row for row in results}
        then = list(losses)
        for seat, whole, counts in seats:
            row = by_seat[seat]
            sql = "UPDATE results SET counted = $3 WHERE tbl = $1 AND seat = $2"
            then.append(Statement(sql, (table, seat, WHOLE if whole else BY_PLACE)))
            then += [_added(row, public, count) for count in counts]
        sql = f"UPDATE results SET counted = {LEFT_OUT} WHERE tbl = $1 AND counted = {TO_COUNT} RETURNING tbl"
        await self.database.write(Write(tuple(then), Statement(sql, (table,))))

    # ---------------------------------------------------------------- showing

    async def tallies(self, who: str, title: str, private: bool) -> list[Row]:
        """What was there in somebody's games, those at private tables included or not."""
        sql = (
            "SELECT players, rated, kind, item, sum(games) AS games, sum(wins) AS wins, sum(amount) AS amount"
            " FROM tallies WHERE who = $1 AND title = $2 AND public >= $3"
            " GROUP BY players, rated, kind, item ORDER BY players, rated, kind, item"
        )
        return await self.database.rows(sql, who, title, int(not private))

    async def to_count(self, who: str) -> int:
        """How many of somebody's games are not counted yet."""
        sql = "SELECT count(*) AS many FROM results WHERE who = $1 AND counted = $2"
        return int((await self.database.rows(sql, who, TO_COUNT))[0]["many"])

    async def reviewed(self, who: str, viewer: str, title: str, judges: str, limit: int) -> list[Row]:
        """What somebody lost in the last games that were reviewed, the first of them first."""
        columns = "results.tbl, results.at, decisions, lost"
        sql = f"SELECT {columns} {REVIEWED} ORDER BY results.at DESC, results.tbl LIMIT $5"
        return (await self.database.rows(sql, who, viewer, title, judges, limit))[::-1]

    async def losses(self, who: str, viewer: str, title: str, judges: str) -> Row:
        """Sums over all of these games, by which a mean and its error can be told."""
        sql = (
            "SELECT count(*) AS games, COALESCE(sum(decisions), 0) AS decisions, COALESCE(sum(lost), 0) AS lost,"
            " COALESCE(sum(lost * lost), 0) AS squares, COALESCE(sum(lost * decisions), 0) AS products,"
            f" COALESCE(sum(decisions * decisions), 0) AS decisions_squares {REVIEWED}"
        )
        return (await self.database.rows(sql, who, viewer, title, judges))[0]


def _added(row: Row, public: bool, count: Count) -> Statement:
    sql = (
        "INSERT INTO tallies (who, title, players, public, rated, kind, item, games, wins, amount)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, 1, $8, $9)"
        " ON CONFLICT (who, title, players, public, rated, kind, item) DO UPDATE SET games = tallies.games + 1,"
        " wins = tallies.wins + excluded.wins, amount = tallies.amount + excluded.amount"
    )
    key = (row["who"], row["title"], row["players"], int(public), int(row["rated"] > 0))
    return Statement(sql, (*key, count.kind, count.item, int(row["place"] == 1), count.amount))
