"""The browser client: the files that its build made, and its first page under every path that is one of its own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from lazaretto.server.refusals import NotFound
from lazaretto.server.static_files import read

FOLDER = Path(__file__).parents[2] / "web"
INDEX = "index.html"
# The addresses that the client has a page for, as `web/src/lib/route.svelte.ts` reads them.
OWN = re.compile(r"|ladder|settings|admin|sign-in|new|rules|(new|rules|t|p)/[^/]+")
HASHED = "assets/"  # files whose names change with their contents
MISSING = (
    "The browser client has not been built. In a checkout: make client. "
    "Everything else works: the interface is described at /api/openapi.json."
)


def pages(folder: Path = FOLDER) -> HTTPRouteHandler:
    """Serves the client that was built into a folder."""
    files = read(folder, HASHED)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
        name = path.lstrip("/")
        if name.startswith("api/"):
            raise NotFound(f"there is nothing at /{name}")
        if not files:
            return Response(MISSING.encode(), status_code=503, media_type="text/plain")
        if name in files:
            return files[name].respond(request)
        if "." in name.rpartition("/")[2]:
            raise NotFound(f"there is nothing at /{name}")
        response = files[INDEX].respond(request)
        if not OWN.fullmatch(name.rstrip("/")):  # the client says so in words, and the status to programs
            response.status_code = 404
        return response

    return page
