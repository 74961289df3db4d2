"""Who a request is from: the cookie of a browser, or the token of a program."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from lazaretto.server.people import Person, legible
from lazaretto.server.refusals import NotSignedIn
from lazaretto.server.site import Site

COOKIE = "lazaretto"
YEAR = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]


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
        raise nobody()
    return await site.people.who(token)


def nobody() -> NotSignedIn:
    """What somebody without a name is told who would act."""
    return NotSignedIn("expected somebody with a name: POST /api/guests first")


async def viewer_of(connection: AnyConnection, site: Site) -> Person | None:
    """Who asks; None for somebody without a name."""
    try:
        return await person_of(connection, site)
    except NotSignedIn:
        return None


async def id_of(connection: AnyConnection, site: Site) -> str:
    """Who asks, by id; "" for somebody without a name."""
    viewer = await viewer_of(connection, site)
    return viewer.id if viewer else ""


def session_of(connection: AnyConnection, site: Site) -> str:
    """The session of whoever asks; "" for somebody without a name."""
    try:
        return site.people.claimed(token_of(connection)).session
    except NotSignedIn:
        return ""


def cookie(site: Site, token: str) -> Cookie:
    """The cookie that proves who somebody is; without a token, one that forgets it."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=site.settings.is_secure,
        max_age=YEAR if token else 0,
    )


async def signed(
    connection: AnyConnection, site: Site, person: Person, by_link: bool = False
) -> tuple[str, list[Cookie]]:
    """A new session, and the cookie by which a browser says from now on who somebody is."""
    token = await site.people.token(person, legible(connection.headers.get("user-agent", "")), by_link)
    return site.people.claimed(token).session, [cookie(site, token)]
