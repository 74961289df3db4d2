"""The database of a site that is one process: a SQLite file.

Statements run in the thread of the event loop, and only the commit, which waits for the disk, in another: Python's
SQLite lets other threads run at every row, so that in a thread beside a busy loop a statement waits for its turn
dozens of times.
"""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import cache
from pathlib import Path

from lazaretto.server.store import migrate
from lazaretto.server.store.database import Row, Statement, Value, Write
from lazaretto.server.store.errors import CannotOpen, DatabaseError, OutcomeUnknown, StatementRefused
from lazaretto.server.store.group_commit import GroupCommit, Outcome

PATIENCE = 5.0  # seconds that a backup or a shell may hold the file

# A number beyond 64 bits and a text that is no Unicode are refused by Python's side.
REFUSALS = (sqlite3.Error, OverflowError, UnicodeError, StatementRefused)

PARAMETER = re.compile(r"\$(\d+)")


class SqliteDatabase:
    """One connection writes, another reads what is committed and never waits for the first."""

    _writer: sqlite3.Connection
    _reader: sqlite3.Connection

    def __init__(self, path: str | Path, beside: bool = False) -> None:
        self.path = Path(path)
        self._beside = beside  # another process may serve it, and hears nothing of what is written here
        self._groups = GroupCommit(self._commit)
        self._open = ExitStack()

    async def open(self) -> None:
        with ExitStack() as opened:
            try:
                if not self._beside:
                    self._lock(opened)
                create(self.path)
                self._writer = self._connect(opened)
                # Readers see the last commit while the next is written, and a commit is on disk when it returns.
                self._writer.execute("PRAGMA journal_mode = WAL")
                self._writer.execute("PRAGMA synchronous = FULL")
                self._writer.execute("PRAGMA foreign_keys = ON")
                self._migrate()
                self._reader = self._connect(opened)
                self._reader.execute("PRAGMA query_only = ON")
            except (sqlite3.Error, OSError) as error:
                raise CannotOpen(f"{self.path}: {error}") from error
            self._disk = opened.enter_context(ThreadPoolExecutor(1, "sqlite-commit"))
            self._open = opened.pop_all()

    async def close(self) -> None:
        await self._groups.close()
        self._open.close()

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        try:
            return [dict(row) for row in self._reader.execute(numbered(sql), checked(values))]
        except REFUSALS as error:
            raise StatementRefused(str(error)) from error

    async def write(self, write: Write) -> bool:
        if write.guard is None and not write.then:  # only news, and nobody to hear them
            return True
        return await self._groups.write(write)

    def listen(self, hear: Callable[[str], None]) -> None:
        """There is nothing to hear: this process is the only one."""

    def _lock(self, opened: ExitStack) -> None:
        """Keep other processes out by a lock of SQLite's own on a file beside: however this one ends, it is freed."""
        path = Path(f"{self.path}.lock")
        create(path)
        lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        opened.enter_context(closing(lock))
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise CannotOpen(
                f"{self.path} is served by another process; a site of several processes needs PostgreSQL"
            ) from error

    def _connect(self, opened: ExitStack) -> sqlite3.Connection:
        # No transactions but our own; the writer is handed to the thread that commits, never shared with it.
        connection = sqlite3.connect(self.path, PATIENCE, isolation_level=None, check_same_thread=False)
        opened.enter_context(closing(connection))
        connection.row_factory = sqlite3.Row
        return connection

    def _migrate(self) -> None:
        self._writer.execute("BEGIN IMMEDIATE")
        self._writer.execute(migrate.REMEMBER)
        applied = [row["name"] for row in self._writer.execute(migrate.APPLIED)]
        for migration in migrate.pending(applied):
            for sql in migration.statements:
                self._writer.execute(sql)
            self._do(Statement(migrate.NOTE, (migration.name,)))
        self._writer.execute("COMMIT")

    async def _commit(self, writes: Sequence[Write]) -> Sequence[Outcome]:
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(write) for write in writes]
        except REFUSALS as error:
            if not self._writer.in_transaction:  # the disk is full, or another program holds the file: the same for all
                return [DatabaseError(str(error)) for _ in writes]
            self._rollback()
            if len(writes) == 1:
                return [StatementRefused(str(error))]
            # Nothing was done because of one of them; it must not stand in the way of the others.
            return [(await self._commit([write]))[0] for write in writes]
        try:
            await asyncio.get_running_loop().run_in_executor(self._disk, self._writer.execute, "COMMIT")
        except sqlite3.Error as error:
            self._rollback()
            return [OutcomeUnknown(str(error)) for _ in writes]
        return outcomes

    def _attempt(self, write: Write) -> bool:
        if write.guard and not self._do(write.guard):
            return False
        for statement in write.then:
            self._do(statement)
        return True

    def _do(self, statement: Statement) -> bool:
        """Whether the statement gave a row."""
        return bool(self._writer.execute(numbered(statement.sql), checked(statement.values)).fetchall())

    def _rollback(self) -> None:
        if self._writer.in_transaction:
            self._writer.execute("ROLLBACK")


def create(path: Path) -> None:
    """Make a file that nobody else reads: the site's secret and everybody's address will be in it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


@cache
def numbered(sql: str) -> str:
    """A statement with the parameters `$1`, `$2` … as SQLite takes them by position."""
    return PARAMETER.sub(r"?\1", sql)


def checked(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """The values, if PostgreSQL could keep them too: the site is to be the same on both."""
    for value in values:
        if isinstance(value, str) and "\0" in value:
            raise StatementRefused("a text must not contain NUL")
    return values
