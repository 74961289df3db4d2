"""The rows of notices: who is to be told of which question, and when."""

from __future__ import annotations

from typing import NamedTuple

from lazaretto.server.store.database import Database, Row, Statement, Write

DUE = """
    SELECT n.person, n.tbl, n.seat, n.since, people.name, people.wishes, tables.title,
    CASE WHEN people.mail = people.confirmed THEN people.mail END AS mail
    FROM notices n JOIN people ON people.id = n.person JOIN tables ON tables.id = n.tbl
    WHERE n.sent IS NULL AND n.due <= $1
    ORDER BY n.due
"""
INSERT = """
    INSERT INTO notices (person, tbl, seat, since, due) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (person, tbl, seat) DO UPDATE SET since = excluded.since, due = excluded.due, sent = NULL
    WHERE notices.since < excluded.since
"""
THIS = "WHERE person = $2 AND tbl = $3 AND seat = $4 AND since = $5 AND sent IS NULL"
POSTPONE = f"UPDATE notices SET due = $1 {THIS}"
CLAIM = f"UPDATE notices SET sent = $1 {THIS} RETURNING person"


class NoticeKey(NamedTuple):
    """Which notice: one for each seat that is asked, and which of its questions it is about."""

    person: str
    table: str
    seat: int
    since: int


def insert_notice(key: NoticeKey, due: float) -> Statement:
    """Have a person told of a question; to be written together with the entry that asks it."""
    return Statement(INSERT, (*key, due))


def delete_notices(table: str) -> Statement:
    """Nobody is told of a table any more, nor was: its game has ended."""
    return Statement("DELETE FROM notices WHERE tbl = $1", (table,))


class NoticeStore:
    """Reads and writes notices."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def due(self, now: float) -> list[Row]:
        """The notices that are due, with what is needed to write them."""
        return await self.database.rows(DUE, now)

    async def postpone(self, key: NoticeKey, due: float) -> None:
        """Have it sent later."""
        await self.database.write(Write((Statement(POSTPONE, (due, *key)),)))

    async def claim(self, key: NoticeKey, now: float) -> bool:
        """Whether it is for this process to send: the first that asks."""
        return await self.database.write(Write((), Statement(CLAIM, (now, *key))))
