"""Sets of components: the one that comes with a title, and what owners of a box bring. Nothing of it is kept."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import Parameter

from lazaretto.server import components, request_checks
from lazaretto.server.schema.components import CheckSet, CompareSets, DifferenceInfo, SetWhole
from lazaretto.server.site import Site


class ComponentsController(Controller):
    """What is printed in the boxes."""

    path = "/api/components"
    tags = ("components",)

    @get("/{title:str}")
    async def own(self, title: Annotated[str, Parameter(max_length=40)]) -> SetWhole:
        """The set that comes with a title: part of it is a reconstruction."""
        return components.whole(title)

    @post("/check", status_code=200)
    async def check(self, data: CheckSet, site: Site, viewer: str, request: Request[Any, Any, Any]) -> SetWhole:
        """Whether a set can be played with; if not, the problem says what was expected, and what was found."""
        _limit(site, viewer, request)
        return components.check(data)

    @post("/compare", status_code=200)
    async def compare(
        self, data: CompareSets, site: Site, viewer: str, request: Request[Any, Any, Any]
    ) -> list[DifferenceInfo]:
        """Where two sets differ, field by field; nothing where they say the same."""
        _limit(site, viewer, request)
        return components.compare(data)


def _limit(site: Site, viewer: str, request: Request[Any, Any, Any]) -> None:
    """A set is read like a position: not too many of one person."""
    site.position_rate.take(viewer or request_checks.address(request))
