"""The rows of the browsers that want push messages."""

from __future__ import annotations

from lazaretto.server.store.database import Database, Row, Statement, Write


class DeviceStore:
    """Reads and writes browsers."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, endpoint: str, person: str, keys: str) -> None:
        """Remember a browser; whoever used it last is told there, and nobody else."""
        sql = (
            "INSERT INTO devices (endpoint, person, keys) VALUES ($1, $2, $3)"
            " ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys"
        )
        await self.database.write(Write((Statement(sql, (endpoint, person, keys)),)))

    async def drop(self, endpoint: str, person: str) -> None:
        """Forget a person's browser."""
        sql = "DELETE FROM devices WHERE endpoint = $1 AND person = $2"
        await self.database.write(Write((Statement(sql, (endpoint, person)),)))

    async def of(self, person: str) -> list[Row]:
        """The browsers that a person has subscribed."""
        return await self.database.rows("SELECT endpoint, keys FROM devices WHERE person = $1", person)
