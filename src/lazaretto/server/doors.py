"""What every request passes: who it is from, how many there are, where a browser sends it from, what it may load."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from lazaretto.server import metrics
from lazaretto.server.people import Person
from lazaretto.server.refusals import Invalid, NotJson, NotYours, TooLarge, Unknown
from lazaretto.server.site import Site

COOKIE = "lazaretto"
HEADER_BYTES = 16 * 1024
JSON = ("application/json", "application/json;charset=utf-8")
YEAR = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]

# Everything comes from the site itself; nothing is written into the page but by its own scripts.
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script';"
        " trusted-types svelte-trusted-html"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def token_of(connection: AnyConnection) -> str:
    """The token of a cookie, or of a program's header; "" without."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE, "")


async def person_of(connection: AnyConnection, site: Site) -> Person:
    """Who asks; an error if nobody knows."""
    token = token_of(connection)
    if not token:
        raise Unknown("expected somebody with a name: POST /api/guests first")
    return await site.people.who(token)


async def id_of(connection: AnyConnection, site: Site) -> str:
    """Who asks, by id; "" for somebody without a name."""
    try:
        return (await person_of(connection, site)).id
    except Unknown:
        return ""


def cookie(site: Site, person: Person | None) -> Cookie:
    """The cookie that proves who somebody is; without a person, one that forgets it."""
    return Cookie(
        key=COOKIE,
        value=site.people.token(person) if person else "",
        path="/",
        httponly=True,
        samesite="lax",
        secure=site.settings.secure,
        max_age=YEAR if person else 0,
    )


def address(connection: AnyConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else "unknown"


def check_rate(connection: AnyConnection, site: Site) -> None:
    """Not too many at once from one person, or from one address without a name."""
    try:
        key = f"person:{site.people.claimed(token_of(connection))}"
    except Unknown:
        key = f"address:{address(connection)}"
    site.requests.take(key)


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


async def before(request: Request[Any, Any, Any]) -> None:
    """Before every request."""
    site: Site = request.app.state.site
    check_rate(request, site)
    check_size(request)
    check_address(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request, site)
        check_kind(request)


async def headers(message: Message, scope: Scope) -> None:
    """Adds the headers that keep a browser safe to whatever is sent, also where no route was found."""
    if message["type"] == "http.response.start":
        found = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            found.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            found.setdefault("cache-control", "no-store")


def measure(app: ASGIApp) -> ASGIApp:
    """Notes how long each request takes."""

    async def measured(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        started = time.perf_counter()

        async def note(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = str(scope.get("path_template", "none"))
                seconds = time.perf_counter() - started
                metrics.REQUESTS.labels(route, str(message["status"])).observe(seconds)
            await send(message)

        await app(scope, receive, note)

    return measured


def signed(site: Site, body: Any, person: Person | None) -> Response[Any]:
    """A response that says who somebody is from now on."""
    return Response(body, cookies=[cookie(site, person)])
