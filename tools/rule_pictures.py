"""Takes pictures of the worked examples of the rulebooks: `python -m tools.rule_pictures [folder]`.

With `--docs` they go into docs/img/rules, for the documents. They are those of the rules page of a real site, on its
board, before and after. The page has more situations, one for nearly every rule; as pictures they would be too many.
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect, sync_playwright

from lazaretto.games.titles import TITLES
from lazaretto.lang.words import Words
from lazaretto.lessons.example import Example, examples_of
from tests.server.site import GENEROUS, Served
from tests.web.visitor import WAIT, Visitor, chromium
from tools.screenshots import DOCS, ROOT

FOLDER = ROOT / "build" / "rule_pictures"
QUALITY = 50  # per cent: there are many, and each is small
SCREEN: dict[str, Any] = {"viewport": {"width": 700, "height": 1000}}  # as narrow as a column of text


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.rule_pictures", description="Takes pictures of the worked examples of the rulebooks."
    )
    parser.add_argument(
        "folder", nargs="?", type=Path, default=FOLDER, help="where they go (default: build/rule_pictures)"
    )
    parser.add_argument("--docs", action="store_true", help="those that the documents show, into docs/img/rules")
    parser.add_argument("--titles", nargs="+", choices=list(TITLES), default=list(TITLES))
    given = parser.parse_args(arguments)
    folder = DOCS / "rules" if given.docs else given.folder
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as open_:
        place = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        site = open_.enter_context(Served(f"sqlite:{place / 'site.db'}", place, GENEROUS))
        browser = open_.enter_context(open_.enter_context(sync_playwright()).chromium.launch(**chromium()))
        words = Words("en")
        page = Visitor(browser, site, **SCREEN).page
        for title in given.titles:
            page.goto(f"/rules/{title}")
            for example in examples_of(title):
                if example.title == title and "Example" in words.say(example.rules[0]):
                    take(page, example, folder)
    print(f"{len(list(folder.iterdir()))} pictures, {sum(path.stat().st_size for path in folder.iterdir())} bytes")


def take(page: Page, situation: Example, folder: Path) -> None:
    """A situation, before and after."""
    example = page.get_by_role("region", name=", ".join(situation.rules), exact=True)
    example.locator("details").evaluate("it => { it.open = true; }")
    for name, button in (("before", 0), ("after", 1)):
        example.locator(".acts button").nth(button).click()
        board = example.locator(".position")
        expect(board).to_be_visible(timeout=WAIT)
        page.wait_for_load_state("networkidle")
        shoot(page, board, folder / f"{situation.rules[0]}-{name}.webp")
    example.locator("details").evaluate("it => { it.open = false; }")


def shoot(page: Page, thing: Locator, path: Path) -> None:
    """A picture of one thing on a page."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    box["y"] += page.evaluate("scrollY")
    session = page.context.new_cdp_session(page)
    clip = {"format": "webp", "quality": QUALITY, "clip": {**box, "scale": 1}, "captureBeyondViewport": True}
    path.write_bytes(base64.b64decode(session.send("Page.captureScreenshot", clip)["data"]))


if __name__ == "__main__":
    main()
