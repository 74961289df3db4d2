"""Positions at no table: lessons, rules and puzzles show them, and so may anybody."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, post

from lazaretto.server import positions, request_checks, viewpoint
from lazaretto.server.schema.game import ReasonInfo
from lazaretto.server.schema.positions import (
    AskedPosition,
    BoardInfo,
    ChangedPosition,
    Position,
    PositionInfo,
    WeighedAnswers,
    WeighedPosition,
)
from lazaretto.server.site import Site


class PositionsController(Controller):
    """What can be asked about a line of position notation. Nothing of it is kept."""

    path = "/api/positions"
    tags = ("positions",)

    @post("/", status_code=200)
    async def show(self, data: Position, site: Site, viewer: str, request: Request[Any, Any, Any]) -> PositionInfo:
        """A position after some answers: what a table would tell a seat there."""
        limit(site, viewer, request, len(data.answers))
        return positions.show(data)

    @post("/why-nothing", status_code=200)
    async def why_nothing_there(
        self, data: AskedPosition, site: Site, viewer: str, request: Request[Any, Any, Any]
    ) -> list[ReasonInfo]:
        """Why nothing can be chosen at a thing there, with the rules; empty if it can."""
        limit(site, viewer, request, len(data.answers))
        return [viewpoint.reason_info(reason) for reason in positions.why_nothing_there(data)]

    @post("/board", status_code=200)
    async def board(self, data: ChangedPosition, site: Site, viewer: str, request: Request[Any, Any, Any]) -> BoardInfo:
        """A position on the analysis board: its line, what may be drawn, and what can be set by hand.

        What is set goes through the check that every line does; a position that cannot be is refused, and why.
        """
        limit(site, viewer, request, len(data.answers))
        return positions.board(data)

    @post("/weighed", status_code=200)
    async def weighed(
        self, data: WeighedPosition, site: Site, viewer: str, request: Request[Any, Any, Any]
    ) -> WeighedAnswers:
        """What the open answers there are worth, by a search from what the seat that is asked knows; takes a while.

        Meant for games that are over and for positions thought up: a line names no table.
        """
        limit(site, viewer, request, len(data.answers))
        return await site.analyses.of(data, viewer, request_checks.address(request))


def limit(site: Site, viewer: str, request: Request[Any, Any, Any], answers: int) -> None:
    """Not too many positions of one person; the more answers lead there the more it counts."""
    site.position_rate.take(viewer or request_checks.address(request), cost=1 + answers // 20)
