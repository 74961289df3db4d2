"""The core: tables are loaded, changed, stored and told of here and nowhere else.

A change is settled in this order: look whether it may happen, let it happen in memory, commit it, tell whoever is
connected. Nobody sees a table between the second step and the third, because whoever looks holds the same lock. If the
commit fails, or another process was faster, the table in memory is thrown away and read again from its log.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import NamedTuple

import structlog

from lazaretto.server import metrics
from lazaretto.server.background import BackgroundTasks
from lazaretto.server.broadcast import Broadcast
from lazaretto.server.entries import AnyEntry
from lazaretto.server.idempotency import NO_KEY, RequestKey
from lazaretto.server.people import People
from lazaretto.server.refusals import NotFound, NotYours, Refused, Stale, Unplayable
from lazaretto.server.store.errors import DatabaseError, StatementRefused
from lazaretto.server.store.tables import Before, Room, StoredEntry, TableStore
from lazaretto.server.table import Table
from lazaretto.server.table_log import apply, resume, settle

ATTEMPTS = 20  # how often a change is tried anew because another process was faster
IDLE_SECONDS = 600.0  # a table nobody has asked for is forgotten; its log is not
OVER_SECONDS = 10.0  # the same where the game is over
RECENT = 8  # requests at a table that are recognized at once by their keys; the log knows the others

Command = Callable[[Table, float], list[AnyEntry]]
Follower = Callable[[Table, Before], None]

logger = structlog.get_logger(__name__)


class Done(NamedTuple):
    """A request that came with an idempotency key: the number of entries after it, and its digest."""

    n: int
    request: str


class CachedTable:
    """A table in memory, or the place where it is about to be."""

    __slots__ = ("keys", "lock", "table", "used")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.keys: dict[str, Done] = {}  # of the last requests
        self.used = time.monotonic()

    def note(self, key: RequestKey, n: int) -> None:
        """A request is done, with so many entries."""
        if key.key:
            self.keys[key.key] = Done(n, key.request)
            if len(self.keys) > RECENT:
                del self.keys[next(iter(self.keys))]


class TableService:
    """All tables of the site, as this process sees them.

    The followers hear of every change that this process has committed, while the table is held.
    """

    def __init__(
        self,
        store: TableStore,
        people: People,
        broadcast: Broadcast,
        tasks: BackgroundTasks,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.people = people
        self.broadcast = broadcast
        self.followers: list[Follower] = []
        self._tasks = tasks
        self._now = now
        self._cache: dict[str, CachedTable] = {}

    def open(self) -> None:
        """Hear from now on what other processes change."""
        self.store.database.listen(self._hear)

    # ---------------------------------------------------------------- changing

    async def add(
        self, table: Table, entries: Sequence[AnyEntry], room: Room | None = None, key: RequestKey = NO_KEY
    ) -> bool:
        """A new table, and the entries that made it; False: there is no room for another."""
        await self.people.learn(table.persons)
        if not await self.store.insert(table, entries, room, key):
            return False
        self._take_in(table)
        return True

    def _take_in(self, table: Table) -> None:
        """Have a table at hand that has just been stored."""
        cached = self._cache[table.id] = CachedTable()
        cached.table = table
        metrics.TABLES.inc()
        self._follow(table, Before())

    async def submit(self, id: str, command: Command, key: RequestKey = NO_KEY) -> int:
        """An answer of a seat; returns once it is committed, with the number of entries."""
        started = time.perf_counter()
        n = await self.act(id, command, key)
        metrics.MOVES.observe(time.perf_counter() - started)
        return n

    async def act(
        self, id: str, command: Command, key: RequestKey = NO_KEY, new: tuple[Table, Sequence[AnyEntry]] | None = None
    ) -> int:
        """Let something happen at a table; the same key a second time changes nothing and answers the same.

        A new table that comes of it is stored in the same commit.
        """
        for _ in range(ATTEMPTS):
            cached, table = await self._hold(id)
            try:
                if key.key in cached.keys:
                    done = cached.keys[key.key]
                    key.check(done.request)
                    return done.n
                before = Before.of(table)
                try:
                    settled = settle(table, command(table, self._now()))
                except BaseException as error:
                    if table.n != before.n:
                        cached.table = None  # half changed; the log knows what it was
                    elif isinstance(error, Refused):
                        if (n := await self._done_long_ago(id, key)) is not None:
                            return n
                        if await self._catch_up(cached, table):
                            continue  # another process knows more; whoever asks may have it thence
                    raise
                try:
                    if not settled or await self._commit(cached, table, settled, before, key, new):
                        return table.n
                except StatementRefused:  # no key is stored twice
                    if (n := await self._done_long_ago(id, key)) is not None:
                        return n
                    raise
            finally:
                cached.lock.release()
        raise Stale(f"table {id} is too busy; try again")

    async def _commit(
        self,
        cached: CachedTable,
        table: Table,
        settled: Sequence[AnyEntry],
        before: Before,
        key: RequestKey,
        new: tuple[Table, Sequence[AnyEntry]] | None,
    ) -> bool:
        """Store what has happened and tell it; False: another process was faster."""
        try:
            if table.persons is not before.persons:
                await self.people.learn(table.persons)
            together = self.store.inserted(*new) if new is not None else ()
            done = await self.store.append(table, settled, before, key, together)
        except BaseException:
            cached.table = None  # whatever became of it, the log knows
            raise
        if not done:
            cached.table = None
            return False
        cached.note(key, table.n)
        if new is not None:
            self._take_in(new[0])
        self.broadcast.tell(table, before.n)
        self._follow(table, before)
        return True

    async def _done_long_ago(self, id: str, key: RequestKey) -> int | None:
        """With how many entries a request was done that came with this key before; None: none did."""
        done = await self.store.entry_of(id, key.key) if key.key else None
        if done is None:
            return None
        key.check(done.key.request)
        return done.n

    def _follow(self, table: Table, before: Before) -> None:
        for follow in self.followers:
            follow(table, before)

    async def must_not_know(self, id: str, person: str) -> None:
        """Refuse whoever plays the deal of a table elsewhere: he would know what comes."""
        async with self.held(id) as table:
            deal = table.deal
        if deal and await self.store.table_of_deal(deal, person) not in (None, id):
            raise NotYours("you play this deal at another table")

    # ---------------------------------------------------------------- loading

    @contextlib.asynccontextmanager
    async def held(self, id: str) -> AsyncIterator[Table]:
        """The table, for whoever holds it; nobody else sees or changes it meanwhile in this process."""
        cached, table = await self._hold(id)
        try:
            yield table
        finally:
            cached.lock.release()

    async def _hold(self, id: str) -> tuple[CachedTable, Table]:
        """The table, locked; whoever asks for it so must release the lock."""
        cached = self._cache.get(id) or self._cache.setdefault(id, CachedTable())
        await cached.lock.acquire()
        try:
            if cached.table is None:
                cached.table, stored = await self._load(id)
                for each in stored:
                    cached.note(each.key, each.n)
                self._cache[id] = cached
                self.broadcast.tell(cached.table, 0)
        except BaseException as error:
            cached.lock.release()
            if isinstance(error, NotFound):
                self._cache.pop(id, None)
            raise
        cached.used = time.monotonic()
        return cached, cached.table

    async def _load(self, id: str) -> tuple[Table, list[StoredEntry]]:
        try:
            stored = await self.store.entries(id)
            table = resume(id, [each.entry for each in stored])
        except Unplayable as error:
            logger.error("table set aside", table=id, why=str(error))
            metrics.ASIDE.inc()
            await self.store.set_aside(id)
            raise Unplayable(f"table {id} cannot be played any more and has been set aside: {error}") from error
        await self.people.learn(table.persons)
        return table, stored

    async def read(self, id: str) -> Table:
        """A table whose game is over, for who goes through many: where it is not at hand it is not kept."""
        cached = self._cache.get(id)
        if cached is not None and cached.table is not None and cached.table.state == "over":
            async with self.held(id) as table:
                return table
        table, _ = await self._load(id)
        table.let_go()
        return table

    def forget_idle(self, busy: Collection[str]) -> None:
        """Let go of the tables that nobody has asked for in a while and that are not busy."""
        now = time.monotonic()
        for id, cached in list(self._cache.items()):
            is_over = cached.table is None or cached.table.state == "over"
            limit = now - (OVER_SECONDS if is_over else IDLE_SECONDS)
            if cached.used < limit and not cached.lock.locked() and id not in busy:
                del self._cache[id]
                if cached.table is not None:
                    cached.table.let_go()
        metrics.KEPT.set(len(self._cache))

    async def read_again(self, id: str) -> None:
        """Have a table read anew whose log was rewritten, here and in other processes, and its summary stored."""
        await self._drop(id)
        async with self.held(id) as table:
            await self.store.summarize(table)

    # ---------------------------------------------------------------- other processes

    def _hear(self, news: str) -> None:
        """Another process has changed a table; nothing: some news were lost."""
        kind, _, id = news.partition(" ")
        if kind == "table":
            self._tasks.spawn(self._refresh(id))
        elif kind == "again":
            self._tasks.spawn(self._drop(id))
        elif not kind:
            for each in list(self._cache):
                self._tasks.spawn(self._refresh(each))

    async def _refresh(self, id: str) -> None:
        """Bring a table in memory up to its log."""
        if id not in self._cache:
            return
        cached = self._cache[id]
        async with cached.lock:
            if cached.table is not None:
                await self._catch_up(cached, cached.table)
                return
        # It was let go because of an error: to read it again tells whoever is connected what he has missed.
        with contextlib.suppress(Refused, DatabaseError):
            async with self.held(id):
                pass

    async def _drop(self, id: str) -> None:
        """Let go of a table in memory whose log was rewritten."""
        if id in self._cache:
            async with self._cache[id].lock:
                self._cache[id].table = None

    async def _catch_up(self, cached: CachedTable, table: Table) -> bool:
        """Let happen what the log has and the table in memory has not; whether there was anything."""
        before = table.n
        try:
            for n, entry, key in await self.store.entries(table.id, before):
                apply(table, entry)
                cached.note(key, n)
            await self.people.learn(table.persons)
        except Exception:
            cached.table = None
            logger.exception("table not brought up to date", table=table.id)
            return True
        self.broadcast.tell(table, before)
        return table.n > before
