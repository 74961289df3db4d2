"""What operators do about people and tables: every act is a row that stays, and what holds follows from the rows."""

from __future__ import annotations

import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal, NamedTuple

from lazaretto.server.commands import ending
from lazaretto.server.hub import Hub
from lazaretto.server.people import People
from lazaretto.server.refusals import Invalid, NotFound, NotNow, NotYours, Suspended
from lazaretto.server.store.database import Database
from lazaretto.server.store.moderation import Act, ModerationStore
from lazaretto.server.store.tables import TableStore
from lazaretto.server.table_service import TableService

ActName = Literal["mute", "unmute", "suspend", "unsuspend", "close", "settle"]
ON_PEOPLE = ("mute", "unmute", "suspend", "unsuspend")

KNOWN = 10_000  # persons whose sanctions are remembered, for
KNOWN_SECONDS = 10.0  # so long: another process, or the command, may have acted
CARRY_OUT_SECONDS = 2.0
LATELY_SECONDS = 60.0  # longer than clocks of processes differ
FOR_EVER = float("inf")


class Sanctions(NamedTuple):
    """Until when somebody may not speak, and may not act; 0: he may."""

    muted: float = 0.0
    suspended: float = 0.0


class Register:
    """Keeps what operators do; works on the database alone, whether or not a site runs on it."""

    def __init__(self, database: Database, people: People, now: Callable[[], float] = time.time) -> None:
        self.store = ModerationStore(database)
        self.tables = TableStore(database)
        self.people = people
        self._now = now

    async def act(
        self,
        operator: str,
        act: ActName,
        *,
        person: str | None = None,
        table: str | None = None,
        report: str | None = None,
        days: float | None = None,
        why: str = "",
    ) -> None:
        """An operator does something to a person, a table or a report; a running site carries it out."""
        if act in ON_PEOPLE:
            if person is None:
                raise Invalid(f"expected somebody to {act}", field="person")
            await self.people.find(person)
        elif act == "close" and (table is None or not await self.tables.has(table)):
            raise NotFound(f"there is no table {table}", field="table")
        if (report is None and act == "settle") or (report is not None and not await self.store.has_report(report)):
            raise NotFound(f"there is no report {report}", field="report")
        now = self._now()
        until = None if days is None else now + days * 86_400
        await self.store.insert_act(Act(now, operator, act, person, table, report, until, why), done=act != "close")

    async def sanctions(self, person: str) -> Sanctions:
        """What the acts on a person come to."""
        found = Sanctions()
        for row in await self.store.acts_on(person):
            until = FOR_EVER if row["until"] is None else row["until"]
            if row["act"] in ("mute", "unmute"):
                found = found._replace(muted=until if row["act"] == "mute" else 0.0)
            elif row["act"] in ("suspend", "unsuspend"):
                found = found._replace(suspended=until if row["act"] == "suspend" else 0.0)
        return found


class Moderation:
    """Has a running site keep to what operators did."""

    def __init__(
        self, register: Register, tables: TableService, hub: Hub, now: Callable[[], float] = time.time
    ) -> None:
        self.register = register
        self.tables = tables
        self.hub = hub
        self._now = now
        self._known: OrderedDict[str, tuple[Sanctions, float]] = OrderedDict()

    async def must_be_welcome(self, person: str) -> None:
        """Refuse whoever is suspended."""
        if not await self.is_welcome(person):
            until = _until((await self._sanctions(person)).suspended)
            raise Suspended(f"an operator of this site has suspended you {until}")

    async def is_welcome(self, person: str) -> bool:
        """Whether somebody may act. Who may not looks on like anybody without a name: he keeps no opponent waiting."""
        return (await self._sanctions(person)).suspended <= self._now()

    async def may_speak(self, person: str) -> None:
        """Refuse whoever is muted."""
        until = (await self._sanctions(person)).muted
        if until > self._now():
            raise NotYours(f"an operator of this site has muted you {_until(until)}")

    async def _sanctions(self, person: str) -> Sanctions:
        found, fresh_until = self._known.get(person, (None, 0.0))
        if found is None or fresh_until < time.monotonic():
            found = await self.register.sanctions(person)
            self._known[person] = (found, time.monotonic() + KNOWN_SECONDS)
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)
        return found

    async def carry_out(self) -> None:
        """Close the tables that operators want closed, and the sockets of whoever they have suspended of late."""
        for person in await self.register.store.acted_on_since(self._now() - LATELY_SECONDS):
            self._known.pop(person, None)
            if not await self.is_welcome(person):
                for connection in self.hub:
                    if connection.person == person:
                        connection.close()
        for row in await self.register.store.to_carry_out():
            with contextlib.suppress(NotNow):  # it has ended by itself, or another process was faster
                await self.tables.act(row["tbl"], ending.close)
            await self.register.store.carried_out(row["id"])


def _until(moment: float) -> str:
    if moment == FOR_EVER:
        return "until further notice"
    return f"until {datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M} UTC"
