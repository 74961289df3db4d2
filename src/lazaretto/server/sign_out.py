"""What ends when somebody signs out: the sockets of the session; everywhere, also the links of his seats."""

from __future__ import annotations

import contextlib

from lazaretto.server.background import BackgroundTasks
from lazaretto.server.commands import devices
from lazaretto.server.hub import Hub
from lazaretto.server.people import People, Person
from lazaretto.server.refusals import NotFound, NotSignedIn, Refused
from lazaretto.server.store.database import Database
from lazaretto.server.store.people import SIGNED_OUT
from lazaretto.server.table_service import Command, TableService


class SignOut:
    """Ends sessions, here and in the other processes."""

    def __init__(
        self, people: People, tables: TableService, hub: Hub, database: Database, tasks: BackgroundTasks
    ) -> None:
        self.people = people
        self.tables = tables
        self.hub = hub
        self.database = database
        self._tasks = tasks

    def open(self) -> None:
        """Hear from now on who signs out at other processes."""
        self.database.listen(self._hear)

    async def here(self, person: Person, session: str) -> None:
        """Nobody acts or sees any more by one session."""
        await self.people.end_session(person, session)
        await self.end_old_sockets(person.id)

    async def everywhere(self, person: Person) -> None:
        """Nobody acts or sees any more by what this person has opened or handed out."""
        await self.people.end_sessions(person)
        await self.end_old_sockets(person.id)
        await self._at_tables(person, lambda table, now: devices.unlink_all(table, now, person.id))

    async def elsewhere(self, person: Person) -> None:
        """After a change of password: whoever knew the old one sees no more, and goes on by no link that he took."""
        await self.end_old_sockets(person.id)
        await self._at_tables(person, lambda table, now: devices.unlink_all(table, now, person.id, unopened=True))

    async def _at_tables(self, person: Person, command: Command) -> None:
        for id in await self.tables.store.unfinished_of(person.id):
            with contextlib.suppress(Refused):  # the table was set aside
                await self.tables.act(id, command)

    async def end_old_sockets(self, id: str) -> None:
        """Close the sockets of a person that were opened in sessions which have ended."""
        opened = [connection for connection in self.hub if connection.person == id] if id else []
        for connection in opened:
            with contextlib.suppress(NotFound):
                if not await self.people.lasts(id, connection.epoch, connection.session):
                    connection.refuse(NotSignedIn("the session has been ended"))

    def _hear(self, news: str) -> None:
        """Another process has ended somebody's sessions; nothing: some news were lost."""
        kind, _, id = news.partition(" ")
        gone = [id] if kind == SIGNED_OUT else [] if kind else sorted({each.person for each in self.hub})
        for each in gone:
            self.people.read_again(each)
            self._tasks.spawn(self.end_old_sockets(each))
