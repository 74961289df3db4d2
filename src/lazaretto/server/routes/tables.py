"""Tables: making them, sitting down, playing, agreeing, talking, looking back."""

from __future__ import annotations

from dataclasses import replace
from hmac import compare_digest
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from lazaretto.kernel.record import Record
from lazaretto.server import entries as log
from lazaretto.server import eyes, wire
from lazaretto.server.document import TakesRecord
from lazaretto.server.house import Command, Line
from lazaretto.server.people import Person, legible, tidy
from lazaretto.server.refusals import Invalid, NotFound, NotYours
from lazaretto.server.replays import replay
from lazaretto.server.site import Site
from lazaretto.server.table import Table

Key = Annotated[
    str,
    Parameter(
        header="Idempotency-Key",
        max_length=100,
        description="Drawn by the client for each act; sent again with the same key it happens once.",
    ),
]
Seat = Annotated[int, Parameter(ge=0, le=4)]
Back = Annotated[int, Parameter(ge=0, le=1_000_000)]

LISTED = 50


class TablesController(Controller):
    """All that can be done at tables."""

    path = "/api/tables"
    tags = ("tables",)

    # ---------------------------------------------------------------- finding and making

    @get("/")
    async def lists(self, site: Site, viewer: str) -> wire.Lists:
        """My tables, those that wait for players, public games that run, and games that are over."""
        own = (
            "SELECT tables.*, sitters.asked FROM tables JOIN sitters ON sitters.tbl = tables.id AND sitters.person = $1"
        )
        public = (
            "SELECT tables.*, 0 AS asked FROM tables WHERE public = 1 AND state = $1 ORDER BY changed DESC LIMIT $2"
        )
        unfinished = f"{own} WHERE state IN ('open', 'running') ORDER BY asked DESC, changed DESC LIMIT $2"
        finished = f"{own} WHERE state = 'over' ORDER BY changed DESC LIMIT $2"
        mine = await site.database.rows(unfinished, viewer, LISTED)
        past = await site.database.rows(finished, viewer, LISTED)
        past += [
            row for row in await site.database.rows(public, "over", LISTED) if row["id"] not in {p["id"] for p in past}
        ]
        return wire.Lists(
            mine=[_line(row) for row in mine],
            open=[_line(row) for row in await site.database.rows(public, "open", LISTED)],
            running=[_line(row) for row in await site.database.rows(public, "running", LISTED)],
            over=[_line(row) for row in past[:LISTED]],
        )

    @post("/")
    async def create(self, data: wire.NewTable, site: Site, person: Person) -> wire.TableId:
        """Make a table. Where every seat is taken the game begins at once."""
        return wire.TableId(id=await site.house.create(person, data))

    @get("/{id:str}")
    async def look(
        self, id: str, site: Site, viewer: str, seen: Annotated[str, Parameter(query="eyes", max_length=20)] = ""
    ) -> wire.Whole:
        """Everything that may be known of a table, through the eyes of a seat (`0`), `spectator` or, later, `all`."""
        async with site.house.held(id) as table:
            return site.house.whole(table, viewer, eyes.eyes_of(table, viewer, seen))

    # ---------------------------------------------------------------- before the game

    @post("/{id:str}/seats/{seat:int}/sit", status_code=200)
    async def sit(self, id: str, seat: Seat, data: wire.Sit, site: Site, person: Person, key: Key = "") -> wire.Done:
        """Take a free seat; the last one begins the game."""
        name = tidy(data.name or person.name)
        return await _act(site, id, person, key, lambda table, now: table.sit(now, seat, person.id, name))

    @post("/{id:str}/seats/{seat:int}/leave", status_code=200)
    async def leave(self, id: str, seat: Seat, site: Site, person: Person, key: Key = "") -> wire.Done:
        """Give a seat up before the game; the host may free any seat."""
        return await _act(site, id, person, key, lambda table, now: table.leave(now, seat, person.id))

    @post("/{id:str}/seats/{seat:int}/fill", status_code=200)
    async def fill(self, id: str, seat: Seat, data: wire.Fill, site: Site, person: Person, key: Key = "") -> wire.Done:
        """The host gives a free seat to a bot."""
        bot = site.house.known_bot(data.bot)
        return await _act(site, id, person, key, lambda table, now: table.fill(now, seat, bot, person.id))

    @post("/{id:str}/begin", status_code=200)
    async def begin(self, id: str, site: Site, person: Person, key: Key = "") -> wire.Done:
        """The host begins the game."""
        return await _act(site, id, person, key, lambda table, now: table.begin(now, person.id))

    @get("/{id:str}/seats/{seat:int}/link")
    async def link(self, id: str, seat: Seat, site: Site, person: Person) -> wire.SeatLink:
        """A link by which the player of a seat goes on with it on another device."""
        async with site.house.held(id) as table:
            _own(table, seat, person)
        return wire.SeatLink(path=f"/t/{id}#seat={seat}&key={site.people.sign('seat', f'{id}:{seat}')}")

    @post("/{id:str}/seats/{seat:int}/resume", status_code=200)
    async def resume(
        self, id: str, seat: Seat, data: wire.OpenLink, site: Site, person: Person, key: Key = ""
    ) -> wire.Done:
        """Go on with a seat by its link."""
        if not compare_digest(data.key.encode(), site.people.sign("seat", f"{id}:{seat}").encode()):
            raise NotYours("this is not the link of that seat", field="key")
        return await _act(site, id, person, key, lambda table, now: table.key(now, seat, person.id))

    # ---------------------------------------------------------------- the game

    @post("/{id:str}/seats/{seat:int}/moves", status_code=200)
    async def move(self, id: str, seat: Seat, data: wire.Move, site: Site, person: Person, key: Key = "") -> wire.Done:
        """Answer what the seat is asked. The reply comes when the move is committed."""

        def answer(table: Table, now: float) -> list[log.AnyEntry]:
            _own(table, seat, person)
            return table.answer(now, seat, data.expected, data.choice)

        return wire.Done(n=await site.house.submit(id, answer, _key(person, key)))

    @get("/{id:str}/seats/{seat:int}/why-not")
    async def why_not(
        self, id: str, seat: Seat, choice: Annotated[str, Parameter(max_length=100)], site: Site, person: Person
    ) -> wire.ReasonInfo | None:
        """Why a seat cannot choose something now, with the rule; null if it can."""
        async with site.house.held(id) as table:
            _own(table, seat, person)
            reason = table.why_not(seat, choice)
        return None if reason is None else eyes.reason_info(reason)

    @post("/{id:str}/seats/{seat:int}/undo", status_code=200)
    async def undo(self, id: str, seat: Seat, site: Site, person: Person, key: Key = "") -> wire.Done:
        """Take the seat's last answer back: at once where nobody has learned anything since, else by consent."""
        return await _seated(site, id, seat, person, key, lambda table, now: table.undo(now, seat))

    @post("/{id:str}/seats/{seat:int}/resign", status_code=200)
    async def resign(self, id: str, seat: Seat, site: Site, person: Person, key: Key = "") -> wire.Done:
        """Give up; a bot plays on where the game goes on."""
        return await _seated(site, id, seat, person, key, lambda table, now: table.resign(now, seat))

    @post("/{id:str}/seats/{seat:int}/return", status_code=200)
    async def come_back(self, id: str, seat: Seat, site: Site, person: Person, key: Key = "") -> wire.Done:
        """Take a seat back from the bot that stood in."""
        return await _seated(site, id, seat, person, key, lambda table, now: table.come_back(now, seat))

    @post("/{id:str}/seats/{seat:int}/proposals", status_code=200)
    async def propose(
        self, id: str, seat: Seat, data: wire.Propose, site: Site, person: Person, key: Key = ""
    ) -> wire.Done:
        """Ask the others: to go back further than undo does, to end the game, to have a bot play for somebody."""
        return await _seated(
            site, id, seat, person, key, lambda table, now: table.propose(now, seat, data.what, data.to)
        )

    @post("/{id:str}/seats/{seat:int}/votes", status_code=200)
    async def vote(self, id: str, seat: Seat, data: wire.Cast, site: Site, person: Person, key: Key = "") -> wire.Done:
        """Agree to what is proposed, or refuse; whoever proposed it withdraws it by refusing."""
        return await _seated(site, id, seat, person, key, lambda table, now: table.cast(now, seat, data.yes))

    @post("/{id:str}/rematch")
    async def rematch(self, id: str, site: Site, person: Person) -> wire.TableId:
        """Another game with the same settings: the bots sit down, the others are told and find their seats free."""
        return wire.TableId(id=await site.house.rematch(id, person))

    # ---------------------------------------------------------------- talking

    @post("/{id:str}/chat", status_code=200)
    async def say(self, id: str, data: wire.Say, site: Site, person: Person, key: Key = "") -> wire.Done:
        """Say something to all at the table."""
        site.words.take(person.id)
        text = legible(data.text)
        return await _act(site, id, person, key, lambda table, now: table.say(now, person.id, person.name, text))

    @post("/{id:str}/mutes", status_code=200)
    async def mute(self, id: str, data: wire.Mute, site: Site, person: Person, key: Key = "") -> wire.Done:
        """By the host: whoever said something is not heard at this table any more, or is again."""

        def mute(table: Table, now: float) -> list[log.AnyEntry]:
            said = [happening.entry for happening in table.happenings if happening.n == data.n]
            if not said or not isinstance(said[0], log.Said):
                raise Invalid(f"expected the number of something said; got {data.n}", field="n")
            return table.mute(now, person.id, said[0].person, said[0].name, data.muted)

        return await _act(site, id, person, key, mute)

    # ---------------------------------------------------------------- looking back

    @get("/{id:str}/replay")
    async def replay(
        self,
        id: str,
        site: Site,
        viewer: str,
        request: Request[Any, Any, Any],
        seen: Annotated[str, Parameter(query="eyes", max_length=20)] = "",
        first: Annotated[int, Parameter(query="from", ge=0, le=1_000_000)] = 0,
        count: Annotated[int, Parameter(ge=1, le=100)] = 1,
    ) -> wire.Replay:
        """The game after `from` answers and on, through somebody's eyes; while it runs, through one's own."""
        site.replays.take(viewer or (request.client.host if request.client else ""))
        async with site.house.held(id) as table:
            if table.game is None:
                raise NotFound(f"table {id} has not begun")
            return replay(table.game, eyes.eyes_of(table, viewer, seen), first, count)

    @get("/{id:str}/record", responses={200: ResponseSpec(dict[str, Any], description="The record.")})
    async def record(self, id: str, site: Site) -> Response[str]:
        """The record of a game that is over, with its seed: `lazaretto verify` checks it."""
        async with site.house.held(id) as table:
            if table.game is None or table.state != "over":
                raise NotYours("the record is shown once the game is over")
            record = replace(table.game.record(), seed=table.seed, commitment=table.commitment)
        name = f"lazaretto-{id}.json"
        return Response(
            record.to_json(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )


class RecordsController(Controller):
    """Records that people bring."""

    path = "/api/records"
    tags = ("tables",)

    @post("/", operation_class=TakesRecord)
    async def bring(self, request: Request[Any, Any, Any], site: Site, person: Person) -> wire.TableId:
        """Bring the record of a game that was played elsewhere, to look at it here. It is checked answer by answer."""
        site.replays.take(person.id)
        return wire.TableId(id=await site.house.bring(person, Record.from_json(await request.body())))


def _own(table: Table, seat: int, person: Person) -> None:
    if seat >= len(table.seats):
        raise NotFound(f"expected a seat from 0 to {len(table.seats) - 1}; got {seat}", field="seat")
    if not table.seats[seat].belongs_to(person.id):
        raise NotYours(f"seat {seat} is not yours", field="seat")


def _key(person: Person, key: str) -> str:
    return f"{person.id}:{key}" if key else ""


async def _act(site: Site, id: str, person: Person, key: str, command: Command) -> wire.Done:
    return wire.Done(n=await site.house.act(id, command, _key(person, key)))


async def _seated(site: Site, id: str, seat: int, person: Person, key: str, command: Command) -> wire.Done:
    """What only the player of a seat may do."""

    def if_own(table: Table, now: float) -> list[log.AnyEntry]:
        _own(table, seat, person)
        return command(table, now)

    return await _act(site, id, person, key, if_own)


def _line(row: Any) -> wire.TableLine:
    line = msgspec.json.decode(row["summary"], type=Line)
    return wire.TableLine(
        id=row["id"],
        title=row["title"],
        state=row["state"],
        players=line.players,
        free=line.names.count(""),
        names=line.names,
        clock=line.clock,
        rated=line.rated,
        answered=line.answered,
        changed=row["changed"],
        my_turn=bool(row["asked"]),
    )
