"""Deals that are played at several tables: those of the day, and those that friends share."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import Provide
from litestar.params import Parameter

from lazaretto.server.idempotency import RequestKey
from lazaretto.server.people import Person
from lazaretto.server.routes.site import Title
from lazaretto.server.routes.tables import provide_key, provide_origin
from lazaretto.server.schema.deals import DailyInfo, DailyLinks, DailyRanking, DealInfo, Today
from lazaretto.server.schema.lobby import TableId
from lazaretto.server.site import Site

Day = Annotated[str, Parameter(max_length=10, description="As 2026-11-18, in UTC.")]
Id = Annotated[str, Parameter(max_length=40)]


class DailyController(Controller):
    """One deal of each title a day, the same for everybody, with one try each."""

    path = "/api/daily"
    tags = ("deals",)
    dependencies = {"origin": Provide(provide_origin, sync_to_thread=False)}  # noqa: RUF012, Litestar reads it so

    @get("/")
    async def today(self, site: Site, viewer: str) -> Today:
        """The deals of today, and how far whoever asks is with them."""
        return await site.daily.today(viewer)

    @post("/{game:str}", status_code=200)
    async def play(self, game: Title, site: Site, person: Person, origin: str) -> TableId:
        """Play today's deal of a title, or go on with it: everybody has one try."""
        return TableId(id=await site.daily.play(game, person, origin))

    @get("/links")
    async def links(self, site: Site) -> DailyLinks:
        """What the deals of all days that are over follow from: `lazaretto verify --links` checks a record by it."""
        return await site.daily.links()

    @get("/rankings/{game:str}")
    async def ranking(self, game: Title, site: Site) -> DailyRanking:
        """The accounts that have played enough deals of a title."""
        return await site.daily.ranking(game)

    @get("/{day:str}/{game:str}")
    async def deal_of_day(self, day: Day, game: Title, site: Site, viewer: str) -> DailyInfo:
        """A deal of a day; what others did with it, for who has ended his own try, and for all once the day is over."""
        return await site.daily.show(day, game, viewer)


class DealsController(Controller):
    """Deals that friends play at several tables."""

    path = "/api/deals"
    tags = ("deals",)
    dependencies = {  # noqa: RUF012, Litestar reads it so
        "key": Provide(provide_key),
        "origin": Provide(provide_origin, sync_to_thread=False),
    }

    @get("/{id:str}")
    async def deal(self, id: Id, site: Site, viewer: str) -> DealInfo:
        """A deal and its tables; results, games and seed once it is over at all of them."""
        return await site.deals.show(id, viewer)

    @post("/{id:str}/tables")
    async def play_too(self, id: Id, site: Site, person: Person, key: RequestKey, origin: str) -> TableId:
        """Another table of this deal, with the same bots and free seats; one's own, where one plays it already."""
        return TableId(id=await site.deals.join(id, person, key, origin))

    @post("/{id:str}/open", status_code=204)
    async def open(self, id: Id, site: Site, person: Person) -> None:
        """By its host: nobody else will play this deal, so it may be shown. Not while a table of it is played."""
        await site.deals.open(id, person)
