"""Tables: making them, sitting down, playing, agreeing, talking."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post
from litestar.di import Provide
from litestar.params import Parameter

from lazaretto.server import components, hints, request_checks, viewpoint
from lazaretto.server import entries as log
from lazaretto.server.commands import chat, play, seating, votes
from lazaretto.server.idempotency import HEADER, RequestKey, request_key
from lazaretto.server.people import Person, legible, tidy
from lazaretto.server.refusals import Invalid, NotFound, NotYours
from lazaretto.server.schema.components import SetWhole
from lazaretto.server.schema.game import ReasonInfo
from lazaretto.server.schema.lobby import AddEntropy, Fill, Lists, NewTable, OpenLink, SeatLink, Sit, TableId, TableLine
from lazaretto.server.schema.play import Cast, DangerInfo, Done, Hint, Move, Mute, Propose, Say
from lazaretto.server.schema.table import Whole
from lazaretto.server.site import Site
from lazaretto.server.store.tables import ListedTable
from lazaretto.server.table import Table
from lazaretto.server.table_service import Command
from lazaretto.server.why_nothing import why_nothing

Drawn = Annotated[
    str,
    Parameter(
        header=HEADER,
        max_length=100,
        description="Drawn by the client for each act; sent again with the same key it happens once.",
    ),
]
Seat = Annotated[int, Parameter(ge=0, le=4)]
Invitation = Annotated[
    str, Parameter(query="key", max_length=100, description="From the link of a private table, once its game is over.")
]

LISTED = 50


async def provide_key(request: Request[Any, Any, Any], person: Person, idempotency_key: Drawn = "") -> RequestKey:
    """The key of a request, with what was asked for."""
    return request_key(person.id, idempotency_key, request.method, request.url.path, await request.body())


def provide_origin(request: Request[Any, Any, Any], site: Site) -> str:
    """Where a request comes from, in a way that tells nobody but the site whether it is the same place as before."""
    return site.people.sign("origin", request_checks.address(request))[:16]


class TablesController(Controller):
    """All that can be done at tables."""

    path = "/api/tables"
    tags = ("tables",)
    dependencies = {  # noqa: RUF012, Litestar reads it so
        "key": Provide(provide_key),
        "origin": Provide(provide_origin, sync_to_thread=False),
    }

    # ---------------------------------------------------------------- finding and making

    @get("/")
    async def lists(self, site: Site, viewer: str) -> Lists:
        """My tables, those that wait for players, public games that run, and games that are over."""
        store = site.table_store
        past = await store.finished(viewer, LISTED)
        own = {table.id for table in past}
        past += [table for table in await store.public("over", LISTED) if table.id not in own]
        return Lists(
            mine=[_line(table) for table in await store.unfinished(viewer, LISTED)],
            open=[_line(table) for table in await store.public("open", LISTED)],
            running=[_line(table) for table in await store.public("running", LISTED)],
            over=[_line(table) for table in past[:LISTED]],
        )

    @post("/")
    async def create(self, data: NewTable, site: Site, person: Person, key: RequestKey, origin: str) -> TableId:
        """Make a table. Where every seat is taken the game begins at once."""
        if data.shared:
            return TableId(id=await site.deals.begin(person, data, key, origin))
        return TableId(id=await site.lobby.create(person, data, key, origin))

    @get("/{id:str}")
    async def look(
        self,
        id: str,
        site: Site,
        viewer: str,
        seen: Annotated[str, Parameter(query="eyes", max_length=20)] = "",
        invitation: Invitation = "",
    ) -> Whole:
        """Everything that may be known of a table, through the eyes of a seat (`0`), `spectator` or, later, `all`."""
        invited = site.invitations.is_key(id, invitation)
        async with site.tables.held(id) as table:
            return site.broadcast.whole(table, viewer, viewpoint.viewpoint_of(table, viewer, seen, invited))

    @get("/{id:str}/components")
    async def components(self, id: str, site: Site, viewer: str, invitation: Invitation = "") -> SetWhole:
        """What is printed on the components that a table is played with."""
        async with site.tables.held(id) as table:
            viewpoint.viewpoint_of(table, viewer, None, site.invitations.is_key(id, invitation))
            given = table.settings.components if table.game is None else table.game.setup.components
            return components.whole(table.settings.title, given)

    # ---------------------------------------------------------------- before the game

    @post("/{id:str}/seats/{seat:int}/sit", status_code=200)
    async def sit(
        self, id: str, seat: Seat, data: Sit, site: Site, person: Person, key: RequestKey, origin: str
    ) -> Done:
        """Take a free seat; the last one begins the game."""
        name, added = tidy(data.name or person.name), data.entropy or ""
        return Done(n=await site.lobby.sit(id, seat, person, name, added, key, origin))

    @post("/{id:str}/seats/{seat:int}/entropy", status_code=200)
    async def add_entropy(
        self, id: str, seat: Seat, data: AddEntropy, site: Site, person: Person, key: RequestKey
    ) -> Done:
        """Add to the seed that the table has committed to, so that the server does not choose the deal alone."""
        return await _seated(
            site, id, seat, person, key, lambda table, now: seating.add_entropy(table, now, seat, data.entropy)
        )

    @post("/{id:str}/seats/{seat:int}/leave", status_code=200)
    async def leave(self, id: str, seat: Seat, site: Site, person: Person, key: RequestKey) -> Done:
        """Give a seat up before the game; the host may free any seat."""
        return await _act(site, id, key, lambda table, now: seating.leave(table, now, seat, person.id))

    @post("/{id:str}/seats/{seat:int}/fill", status_code=200)
    async def fill(self, id: str, seat: Seat, data: Fill, site: Site, person: Person, key: RequestKey) -> Done:
        """The host gives a free seat to a bot."""

        def by_bot(table: Table, now: float) -> list[log.AnyEntry]:
            return seating.fill(table, now, seat, site.lobby.known_bot(data.bot, table.settings.title), person.id)

        return await _act(site, id, key, by_bot)

    @post("/{id:str}/begin", status_code=200)
    async def begin(self, id: str, site: Site, person: Person, key: RequestKey) -> Done:
        """The host begins the game."""
        return await _act(site, id, key, lambda table, now: seating.begin(table, now, person.id))

    @get("/{id:str}/seats/{seat:int}/link")
    async def link(self, id: str, seat: Seat, site: Site, person: Person) -> SeatLink:
        """A link by which the player of a seat goes on with it on another device; good while he keeps the seat."""
        return SeatLink(path=await site.seat_links.path(id, seat, person))

    @delete("/{id:str}/seats/{seat:int}/link", status_code=200)
    async def end_links(self, id: str, seat: Seat, site: Site, person: Person, key: RequestKey) -> Done:
        """End the links of one's seat: whoever has opened one does not play it any more, and nobody else can."""
        return Done(n=await site.seat_links.end(id, seat, person, key))

    @post("/{id:str}/seats/{seat:int}/resume", status_code=200)
    async def resume(self, id: str, seat: Seat, data: OpenLink, site: Site, person: Person, key: RequestKey) -> Done:
        """Go on with a seat by its link; everybody at the table is told."""
        return Done(n=await site.seat_links.open(id, seat, data.key, person, key))

    # ---------------------------------------------------------------- the game

    @post("/{id:str}/seats/{seat:int}/moves", status_code=200)
    async def move(self, id: str, seat: Seat, data: Move, site: Site, person: Person, key: RequestKey) -> Done:
        """Answer what the seat is asked. The reply comes when the move is committed."""
        return Done(n=await answer(site, id, seat, person, data, key))

    @get("/{id:str}/seats/{seat:int}/why-not")
    async def why_not(
        self, id: str, seat: Seat, choice: Annotated[str, Parameter(max_length=100)], site: Site, person: Person
    ) -> ReasonInfo | None:
        """Why a seat cannot choose something now, with the rule; null if it can."""
        async with site.tables.held(id) as table:
            _own(table, seat, person)
            reason = table.why_not(seat, choice)
        return None if reason is None else viewpoint.reason_info(reason)

    @get("/{id:str}/seats/{seat:int}/why-nothing")
    async def why_nothing_of(
        self, id: str, seat: Seat, thing: Annotated[str, Parameter(max_length=100)], site: Site, person: Person
    ) -> list[ReasonInfo]:
        """Why a seat can choose nothing that names a thing (`card:king`) now, with the rules; empty if it can."""
        async with site.tables.held(id) as table:
            _own(table, seat, person)
            reasons = why_nothing(table.running_game(), thing, seat)
        return [viewpoint.reason_info(reason) for reason in reasons]

    @get("/{id:str}/seats/{seat:int}/look-at")
    async def look_at(self, id: str, seat: Seat, site: Site, person: Person) -> list[DangerInfo]:
        """What threatens the seat next, from what it knows, the worst first: to be looked at before a move is shown."""
        site.position_rate.take(person.id)
        async with site.tables.held(id) as table:
            _own(table, seat, person)
            return [DangerInfo(key=key, args=dict(args)) for key, args in hints.look_at(table, seat)]

    @get("/{id:str}/seats/{seat:int}/hint")
    async def hint(self, id: str, seat: Seat, site: Site, person: Person) -> Hint:
        """A move that is not bad, for whoever learns: at tables that are not rated and where only bots play along."""
        site.position_rate.take(person.id)
        async with site.tables.held(id) as table:
            _own(table, seat, person)
            return Hint(choice=hints.hint(table, seat))

    @post("/{id:str}/seats/{seat:int}/undo", status_code=200)
    async def undo(self, id: str, seat: Seat, site: Site, person: Person, key: RequestKey) -> Done:
        """Take the seat's last answer back: at once where nobody has learned anything since, else by consent."""
        away = site.absence.away
        return await _seated(
            site, id, seat, person, key, lambda table, now: play.undo(table, now, seat, away(table, now))
        )

    @post("/{id:str}/seats/{seat:int}/resign", status_code=200)
    async def resign(self, id: str, seat: Seat, site: Site, person: Person, key: RequestKey) -> Done:
        """Give up; a bot plays on where the game goes on."""
        return await _seated(site, id, seat, person, key, lambda table, now: play.resign(table, now, seat))

    @post("/{id:str}/seats/{seat:int}/return", status_code=200)
    async def come_back(self, id: str, seat: Seat, site: Site, person: Person, key: RequestKey) -> Done:
        """Take a seat back from the bot that stood in."""
        return await _seated(site, id, seat, person, key, lambda table, now: play.come_back(table, now, seat))

    @post("/{id:str}/seats/{seat:int}/proposals", status_code=200)
    async def propose(self, id: str, seat: Seat, data: Propose, site: Site, person: Person, key: RequestKey) -> Done:
        """Ask the others: to go back further than undo does, to end the game, to have a bot play for somebody.

        Whoever is away need not be asked, but before a rated game is ended or undone.
        """

        def propose(table: Table, now: float) -> list[log.AnyEntry]:
            return votes.propose(table, now, seat, data.what, data.to, site.absence.away(table, now))

        return await _seated(site, id, seat, person, key, propose)

    @post("/{id:str}/seats/{seat:int}/votes", status_code=200)
    async def vote(self, id: str, seat: Seat, data: Cast, site: Site, person: Person, key: RequestKey) -> Done:
        """Agree to what is proposed, or refuse; whoever proposed it withdraws it by refusing."""
        away = site.absence.away
        return await _seated(
            site, id, seat, person, key, lambda table, now: votes.cast(table, now, seat, data.yes, away(table, now))
        )

    @post("/{id:str}/rematch")
    async def rematch(self, id: str, site: Site, person: Person, origin: str, begin: bool = True) -> TableId:
        """Another game with the same settings: the bots sit down, the others are told and find their seats free.

        `begin=false`: where all seats are taken it waits all the same, for whoever asks to add entropy and begin.
        """
        return TableId(id=await site.lobby.rematch(id, person, origin, begin))

    # ---------------------------------------------------------------- talking

    @post("/{id:str}/chat", status_code=200)
    async def say(self, id: str, data: Say, site: Site, person: Person, key: RequestKey) -> Done:
        """Say something to all at the table."""
        site.chat_rate.take(person.id)
        await site.moderation.may_speak(person.id)
        text = legible(data.text)
        return await _act(site, id, key, lambda table, now: chat.say(table, now, person.id, person.name, text))

    @post("/{id:str}/mutes", status_code=200)
    async def mute(self, id: str, data: Mute, site: Site, person: Person, key: RequestKey) -> Done:
        """By the host: whoever said something is not heard at this table any more, or is again."""

        def mute(table: Table, now: float) -> list[log.AnyEntry]:
            said = [happening.entry for happening in table.happenings if happening.n == data.n]
            if not said or not isinstance(said[0], log.Said):
                raise Invalid(f"expected the number of something said; got {data.n}", field="n")
            return chat.mute(table, now, person.id, said[0].person, said[0].name, data.muted)

        return await _act(site, id, key, mute)


async def answer(site: Site, id: str, seat: int, person: Person, move: Move, key: RequestKey) -> int:
    """Have a seat answer for whoever may play it; how many entries there are once it is committed."""

    def answer(table: Table, now: float) -> list[log.AnyEntry]:
        _own(table, seat, person)
        return play.answer(table, now, seat, move.expected, move.choice)

    return await site.tables.submit(id, answer, key)


def _own(table: Table, seat: int, person: Person) -> None:
    if seat >= len(table.seats):
        raise NotFound(f"expected a seat from 0 to {len(table.seats) - 1}; got {seat}", field="seat")
    if not table.seats[seat].belongs_to(person.id):
        raise NotYours(f"seat {seat} is not yours", field="seat")


async def _act(site: Site, id: str, key: RequestKey, command: Command) -> Done:
    return Done(n=await site.tables.act(id, command, key))


async def _seated(site: Site, id: str, seat: int, person: Person, key: RequestKey, command: Command) -> Done:
    """What only the player of a seat may do."""

    def if_own(table: Table, now: float) -> list[log.AnyEntry]:
        _own(table, seat, person)
        return command(table, now)

    return await _act(site, id, key, if_own)


def _line(table: ListedTable) -> TableLine:
    line = table.summary
    return TableLine(
        id=table.id,
        title=table.title,
        state=table.state,
        players=line.players,
        free=line.names.count(""),
        names=line.names,
        clock=line.clock,
        rated=line.rated,
        components=viewpoint.set_info(line.printed),
        answered=line.answered,
        changed=table.changed,
        my_turn=table.is_asked,
    )
