"""What becomes of somebody who deletes himself: his games stay, and nothing in them says who he was."""

from __future__ import annotations

import contextlib

import msgspec

from lazaretto.server import entries as log
from lazaretto.server.commands import ending, play, seating
from lazaretto.server.entries import AnyEntry
from lazaretto.server.people import People, Person
from lazaretto.server.refusals import Refused
from lazaretto.server.sign_out import SignOut
from lazaretto.server.table import Table
from lazaretto.server.table_service import TableService

DELETED = "deleted"


class Deletion:
    """Deletes people. The person's own row goes last: whoever is interrupted can begin again."""

    def __init__(self, people: People, tables: TableService, sign_out: SignOut) -> None:
        self.people = people
        self.sign_out = sign_out
        self.tables = tables

    async def delete(self, person: Person) -> None:
        """Leave all tables, take the name out of every log, and forget the rest."""
        await self.sign_out.everywhere(person)
        for id in await self.tables.store.unfinished_of(person.id):
            with contextlib.suppress(Refused):  # the game has ended meanwhile, or cannot be played any more
                await self._leave(id, person.id)
        for id in await self.tables.store.rename(person.id, _renamed):
            with contextlib.suppress(Refused):
                await self.tables.read_again(id)
        await self.people.forget(person.id, DELETED)

    async def _leave(self, id: str, person: str) -> None:
        """Give seats up before a game, resign in one, and end what one hosts and nobody plays yet."""
        async with self.tables.held(id) as table:
            seats = [k for k, seat in enumerate(table.seats) if seat.person == person]  # none by somebody's link
            is_host, state = table.host == person, table.state
        if state == "open" and is_host:
            await self.tables.act(id, lambda table, now: ending.disband(table, now, person))
            return
        for k in seats:
            if state == "open":
                await self.tables.act(id, lambda table, now, k=k: seating.leave(table, now, k, person))  # type: ignore[misc]
            else:
                await self.tables.act(id, lambda table, now, k=k: _resigned(table, now, k, person))  # type: ignore[misc]


def _resigned(table: Table, now: float, k: int, person: str) -> list[AnyEntry]:
    """A seat that he holds is given up, unless the game has ended meanwhile."""
    seat = table.seats[k]
    return (
        play.resign(table, now, k) if table.state == "running" and seat.person == person and not seat.resigned else []
    )


def _renamed(entry: AnyEntry, person: str) -> AnyEntry:
    """The entry without the name of this person, and without where he came from."""
    if isinstance(entry, log.Created) and entry.host == person:
        return msgspec.structs.replace(entry, origin="")
    if isinstance(entry, log.Sat) and entry.person == person:
        return msgspec.structs.replace(entry, name=DELETED, origin="")
    if isinstance(entry, log.DeviceLinked | log.Said | log.Muted) and entry.person == person:
        return msgspec.structs.replace(entry, name=DELETED)
    return entry
