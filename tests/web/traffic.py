"""Everything that a page is sent."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

from tests.server.followed import Followed


class Traffic:
    """What came in over sockets and in answer to requests, from the moment on that it listens."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.messages: list[Any] = []  # what the sockets said about the game, with everything that follows from it
        self._responses: list[Response] = []
        page.on("websocket", self._opened)
        page.on("response", lambda response: self._responses.append(response))

    def _opened(self, socket: WebSocket) -> None:
        followed = Followed()

        def hear(payload: str | bytes) -> None:
            self.frames.append(str(payload))
            message = json.loads(payload)
            if message.get("type") in ("whole", "changes", "presence"):
                message = followed.take(message)
            if message.get("type") in ("whole", "changes"):
                self.messages.append(message)

        socket.on("framereceived", hear)

    @property
    def bodies(self) -> list[str]:
        """The texts that requests to the interface were answered with."""
        return [response.text() for response in self._responses if "/api/" in response.url and response.ok]

    def views(self) -> list[Any]:
        """Every view of the game that came in, those of positions on the way too."""
        views = [view for message in self.messages for view in (*message["frames"], message["view"])]
        return [view for view in views if view is not None]
