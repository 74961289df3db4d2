"""Files as they are sent: read once, compressed once, and known by a tag so that they need not be sent twice."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response

SMALLEST = 512  # bytes worth compressing
FOREVER = "public, max-age=31536000, immutable"  # for names that change with their contents
BROTLI = ".br"  # after the name of a file: the same, compressed
ASK = "no-cache"  # kept, but asked about each time

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


@dataclass
class File:
    """Something to send, and the headers that go with it."""

    body: bytes
    headers: dict[str, str]
    packs: bool
    brotli: bytes | None = None  # where the build has compressed it, better than is worth the time here

    @cached_property
    def packed(self) -> bytes:
        """Compressed, when somebody first asks for it."""
        return gzip.compress(self.body, 9, mtime=0)

    def respond(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """As the client can take it."""
        if status == 200 and request.headers.get("if-none-match") == self.headers["etag"]:
            return Response(b"", status_code=304, headers=self.headers)
        taken = re.findall(r"[\w*-]+", request.headers.get("accept-encoding", ""))
        if self.brotli is not None and "br" in taken:
            return Response(self.brotli, status_code=status, headers={**self.headers, "content-encoding": "br"})
        if self.packs and "gzip" in taken:
            return Response(self.packed, status_code=status, headers={**self.headers, "content-encoding": "gzip"})
        return Response(self.body, status_code=status, headers=self.headers)


def file(body: bytes, kind: str, caching: str = ASK) -> File:
    """A file of this media type."""
    text = kind.startswith("text/") or kind in ("application/json", "application/manifest+json", "image/svg+xml")
    headers = {
        "content-type": f"{kind}; charset=utf-8" if text else kind,
        "etag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        "cache-control": caching,
        "vary": "accept-encoding",
    }
    return File(body, headers, packs=text and len(body) >= SMALLEST)


def read(folder: Path, forever: str) -> dict[str, File]:
    """All files of a folder by their path in it; those under `forever` never change."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and not path.name.startswith(".") and path.suffix != BROTLI:
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            found[name] = file(path.read_bytes(), kind, FOREVER if name.startswith(forever) else ASK)
            packed = path.with_name(path.name + BROTLI)
            if packed.exists():
                found[name].brotli = packed.read_bytes()
    return found
