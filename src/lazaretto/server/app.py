"""The web application: routes, checks and documents around a site."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Router
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide

from lazaretto.server import middleware, openapi, problems, request_checks, sessions
from lazaretto.server.people import Person
from lazaretto.server.routes.components import ComponentsController
from lazaretto.server.routes.deals import DailyController, DealsController
from lazaretto.server.routes.lessons import LessonsController
from lazaretto.server.routes.moderation import AdminController, ReportsController
from lazaretto.server.routes.pages import pages
from lazaretto.server.routes.past import PastController, RecordsController
from lazaretto.server.routes.people import PeopleController
from lazaretto.server.routes.positions import PositionsController
from lazaretto.server.routes.puzzles import PuzzlesController
from lazaretto.server.routes.site import SiteController
from lazaretto.server.routes.tables import TablesController
from lazaretto.server.settings import Settings
from lazaretto.server.site import Site


def create_app(site: Site) -> Litestar:
    """A site as an ASGI application. Whoever serves it opens and closes the site."""
    settings = site.settings
    records = Router("/", route_handlers=[RecordsController], request_max_body_size=settings.limits.record)
    return Litestar(
        route_handlers=[
            *(PeopleController, TablesController, PastController, records, ReportsController, AdminController),
            *(SiteController, PositionsController, LessonsController, PuzzlesController, ComponentsController),
            *(DailyController, DealsController, pages()),
        ],
        state=State({"site": site}),
        dependencies={
            "site": Provide(provide_site, sync_to_thread=False),
            "person": Provide(provide_person),
            "viewer": Provide(provide_viewer),
        },
        before_request=request_checks.before,
        before_send=[middleware.headers(settings.is_secure)],
        middleware=[middleware.measure],
        exception_handlers=problems.HANDLERS,
        request_max_body_size=settings.limits.body,
        openapi_config=openapi.CONFIG,
        plugins=[openapi.Described()],
        logging_config=None,
    )


def interface() -> dict[str, Any]:
    """The OpenAPI document of the interface, without a site behind it."""
    return openapi.complete(create_app(Site(Settings())).openapi_schema.to_schema())


def provide_site(state: State) -> Site:
    """The site behind a request."""
    site: Site = state.site
    return site


async def provide_person(request: Request[Any, Any, Any], site: Site) -> Person:
    """Whoever asks; refused without a name, or while suspended."""
    person = await sessions.person_of(request, site)
    await site.moderation.must_be_welcome(person.id)
    return person


async def provide_viewer(request: ASGIConnection[Any, Any, Any, Any], site: Site) -> str:
    """Whoever asks, or "" for somebody without a name."""
    return await sessions.id_of(request, site)
