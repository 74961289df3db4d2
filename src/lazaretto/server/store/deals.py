"""The rows of deals that are played at several tables, of who plays them, and of what came of those of a day."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from lazaretto.server.store.database import Database, Row, Statement, Write

UNFINISHED = "SELECT 1 FROM tables WHERE deal = deals.id AND state IN ('open', 'running')"
OVER = "SELECT count(*) FROM tables WHERE deal = deals.id AND state = 'over'"
IS_OVER = f"(closes <= $1 OR (day IS NULL AND ({OVER}) > 1 AND NOT EXISTS ({UNFINISHED})))"


class SharedDeal(NamedTuple):
    """A deal that is played at several tables."""

    id: str
    seed: str


class NewDeal(NamedTuple):
    """A deal before anybody plays it."""

    id: str
    title: str
    day: int | None
    host: str | None
    wish: str
    seed: str
    closes: float
    scoring: str
    beta: float


class DailyResult(NamedTuple):
    """How somebody did at the deal of a day."""

    table: str
    deal: str
    person: str
    state: str
    win: float
    points: int
    lead: int
    at: float


class Taken(NamedTuple):
    """What somebody answered at a fork."""

    fork: str
    n: int
    choice: str


def joins_deal(deal: str, person: str, table: str) -> Statement:
    """Somebody plays a deal here; refused where he plays it elsewhere, even if he asks for both at once."""
    sql = (
        "INSERT INTO deal_players (deal, person, tbl) VALUES ($1, $2, $3) ON CONFLICT (deal, person)"
        " DO UPDATE SET tbl = CASE WHEN deal_players.tbl = excluded.tbl THEN excluded.tbl END"
    )
    return Statement(sql, (deal, person, table))


def leaves_deal(deal: str, person: str) -> Statement:
    """Somebody left before he saw anything of it."""
    return Statement("DELETE FROM deal_players WHERE deal = $1 AND person = $2", (deal, person))


class DealStore:
    """Reads and writes deals."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ---------------------------------------------------------------- deals

    async def chain(self, root: str, first: int) -> tuple[str, int]:
        """The secret that the deals of all days follow from, and the day before the first; the first process wins."""
        sql = "INSERT INTO house (name, value) VALUES ('deals', $1) ON CONFLICT DO NOTHING"
        await self.database.write(Write((Statement(sql, (f"{root} {first}",)),)))
        rows = await self.database.rows("SELECT value FROM house WHERE name = 'deals'")
        kept, _, day = rows[0]["value"].partition(" ")
        return kept, int(day)

    async def add(self, deal: NewDeal) -> Row:
        """Keep a deal, unless it is kept already; the one that is."""
        sql = (
            "INSERT INTO deals (id, title, day, host, wish, seed, closes, scoring, beta)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING"
        )
        await self.database.write(Write((Statement(sql, tuple(deal)),)))
        found = await self.find(deal.id)
        assert found is not None
        return found

    async def find(self, id: str) -> Row | None:
        """A deal by its id."""
        rows = await self.database.rows("SELECT * FROM deals WHERE id = $1", id)
        return rows[0] if rows else None

    async def tables(self, deal: str) -> list[Row]:
        """The tables of a deal, the first first."""
        sql = (
            "SELECT id, state, summary, changed, entries.body FROM tables"
            " JOIN entries ON entries.tbl = tables.id AND entries.n = 1 WHERE deal = $1"
        )
        rows = await self.database.rows(sql, deal)
        return sorted(rows, key=lambda row: (json.loads(row["body"])["at"], row["id"]))  # as they were made

    async def results(self, deal: str) -> list[Row]:
        """How the seats ended at the tables of a deal."""
        sql = (
            "SELECT results.tbl, results.seat, results.place, results.points FROM results"
            " JOIN tables ON tables.id = results.tbl WHERE tables.deal = $1 ORDER BY results.tbl, results.seat"
        )
        return await self.database.rows(sql, deal)

    async def over(self, now: float) -> list[Row]:
        """The deals that may be shown, and have not been."""
        return await self.database.rows(f"SELECT id, made FROM deals WHERE opened = 0 AND {IS_OVER}", now)

    async def is_played(self, deal: str) -> bool:
        """Whether a table of it is not over."""
        return bool(await self.database.rows(f"SELECT id FROM deals WHERE id = $1 AND EXISTS ({UNFINISHED})", deal))

    async def open(self, deal: str, made: int) -> bool:
        """Have a deal shown, unless another table of it has been made since."""
        sql = "UPDATE deals SET opened = 1 WHERE id = $1 AND made = $2 AND opened = 0 RETURNING id"
        return await self.database.write(Write((), Statement(sql, (deal, made))))

    async def sealed(self, limit: int) -> list[str]:
        """Tables whose deal is to be shown, and is not yet."""
        sql = (
            "SELECT id FROM tables WHERE sealed = 1 AND state <> 'aside'"
            " AND deal IN (SELECT id FROM deals WHERE opened = 1) LIMIT $1"
        )
        return [row["id"] for row in await self.database.rows(sql, limit)]

    # ---------------------------------------------------------------- results of days

    async def ended(self) -> list[str]:
        """Tables of daily deals that are over, and whose result is not kept."""
        sql = (
            "SELECT id, state FROM tables WHERE deal IN (SELECT id FROM deals WHERE scored = 0 AND day IS NOT NULL)"
            " AND id NOT IN (SELECT tbl FROM daily_results)"
        )
        return [row["id"] for row in await self.database.rows(sql) if row["state"] == "over"]

    async def keep(self, result: DailyResult, line: Sequence[Taken]) -> None:
        """Keep a result, with what was answered at each fork."""
        sql = (
            "INSERT INTO daily_results (tbl, deal, person, state, win, points, lead, at)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"
        )
        kept = [Statement(sql, tuple(result))]
        sql = "INSERT INTO fork_answers (deal, fork, tbl, n, choice) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        kept += [Statement(sql, (result.deal, each.fork, result.table, each.n, each.choice)) for each in line]
        await self.database.write(Write(tuple(kept)))

    async def give_up(self, deal: str, at: float) -> None:
        """Whoever has begun a deal and not ended it in its day has given it up."""
        sql = (
            "INSERT INTO daily_results (tbl, deal, person, state, win, points, lead, at)"
            " SELECT id, deal, host, 'given-up', 0, 0, 0, CAST($2 AS DOUBLE PRECISION) FROM tables"
            " WHERE deal = $1 AND host IS NOT NULL AND id NOT IN (SELECT tbl FROM daily_results WHERE deal = $1)"
        )
        await self.database.write(Write((Statement(sql, (deal, at)),)))

    async def played(self, deal: str) -> list[Row]:
        """The results of a day, the best first; whose they are, where it is an account's."""
        sql = (
            "SELECT daily_results.*, people.name, people.account, people.deleted FROM daily_results"
            " JOIN people ON people.id = daily_results.person WHERE deal = $1 AND state <> 'not-counted'"
            " ORDER BY CASE state WHEN 'finished' THEN 0 ELSE 1 END, win DESC, lead DESC, tbl"
        )
        return await self.database.rows(sql, deal)

    async def result(self, table: str) -> Row | None:
        """What came of a table of a daily deal."""
        rows = await self.database.rows("SELECT * FROM daily_results WHERE tbl = $1", table)
        return rows[0] if rows else None

    async def days_played(self, person: str, since: int) -> list[int]:
        """The days of which somebody has ended a deal."""
        sql = (
            "SELECT DISTINCT deals.day FROM deal_players JOIN deals ON deals.id = deal_players.deal"
            " JOIN daily_results ON daily_results.tbl = deal_players.tbl"
            " WHERE deal_players.person = $1 AND deals.day >= $2 AND daily_results.state = 'finished'"
        )
        return [row["day"] for row in await self.database.rows(sql, person, since)]

    async def forks(self, table: str) -> list[Row]:
        """What everybody answered where this table's player was asked, in the order in which he was."""
        sql = (
            "SELECT own.n, own.choice AS own, other.choice, count(*) AS many FROM fork_answers own"
            " JOIN fork_answers other ON other.deal = own.deal AND other.fork = own.fork"
            " WHERE own.tbl = $1 GROUP BY own.n, own.choice, other.choice ORDER BY own.n, many DESC, other.choice"
        )
        return await self.database.rows(sql, table)

    # ---------------------------------------------------------------- ranking

    async def to_score(self) -> Row | None:
        """A deal of a day that is over and not scored yet."""
        sql = "SELECT * FROM deals WHERE opened = 1 AND scored = 0 AND day IS NOT NULL ORDER BY day, id LIMIT 1"
        rows = await self.database.rows(sql)
        return rows[0] if rows else None

    async def score(self, deal: str, datum: float | None, lucks: dict[str, float], scores: dict[str, float]) -> None:
        """Keep what the results of a deal count, by table."""
        sql = "UPDATE daily_results SET luck = $2, score = $3 WHERE tbl = $1"
        kept = [Statement(sql, (table, lucks.get(table), score)) for table, score in scores.items()]
        sql = "UPDATE deals SET scored = 1, datum = $2 WHERE id = $1"
        await self.database.write(Write((*kept, Statement(sql, (deal, datum)))))

    async def ranking(self, title: str, scoring: str, since: int, least: int, limit: int) -> list[Row]:
        """Whoever has scored often enough, the best mean first; scores that mean something else do not count."""
        sql = (
            "SELECT people.name, people.account, count(*) AS deals, avg(score) AS mean,"
            " sum(score * score) AS squares FROM daily_results JOIN deals ON deals.id = daily_results.deal"
            " JOIN people ON people.id = daily_results.person"
            " WHERE deals.title = $1 AND deals.scoring = $2 AND deals.day >= $3 AND score IS NOT NULL"
            " AND people.account IS NOT NULL AND people.deleted = 0"
            " GROUP BY people.id, people.name, people.account HAVING count(*) >= $4"
            " ORDER BY avg(score) DESC, people.account LIMIT $5"
        )
        return await self.database.rows(sql, title, scoring, since, least, limit)
