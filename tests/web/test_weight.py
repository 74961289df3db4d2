"""How much a browser has to fetch, and that the content policy lets it use all of it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lazaretto.games.titles import TITLES
from tests.web.conftest import Come

ART = [path.stem for path in (Path(__file__).parents[2] / "web" / "src" / "art").glob("*.svg")]
MOST = 150_000  # bytes of the first page without the drawings of the boards


class Scales:
    """What a page fetches, by address, in bytes as they come over the wire."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = {}
        self._addresses: dict[str, str] = {}
        self._session = page.context.new_cdp_session(page)
        self._session.on("Network.responseReceived", self._began)
        self._session.on("Network.loadingFinished", self._ended)
        self._session.send("Network.enable")

    def _began(self, event: Any) -> None:
        self._addresses[event["requestId"]] = event["response"]["url"]

    def _ended(self, event: Any) -> None:
        if event["requestId"] in self._addresses:
            self.bytes[self._addresses[event["requestId"]]] = int(event["encodedDataLength"])

    def total(self, art: bool) -> int:
        """All bytes of the drawings of the boards, or of everything else."""
        return sum(count for address, count in self.bytes.items() if _is_art(address) == art)


def _is_art(address: str) -> bool:
    name = address.rpartition("/")[2]
    return name.endswith(".svg") and any(name.startswith(f"{stem}-") for stem in ART)


def test_the_first_page_is_light(come: Come) -> None:
    visitor = come()
    scales = Scales(visitor.page)
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("button", name="Play now").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    print(f"the first page: {scales.total(art=False)} bytes, and {scales.total(art=True)} of drawings")
    assert 0 < scales.total(art=False) < MOST


@pytest.mark.parametrize("title", TITLES)
def test_a_table_asks_its_question(come: Come, title: str) -> None:
    anna = come("Anna")
    table = anna.table(title, "mine random")
    scales = Scales(anna.page)
    started = time.perf_counter()
    anna.page.goto(f"/t/{table}")
    expect(anna.page.locator("#table-question")).to_be_visible()
    seconds = time.perf_counter() - started
    anna.page.wait_for_load_state("networkidle")
    print(
        f"a table of {title}: asks after {seconds:.1f} s;"
        f" {scales.total(art=False)} bytes, and {scales.total(art=True)} of drawings"
    )


@pytest.mark.parametrize("title", TITLES)
def test_the_content_policy_has_nothing_to_block(come: Come, title: str) -> None:
    anna = come("Anna")
    anna.context.add_init_script(
        "window.blocked = []; addEventListener('securitypolicyviolation', (event) =>"
        " blocked.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`))"
    )
    table = anna.table(title, "mine random")
    for path in ("/", f"/t/{table}", f"/t/{table}?at=0"):
        anna.page.goto(path)
        anna.page.wait_for_load_state("networkidle")
        assert anna.page.evaluate("blocked") == []
