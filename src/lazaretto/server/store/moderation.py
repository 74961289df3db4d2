"""The rows of reports and of what operators did."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from lazaretto.server.store.database import Database, Row, Statement, Write

REPORTS = """
    SELECT r.*, reporters.name AS reporter_name, people.name AS accused_name, people.account AS accused_account
    FROM reports r JOIN people reporters ON reporters.id = r.reporter LEFT JOIN people ON people.id = r.accused
    WHERE r.settled = 0 ORDER BY r.at LIMIT $1
"""
ACTS = """
    SELECT a.*, people.name AS person_name, people.account AS person_account
    FROM acts a LEFT JOIN people ON people.id = a.person ORDER BY a.at DESC, a.id DESC LIMIT $1
"""

FEWER = """
    UPDATE people SET id = id WHERE id = $1
    AND (SELECT count(*) FROM reports WHERE reporter = $1 AND settled = 0) < $2 RETURNING id
"""


class Act(NamedTuple):
    """What an operator does."""

    at: float
    operator: str
    act: str
    person: str | None = None
    table: str | None = None
    report: str | None = None
    until: float | None = None
    why: str = ""


class ModerationStore:
    """Reads and writes reports and acts. An act is never changed, but for the note that it was carried out."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def insert_report(
        self, at: float, table: str, reporter: str, accused: str | None, why: str, said: str, remark: str, limit: int
    ) -> bool:
        """Keep a report; False: as many of this reporter's as there may be wait already."""
        sql = (
            "INSERT INTO reports (id, at, tbl, reporter, accused, why, said, remark)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
        )
        values = (secrets.token_urlsafe(9), at, table, reporter, accused, why, said, remark)
        return await self.database.write(Write((Statement(sql, values),), Statement(FEWER, (reporter, limit))))

    async def reports(self, limit: int) -> list[Row]:
        """The reports that nobody has settled, the oldest first."""
        return await self.database.rows(REPORTS, limit)

    async def insert_act(self, act: Act, done: bool) -> None:
        """Keep what an operator did; the report that it is about is settled."""
        sql = (
            "INSERT INTO acts (id, at, operator, act, person, tbl, report, until, why, done)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
        )
        kept = Statement(sql, (secrets.token_urlsafe(9), *act, int(done)))
        settled = Statement("UPDATE reports SET settled = 1 WHERE id = $1", (act.report,))
        await self.database.write(Write((kept, settled)))

    async def acts(self, limit: int) -> list[Row]:
        """What operators did, the last first."""
        return await self.database.rows(ACTS, limit)

    async def acts_on(self, person: str) -> list[Row]:
        """What was done to a person, in its order."""
        return await self.database.rows("SELECT act, until FROM acts WHERE person = $1 ORDER BY at, id", person)

    async def acted_on_since(self, moment: float) -> list[str]:
        """The persons to whom something was done since a moment."""
        sql = "SELECT DISTINCT person FROM acts WHERE at > $1 AND person IS NOT NULL"
        return [row["person"] for row in await self.database.rows(sql, moment)]

    async def to_carry_out(self) -> list[Row]:
        """The acts that wait for a running site."""
        return await self.database.rows("SELECT id, tbl FROM acts WHERE done = 0 ORDER BY at")

    async def carried_out(self, id: str) -> None:
        """Note it."""
        await self.database.write(Write((Statement("UPDATE acts SET done = 1 WHERE id = $1", (id,)),)))

    async def has_report(self, id: str) -> bool:
        """Whether there is such a report."""
        return bool(await self.database.rows("SELECT 1 AS one FROM reports WHERE id = $1", id))
