"""The database of a site that is several processes: PostgreSQL.

A group of writes is one call of a function on the server, which is a transaction of its own: however busy this
process is, no lock is held while it gets round to the next statement, and one wait for the disk serves them all.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg

from lazaretto.server.store import migrate
from lazaretto.server.store.database import Row, Statement, Value, Write
from lazaretto.server.store.errors import (
    CannotOpen,
    DatabaseError,
    DatabaseLost,
    OutcomeUnknown,
    StatementRefused,
)
from lazaretto.server.store.group_commit import GroupCommit, Outcome

READERS = 4
PATIENCE = 15.0  # seconds in which a server that is away may come back
TIMEOUT = 30.0  # seconds for one answer of the server
HEARTBEAT = 30.0  # seconds after which a silent connection is asked whether it still stands

CHANNEL = "lazaretto"
MOST_TOLD = 7000  # bytes of news in one notice; PostgreSQL takes less than 8000
LOCK = 0x1A2A_2E77_0000_0001  # any number, the same in all processes

SETTINGS = {"application_name": "lazaretto"}
READING = SETTINGS | {"default_transaction_read_only": "on"}
WRITING = SETTINGS | {"synchronous_commit": "on", "standard_conforming_strings": "on"}

# One group at a time over all processes: groups that touch the same rows in another order cannot block each other.
# Its news are told together: every notice wakes every process, this one included.
MAKE = f"""
CREATE FUNCTION pg_temp.make(teller text, guards text[], thens text[], news text[]) RETURNS boolean[]
LANGUAGE plpgsql AS $$
DECLARE
    found bigint;
    told text := '';
    made boolean[] := '{{}}';
BEGIN
    PERFORM pg_advisory_xact_lock({LOCK});
    FOR i IN 1 .. cardinality(guards) LOOP
        found := 1;
        IF guards[i] <> '' THEN
            EXECUTE guards[i];
            GET DIAGNOSTICS found = ROW_COUNT;
        END IF;
        IF found > 0 AND thens[i] <> '' THEN
            EXECUTE thens[i];
        END IF;
        IF found > 0 AND news[i] <> '' THEN
            IF octet_length(told) + octet_length(news[i]) > {MOST_TOLD} THEN
                PERFORM pg_notify('{CHANNEL}', teller || told);
                told := '';
            END IF;
            told := told || E'\\n' || news[i];
        END IF;
        made[i] := found > 0;
    END LOOP;
    IF told <> '' THEN
        PERFORM pg_notify('{CHANNEL}', teller || told);
    END IF;
    RETURN made;
END $$
"""

# The last is what the driver says where a connection is lost in the middle of its own steps.
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

T = TypeVar("T")

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]


class PostgresDatabase:
    """One connection writes, one hears the news, and a few read."""

    _pool: asyncpg.Pool[asyncpg.Record]
    _writer: Connection
    _listener: Connection

    def __init__(self, url: str) -> None:
        self.url = url
        self._groups = GroupCommit(self._commit)
        self._open = AsyncExitStack()
        self._name = secrets.token_hex(8)
        self._hearers: list[Callable[[str], None]] = []
        self._prepared: dict[str, str] = {}

    async def open(self) -> None:
        async with AsyncExitStack() as opened:
            try:
                await self._connect_writer()
                opened.push_async_callback(lambda: disconnect(self._writer))
                await self._migrate()
                self._pool = asyncpg.create_pool(
                    self.url, min_size=1, max_size=READERS, command_timeout=TIMEOUT, server_settings=READING
                )
                await opened.enter_async_context(self._pool)
                await self._connect_listener()
                opened.push_async_callback(lambda: disconnect(self._listener))
            except (*FAILURES, ValueError) as error:
                raise CannotOpen(f"PostgreSQL: {error}") from error
            opened.push_async_callback(end, asyncio.create_task(self._listen()))
            self._open = opened.pop_all()

    async def close(self) -> None:
        await self._groups.close()
        await self._open.aclose()

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        if self._pool.is_closing():
            raise DatabaseError("the database is closed")
        return [dict(record) for record in await patiently(lambda: self._pool.fetch(sql, *values))]

    async def write(self, write: Write) -> bool:
        return await self._groups.write(write)

    def listen(self, hear: Callable[[str], None]) -> None:
        self._hearers.append(hear)

    async def _connect(
        self, settings: dict[str, str], make_ready: Callable[[Connection], Awaitable[Any]]
    ) -> Connection:
        connection = await asyncpg.connect(self.url, command_timeout=TIMEOUT, server_settings=settings)
        try:
            await make_ready(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _connect_writer(self) -> None:
        self._writer = await self._connect(WRITING, lambda connection: connection.execute(MAKE))
        self._prepared = {}

    async def _migrate(self) -> None:
        async with self._writer.transaction():
            # Of several processes that start at once, one migrates, and the others find it done.
            await self._writer.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
            await self._writer.execute(migrate.REMEMBER)
            applied = [record["name"] for record in await self._writer.fetch(migrate.APPLIED)]
            for migration in migrate.pending(applied):
                for sql in migration.statements:
                    await self._writer.execute(sql)
                await self._writer.execute(migrate.NOTE, migration.name)

    async def _commit(self, writes: Sequence[Write]) -> Sequence[Outcome]:
        try:
            return await self._make(writes)
        except DatabaseError as error:
            if len(writes) == 1 or not isinstance(error, StatementRefused):
                return [error] * len(writes)
        # Nothing was done because of one of them; it must not stand in the way of the others.
        return [(await self._commit([write]))[0] for write in writes]

    async def _make(self, writes: Sequence[Write]) -> list[bool]:
        await patiently(lambda: self._prepare(writes))
        guards = [self._call(write.guard) if write.guard else "" for write in writes]
        thens = [";".join(map(self._call, write.then)) for write in writes]
        news = [write.news for write in writes]
        try:
            made: list[bool] = await self._writer.fetchval(
                "SELECT pg_temp.make($1, $2, $3, $4)", self._name, guards, thens, news
            )
        except FAILURES as error:
            if refused(error):
                raise StatementRefused(str(error)) from error
            self._writer.terminate()
            raise OutcomeUnknown(f"PostgreSQL: {error}") from error
        return made

    async def _prepare(self, writes: Sequence[Write]) -> None:
        """Have the server know the statements of these writes, on a connection that stands."""
        if self._writer.is_closed():
            await self._connect_writer()
        for write in writes:
            for statement in (write.guard, *write.then):
                if statement and statement.sql not in self._prepared:
                    name = f"statement_{len(self._prepared)}"
                    await self._writer.execute(f"PREPARE {name} AS {statement.sql}")
                    self._prepared[statement.sql] = name

    def _call(self, statement: Statement) -> str:
        values = ", ".join(map(literal, statement.values))
        return f"EXECUTE {self._prepared[statement.sql]}" + (f"({values})" if values else "")

    async def _connect_listener(self) -> None:
        self._listener = await self._connect(READING, lambda connection: connection.add_listener(CHANNEL, self._heard))

    def _heard(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        name, *news = str(payload).split("\n")
        if name != self._name:
            for each in news:
                self._tell(each)

    def _tell(self, news: str) -> None:
        for hear in self._hearers:
            hear(news)

    async def _listen(self) -> None:
        while True:
            await self._silence()
            with suppress(DatabaseLost):
                await patiently(self._connect_listener)
                self._tell("")

    async def _silence(self) -> None:
        """Until the connection for the news is lost, which it does not always tell by itself."""
        lost = asyncio.Event()
        self._listener.add_termination_listener(lambda _: lost.set())
        while not self._listener.is_closed():
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await lost.wait()
            except TimeoutError:
                with suppress(*FAILURES):
                    await self._listener.execute("SELECT 1")
                    continue
                self._listener.terminate()


async def disconnect(connection: Connection) -> None:
    with suppress(*FAILURES):
        await connection.close(timeout=TIMEOUT)


async def end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def patiently(act: Callable[[], Awaitable[T]]) -> T:
    """Try until the server can be reached. Only for what may be done twice."""
    end = time.monotonic() + PATIENCE
    pause = 0.05
    while True:
        try:
            return await act()
        except FAILURES as error:
            if refused(error):
                raise StatementRefused(str(error)) from error
            if time.monotonic() > end:
                raise DatabaseLost(f"PostgreSQL: {error}") from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, 1.0)


def refused(error: Exception) -> bool:
    """Whether the answer was a plain no, so that it is certain that nothing was done and the connection stands."""
    if isinstance(error, asyncpg.DataError):  # the driver's no, before anything was sent
        return True
    if isinstance(error, asyncpg.InterfaceError):  # the same, unless it found the connection closed
        return "closed" not in str(error)
    return getattr(error, "severity_en", None) == "ERROR"


def literal(value: Value) -> str:
    """A value as PostgreSQL reads it where the statement says which type it is."""
    if value is None:
        return "NULL"
    text = value if isinstance(value, str) else repr(value)
    return "'" + text.replace("'", "''") + "'"
