"""The links of seats: by one the player of a seat goes on with it on another device. They are his, and end with him."""

from __future__ import annotations

from hmac import compare_digest
from typing import NamedTuple

from lazaretto.server.commands import devices
from lazaretto.server.entries import AnyEntry
from lazaretto.server.idempotency import RequestKey
from lazaretto.server.people import People, Person
from lazaretto.server.refusals import NotFound, NotYours
from lazaretto.server.table import Table
from lazaretto.server.table_service import TableService


class Sitter(NamedTuple):
    """Who sits on a seat, and since which entry its links are good."""

    person: str
    since: int


class SeatLinks:
    """Gives links out, opens seats by them, and ends them."""

    def __init__(self, people: People, tables: TableService) -> None:
        self.people = people
        self.tables = tables

    async def path(self, id: str, seat: int, person: Person) -> str:
        """Where the player of a seat goes on with it."""
        async with self.tables.held(id) as table:
            sitter = _sitter(table, seat)
        _must_be_his(sitter, seat, person)
        return f"/t/{id}#seat={seat}&key={await self._key(id, seat, sitter)}"

    async def open(self, id: str, seat: int, key: str, person: Person, act: RequestKey) -> int:
        """Somebody goes on with a seat by its link."""
        async with self.tables.held(id) as table:
            sitter = _sitter(table, seat)
        await self.tables.must_not_know(id, person.id)
        good = sitter.person and compare_digest(key.encode(), (await self._key(id, seat, sitter)).encode())

        def link(table: Table, now: float) -> list[AnyEntry]:
            if not good or _sitter(table, seat) != sitter:
                raise NotYours("this is not the link of that seat, or it has been ended", field="key")
            return devices.link(table, now, seat, person.id, person.name)

        return await self.tables.act(id, link, act)

    async def end(self, id: str, seat: int, person: Person, act: RequestKey) -> int:
        """The player of a seat ends its links."""

        def unlink(table: Table, now: float) -> list[AnyEntry]:
            _must_be_his(_sitter(table, seat), seat, person)
            return devices.unlink(table, now, seat)

        return await self.tables.act(id, unlink, act)

    async def _key(self, id: str, seat: int, sitter: Sitter) -> str:
        """Another one for each sitter, each time that he ends his links, and after he has signed out everywhere."""
        epoch = (await self.people.find(sitter.person)).epoch
        return self.people.sign("seat", f"{id}:{seat}:{sitter.since}:{sitter.person}:{epoch}")


def _sitter(table: Table, seat: int) -> Sitter:
    if seat >= len(table.seats):
        raise NotFound(f"expected a seat from 0 to {len(table.seats) - 1}; got {seat}", field="seat")
    return Sitter(table.seats[seat].person, table.seats[seat].links_since)


def _must_be_his(sitter: Sitter, seat: int, person: Person) -> None:
    if sitter.person != person.id:
        raise NotYours(f"seat {seat} is not yours", field="seat")
