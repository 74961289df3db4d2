"""The web application: routes, doors and documents around a site."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Router
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide

from lazaretto.server import document, doors, problems
from lazaretto.server.people import Person
from lazaretto.server.routes.pages import pages
from lazaretto.server.routes.people import PeopleController
from lazaretto.server.routes.site import SiteController
from lazaretto.server.routes.socket import events
from lazaretto.server.routes.tables import RecordsController, TablesController
from lazaretto.server.settings import Settings
from lazaretto.server.shapes import with_pictures
from lazaretto.server.site import Site


def create_app(settings: Settings) -> Litestar:
    """A site as an ASGI application."""
    site = Site(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await site.open()
        try:
            yield
        finally:
            await site.close()

    records = Router("/", route_handlers=[RecordsController], request_max_body_size=settings.limits.record)
    app = Litestar(
        route_handlers=[PeopleController, TablesController, records, SiteController, events, pages()],
        state=State({"site": site}),
        lifespan=[lifespan],
        dependencies={
            "site": Provide(provide_site, sync_to_thread=False),
            "person": Provide(provide_person),
            "viewer": Provide(provide_viewer),
        },
        before_request=doors.before,
        before_send=[doors.headers],
        middleware=[doors.measure],
        exception_handlers=problems.HANDLERS,
        request_max_body_size=settings.limits.body,
        openapi_config=document.CONFIG,
        plugins=[document.Described()],
        logging_config=None,
    )
    document.complete(app.openapi_schema)
    return app


def interface() -> dict[str, Any]:
    """The OpenAPI document of the interface, without a site behind it."""
    return with_pictures(create_app(Settings()).openapi_schema.to_schema())


def provide_site(state: State) -> Site:
    """The site behind a request."""
    site: Site = state.site
    return site


async def provide_person(request: Request[Any, Any, Any], site: Site) -> Person:
    """Whoever asks; refused without a name."""
    return await doors.person_of(request, site)


async def provide_viewer(request: ASGIConnection[Any, Any, Any, Any], site: Site) -> str:
    """Whoever asks, or "" for somebody without a name."""
    return await doors.id_of(request, site)
