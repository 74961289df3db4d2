"""Who comes and goes: sockets are opened and closed, and everybody at the table is told who is there."""

from __future__ import annotations

import asyncio
import contextlib
import secrets

from lazaretto.server.background import BackgroundTasks
from lazaretto.server.broadcast import Broadcast
from lazaretto.server.hub import Connection, Wire, encode
from lazaretto.server.limits import Limits
from lazaretto.server.people import Person
from lazaretto.server.refusals import TooMany
from lazaretto.server.sign_out import SignOut
from lazaretto.server.store.database import Database, Write
from lazaretto.server.table_service import TableService
from lazaretto.server.viewpoint import Presence, viewpoint_of

ANNOUNCE_SECONDS = 30.0  # between two times that a process tells the others who is connected to it
BATCH_SECONDS = 0.5  # in which all who come and go are told of together
CATCH_UP = 300  # whoever missed more entries than this gets everything anew


class PresenceService:
    """Connects sockets with tables, and tells other processes of them."""

    def __init__(
        self,
        tables: TableService,
        broadcast: Broadcast,
        database: Database,
        sign_out: SignOut,
        limits: Limits,
        tasks: BackgroundTasks,
    ) -> None:
        self.tables = tables
        self.sign_out = sign_out
        self.broadcast = broadcast
        self.hub = broadcast.hub
        self.database = database
        self.limits = limits
        self.process = secrets.token_hex(4)
        self._tasks = tasks
        self._telling: dict[str, bool] = {}  # the tables that were told a moment ago: whether there is more to tell

    def open(self) -> None:
        """Hear from now on who is connected to other processes."""
        self.database.listen(self._hear)

    async def connect(
        self,
        id: str,
        viewer: Person | None,
        wanted: str | None,
        since: int | None,
        wire: Wire,
        *,
        session: str = "",
        invited: bool = False,
        changes: bool = False,
        address: str = "",
    ) -> Connection:
        """A socket is opened: it is sent what it missed, or everything, and from then on whatever happens."""
        person, epoch = (viewer.id, viewer.epoch) if viewer else ("", 0)
        async with self.tables.held(id) as table:
            seen = viewpoint_of(table, person, wanted, invited)
            connection = Connection(
                id,
                person,
                seen,
                wire,
                seats=frozenset(table.seats_of(person)),
                epoch=epoch,
                session=session,
                invited=invited,
                changes=changes,
                address=address,
            )
            self._check_limits(connection)
            if not changes and since is not None and 0 < since <= table.n and table.n - since <= CATCH_UP:
                connection.seen = table.n
                connection.send(encode(self.broadcast.news(table, person, seen, since)))
            else:
                self.broadcast.send_whole(table, connection)
            self.hub.enter(connection)
        await self.sign_out.end_old_sockets(person)  # if it happened while this one was being opened
        self._announce(id)
        return connection

    def _check_limits(self, connection: Connection) -> None:
        """Players of a table find room however many watch it."""
        if self.hub.count >= self.limits.sockets or self.hub.of(connection.owner) >= self.limits.connections:
            raise TooMany("too many connections")
        if self.hub.of(connection.origin) >= self.limits.address_sockets:
            raise TooMany(f"expected at most {self.limits.address_sockets} connections from one address")
        if not connection.seats and self.hub.here(connection.table).watching >= self.limits.watchers:
            raise TooMany(f"expected at most {self.limits.watchers} who watch a table")

    async def disconnect(self, connection: Connection) -> None:
        """A socket was closed."""
        self.hub.leave(connection)
        self._announce(connection.table)

    async def announce_all(self) -> None:
        """Tell the other processes again who is here, or they would think that this one has ended."""
        for id in self.hub.tables():
            await self._tell_processes(id)

    def _announce(self, id: str) -> None:
        """Have everybody at a table, and the other processes, told who is here: at once, then not again too soon."""
        is_told = id in self._telling
        self._telling[id] = True
        if not is_told:
            self._tasks.spawn(self._tell(id))

    async def _tell(self, id: str) -> None:
        while self._telling[id]:
            self._telling[id] = False
            self.broadcast.tell_presence(id)
            await self._tell_processes(id)
            await asyncio.sleep(BATCH_SECONDS)
        del self._telling[id]

    async def _tell_processes(self, id: str) -> None:
        here = self.hub.here(id)
        seats = ",".join(map(str, sorted(here.seats)))
        with contextlib.suppress(Exception):  # presence is a courtesy; a database that is away has worse to tell
            await self.database.write(Write((), news=f"here {self.process} {id} {here.watching} {seats}"))

    def _hear(self, news: str) -> None:
        """Another process says who is connected to it."""
        kind, _, rest = news.partition(" ")
        if kind == "here":
            process, id, watching, *seats = rest.split(" ")
            present = frozenset(int(seat) for seat in seats[0].split(",") if seat) if seats else frozenset[int]()
            self.hub.heard(process, id, Presence(present, int(watching)))
            self.broadcast.tell_presence(id)
