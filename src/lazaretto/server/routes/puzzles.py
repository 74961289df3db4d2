"""Puzzles: finding them, looking at one, answering it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import Parameter

from lazaretto.server.people import Person
from lazaretto.server.routes.positions import limit
from lazaretto.server.routes.site import Title
from lazaretto.server.schema.puzzles import PuzzleAnswer, PuzzleAnswered, PuzzleInfo, PuzzleList
from lazaretto.server.site import Site

Number = Annotated[int, Parameter(ge=1, le=100_000)]


class PuzzlesController(Controller):
    """Positions with one best answer. What the answers are worth is told to who has answered."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/{game:str}")
    async def puzzles_of(self, game: Title, site: Site, viewer: str) -> PuzzleList:
        """The puzzles of a title, and how whoever asks does at them."""
        return await site.puzzles.of(game, viewer)

    @get("/{game:str}/{number:int}")
    async def show_puzzle(
        self, game: Title, number: Number, site: Site, viewer: str, request: Request[Any, Any, Any]
    ) -> PuzzleInfo:
        """A puzzle, as a table would show it to the seat that is asked."""
        limit(site, viewer, request, 0)
        return await site.puzzles.show(game, number, viewer)

    @post("/{game:str}/{number:int}/answers", status_code=200)
    async def answer_puzzle(
        self,
        game: Title,
        number: Number,
        data: PuzzleAnswer,
        site: Site,
        person: Person,
        request: Request[Any, Any, Any],
    ) -> PuzzleAnswered:
        """Answer a puzzle, or give up; the first time counts for the rating."""
        limit(site, person.id, request, 0)
        return await site.puzzles.answer(game, number, person.id, data.choice)
