"""How the rows of a PostgreSQL go to a backup, and come back from one."""

from __future__ import annotations

import sqlite3

import asyncpg

from lazaretto.server.store import migrate
from lazaretto.server.store.errors import CannotOpen
from lazaretto.server.store.postgres import FAILURES

AT_ONCE = 1000  # rows on their way
EMPTY = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"


async def back_up(url: str, copy: sqlite3.Connection) -> None:
    """All rows as they are at one moment."""
    try:
        connection = await asyncpg.connect(url)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                applied = [row["name"] for row in await connection.fetch(migrate.APPLIED)]
                _lay_out(copy, applied)
                for table, columns in _columns(copy).items():
                    names, places = ", ".join(columns), ", ".join("?" * len(columns))
                    insert = f"INSERT INTO {table} ({names}) VALUES ({places})"
                    async for row in connection.cursor(f"SELECT {names} FROM {table}", prefetch=AT_ONCE):
                        copy.execute(insert, tuple(row))
                copy.commit()
        finally:
            await connection.close()
    except FAILURES as error:
        raise CannotOpen(f"PostgreSQL: {error}") from error


async def restore(copy: sqlite3.Connection, url: str) -> None:
    """All rows into an empty database, with the tables that they were written for; or nothing at all."""
    applied = {name for (name,) in copy.execute(migrate.APPLIED)}
    try:
        connection = await asyncpg.connect(url)
        try:
            async with connection.transaction():
                if await connection.fetchval(EMPTY):
                    raise CannotOpen("expected an empty database; this one has tables, and nothing is overwritten")
                await connection.execute(migrate.REMEMBER)
                for migration in migrate.pending(()):
                    for sql in migration.statements if migration.name in applied else ():
                        await connection.execute(sql)
                for table, columns in _columns(copy).items():
                    rows = copy.execute(f"SELECT {', '.join(columns)} FROM {table}")
                    while some := rows.fetchmany(AT_ONCE):
                        await connection.copy_records_to_table(table, records=some, columns=columns)
        finally:
            await connection.close()
    except FAILURES as error:
        raise CannotOpen(f"PostgreSQL: {error}") from error


def _lay_out(copy: sqlite3.Connection, applied: list[str]) -> None:
    """The tables of the same migrations; what is applied comes with the rows."""
    copy.execute(migrate.REMEMBER)
    migrations = {migration.name: migration for migration in migrate.pending(())}
    migrate.pending(applied)
    for name in sorted(applied):
        for sql in migrations[name].statements:
            copy.execute(sql)


def _columns(copy: sqlite3.Connection) -> dict[str, list[str]]:
    """The columns of each table, in the order in which the tables were made: what is referred to comes first."""
    made = copy.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").fetchall()
    return {name: [row[1] for row in copy.execute(f"PRAGMA table_info({name})")] for (name,) in made}
