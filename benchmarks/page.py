"""What a page costs whoever looks at it: `python -m benchmarks.page` measures with Chromium's own tracing.

How many bytes come with the first page and with a table; how long it takes from a press to the next picture on the
screen; and the longest task of the page while bots move. Every title, on a large screen and on a phone, on this machine
as it is: run it while nothing else runs.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from lazaretto.games.titles import TITLES
from tests.server.site import GENEROUS, Served
from tests.web.player import BUTTONS, RESULT
from tests.web.visitor import DESKTOP, PHONE, WAIT, Visitor, chromium

BYTES = 300_000  # of a first load, drawings and all
PRESS = 100.0  # milliseconds from a press to the next picture
TASK = 200.0  # milliseconds of one task while bots move
ANSWERS = 12
SEATS = "mine greedy greedy"
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "loading"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
PRESSES = ("pointerdown", "pointerup", "click")
MICRO = 1000.0  # microseconds, in which traces count, to a millisecond

Trace = list[dict[str, Any]]


class Bar(NamedTuple):
    """Something that is asked, and what was found."""

    what: str
    found: float
    most: float
    unit: str

    @property
    def holds(self) -> bool:
        return self.found <= self.most

    def __str__(self) -> str:
        word = "holds" if self.holds else "FAILS"
        return f"{word}  {self.what}: {self.found:,.0f} {self.unit} (asked: at most {self.most:,.0f})"


def fetched(trace: Trace, site: str) -> float:
    """The bytes that came from the site; the pages of the browser itself, which it opens beside, are traced too."""
    ours = {
        each["args"]["data"]["requestId"]
        for each in trace
        if each["name"] == "ResourceSendRequest" and each["args"]["data"]["url"].startswith(site)
    }
    ended = [each["args"]["data"] for each in trace if each["name"] == "ResourceFinish"]
    return float(sum(each["encodedDataLength"] for each in ended if each["requestId"] in ours))


def presses(trace: Trace) -> list[float]:
    """How long each press took to the next picture, as Chromium's event timing has it."""
    begun: dict[tuple[Any, ...], float] = {}
    taken: list[float] = []
    for each in trace:
        if each["name"] != "EventTiming":
            continue
        key = (each["pid"], json.dumps(each.get("id2") or each.get("id")))
        if each["ph"] == "b" and each["args"]["data"]["type"] in PRESSES:
            begun[key] = each["ts"]
        elif each["ph"] == "e" and key in begun:
            taken.append((each["ts"] - begun.pop(key)) / MICRO)
    return taken


def tasks(trace: Trace) -> list[float]:
    """How long each task of the page's main thread took."""
    main = {
        (each["pid"], each["tid"])
        for each in trace
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    return [
        each["dur"] / MICRO
        for each in trace
        if each["name"] in TASKS and each["ph"] == "X" and (each["pid"], each["tid"]) in main
    ]


class Probe:
    """A visitor whose page is traced."""

    def __init__(self, browser: Browser, site: Served, screen: str, name: str = "") -> None:
        self.browser = browser
        self.visitor = Visitor(browser, site, name, speed="fast", **SCREENS[screen])

    def open(self, path: str, shown: str) -> Trace:
        """What happens until a page is there."""
        page = self.visitor.page
        self.browser.start_tracing(page=page, categories=CATEGORIES)
        page.goto(path)
        expect(page.locator(shown).first).to_be_visible(timeout=WAIT)
        page.wait_for_load_state("networkidle")
        return self._stop()

    def play(self, answers: int, rng: random.Random) -> Trace:
        """What happens while somebody answers by pressing, and bots move in between, each move to be seen."""
        page = self.visitor.page
        self.browser.start_tracing(page=page, categories=CATEGORIES)
        for _ in range(answers):
            page.locator(f"#table-question, {RESULT}").first.wait_for()
            if page.locator(RESULT).count():
                break
            fold = page.get_by_role("button", name="options", expanded=False)
            options = page.locator(BUTTONS)
            fold.or_(options).first.wait_for()
            if fold.count():
                fold.click()
            options.first.wait_for()
            options.nth(rng.randrange(options.count())).click()
            expect(page.get_by_text("Sending …")).to_have_count(0)
        return self._stop()

    def _stop(self) -> Trace:
        trace: Trace = json.loads(self.browser.stop_tracing())["traceEvents"]
        return trace


def measure(browser: Browser, site: Served, answers: int) -> list[Bar]:
    """Everything, told as it is found."""
    found: list[Bar] = []

    def note(*bars: Bar) -> None:
        for bar in bars:
            print(bar, flush=True)
        found.extend(bars)

    for screen in SCREENS:
        home = Probe(browser, site, screen)
        note(Bar(f"first page, {screen}", fetched(home.open("/", "h1"), site.url), BYTES, "bytes"))
        home.visitor.leave()
        for title in TITLES:
            anna = Probe(browser, site, screen, "Anna")
            table = anna.visitor.table(title, SEATS)
            note(
                Bar(
                    f"a table of {title}, {screen}",
                    fetched(anna.open(f"/t/{table}", "#table-question"), site.url),
                    BYTES,
                    "bytes",
                )
            )
            trace = anna.play(answers, random.Random(title))
            pressed, worked = presses(trace), tasks(trace)
            assert pressed, "expected presses in the trace"
            assert worked, "expected tasks in the trace"
            note(
                Bar(f"a press in {title}, {screen} (longest of {len(pressed)})", max(pressed), PRESS, "ms"),
                Bar(f"a task in {title}, {screen} (longest of {len(worked)})", max(worked), TASK, "ms"),
            )
            anna.visitor.leave()
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description="What a page costs.")
    parser.add_argument(
        "--answers", type=int, default=ANSWERS, help=f"of the player at each table (default: {ANSWERS})"
    )
    wanted: Any = parser.parse_args(arguments)
    with ExitStack() as open_:
        place = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        site = open_.enter_context(Served(f"sqlite:{place / 'site.db'}", place, GENEROUS))
        browser = open_.enter_context(open_.enter_context(sync_playwright()).chromium.launch(**chromium()))
        found = measure(browser, site, wanted.answers)
    return 0 if all(bar.holds for bar in found) else 1


if __name__ == "__main__":
    sys.exit(main())
