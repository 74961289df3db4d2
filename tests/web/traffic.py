"""Everything that a page is sent."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Response, WebSocket


class Traffic:
    """What came in over sockets and in answer to requests, from the moment on that it listens."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self._responses: list[Response] = []
        page.on("websocket", self._opened)
        page.on("response", lambda response: self._responses.append(response))

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    @property
    def bodies(self) -> list[str]:
        """The texts that requests to the interface were answered with."""
        return [response.text() for response in self._responses if "/api/" in response.url and response.ok]

    @property
    def messages(self) -> list[Any]:
        """What the sockets said about the game."""
        told = [json.loads(frame) for frame in self.frames]
        return [message for message in told if message.get("type") in ("whole", "news")]

    def views(self) -> list[Any]:
        """Every view of the game that came in, those of positions on the way too."""
        found = []
        for message in self.messages:
            found += [frame["view"] for frame in message.get("frames", [])]
            if message.get("view") is not None:
                found.append(message["view"])
        return found
