"""What the site asks of a database: reads, guarded writes that are on disk when they return, news between processes.

All SQL is written once, in the dialect that SQLite and PostgreSQL share: parameters are `$1`, `$2` …, moments are
seconds since 1970 (`DOUBLE PRECISION`), truth is 0 or 1, structured values are JSON in `TEXT`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

Value = str | int | float | None
Row = Mapping[str, Any]


class Statement(NamedTuple):
    """SQL and the values of its parameters."""

    sql: str
    values: tuple[Value, ...] = ()


class Write(NamedTuple):
    """What is changed together or not at all.

    The guard is a statement that gives a row (`UPDATE … WHERE n = $2 RETURNING id`) where the write may go ahead; if
    it gives none, nothing else is done. This is how several processes share a table without locking it.
    """

    then: tuple[Statement, ...]
    guard: Statement | None = None
    news: str = ""  # told to all processes once it is committed


class Database(Protocol):
    """One of the two back ends. Writes are taken in the order in which they come, many to a commit."""

    async def open(self) -> None:
        """Connect, and bring the schema up to the last migration."""

    async def close(self) -> None:
        """Finish the writes that wait, and disconnect."""

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """What is committed."""
        ...

    async def write(self, write: Write) -> bool:
        """Returns once it is committed; False: the guard gave no row, and nothing was changed."""
        ...

    def listen(self, hear: Callable[[str], None]) -> None:
        """Have the news of other processes told to this function; a lost connection is told as an empty text."""


async def ping(database: Database, now: float) -> None:
    """An error if the database does not answer, or takes nothing any more."""
    sql = "INSERT INTO house (name, value) VALUES ('ready', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    await database.write(Write((Statement(sql, (str(now),)),)))
    await database.rows("SELECT value FROM house WHERE name = 'ready'")
