"""Tables that look as a test wishes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

Position = dict[str, Any]
Change = Callable[[Position], None]


class Easel:
    """A page whose table looks as the test wishes: whatever the site tells of the position is changed on its way."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table
        self.change: Change = lambda position: None
        page.route_web_socket("**/events?*", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        site = socket.connect_to_server()

        def repaint(text: str | bytes) -> None:
            told = json.loads(text)
            if told.get("view"):
                self.change(told["view"]["position"])
            socket.send(json.dumps(told))

        site.on_message(repaint)

    def show(self, change: Change) -> None:
        """Go to the table as it is after a change."""
        self.change = change
        self.page.goto(f"/t/{self.table}")
        expect(self.page.locator("#table-question")).to_be_visible()
        self.page.wait_for_load_state("networkidle")

    def paint(self, change: Change) -> bytes:
        """A picture of the board after a change."""
        self.show(change)
        return self.page.locator(".stage").screenshot(animations="disabled")
