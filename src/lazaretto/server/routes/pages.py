"""The browser client: the files that its build made, and its first page under every path that is one of its own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from lazaretto.games.titles import TITLES
from lazaretto.lessons.lesson import lessons_of
from lazaretto.server.refusals import NotFound
from lazaretto.server.site import Site
from lazaretto.server.static_files import read

FOLDER = Path(__file__).parents[2] / "web"
INDEX = "index.html"
# The addresses that the client has a page for, as `web/src/lib/route.svelte.ts` reads them.
TITLE = "|".join(map(re.escape, TITLES))
OWN = re.compile(
    rf"|ladder|settings|admin|sign-in|new|rules|learn|puzzles|components|analysis"
    rf"|(new|rules|learn|puzzles|components|analysis)/({TITLE})"
    rf"|daily|daily/\d{{4}}-\d\d-\d\d/({TITLE})|daily/ranking/({TITLE})"
)
LESSON = re.compile(rf"learn/({TITLE})/([^/]+)")
PUZZLE = re.compile(rf"puzzles/({TITLE})/([1-9]\d{{0,5}})")
TABLE = re.compile("t/([^/]+)(/review)?")
PLAYER = re.compile("p/([^/]+)")
DEAL = re.compile("deals/([^/]+)")
HASHED = "assets/"  # files whose names change with their contents
MISSING = (
    "The browser client has not been built. In a checkout: make client. "
    "Everything else works: the interface is described at /api/openapi.json."
)


def pages(folder: Path = FOLDER) -> HTTPRouteHandler:
    """Serves the client that was built into a folder."""
    files = read(folder, HASHED)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        name = request.scope["path"].lstrip("/")
        if name.startswith("api/"):
            raise NotFound(f"there is nothing at /{name}")
        if not files:
            return Response(MISSING.encode(), status_code=503, media_type="text/plain")
        if name in files:
            return files[name].respond(request)
        if "." in name.rpartition("/")[2]:
            raise NotFound(f"there is nothing at /{name}")
        # Where there is nothing the client says so in words, and the status to programs.
        is_there = await _has_page(request.app.state.site, name.rstrip("/"))
        return files[INDEX].respond(request, 200 if is_there else 404)

    return page


async def _has_page(site: Site, name: str) -> bool:
    """Whether there is something to see at an address of the client's."""
    if table := TABLE.fullmatch(name):
        return await site.table_store.has(table[1])
    if player := PLAYER.fullmatch(name):
        return await site.ratings.has_player(player[1])
    if deal := DEAL.fullmatch(name):
        return await site.deals.has(deal[1])
    if lesson := LESSON.fullmatch(name):
        return any(each.name == lesson[2] for each in lessons_of(lesson[1]))
    if puzzle := PUZZLE.fullmatch(name):
        return site.puzzles.has(puzzle[1], int(puzzle[2]))
    return OWN.fullmatch(name) is not None
