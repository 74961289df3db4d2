"""A copy of all that a site keeps, as one SQLite file: taken while the site runs, restored into an empty database."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from lazaretto.server.store import migrate
from lazaretto.server.store.database import Database
from lazaretto.server.store.errors import CannotOpen
from lazaretto.server.store.open import database
from lazaretto.server.store.sqlite import SqliteDatabase


class Kept(NamedTuple):
    """How much a backup holds."""

    tables: int
    people: int


def back_up(url: str, path: Path) -> Kept:
    """Copy a database to a new file, as it is at one moment; whoever plays meanwhile does not notice."""
    source = database(url)
    part = _begin(path)
    try:
        with closing(sqlite3.connect(part)) as copy:
            _fill(copy, source)
            kept = _check(copy)
        _finish(part, path)
    except (sqlite3.Error, UnicodeError) as error:
        raise CannotOpen(f"{url}: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return kept


def restore(path: Path, url: str) -> Kept:
    """Copy a backup into a database that does not exist yet, or is empty."""
    target = database(url)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            kept = _check(copy)
            if isinstance(target, SqliteDatabase):
                part = _begin(target.path)
                try:
                    with closing(sqlite3.connect(part)) as there:
                        copy.backup(there)
                    _finish(part, target.path)
                finally:
                    part.unlink(missing_ok=True)
            else:
                from lazaretto.server.store import postgres_copy

                asyncio.run(postgres_copy.restore(copy, url))
    except sqlite3.Error as error:
        raise CannotOpen(f"{path}: expected a backup; {error}") from error
    return kept


def _fill(copy: sqlite3.Connection, source: Database) -> None:
    if isinstance(source, SqliteDatabase):
        with closing(sqlite3.connect(f"{source.path.absolute().as_uri()}?mode=rw", uri=True)) as served:
            served.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # the copy is one file
    else:
        from lazaretto.server.store import postgres_copy
        from lazaretto.server.store.postgres import PostgresDatabase

        assert isinstance(source, PostgresDatabase)
        asyncio.run(postgres_copy.back_up(source.url, copy))


def _check(copy: sqlite3.Connection) -> Kept:
    """How much there is, if it is whole and not of a newer program."""
    (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
    if verdict != "ok":
        raise CannotOpen(f"expected a whole database; SQLite says: {verdict}")
    migrate.pending(name for (name,) in copy.execute(migrate.APPLIED))
    (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    (people,) = copy.execute("SELECT count(*) FROM people").fetchone()
    return Kept(tables, people)


def _begin(path: Path) -> Path:
    """An empty file beside the one to be made, which nobody else may read: it will hold secrets."""
    if path.exists():
        raise CannotOpen(f"expected no file at {path}; there is one, and nothing is overwritten")
    part = path.with_name(f"{path.name}.part")
    os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
    return part


def _finish(part: Path, path: Path) -> None:
    """Give the file its name once it is on disk."""
    with part.open("rb") as written:
        os.fsync(written.fileno())
    part.replace(path)
