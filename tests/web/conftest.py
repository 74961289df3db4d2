"""Real browsers at a real site: Chromium of the system, driven by Playwright."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request

from tests.server.site import GENEROUS, Served

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 375, "height": 667}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WAIT = 20_000  # milliseconds: longer than anything takes on a busy machine

# The browser must not ask for anything by itself, and a sandbox needs rights that a container lacks.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The browser of the system: Playwright's own would have to be fetched."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "expected Chromium; make test installs it"
    return {"executable_path": found, "args": list(FLAGS)}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A site for the tests of a module."""
    folder = tmp_path_factory.mktemp("site")
    with Served(f"sqlite:{folder / 'site.db'}", folder, GENEROUS) as served:
        yield served


class Visitor:
    """Somebody at a screen, and everything that went wrong or out of the site meanwhile."""

    def __init__(self, browser: Browser, site: Served, **options: Any) -> None:
        self.context: BrowserContext = browser.new_context(base_url=site.url, locale="en-GB", **options)
        self.context.set_default_timeout(WAIT)
        self.troubles: list[str] = []
        self.outside: list[str] = []
        self._host = urlsplit(site.url).hostname
        self.context.on("console", lambda message: self._heard(message.type, message.text))
        self.context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        self.context.on("request", self._asked)
        self.page: Page = self.context.new_page()

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.troubles.append(text)

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).hostname not in (self._host, None):
            self.outside.append(request.url)

    def axe(self) -> list[str]:
        """What axe finds wrong with the page as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        found = self.page.evaluate("tags => axe.run(document, { runOnly: tags })", tags)
        return [f"{each['id']}: {node['html']}" for each in found["violations"] for node in each["nodes"]]

    def leave(self) -> None:
        """Close everything; nothing may have gone wrong."""
        self.context.close()
        assert self.troubles == []
        assert self.outside == []


@pytest.fixture(params=["desktop", "phone"])
def visitor(request: pytest.FixtureRequest, browser: Browser, site: Served) -> Iterator[Visitor]:
    """A visitor with a large screen, and one with a phone."""
    if request.param == "phone":
        somebody = Visitor(browser, site, viewport=PHONE, has_touch=True, is_mobile=True)
    else:
        somebody = Visitor(browser, site, viewport=DESKTOP)
    yield somebody
    somebody.leave()
