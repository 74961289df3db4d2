"""The rows of the browsers that want push messages."""

from __future__ import annotations

from lazaretto.server.store.database import Database, Row, Statement, Write

MOST = 10  # browsers of one person: a notice goes to each
FEWER = """
    UPDATE people SET id = id WHERE id = $1
    AND (SELECT count(*) FROM devices WHERE person = $1 AND endpoint <> $2) < $3 RETURNING id
"""


class DeviceStore:
    """Reads and writes browsers."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, endpoint: str, person: str, keys: str) -> bool:
        """Remember a browser; whoever used it last is told there, and nobody else. False: he has too many others."""
        sql = (
            "INSERT INTO devices (endpoint, person, keys) VALUES ($1, $2, $3)"
            " ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys"
        )
        guard = Statement(FEWER, (person, endpoint, MOST))
        return await self.database.write(Write((Statement(sql, (endpoint, person, keys)),), guard))

    async def drop(self, endpoint: str, person: str) -> None:
        """Forget a person's browser."""
        sql = "DELETE FROM devices WHERE endpoint = $1 AND person = $2"
        await self.database.write(Write((Statement(sql, (endpoint, person)),)))

    async def of(self, person: str) -> list[Row]:
        """The browsers that a person has subscribed."""
        return await self.database.rows("SELECT endpoint, keys FROM devices WHERE person = $1", person)
