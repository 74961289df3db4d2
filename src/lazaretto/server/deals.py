"""Deals that are played at several tables: how one begins, who may join it, and when it is shown.

While any table of a deal is played nobody learns more of it than his own seat does, not even at a table that is over:
neither the seed nor the record, nor what the other seats held. It is over everywhere when two tables of it or more are
over and none is left, when its host says that nobody else will play it, or when its time is up.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable

import msgspec

from lazaretto.server.commands import ending
from lazaretto.server.idempotency import RequestKey
from lazaretto.server.invitations import Invitations
from lazaretto.server.lobby import ID_LENGTH, Lobby
from lazaretto.server.people import Person
from lazaretto.server.refusals import Invalid, NotFound, NotNow, NotYours, Refused, TooMany
from lazaretto.server.schema.deals import DealInfo, DealPlace, DealTable
from lazaretto.server.schema.lobby import BotSeat, Mine, NewTable, Open
from lazaretto.server.store.database import Database, Row
from lazaretto.server.store.deals import DealStore, NewDeal, SharedDeal
from lazaretto.server.store.tables import Summary
from lazaretto.server.table_service import TableService

TIME = 30 * 86_400.0  # seconds after which a deal is shown, whoever still plays it
TABLES = 40  # of one deal that friends share
AT_ONCE = 100  # tables that are unsealed in one sweep


class Deals:
    """The shared deals of a site."""

    def __init__(
        self, database: Database, lobby: Lobby, tables: TableService, invitations: Invitations, now: Callable[[], float]
    ) -> None:
        self.store = DealStore(database)
        self.lobby = lobby
        self.tables = tables
        self.invitations = invitations
        self._now = now

    # ---------------------------------------------------------------- of friends

    async def begin(self, host: Person, wish: NewTable, key: RequestKey, origin: str) -> str:
        """The first table of a deal that others play too."""
        if wish.seed is not None:
            raise Invalid("expected no seed: nobody may know a deal that is played at several tables", field="seed")
        drawn = self.tables.people.sign("deal", key.key)[:ID_LENGTH] if key.key else secrets.token_urlsafe(9)
        row = await self.store.add(
            NewDeal(
                id=drawn,
                title=wish.title,
                day=None,
                host=host.id,
                wish=msgspec.json.encode(_for_others(wish)).decode(),
                seed=secrets.token_hex(32),
                closes=self._now() + TIME,
                scoring="mean",
                beta=0.0,
            )
        )
        return await self.lobby.create(host, wish, key, origin, SharedDeal(row["id"], row["seed"]))

    async def join(self, id: str, person: Person, key: RequestKey, origin: str) -> str:
        """Another table of a deal, for somebody who does not play it yet; his own, if he does."""
        row = await self._find(id)
        own = await self.tables.store.table_of_deal(id, person.id)
        if own is not None:
            return own
        self._must_be_closed(row)
        if row["made"] >= TABLES:
            raise TooMany(f"expected at most {TABLES} tables of one deal")
        wish = msgspec.json.decode(row["wish"], type=NewTable)
        try:
            return await self.lobby.create(person, wish, key, origin, SharedDeal(id, row["seed"]))
        except TooMany:
            self._must_be_closed(await self._find(id))
            raise

    async def show(self, id: str, viewer: str) -> DealInfo:
        """A deal, with what came of it once it is over everywhere."""
        await self.sweep()
        row = await self._find(id)
        own = await self.tables.store.table_of_deal(id, viewer) or ""
        opened = bool(row["opened"])
        places: dict[str, list[Row]] = {}
        for result in await self.store.results(id) if opened else []:
            places.setdefault(result["tbl"], []).append(result)
        return DealInfo(
            id=id,
            title=row["title"],
            players=len(msgspec.json.decode(row["wish"], type=NewTable).seats),
            opened=opened,
            closes=row["closes"],
            hosting=viewer == row["host"],
            mine=own,
            seed=row["seed"] if opened else None,
            tables=[self._table(each, own, opened, places.get(each["id"], [])) for each in await self.store.tables(id)],
        )

    def _table(self, row: Row, own: str, opened: bool, places: list[Row]) -> DealTable:
        names = msgspec.json.decode(row["summary"], type=Summary).names
        return DealTable(
            id=row["id"],
            state=row["state"],
            names=names,
            mine=row["id"] == own,
            key=self.invitations.key(row["id"]) if opened and own else "",
            places=[
                DealPlace(seat=each["seat"], name=names[each["seat"]], place=each["place"], points=each["points"])
                for each in places
            ],
        )

    async def open(self, id: str, person: Person) -> None:
        """The host has a deal shown that nobody plays at the moment."""
        row = await self._find(id)
        if person.id != row["host"]:
            raise NotYours("only the host of the first table may do this")
        if await self.store.is_played(id) or not await self.store.open(id, row["made"]):
            raise NotNow("this deal is still played at a table")
        await self._unseal()

    async def has(self, id: str) -> bool:
        """Whether friends share such a deal."""
        row = await self.store.find(id)
        return row is not None and row["day"] is None

    async def _find(self, id: str) -> Row:
        row = await self.store.find(id)
        if row is None or row["day"] is not None:
            raise NotFound(f"there is no deal {id}")
        return row

    def _must_be_closed(self, row: Row) -> None:
        if row["opened"]:
            raise NotNow("this deal is over everywhere, and everybody may know it")

    # ---------------------------------------------------------------- showing them

    async def sweep(self) -> None:
        """Show the deals that are over everywhere."""
        for row in await self.store.over(self._now()):
            await self.store.open(row["id"], row["made"])
        await self._unseal()

    async def _unseal(self) -> None:
        for id in await self.store.sealed(AT_ONCE):
            with contextlib.suppress(Refused):  # its log cannot be played any more
                await self.tables.act(id, ending.unseal)


def _for_others(wish: NewTable) -> NewTable:
    """What the other tables of a deal are like: the same bots, and whoever makes one sits where the host does."""
    seats: list[Open | Mine | BotSeat] = []
    for seat in wish.seats:
        taken = any(isinstance(each, Mine) for each in seats)
        seats.append(seat if isinstance(seat, BotSeat) else Open() if taken or isinstance(seat, Open) else Mine())
    return msgspec.structs.replace(wish, seats=seats, begin=True, shared=False)
