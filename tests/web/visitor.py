"""Somebody who visits the site with a browser: Chromium of the system, driven by Playwright."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Request

from tests.server.site import Served

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WAIT = 30_000  # milliseconds: longer than anything takes on a busy machine

# The browser must not ask for anything by itself, and a sandbox needs rights that a container lacks.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)


def chromium() -> dict[str, Any]:
    """How to launch the browser of the system: Playwright's own would have to be fetched."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "expected Chromium; make test installs it"
    return {"executable_path": found, "args": list(FLAGS)}


class Visitor:
    """Somebody at a screen, and everything that went wrong or out of the site meanwhile. With a name he is a guest."""

    def __init__(self, browser: Browser, site: Served, name: str = "", speed: str = "instant", **options: Any) -> None:
        self.context: BrowserContext = browser.new_context(base_url=site.url, locale="en-GB", **options)
        self.context.set_default_timeout(WAIT)
        settings = json.dumps(json.dumps({"speed": speed, "sound": False}))
        key = "'lazaretto-settings'"
        self.context.add_init_script(
            f"if (origin !== 'null') localStorage.getItem({key}) ?? localStorage.setItem({key}, {settings})"
        )
        self.troubles: list[str] = []
        self.outside: list[str] = []
        self._host = urlsplit(site.url).hostname
        self.context.on("console", lambda message: self._heard(message.type, message.text))
        self.context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        self.context.on("request", self._asked)
        self.page: Page = self.context.new_page()
        if name:
            self.post("/api/guests", {"name": name})

    def post(self, path: str, body: object = None) -> Any:
        """Do something without the page, as whoever is here; for what comes before the thing to be proved."""
        response = self.context.request.post(path, data=body, headers={"content-type": "application/json"})
        assert response.ok, f"{path}: {response.text()}"
        return response.json() if response.body() else None

    def table(self, title: str, seats: str, **more: object) -> str:
        """A new table, by a word for each seat: `mine`, `mine:Name`, `open` or the name of a bot."""
        wish = [_seat(word) for word in seats.split()]
        return str(self.post("/api/tables", {"title": title, "seats": wish, **more})["id"])

    def look(self, table: str, eyes: str = "") -> Any:
        """What the site tells this visitor about a table."""
        return self.context.request.get(f"/api/tables/{table}", params={"eyes": eyes}).json()

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.troubles.append(text)

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).hostname not in (self._host, None):
            self.outside.append(request.url)

    def axe(self) -> list[str]:
        """What axe finds wrong with the page as it is."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        spoken = {"label-content-name-mismatch": {"enabled": True}}  # who chooses by saying what is written there
        found = self.page.evaluate("([tags, rules]) => axe.run(document, { runOnly: tags, rules })", [tags, spoken])
        return [f"{each['id']}: {node['html']}" for each in found["violations"] for node in each["nodes"]]

    def leave(self) -> None:
        """Close everything; nothing may have gone wrong."""
        self.context.close()
        assert self.troubles == []
        assert self.outside == []


def _seat(word: str) -> dict[str, str]:
    if word == "open":
        return {"type": "open"}
    kind, _, name = word.partition(":")
    if kind == "mine":
        return {"type": "mine", "name": name} if name else {"type": "mine"}
    return {"type": "bot", "bot": word}
