"""What every request must pass: how many there are, how large, and from which pages a browser sends them."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from lazaretto.server.limits import place
from lazaretto.server.people import Claimed
from lazaretto.server.refusals import Invalid, Misdirected, NotJson, NotSignedIn, NotYours, TooLarge
from lazaretto.server.sessions import AnyConnection, token_of
from lazaretto.server.site import Site

HEADER_BYTES = 16 * 1024
PROBES = ("/health", "/health/ready")
JSON = ("application/json", "application/json;charset=utf-8")


async def before(request: Request[Any, Any, Any]) -> None:
    """Before every request."""
    site: Site = request.app.state.site
    check_host(request, site)
    check_rate(request, site)
    check_size(request)
    check_address(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request, site)
        check_kind(request)


def address(connection: AnyConnection) -> str:
    """Where a request comes from, as limits count it."""
    return place(connection.client.host) if connection.client else "unknown"


def check_rate(connection: AnyConnection, site: Site) -> None:
    """Not too many at once from one person, or from one address without a name, or with many."""
    try:
        claimed = site.people.claimed(token_of(connection))
    except NotSignedIn:
        claimed = None
    count(site, claimed, address(connection))


def count(site: Site, claimed: Claimed | None, address: str) -> None:
    """One more request: of a person or of nobody in particular, and from an address, where many may have many names."""
    site.request_rate.take(f"address:{address}" if claimed is None else f"person:{claimed.id}")
    site.address_rate.take(address)


def check_host(connection: AnyConnection, site: Site) -> None:
    """The site answers under its own names only; whether it is well it says to anybody, probes know no names."""
    host = connection.headers.get("host", "")
    if host not in site.hosts and connection.scope["path"] not in PROBES:
        raise Misdirected(f"expected a request for {site.settings.url or 'this site'}; got one for {host!r}")


def check_origin(connection: AnyConnection, site: Site) -> None:
    """A page of another site must not act for whoever is signed in here.

    Browsers say where a request comes from (`Sec-Fetch-Site`, `Origin`); programs say neither and hold no cookies of
    somebody else.
    """
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise NotYours("expected a request from a page of this site")
    origin = connection.headers.get("origin")
    if origin is None:
        return
    known = {urlsplit(url).netloc for url in (site.settings.url, *site.settings.origins)}
    known.add(connection.headers.get("host", ""))
    if origin.partition("://")[2] not in known - {""}:
        raise NotYours(f"expected a request from a page of this site; got one from {origin}")


def check_size(connection: AnyConnection) -> None:
    """Not more headers than any browser sends."""
    if sum(len(name) + len(value) for name, value in connection.scope["headers"]) > HEADER_BYTES:
        raise TooLarge(f"expected at most {HEADER_BYTES} bytes of headers")


def check_address(connection: AnyConnection) -> None:
    """No NUL, which no database keeps."""
    if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise Invalid("expected an address without NUL")


def check_kind(connection: AnyConnection) -> None:
    """A body is JSON, and says so if it says anything."""
    kind = connection.headers.get("content-type")
    if kind is not None and kind.lower().replace(" ", "") not in JSON:
        raise NotJson(f"expected application/json; got {kind}", field="Content-Type")
