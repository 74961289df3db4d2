"""The rows of tables: their logs, the line that sums each up, and who sits there and is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import NamedTuple

import msgspec
from msgspec import Struct

from lazaretto.kernel.components import SetName
from lazaretto.server import entries as log
from lazaretto.server.entries import AnyEntry
from lazaretto.server.idempotency import NO_KEY, RequestKey
from lazaretto.server.people import BOT
from lazaretto.server.refusals import Unplayable
from lazaretto.server.results import results_of
from lazaretto.server.store.database import Database, Row, Statement, Write
from lazaretto.server.store.deals import joins_deal, leaves_deal
from lazaretto.server.store.notices import delete_notices
from lazaretto.server.store.ratings import insert_result
from lazaretto.server.table import Table

ENTRIES = "SELECT n, body, key, request FROM entries WHERE tbl = $1"
OWN = "SELECT tables.*, sitters.asked FROM tables JOIN sitters ON sitters.tbl = tables.id AND sitters.person = $1"
UNFINISHED = f"{OWN} WHERE state IN ('open', 'running') ORDER BY asked DESC, changed DESC LIMIT $2"
FINISHED = f"{OWN} WHERE state = 'over' ORDER BY changed DESC LIMIT $2"
UNFINISHED_OF = (
    "SELECT count(*) AS many FROM tables WHERE state IN ('open', 'running')"
    " AND (host = $1 OR id IN (SELECT tbl FROM sitters WHERE person = $1))"
)
WAITING_FROM = "SELECT count(*) AS many FROM tables WHERE origin = $1 AND state = 'open'"
NAMING = (
    "SELECT tbl, n, body FROM entries WHERE tbl IN (SELECT tbl FROM named WHERE person IN ($1, '')) AND body LIKE $2"
)
# Most changes are moves. What they leave as it is stays out of them: each index it stands in would be written anew.
MOVED = "UPDATE tables SET n = $3, changed = $4, summary = $5 WHERE id = $1 AND n = $2 RETURNING id"
CHANGED = MOVED.replace(" WHERE", ", state = $6, due = $7, sealed = $8 WHERE")
ASKED = (  # the first is asked now, the second no more; "" is nobody
    "UPDATE sitters SET asked = CASE person WHEN $2 THEN 1 ELSE 0 END WHERE tbl = $1 AND person IN ($2, $3)"
)
PUBLIC = "SELECT tables.*, 0 AS asked FROM tables WHERE public = 1 AND state = $1 ORDER BY changed DESC LIMIT $2"

Order = Callable[[str, str, int, int, float], Statement]  # person, table, seat, since, now: has somebody told


class StoredEntry(NamedTuple):
    """An entry of a log, its number, and the idempotency key of the request that made it."""

    n: int
    entry: AnyEntry
    key: RequestKey


class Before(NamedTuple):
    """What a table was like before something happened."""

    n: int = 0
    state: str = "new"
    due: float | None = None
    sealed: bool = False
    asked: frozenset[str] = frozenset()
    persons: frozenset[str] = frozenset()

    @classmethod
    def of(cls, table: Table) -> Before:
        """As it is now."""
        return cls(table.n, table.state, table.due, table.sealed, asked_persons(table), table.persons)

    def has_ended(self, table: Table) -> bool:
        """Whether the game of the table has come to its end since."""
        return table.state == "over" != self.state


class Summary(Struct, frozen=True):
    """What a list shows of a table; kept beside it, so that lists need not load tables."""

    players: int
    names: list[str]  # "" where nobody sits
    clock: log.Clock
    rated: bool
    answered: int
    printed: SetName | None = None  # the set of an owner


class ListedTable(NamedTuple):
    """A table in a list."""

    id: str
    title: str
    state: str
    changed: float
    is_asked: bool  # whoever the list is for
    summary: Summary


class DueTable(NamedTuple):
    """A table where something must happen by itself, and when."""

    id: str
    due: float


class Room(NamedTuple):
    """How many tables there may be."""

    of_person: int  # unfinished ones that one person hosts or sits at
    from_place: int  # hosted from one address that wait for players


class TableStore:
    """Reads and writes tables. An entry and all that follows from it are one write."""

    def __init__(self, database: Database, order: Order | None = None) -> None:
        self.database = database
        self._order = order

    # ---------------------------------------------------------------- logs

    async def entries(self, id: str, after: int = 0) -> list[StoredEntry]:
        """The log of a table behind so many entries."""
        sql = f"{ENTRIES} AND n > $2 ORDER BY n"
        try:
            return [_stored(row) for row in await self.database.rows(sql, id, after)]
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            raise Unplayable(str(error)) from error

    async def entry_of(self, id: str, key: str) -> StoredEntry | None:
        """The entry of a table that came with an idempotency key."""
        rows = await self.database.rows(f"{ENTRIES} AND key = $2", id, key)
        return _stored(rows[0]) if rows else None

    def inserted(self, table: Table, entries: Sequence[AnyEntry], key: RequestKey = NO_KEY) -> tuple[Statement, ...]:
        """What stores a new table."""
        row = Statement(
            "INSERT INTO tables (id, title, state, public, n, due, changed, summary, host, origin, deal, sealed)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
            (
                table.id, table.settings.title, table.state, int(table.settings.public), table.n, table.due,
                table.changed, summary(table), table.host, table.origin or None, table.deal or None, int(table.sealed),
            ),
        )  # fmt: skip
        return (row, *self._consequences(table, entries, Before(), key))

    async def insert(
        self, table: Table, entries: Sequence[AnyEntry], room: Room | None = None, key: RequestKey = NO_KEY
    ) -> bool:
        """Store a new table; False: there is no room for another of its host, or from there; nothing was stored."""
        guard = None
        if room is not None:  # counted in the same commit: a hundred requests at once do not all find room for one more
            waiting = WAITING_FROM.replace("$1", "$3")
            is_room = f"({UNFINISHED_OF}) < $2 AND ({waiting}) < $4"
            row = "people SET id = id WHERE id = $1"
            known: tuple[str, ...] = ()
            if table.deal:  # a deal that has been shown is not played any more
                row, known = "deals SET made = made + 1 WHERE id = $5 AND opened = 0", (table.deal,)
            sql = f"UPDATE {row} AND {is_room} RETURNING id"
            guard = Statement(sql, (table.host, room.of_person, table.origin, room.from_place, *known))
        return await self.database.write(Write(self.inserted(table, entries, key), guard))

    async def append(
        self,
        table: Table,
        entries: Sequence[AnyEntry],
        before: Before,
        key: RequestKey,
        together: tuple[Statement, ...] = (),
    ) -> bool:
        """Store what has happened, and what belongs to it; False: another process was faster, nothing was stored."""
        guard = Statement(MOVED, (table.id, before.n, table.n, table.changed, summary(table)))
        if (table.state, table.due, table.sealed) != (before.state, before.due, before.sealed):
            further = (table.state, table.due, int(table.sealed))
            guard = Statement(CHANGED, (*guard.values, *further))
        then = self._consequences(table, entries, before, key)
        return await self.database.write(Write((*then, *together), guard, news=f"table {table.id}"))

    async def has(self, id: str) -> bool:
        """Whether there is such a table."""
        return bool(await self.database.rows("SELECT 1 AS one FROM tables WHERE id = $1", id))

    async def set_aside(self, id: str) -> None:
        """Have a table whose log does not play any more kept out of lists and sweeps."""
        sql = "UPDATE tables SET state = 'aside', due = NULL WHERE id = $1"
        await self.database.write(Write((Statement(sql, (id,)), delete_notices(id))))

    async def summarize(self, table: Table) -> None:
        """Store the line of a table anew, and have other processes read its log again."""
        sql = "UPDATE tables SET summary = $3 WHERE id = $1 AND n = $2"
        row = Statement(sql, (table.id, table.n, summary(table)))
        await self.database.write(Write((row,), news=f"again {table.id}"))

    async def rename(self, person: str, renamed: Callable[[AnyEntry, str], AnyEntry]) -> list[str]:
        """Rewrite the entries that name a person, and say at which tables."""
        found = await self.database.rows(NAMING, person, f'%"{person}"%')
        sql = "UPDATE entries SET body = $3 WHERE tbl = $1 AND n = $2"
        changes = [(row, log.write(renamed(log.read(row["body"]), person))) for row in found]
        then = [Statement(sql, (row["tbl"], row["n"], body)) for row, body in changes if body != row["body"]]
        if then:
            await self.database.write(Write(tuple(then)))
        return sorted({str(statement.values[0]) for statement in then})

    def _consequences(
        self, table: Table, entries: Sequence[AnyEntry], before: Before, key: RequestKey
    ) -> tuple[Statement, ...]:
        """What is stored together with the table's row: its entries, who sits there and is asked, results, notices."""
        last = len(entries) - 1
        sql = "INSERT INTO entries (tbl, n, body, key, request) VALUES ($1, $2, $3, $4, $5)"
        known = (key.key or None, key.request or None)
        found = [
            Statement(sql, (table.id, before.n + 1 + k, log.write(entry), *(known if k == last else (None, None))))
            for k, entry in enumerate(entries)
        ]
        if not all(isinstance(entry, log.Answered) for entry in entries):  # which most are, and nobody sits elsewhere
            found += _seating(table, entries, before)
        asked = asked_persons(table)
        turns = zip_longest(sorted(asked - before.asked), sorted(before.asked - asked), fillvalue="")
        found += [Statement(ASKED, (table.id, now, no_more)) for now, no_more in turns]
        if before.has_ended(table):
            found += [delete_notices(table.id), *(insert_result(result) for result in results_of(table))]
        if self._order is not None and not isinstance(table.settings.clock, log.Live):
            found += [
                self._order(seat.person, table.id, k, seat.since, table.changed)
                for k, seat in enumerate(table.seats)
                if seat.since is not None and seat.since > before.n and seat.person and not seat.bot
            ]
        return tuple(found)

    # ---------------------------------------------------------------- finding

    async def due_by(self, until: float) -> list[str]:
        """The tables where something is due by then, those that were changed last first."""
        sql = "SELECT id FROM tables WHERE due <= $1 AND state = 'running' ORDER BY changed DESC"
        return [row["id"] for row in await self.database.rows(sql, until)]

    async def due(self, now: float, after: float, limit: int) -> list[DueTable]:
        """So many tables where something is due now, and was not before `after`."""
        sql = "SELECT id, due FROM tables WHERE due <= $1 AND due > $2 AND state = 'running' ORDER BY due LIMIT $3"
        return [DueTable(row["id"], row["due"]) for row in await self.database.rows(sql, now, after, limit)]

    async def count_unfinished(self, person: str) -> int:
        """How many tables that are not over a person hosts or sits at."""
        return int((await self.database.rows(UNFINISHED_OF, person))[0]["many"])

    async def count_waiting(self, origin: str) -> int:
        """How many tables hosted from one place wait for players."""
        return int((await self.database.rows(WAITING_FROM, origin))[0]["many"])

    async def unfinished_of(self, person: str) -> list[str]:
        """The tables that are not over which a person hosts or sits at."""
        return [row["id"] for row in await self.database.rows(UNFINISHED_OF.replace("count(*) AS many", "id"), person)]

    async def asking(self, person: str) -> list[str]:
        """The tables that wait for a person's answer."""
        sql = "SELECT tbl FROM sitters WHERE person = $1 AND asked = 1 ORDER BY tbl"
        return [str(row["tbl"]) for row in await self.database.rows(sql, person)]

    async def unfinished(self, person: str, limit: int) -> list[ListedTable]:
        """A person's tables that are not over; those that wait for him first."""
        return [_listed(row) for row in await self.database.rows(UNFINISHED, person, limit)]

    async def finished(self, person: str, limit: int) -> list[ListedTable]:
        """A person's tables that are over."""
        return [_listed(row) for row in await self.database.rows(FINISHED, person, limit)]

    async def all_finished(self, person: str) -> list[str]:
        """A person's tables that are over, all of them, the first one first."""
        sql = f"{OWN} WHERE state = 'over' ORDER BY changed, id".replace("tables.*, sitters.asked", "tables.id")
        return [row["id"] for row in await self.database.rows(sql, person)]

    async def sits_at(self, id: str, person: str) -> bool:
        """Whether a person has a seat at a table."""
        sql = "SELECT 1 AS one FROM sitters WHERE tbl = $1 AND person = $2"
        return bool(await self.database.rows(sql, id, person))

    async def table_of_deal(self, deal: str, person: str) -> str | None:
        """Where a person plays a deal."""
        sql = "SELECT tbl FROM deal_players WHERE deal = $1 AND person = $2"
        rows = await self.database.rows(sql, deal, person)
        return rows[0]["tbl"] if rows else None

    async def public(self, state: str, limit: int) -> list[ListedTable]:
        """The public tables in a state."""
        return [_listed(row) for row in await self.database.rows(PUBLIC, state, limit)]


def asked_persons(table: Table) -> frozenset[str]:
    """The people whose turn it is."""
    found: set[str] = set()
    for k in table.asked:
        seat = table.seats[k]
        if seat.person and not seat.bot:
            found.add(seat.person)
            found |= seat.linked
    return frozenset(found)


def _seating(table: Table, entries: Sequence[AnyEntry], before: Before) -> list[Statement]:
    """What is stored of who came and left, and of whom the entries speak."""
    sql = "INSERT INTO sitters (tbl, person, asked) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING"
    came = {entry.person for entry in entries if isinstance(entry, log.Sat | log.DeviceLinked)}
    found = [Statement(sql, (table.id, person)) for person in sorted(came)]
    if table.deal:
        left = [entry.seat for entry in entries if isinstance(entry, log.Left)]
        found += [joins_deal(table.deal, person, table.id) for person in sorted(came)]
        if left:
            found += [leaves_deal(table.deal, person) for person in sorted(before.persons - table.persons)]
    sql = "INSERT INTO named (person, tbl) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    named = {person for entry in entries if (person := log.named(entry))}
    found += [Statement(sql, (person, table.id)) for person in sorted(named)]
    sql = "DELETE FROM sitters WHERE tbl = $1 AND person = $2"
    return found + [Statement(sql, (table.id, person)) for person in sorted(before.persons - table.persons)]


def summary(table: Table) -> str:
    """The line of a table for lists, as it is stored."""
    names = [seat.name or (f"{BOT}{seat.bot}" if seat.bot else "") for seat in table.seats]
    line = Summary(len(table.seats), names, table.settings.clock, table.rated, table.answered, table.printed)
    return msgspec.json.encode(line).decode()


def _stored(row: Row) -> StoredEntry:
    return StoredEntry(row["n"], log.read(row["body"]), RequestKey(row["key"] or "", row["request"] or ""))


def _listed(row: Row) -> ListedTable:
    line = msgspec.json.decode(row["summary"], type=Summary)
    return ListedTable(row["id"], row["title"], row["state"], row["changed"], bool(row["asked"]), line)
