"""The browser client: the files that its build made, kept in memory and served compressed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from lazaretto.server.refusals import NotFound

FOLDER = Path(__file__).parents[2] / "web"
INDEX = "index.html"
HASHED = "assets/"  # files whose names change with their contents
SMALLEST = 512  # bytes worth compressing
MISSING = (
    "The browser client has not been built. In a checkout: make client. "
    "Everything else works: the interface is described at /api/openapi.json."
)

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class File(NamedTuple):
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    headers: dict[str, str]


def read(folder: Path) -> dict[str, File]:
    """All files of a folder, by their path in it."""
    return {
        path.relative_to(folder).as_posix(): _file(path.read_bytes(), path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _file(body: bytes, name: str) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in ("application/json", "application/manifest+json", "image/svg+xml")
    headers = {
        "content-type": f"{kind}; charset=utf-8" if text else kind,
        "etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        "cache-control": "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache",
        "vary": "accept-encoding",
    }
    packed = gzip.compress(body, 9, mtime=0) if text and len(body) >= SMALLEST else None
    return File(body, packed, headers)


def pages(folder: Path = FOLDER) -> HTTPRouteHandler:
    """Serves the files of the client, and its first page under every path that is one of its own."""
    files = read(folder)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
        name = path.lstrip("/")
        if name.startswith("api/"):
            raise NotFound(f"there is nothing at /{name}")
        if not files:
            return Response(MISSING.encode(), status_code=503, media_type="text/plain")
        file = files.get(name) or (files[INDEX] if "." not in name.rpartition("/")[2] else None)
        if file is None:
            raise NotFound(f"there is nothing at /{name}")
        if request.headers.get("if-none-match") == file.headers["etag"]:
            return Response(b"", status_code=304, headers=file.headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, headers={**file.headers, "content-encoding": "gzip"})
        return Response(file.body, headers=file.headers)

    return page
