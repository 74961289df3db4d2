"""The site without its web server: tables are loaded, changed, stored and told of here and nowhere else.

A change is settled in this order: look whether it may happen, let it happen in memory, commit it, tell whoever is
connected. Nobody sees a table between the second step and the third, because whoever looks holds the same lock. If the
commit fails, or another process was faster, the table in memory is thrown away and read again from its log.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import structlog

from lazaretto.bots.random import RandomBot
from lazaretto.games.titles import TITLES
from lazaretto.games.titles import title as rules_of
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.record import Record
from lazaretto.kernel.replay import draws_that_differ, read_setup
from lazaretto.kernel.setup import prepare
from lazaretto.server import entries as log
from lazaretto.server import eyes, metrics, wire
from lazaretto.server.bots import BotFailed, BotPool
from lazaretto.server.entries import AnyEntry
from lazaretto.server.eyes import Eyes, Presence
from lazaretto.server.hub import Connection, Hub
from lazaretto.server.limits import Limits
from lazaretto.server.people import People, Person, tidy
from lazaretto.server.ratings import Ratings, result_rows
from lazaretto.server.refusals import Aside, Invalid, NotFound, NotYours, Refused, Stale, TooMany
from lazaretto.server.store.database import Database, Statement, Write
from lazaretto.server.table import BOT_PATIENCE, Seat, Table, resume

ATTEMPTS = 20  # how often a change is tried anew because another process was faster
IDLE_SECONDS = 600.0  # a table nobody has asked for is forgotten; its log is not
PRESENCE_SECONDS = 30.0
SWEEP_SECONDS = 1.0
START_GRACE = 30.0  # a clock that ended while the site was down does not end before its player could come back
CATCH_UP = 300  # whoever missed more entries than this gets everything anew

Command = Callable[[Table, float], list[AnyEntry]]
Order = Callable[[str, str, int, int, float], Statement]  # person, table, seat, since, now: has somebody told

logger = structlog.get_logger(__name__)


class Was(NamedTuple):
    """What a table was like before something happened."""

    n: int = 0
    state: str = "new"
    asked: frozenset[str] = frozenset()
    persons: frozenset[str] = frozenset()

    @classmethod
    def of(cls, table: Table) -> Was:
        """As it is now."""
        return cls(table.n, table.state, asked_persons(table), frozenset(table.persons))


class Kept:
    """A table in memory, or the place where it is about to be."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.keys: dict[str, int] = {}  # idempotency keys, each with the number of entries after its request
        self.used = time.monotonic()


class House:
    """All tables of the site, as this process sees them."""

    def __init__(
        self,
        database: Database,
        people: People,
        pool: BotPool,
        bots: Mapping[str, str],
        *,
        limits: Limits | None = None,
        order: Order | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.database = database
        self.people = people
        self.pool = pool
        self.bots = bots  # by the name players see: what the pool calls it
        self.limits = limits or Limits()
        self.ratings = Ratings(database)
        self.hub = Hub()
        self.process = secrets.token_hex(4)
        self._order = order
        self._now = now
        self._started = now()
        self._kept: dict[str, Kept] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # ---------------------------------------------------------------- opening and closing

    async def open(self) -> None:
        """Begin to serve: whatever was under way goes on."""
        self._started = self._now()
        self.database.listen(self._hear)
        self._spawn(self.ratings.rate())
        self._spawn(self._take_up())
        self._spawn(self._sweep())

    async def close(self) -> None:
        """Stop; what is settled is stored already."""
        self.hub.close()
        tasks = [*self._tasks, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_up(self) -> None:
        """Have the bots go on that owe answers. The other tables are read when somebody asks for them."""
        sql = "SELECT id FROM tables WHERE due <= $1 AND state = 'running' ORDER BY changed DESC"
        rows = await self.database.rows(sql, self._now() + BOT_PATIENCE)
        for row in rows:
            with contextlib.suppress(Refused):
                async with self.held(row["id"]) as table:
                    self._follow(table)
            await asyncio.sleep(0)  # whoever asks for something meanwhile is answered
        logger.info("tables taken up", count=len(rows))

    # ---------------------------------------------------------------- making and changing

    async def create(self, host: Person, wish: wire.NewTable) -> str:
        """A new table; the seats that are the host's or a bot's are taken at once."""
        await self._room_for(host)
        return await self._create(secrets.token_urlsafe(9), host, wish)

    async def _create(self, id: str, host: Person, wish: wire.NewTable, again: str = "") -> str:
        settings = self._settings(wish)
        now = self._now()
        seed = wish.seed or secrets.token_hex(32)
        table = Table(id)
        settled = [
            table.apply(
                log.Created(
                    at=now, host=host.id, settings=settings, seed=seed, seed_known=wish.seed is not None, again=again
                )
            )
        ]
        for k, seat in enumerate(wish.seats):
            if isinstance(seat, wire.Mine):
                settled += [table.apply(entry) for entry in table.sit(now, k, host.id, tidy(seat.name or host.name))]
            elif isinstance(seat, wire.BotSeat):
                settled += [table.apply(entry) for entry in table.fill(now, k, self.known_bot(seat.bot), host.id)]
        if table.state == "open" and not any(seat.is_open for seat in table.seats):
            settled += [table.apply(entry) for entry in table.begin(now, host.id)]
        await self._set_up(table, settled)
        return id

    async def _set_up(self, table: Table, settled: Sequence[AnyEntry]) -> None:
        """Store a new table."""
        await self.people.learn(table.persons)
        insert = Statement(
            "INSERT INTO tables (id, title, state, public, n, due, changed, summary)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            (
                table.id, table.settings.title, table.state, int(table.settings.public), table.n, table.due,
                table.changed, summary(table),
            ),
        )  # fmt: skip
        await self.database.write(Write((insert, *self._consequences(table, settled, Was(), None))))
        kept = self._kept[table.id] = Kept()
        kept.table = table
        metrics.TABLES.inc()
        self._follow(table)

    async def rematch(self, id: str, person: Person) -> str:
        """Another table like this one: the bots and whoever asks sit where they sat, the other seats are free."""
        await self._room_for(person)
        again = secrets.token_urlsafe(9)

        def meet_again(table: Table, now: float) -> list[AnyEntry]:
            if not table.seats_of(person.id):
                raise NotYours("only players of a table ask for a rematch")
            return table.meet_again(now, again)

        await self.act(id, meet_again)  # first, so that of two who ask at once one makes the table
        async with self.held(id) as table:
            settings = table.settings
            seats = [_like(seat, person.id) for seat in table.seats]
        wish = wire.NewTable(
            title=settings.title,
            seats=seats,
            options=settings.options,
            clock=settings.clock,
            public=settings.public,
            rated=settings.rated,
            spectators=settings.spectators,
        )
        return await self._create(again, person, wish, again=id)

    async def bring(self, person: Person, record: Record) -> str:
        """A game that was played elsewhere, to be looked at here."""
        rules = rules_of(record.title)
        setup = read_setup(rules, record.setup)
        table = Table(secrets.token_urlsafe(9))
        settings = log.Settings(
            title=record.title,
            players=setup.players,
            options=dict(setup.options),
            clock=None,
            public=False,
            rated=False,
            spectators=True,
            stand_in="",
        )
        brought = table.apply(log.Brought(at=self._now(), host=person.id, settings=settings, record=record.to_json()))
        differing = draws_that_differ(rules, record)
        if differing:
            raise Invalid(f"answer {differing[0]} is not what the seed {record.seed} gives", field="answers")
        if not record.keeps_commitment():
            raise Invalid(f"the seed {record.seed} is not the one that was committed to", field="seed")
        await self._set_up(table, [brought])
        return table.id

    def _settings(self, wish: wire.NewTable) -> log.Settings:
        try:
            rules = rules_of(wish.title)
            setup = prepare(rules, len(wish.seats), wish.options)
        except LazarettoError as error:
            field = "title" if wish.title not in TITLES else "options" if wish.options else "seats"
            raise Invalid(str(error), field=field) from None
        clock = wish.clock
        if isinstance(clock, log.Live) and not (10 <= clock.seconds <= 86_400 and 0 <= clock.increment <= 3_600):
            raise Invalid("expected 10 to 86400 seconds and an increment of 0 to 3600", field="clock")
        if isinstance(clock, log.Days) and not 0 < clock.days <= 60:
            raise Invalid("expected more than 0 and at most 60 days", field="clock")
        return log.Settings(
            title=wish.title,
            players=len(wish.seats),
            options=dict(setup.options),
            clock=clock,
            public=wish.public,
            rated=wish.rated,
            spectators=wish.spectators,
            stand_in=list(self.bots)[-1],
        )

    def known_bot(self, name: str) -> str:
        """The name of a bot, if the site has it."""
        if name not in self.bots:
            raise Invalid(f"expected one of the bots {', '.join(self.bots)}; got {name!r}", field="bot")
        return name

    async def _room_for(self, host: Person) -> None:
        sql = (
            "SELECT count(*) AS many FROM sitters JOIN tables ON tables.id = sitters.tbl"
            " WHERE sitters.person = $1 AND tables.state IN ('open', 'running')"
        )
        many = (await self.database.rows(sql, host.id))[0]["many"]
        if many >= self.limits.tables:
            raise TooMany(f"expected at most {self.limits.tables} unfinished tables; you have {many}", field="tables")

    async def submit(self, id: str, command: Command, key: str = "") -> int:
        """An answer of a seat; returns once it is committed, with the number of entries."""
        started = time.perf_counter()
        n = await self.act(id, command, key)
        metrics.MOVES.observe(time.perf_counter() - started)
        return n

    async def act(self, id: str, command: Command, key: str = "") -> int:
        """Let something happen at a table; the same key a second time changes nothing and answers the same."""
        for _ in range(ATTEMPTS):
            async with self.held(id) as table:
                kept = self._kept[id]
                if key and key in kept.keys:
                    return kept.keys[key]
                try:
                    wanted = command(table, self._now())
                except Refused:
                    if await self._catch_up(kept, table):  # another process knows more; whoever asks may have it thence
                        continue
                    raise
                if not wanted:
                    return table.n
                if await self._settle(kept, table, wanted, key):
                    return table.n
        raise Stale(f"table {id} is too busy; try again")

    async def _settle(self, kept: Kept, table: Table, wanted: Sequence[AnyEntry], key: str) -> bool:
        was = Was.of(table)
        try:
            settled = [table.apply(entry) for entry in wanted]
            await self.people.learn(table.persons)
            guard = Statement(
                "UPDATE tables SET n = $3, state = $4, due = $5, changed = $6, summary = $7"
                " WHERE id = $1 AND n = $2 RETURNING id",
                (table.id, was.n, table.n, table.state, table.due, table.changed, summary(table)),
            )
            then = self._consequences(table, settled, was, key or None)
            done = await self.database.write(Write(then, guard, news=f"table {table.id}"))
        except BaseException:
            kept.table = None  # whatever became of it, the log knows
            raise
        if not done:
            kept.table = None
            return False
        if key:
            kept.keys[key] = table.n
        self._tell(table, was.n)
        self._follow(table)
        if table.state == "over" != was.state:
            self._spawn(self.ratings.rate())
        return True

    def _consequences(
        self, table: Table, settled: Sequence[AnyEntry], was: Was, key: str | None
    ) -> tuple[Statement, ...]:
        """What is stored together with the table's row: its entries, who sits there and is asked, results, notices."""
        last = len(settled) - 1
        sql = "INSERT INTO entries (tbl, n, body, key) VALUES ($1, $2, $3, $4)"
        found = [
            Statement(sql, (table.id, was.n + 1 + k, log.write(entry), key if k == last else None))
            for k, entry in enumerate(settled)
        ]
        sql = "INSERT INTO sitters (tbl, person, asked) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING"
        came = {entry.person for entry in settled if isinstance(entry, log.Sat | log.Keyed)}
        found += [Statement(sql, (table.id, person)) for person in sorted(came)]
        sql = "DELETE FROM sitters WHERE tbl = $1 AND person = $2"
        found += [Statement(sql, (table.id, person)) for person in sorted(was.persons - table.persons)]
        sql = "UPDATE sitters SET asked = $3 WHERE tbl = $1 AND person = $2"
        asked = asked_persons(table)
        found += [Statement(sql, (table.id, person, int(person in asked))) for person in sorted(asked ^ was.asked)]
        if table.state == "over" != was.state:
            found += result_rows(table)
        if self._order is not None and not isinstance(table.settings.clock, log.Live):
            found += [
                self._order(seat.person, table.id, k, seat.since, table.changed)
                for k, seat in enumerate(table.seats)
                if seat.since is not None and seat.since > was.n and seat.person and not seat.bot
            ]
        return tuple(found)

    # ---------------------------------------------------------------- loading

    @contextlib.asynccontextmanager
    async def held(self, id: str) -> AsyncIterator[Table]:
        """The table, for whoever holds it; nobody else sees or changes it meanwhile in this process."""
        kept = self._kept.setdefault(id, Kept())
        async with kept.lock:
            try:
                if kept.table is None:
                    kept.table, kept.keys = await self._load(id)
                    self._kept[id] = kept
                    self._tell(kept.table, 0)
            except NotFound:
                self._kept.pop(id, None)
                raise
            kept.used = time.monotonic()
            yield kept.table

    async def _load(self, id: str) -> tuple[Table, dict[str, int]]:
        rows = await self.database.rows("SELECT n, body, key FROM entries WHERE tbl = $1 ORDER BY n", id)
        if not rows:
            raise NotFound(f"there is no table {id}")
        try:
            table = resume(id, [log.read(row["body"]) for row in rows])
        except (Aside, msgspec.ValidationError, msgspec.DecodeError) as error:
            await self._set_aside(id, str(error))
            raise Aside(f"table {id} cannot be played any more and has been set aside: {error}") from error
        await self.people.learn(table.persons)
        return table, {row["key"]: row["n"] for row in rows if row["key"]}

    async def _set_aside(self, id: str, why: str) -> None:
        logger.error("table set aside", table=id, why=why)
        sql = "UPDATE tables SET state = 'aside', due = NULL WHERE id = $1"
        await self.database.write(Write((Statement(sql, (id,)),)))

    # ---------------------------------------------------------------- telling

    def _tell(self, table: Table, since: int) -> None:
        """Tell everybody connected what happened after entry `since`."""
        made: dict[tuple[str, Eyes, int, bool], bytes] = {}
        for connection in self.hub.at(table.id):
            start = max(since, connection.seen)
            if start >= table.n:
                continue
            # To those who only watch a table looks the same, whoever they are.
            own = connection.person == table.host or table.seats_of(connection.person)
            alike = (connection.person if own else "", connection.eyes, start, connection.frames)
            if alike not in made:
                made[alike] = encode(self.news(table, *alike))
            connection.seen = table.n
            connection.send(made[alike])

    def whole(self, table: Table, person: str, seen: Eyes) -> wire.Whole:
        """Everything through these eyes."""
        return wire.Whole(
            n=table.n,
            table=self.info(table, person),
            view=eyes.view_info(table, seen),
            moments=eyes.moments(table.happenings, seen),
        )

    def news(self, table: Table, person: str, seen: Eyes, since: int, frames: bool = False) -> wire.News:
        """What happened after entry `since`, and how things stand."""
        return wire.News(
            since=since,
            n=table.n,
            table=self.info(table, person),
            view=eyes.view_info(table, seen),
            moments=eyes.moments(table.happenings[since:], seen),
            frames=eyes.frames(table, seen) if frames else [],
        )

    def info(self, table: Table, person: str) -> wire.TableInfo:
        """What everybody may know of a table."""
        return eyes.table_info(table, person, self.people.account, self.hub.presence(table.id), self._now())

    async def connect(
        self, id: str, person: str, wanted: str | None, since: int | None, frames: bool = False
    ) -> Connection:
        """A socket is opened: it is sent what it missed, or everything, and from then on whatever happens."""
        if self.hub.count >= self.limits.sockets or self.hub.of(person) >= self.limits.connections:
            raise TooMany("too many connections")
        async with self.held(id) as table:
            seen = eyes.eyes_of(table, person, wanted)
            connection = Connection(id, person, seen, frames)
            connection.seen = table.n
            if since is not None and 0 < since <= table.n and table.n - since <= CATCH_UP:
                connection.send(encode(self.news(table, person, seen, since)))
            else:
                connection.send(encode(self.whole(table, person, seen)))
            self.hub.enter(connection)
        await self._announce(id)
        return connection

    async def disconnect(self, connection: Connection) -> None:
        """A socket was closed."""
        self.hub.leave(connection)
        await self._announce(connection.table)

    async def _announce(self, id: str) -> None:
        """Tell everybody at a table, and the other processes, who is here."""
        self._tell_presence(id)
        await self._tell_processes(id)

    async def _tell_processes(self, id: str) -> None:
        here = self.hub.here(id)
        seats = ",".join(map(str, sorted(here.seats)))
        with contextlib.suppress(Exception):  # presence is a courtesy; a database that is away has worse to tell
            await self.database.write(Write((), news=f"here {self.process} {id} {here.watching} {seats}"))

    def _tell_presence(self, id: str) -> None:
        present = self.hub.presence(id)
        message = encode(wire.Presence(present=sorted(present.seats), watching=present.watching))
        for connection in self.hub.at(id):
            connection.send(message)

    def _hear(self, news: str) -> None:
        """Another process has changed a table, or says who is connected to it; nothing: some news were lost."""
        kind, _, rest = news.partition(" ")
        if kind == "table":
            self._spawn(self._refresh(rest))
        elif kind == "here":
            process, id, watching, *seats = rest.split(" ")
            present = frozenset(int(seat) for seat in seats[0].split(",") if seat) if seats else frozenset[int]()
            self.hub.heard(process, id, Presence(present, int(watching)))
            self._tell_presence(id)
        else:
            for id in list(self._kept):
                self._spawn(self._refresh(id))

    async def _refresh(self, id: str) -> None:
        """Bring a table in memory up to its log."""
        if id not in self._kept:
            return
        kept = self._kept[id]
        async with kept.lock:
            if kept.table is not None:
                await self._catch_up(kept, kept.table)

    async def _catch_up(self, kept: Kept, table: Table) -> bool:
        """Let happen what the log has and the table in memory has not; whether there was anything."""
        sql = "SELECT n, body, key FROM entries WHERE tbl = $1 AND n > $2 ORDER BY n"
        before = table.n
        try:
            for row in await self.database.rows(sql, table.id, before):
                table.apply(log.read(row["body"]))
                if row["key"]:
                    kept.keys[row["key"]] = row["n"]
            await self.people.learn(table.persons)
        except Exception:
            kept.table = None
            logger.exception("table not brought up to date", table=table.id)
            return True
        self._tell(table, before)
        return table.n > before

    # ---------------------------------------------------------------- bots and clocks

    def _follow(self, table: Table) -> None:
        """Have the bots that are asked think."""
        if table.bots_asked() and table.id not in self._thinking:
            task = asyncio.create_task(self._play_bots(table.id))
            self._thinking[table.id] = task
            task.add_done_callback(lambda done: self._thought(table.id, done))

    def _thought(self, id: str, done: asyncio.Task[None]) -> None:
        self._thinking.pop(id, None)
        if not done.cancelled() and (error := done.exception()) is not None:
            logger.error("bots stopped", table=id, error=repr(error))

    async def _play_bots(self, id: str) -> None:
        """Until nobody but people is asked."""
        while True:
            async with self.held(id) as table:
                seats = table.bots_asked()
                if not seats:
                    del self._thinking[id]  # before anybody else holds the table and looks whether bots think
                    return
            await asyncio.gather(*(self._play_bot(id, seat) for seat in seats))

    async def _play_bot(self, id: str, seat: int) -> None:
        async with self.held(id) as table:
            if seat not in table.bots_asked() or table.game is None:
                return
            bot, expected = table.seats[seat].bot, table.n
            view, setup = table.game.view(seat), table.game.setup
        started = time.perf_counter()
        try:
            choice = await self.pool.choose(self._known_as(bot), view, setup)
        except BotFailed as failure:
            # The game must go on: any answer is better than none.
            logger.warning("bot failed", table=id, seat=seat, bot=bot, failure=str(failure))
            metrics.BOT_FAILURES.labels(bot).inc()
            choice = RandomBot(secrets.randbits(32)).choose(view).text
        metrics.BOTS.labels(bot).observe(time.perf_counter() - started)
        with contextlib.suppress(Stale, Refused):  # the seat was taken back, or another process answered for it
            await self.act(id, lambda table, now: table.answer(now, seat, expected, choice, bot))

    def _known_as(self, bot: str) -> str:
        """What the pool calls a bot; one that the site has no more is played by the best it has."""
        return self.bots.get(bot) or list(self.bots.values())[-1]

    async def _sweep(self) -> None:
        """Look again and again for what must happen by itself."""
        announced = time.monotonic()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self._look_after_due()
                self._forget_idle()
                if time.monotonic() - announced > PRESENCE_SECONDS:
                    announced = time.monotonic()
                    for id in self.hub.tables():
                        await self._tell_processes(id)
            except Exception:
                logger.exception("sweep failed")

    async def _look_after_due(self) -> None:
        now = self._now()
        sql = "SELECT id FROM tables WHERE due <= $1 AND state = 'running' ORDER BY due LIMIT 200"
        for row in await self.database.rows(sql, now):
            with contextlib.suppress(Refused):
                if now >= self._started + START_GRACE:
                    await self.act(row["id"], lambda table, now: table.expire(now))
                async with self.held(row["id"]) as table:
                    self._follow(table)
            await asyncio.sleep(0)

    def _forget_idle(self) -> None:
        limit = time.monotonic() - IDLE_SECONDS
        connected = set(self.hub.tables())
        for id, kept in list(self._kept.items()):
            if kept.used < limit and not kept.lock.locked() and id not in connected and id not in self._thinking:
                del self._kept[id]
        metrics.KEPT.set(len(self._kept))
        metrics.SOCKETS.set(self.hub.count)


def _like(seat: Seat, person: str) -> wire.Open | wire.Mine | wire.BotSeat:
    """A seat of a rematch."""
    if seat.person == person:
        return wire.Mine(name=seat.name)
    return wire.Open() if seat.person else wire.BotSeat(bot=seat.bot)


def asked_persons(table: Table) -> frozenset[str]:
    """The people whose turn it is."""
    seats = [table.seats[k] for k in table.asked]
    return frozenset(person for seat in seats if seat.person and not seat.bot for person in (seat.person, *seat.keys))


class Line(msgspec.Struct, frozen=True):
    """What a list shows of a table; kept beside it, so that lists need not load tables."""

    players: int
    names: list[str]  # "" where nobody sits
    clock: log.Clock
    rated: bool
    answered: int


def summary(table: Table) -> str:
    """The line of a table for lists."""
    names = [seat.name or (f"bot:{seat.bot}" if seat.bot else "") for seat in table.seats]
    line = Line(len(table.seats), names, table.settings.clock, table.rated, table.answered)
    return msgspec.json.encode(line).decode()


_encoder = msgspec.json.Encoder()


def encode(message: wire.Whole | wire.News | wire.Presence) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)
