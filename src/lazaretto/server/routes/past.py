"""What a table was: its game step by step, as a position, a review and a record; and records that people bring."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from lazaretto.kernel.record import Record
from lazaretto.server import components, replays, request_checks, viewpoint
from lazaretto.server.openapi import TakesRecord
from lazaretto.server.people import Person
from lazaretto.server.refusals import NotFound, NotYours
from lazaretto.server.replays import Past, replay
from lazaretto.server.results import record_of
from lazaretto.server.routes.tables import Invitation
from lazaretto.server.schema.game import Replay
from lazaretto.server.schema.lobby import TableId
from lazaretto.server.schema.positions import PastPosition
from lazaretto.server.schema.reviews import ReviewInfo
from lazaretto.server.site import Site


class PastController(Controller):
    """Looking back at a table."""

    path = "/api/tables"
    tags = ("tables",)

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
        invitation: Invitation = "",
    ) -> Replay:
        """The game after `from` answers and on, through somebody's eyes; while it runs, through one's own."""
        who = viewer or request_checks.address(request)
        site.replay_rate.take(who, cost=count)
        async with site.tables.held(id) as table:
            invited = site.invitations.is_key(id, invitation)
            view = viewpoint.viewpoint_of(table, viewer, seen, invited)
            if table.game is None:
                raise NotFound(f"table {id} has not begun")
            past = Past.of(table.game)
        site.replay_rate.take(who, cost=replays.cost_of_passing(min(first, len(past.answers))))
        return await replay(past, view, first, count)

    @get("/{id:str}/position")
    async def position(
        self,
        id: str,
        site: Site,
        viewer: str,
        request: Request[Any, Any, Any],
        at: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
        invitation: Invitation = "",
    ) -> PastPosition:
        """The whole position of a game that is over after so many answers, as a line of notation."""
        site.replay_rate.take(viewer or request_checks.address(request))
        async with site.tables.held(id) as table:
            if table.game is None or table.state != "over":
                raise NotYours("positions are told as lines once the game is over")
            viewpoint.viewpoint_of(table, viewer, viewpoint.ALL, site.invitations.is_key(id, invitation))
            title, past, printed = table.game.title, Past.of(table.game), table.game.setup.components
        return PastPosition(
            title=title,
            line=await replays.line_at(past, at),
            components=None if printed is None else components.whole(title, printed).file,
        )

    @get("/{id:str}/review")
    async def review(
        self, id: str, site: Site, viewer: str, request: Request[Any, Any, Any], invitation: Invitation = ""
    ) -> ReviewInfo:
        """The review of a game that was played to its end; made when it is first asked for, which takes a while."""
        async with site.tables.held(id) as table:
            if table.game is None or table.state != "over" or table.game.outcome is None:
                raise NotYours("a game is reviewed once it has been played to its end")
            viewpoint.viewpoint_of(table, viewer, viewpoint.ALL, site.invitations.is_key(id, invitation))
            record = record_of(table)
        return await site.reviews.of(id, record, viewer, request_checks.address(request))

    @get("/{id:str}/record", responses={200: ResponseSpec(dict[str, Any], description="The record.")})
    async def record(self, id: str, site: Site, viewer: str, invitation: Invitation = "") -> Response[str]:
        """The record of a game that is over, with its seed: `lazaretto verify` checks it."""
        async with site.tables.held(id) as table:
            if table.game is None or table.state != "over":
                raise NotYours("the record is shown once the game is over")
            viewpoint.viewpoint_of(table, viewer, viewpoint.ALL, site.invitations.is_key(id, invitation))
            record = record_of(table)
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
    async def bring(self, request: Request[Any, Any, Any], site: Site, person: Person) -> TableId:
        """Bring the record of a game that was played elsewhere, to look at it here. It is checked answer by answer."""
        site.import_rate.take(person.id)
        site.address_import_rate.take(request_checks.address(request))
        return TableId(id=await site.lobby.import_record(person, Record.from_json(await request.body())))
