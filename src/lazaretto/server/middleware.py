"""What is done to every response: headers that keep a browser safe, and how long it took."""

from __future__ import annotations

import time
from typing import cast

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, BeforeMessageSendHookHandler, Message, Receive, Scope, Send

from lazaretto.server import metrics

# Everything comes from the site itself; nothing is written into the page but by its own scripts.
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script';"
        " trusted-types svelte-trusted-html service-worker"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


# A site over https is not to be reached in the clear any more, for a year since the last visit.
SECURE = {"strict-transport-security": "max-age=31536000"}


def headers(is_secure: bool) -> BeforeMessageSendHookHandler:
    """Adds the headers that keep a browser safe to whatever is sent, also where no route was found."""
    sent = {**HEADERS, **(SECURE if is_secure else {})}

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            found = MutableScopeHeaders.from_message(message)
            for name, value in sent.items():
                found.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                found.setdefault("cache-control", "no-store")

    return add


def with_head(app: ASGIApp) -> ASGIApp:
    """Answers HEAD wherever GET is answered; the web server leaves the body out."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = cast("Scope", {**scope, "method": "GET"})
        await app(scope, receive, send)

    return answered


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
