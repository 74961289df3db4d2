"""How tables come about and fill: made by a host, sat down at, as a rematch, or imported from a record."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from weakref import WeakValueDictionary

import msgspec

from lazaretto.bots.roster import is_bot
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.dealer import DeckDealer
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import Record
from lazaretto.kernel.replay import draws_that_differ, read_setup
from lazaretto.kernel.setup import Setup, prepare
from lazaretto.server import components
from lazaretto.server import entries as log
from lazaretto.server.commands import ending, play, seating
from lazaretto.server.entries import AnyEntry
from lazaretto.server.idempotency import NO_KEY, RequestKey
from lazaretto.server.people import Person, tidy
from lazaretto.server.refusals import Invalid, NotYours, TooMany
from lazaretto.server.schema.lobby import BotSeat, Mine, NewTable, Open
from lazaretto.server.seat import Seat
from lazaretto.server.store.deals import SharedDeal
from lazaretto.server.store.errors import StatementRefused
from lazaretto.server.store.tables import Room
from lazaretto.server.table import Table
from lazaretto.server.table_log import apply, settle
from lazaretto.server.table_service import TableService

ID_LENGTH = 18  # hexadecimal digits: as hard to guess as the ids that are drawn


class Lobby:
    """Makes tables, as many as one person may have."""

    def __init__(
        self,
        tables: TableService,
        bots: Mapping[str, str],
        stand_in: str,
        room: Room,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.tables = tables
        self.bots = bots  # by the name players see
        self.stand_in = stand_in  # one of them
        self.room = room
        self._now = now
        self._taking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by person

    def _one_by_one(self, person: Person) -> asyncio.Lock:
        """Held while somebody takes one more: a hundred requests at once do not all find room for the last."""
        return self._taking.setdefault(person.id, asyncio.Lock())

    async def create(
        self,
        host: Person,
        wish: NewTable,
        key: RequestKey = NO_KEY,
        origin: str = "",
        deal: SharedDeal | None = None,
    ) -> str:
        """A new table; the seats that are the host's or a bot's are taken at once."""
        async with self._one_by_one(host):
            return await self._create(host, wish, key, origin, deal)

    async def _create(self, host: Person, wish: NewTable, key: RequestKey, origin: str, deal: SharedDeal | None) -> str:
        # The same key gives the same table: its id follows from it, by the site's secret, so that nobody guesses it.
        id = self.tables.people.sign("table", key.key)[:ID_LENGTH] if key.key else secrets.token_urlsafe(9)
        if key.key and await self._is_made(id, key):
            return id
        try:
            if await self.tables.add(*self._made(id, host, wish, origin=origin, deal=deal), self.room, key):
                return id
        except StatementRefused:
            if key.key and await self._is_made(id, key):  # the same request came twice at once
                return id
            raise
        raise self._too_many()

    async def sit(
        self, id: str, seat: int, person: Person, name: str, entropy: str, key: RequestKey = NO_KEY, origin: str = ""
    ) -> int:
        """Somebody takes a free seat, unless he has as many tables as he may: nobody takes all seats of the site."""
        async with self._one_by_one(person):
            many = await self.tables.store.count_unfinished(person.id)
            await self.tables.must_not_know(id, person.id)

            def sit(table: Table, now: float) -> list[AnyEntry]:
                if many >= self.room.of_person and not table.is_at(person.id):
                    raise self._too_many()
                return seating.sit(table, now, seat, person.id, name, entropy, origin=origin)

            return await self.tables.act(id, sit, key)

    def _too_many(self) -> TooMany:
        person, place = self.room
        return TooMany(
            f"expected at most {person} unfinished tables that you host or sit at, and {place} from one address that"
            " wait for players",
            field="tables",
        )

    async def _is_made(self, id: str, key: RequestKey) -> bool:
        """Whether the table of this key is there already."""
        for stored in await self.tables.store.entries(id):
            if stored.key.key == key.key:
                key.check(stored.key.request)
                return True
        return False

    async def rematch(self, id: str, person: Person, origin: str = "", begin: bool = True) -> str:
        """Another table like this one: the bots and whoever asks sit where they sat, the other seats are free."""
        async with self._one_by_one(person):
            return await self._rematch(id, person, origin, begin)

    async def _rematch(self, id: str, person: Person, origin: str, begin: bool) -> str:
        store, room = self.tables.store, self.room
        if (
            await store.count_unfinished(person.id) >= room.of_person
            or await store.count_waiting(origin) >= room.from_place
        ):
            raise self._too_many()
        again = secrets.token_urlsafe(9)

        def ask_for_rematch(table: Table, now: float) -> list[AnyEntry]:
            if not table.seats_of(person.id):
                raise NotYours("only players of a table ask for a rematch")
            return ending.rematch(table, now, again)

        async with self.tables.held(id) as table:
            ask_for_rematch(table, self._now())
            settings = table.settings
            seats = [_like(seat, person.id) for seat in table.seats]
            only = () if settings.public else tuple(sorted(table.persons))
        wish = NewTable(
            title=settings.title,
            seats=seats,
            options=settings.options,
            components=_file(settings),
            clock=settings.clock,
            public=settings.public,
            rated=settings.rated,
            spectators=settings.spectators,
            begin=begin,
        )
        # In one commit: there is no moment at which one table is without the other.
        new = self._made(again, person, wish, again=id, only=only, origin=origin)
        await self.tables.act(id, ask_for_rematch, new=new)
        return again

    async def import_record(self, person: Person, record: Record) -> str:
        """A game that was played elsewhere, to be looked at here."""
        if len(record.answers) > play.ANSWERS:
            raise Invalid(f"expected at most {play.ANSWERS} answers; got {len(record.answers)}", field="answers")
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
        imported = log.Imported(at=self._now(), host=person.id, settings=settings, record=record.to_json())
        settled = [apply(table, imported)]
        differing = draws_that_differ(rules, record)
        if differing:
            raise Invalid(f"answer {differing[0]} is not what the seed {record.seed} gives", field="answers")
        if not record.keeps_commitment():
            raise Invalid(f"the seed {record.seed} is not the one that was committed to", field="seed")
        await self.tables.add(table, settled)
        return table.id

    def known_bot(self, name: str, title: str) -> str:
        """The name of a bot, if the site has it and it plays the title."""
        playing = [each for each, bot in self.bots.items() if is_bot(bot, title)]
        if name not in playing:
            raise Invalid(f"expected one of the bots {', '.join(playing)}; got {name!r}", field="bot")
        return name

    def _made(
        self,
        id: str,
        host: Person,
        wish: NewTable,
        *,
        again: str = "",
        only: tuple[str, ...] = (),
        origin: str = "",
        deal: SharedDeal | None = None,
    ) -> tuple[Table, list[AnyEntry]]:
        """A table as its host wishes it, and the entries that make it."""
        settings = self._settings(wish)
        if deal is not None:  # whoever plays it elsewhere must not see it here
            settings = msgspec.structs.replace(settings, spectators=False)
        if (
            wish.seed is not None
            and len(wish.seed) < seating.SEED_LENGTH
            and any(isinstance(seat, Open) for seat in wish.seats)
        ):
            raise Invalid(
                f"expected a seed of at least {seating.SEED_LENGTH} characters where others play, because a shorter one"
                f" can be found from its commitment; got {len(wish.seed)}",
                field="seed",
            )
        now = self._now()
        seed = deal.seed if deal is not None else wish.seed or secrets.token_hex(32)
        table = Table(id)
        created = log.Created(
            at=now,
            host=host.id,
            settings=settings,
            seed=seed,
            seed_known=wish.seed is not None,
            dealer=DeckDealer.version,
            position=wish.position or "",
            deal="" if deal is None else deal.id,
            again=again,
            only=only,
            origin=origin,
        )
        settled = settle(table, [created])
        for k, seat in enumerate(wish.seats):
            if isinstance(seat, Mine):
                name = tidy(seat.name or host.name)
                settled += settle(table, seating.sit(table, now, k, host.id, name, origin=origin, begin=wish.begin))
            elif isinstance(seat, BotSeat):
                settled += settle(table, seating.fill(table, now, k, self.known_bot(seat.bot, wish.title), host.id))
        if wish.begin and table.state == "open" and not any(seat.is_open for seat in table.seats):
            settled += settle(table, seating.begin(table, now, host.id))
        return table, settled

    def _setup(self, wish: NewTable) -> Setup:
        printed = components.wanted(wish.title, wish.components)
        try:
            return prepare(rules_of(wish.title), len(wish.seats), wish.options, printed)
        except LazarettoError as error:
            field = "title" if wish.title not in TITLES else "options" if wish.options else "seats"
            raise Invalid(str(error), field=field) from None

    def _position(self, wish: NewTable, line: str) -> Setup:
        """The set-up of the position from which a game is to go on, which is proven possible here."""
        printed = components.wanted(wish.title, wish.components)
        try:
            rules = rules_of(wish.title)
            setup, saved = rules.read(rules, line)
            setup = replace(setup, components=printed)
            game = Game(rules, setup, start=saved)
        except LazarettoError as error:
            raise Invalid(str(error), field="position") from None
        if len(wish.seats) != setup.players or game.decision is None:
            expected = f"expected {setup.players} seats and a game that goes on"
            raise Invalid(f"{expected}; got {len(wish.seats)} seats", field="position")
        return setup

    def _settings(self, wish: NewTable) -> log.Settings:
        setup = self._setup(wish) if wish.position is None else self._position(wish, wish.position)
        clock = wish.clock
        if isinstance(clock, log.Live) and not (10 <= clock.seconds <= 86_400 and 0 <= clock.increment <= 3_600):
            raise Invalid("expected 10 to 86400 seconds and an increment of 0 to 3600", field="clock")
        if isinstance(clock, log.Days) and not 0 < clock.days <= 60:
            raise Invalid("expected more than 0 and at most 60 days", field="clock")
        return log.Settings(
            title=wish.title,
            players=setup.players,
            options=dict(setup.options),
            clock=clock,
            public=wish.public,
            rated=wish.rated,
            spectators=wish.spectators,
            stand_in=self.stand_in,
            components=None if setup.components is None else dict(setup.components),
        )


def _file(settings: log.Settings) -> str | None:
    """The set of an owner that a table is played with."""
    if settings.components is None:
        return None
    return str(rules_of(settings.title).components.write(settings.components))


def _like(seat: Seat, person: str) -> Open | Mine | BotSeat:
    """A seat of a rematch."""
    if seat.person == person:
        return Mine(name=seat.name)
    return Open() if seat.person else BotSeat(bot=seat.bot)
