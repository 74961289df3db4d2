"""The rows of sessions: one for each browser and program that proves to be somebody."""

from __future__ import annotations

from lazaretto.server.store.database import Database, Row, Statement, Write
from lazaretto.server.store.people import SIGNED_OUT

MOST = 50  # sessions of one person; the one that was seen longest ago makes room


class SessionStore:
    """Reads and writes sessions."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def insert(
        self, id: str, person: str, device: str, now: float, forgotten: float, by_link: bool = False
    ) -> None:
        """Keep a new session, and let those go that nobody has used since a moment, and those too many."""
        old = Statement("DELETE FROM sessions WHERE person = $1 AND seen < $2", (person, forgotten))
        sql = (
            "DELETE FROM sessions WHERE id IN"
            " (SELECT id FROM sessions WHERE person = $1 ORDER BY seen DESC, id LIMIT 1000 OFFSET $2)"
        )
        crowded = Statement(sql, (person, MOST - 1))
        sql = "INSERT INTO sessions (id, person, device, created, seen, by_link) VALUES ($1, $2, $3, $4, $4, $5)"
        await self.database.write(Write((old, crowded, Statement(sql, (id, person, device, now, int(by_link))))))

    async def of(self, person: str) -> list[Row]:
        """The sessions of a person, the last used first."""
        sql = (
            "SELECT id, device, created, seen, by_link FROM sessions WHERE person = $1"
            " ORDER BY seen DESC, created DESC, id"
        )
        return await self.database.rows(sql, person)

    async def saw(self, id: str, now: float) -> None:
        """Note that it is used."""
        await self.database.write(Write((Statement("UPDATE sessions SET seen = $2 WHERE id = $1", (id, now)),)))

    async def end(self, person: str, id: str) -> bool:
        """End one of a person's; False: there is none of this id."""
        sql = "DELETE FROM sessions WHERE person = $1 AND id = $2 RETURNING id"
        return await self.database.write(Write((), Statement(sql, (person, id)), f"{SIGNED_OUT} {person}"))

    async def end_others(self, person: str, kept: str = "") -> None:
        """End all of a person's but one."""
        sql = "DELETE FROM sessions WHERE person = $1 AND id <> $2"
        await self.database.write(Write((Statement(sql, (person, kept)),), news=f"{SIGNED_OUT} {person}"))
