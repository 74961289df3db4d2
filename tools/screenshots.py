"""Takes pictures of the site: `python -m tools.screenshots [folder]`; with `--docs`, those few that the documents show.

A site of its own is started, and games are played there that are the same each time: the deals have fixed seeds, and
bots that run here, with fixed seeds too, say what the three players answer.
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from lazaretto.bots.roster import bot
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare
from tests.server.site import COOKIE, GENEROUS, Client, Served
from tests.web.visitor import DESKTOP, PHONE, WAIT, chromium

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "screenshots"
DOCS = ROOT / "docs" / "img"
DOCS_BYTES = 1_500_000  # of all pictures in the documents
QUALITY = 80  # of those, in per cent

PEOPLE = ("Anna", "Bert", "Cleo")
SEED = "a fixed deal, so that pictures of it are always the same"
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
PAGES = {
    "home": "/",
    "new-table": "/new/notre-dame",
    "rules": "/rules/rattus",
    "ladder": "/ladder",
    "settings": "/settings",
    "sign-in": "/sign-in",
    "player": "/p/bot:greedy",
}
STAGES = {"early": 0.1, "middle": 0.5, "late": 0.95}  # how much of the game has been played

# What the documents show: picture and screen.
CHOSEN = {
    ("home", "desktop"),
    ("rattus-middle", "desktop"),
    ("rattus+mercatus-middle", "desktop"),
    ("notre-dame-middle", "desktop"),
    ("rattus-middle", "phone"),
    ("notre-dame-middle", "phone"),
    ("notre-dame-end", "desktop"),
}


class Answer(NamedTuple):
    seat: int
    choice: str


def played(title: str) -> list[Answer]:
    """A whole game of three greedy players."""
    rules = rules_of(title)
    game = Game(rules, prepare(rules, len(PEOPLE), {}), Dealer(SEED))
    bots = [bot("greedy", title, seed) for seed in range(len(PEOPLE))]
    answers = []
    while game.decision is not None:
        seat = game.asked[0]
        choice = bots[seat].choose(game.view(seat))
        game.apply(choice, seat)
        answers.append(Answer(seat, choice.text))
    return answers


def stops(answers: Sequence[Answer]) -> dict[str, int]:
    """Where each stage is: before the next answer of the player who looks."""
    asked = [n for n, answer in enumerate(answers) if answer.seat == 0]
    return {stage: next(n for n in asked if n >= part * asked[-1]) for stage, part in STAGES.items()}


class Camera:
    """Anna's browser, with a large screen and with a small one."""

    def __init__(self, browser: Browser, site: Served, anna: Client, folder: Path, docs: bool) -> None:
        self.folder = folder
        self.docs = docs
        self._pages: dict[str, Page] = {}
        for name, screen in SCREENS.items():
            context = browser.new_context(base_url=site.url, locale="en-GB", reduced_motion="reduce", **screen)
            context.set_default_timeout(WAIT)
            context.add_cookies([{"name": COOKIE, "value": anna.http.cookies[COOKIE], "url": site.url}])
            self._pages[name] = context.new_page()

    def take(self, name: str, path: str, shown: str = "h1", press: str = "") -> None:
        """A picture of a page for each screen, when a button was pressed and something is there to be seen."""
        for screen, page in self._pages.items():
            if self.docs and (name, screen) not in CHOSEN:
                continue
            page.goto(path)
            if press:
                page.get_by_role("button", name=press).click()
            expect(page.locator(shown).first).to_be_attached(timeout=WAIT)
            expect(page.get_by_text("Loading the positions …")).to_have_count(0, timeout=WAIT)
            page.wait_for_load_state("networkidle")
            self._shoot(page, f"{name.replace('+', '-')}-{screen}")

    def _shoot(self, page: Page, name: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if not self.docs:
            page.screenshot(path=self.folder / f"{name}.png", animations="disabled")
            return
        session = page.context.new_cdp_session(page)
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


def take_all(camera: Camera, people: Sequence[Client]) -> None:
    """Every page, and every title from its first questions to its last look back."""
    anna = people[0]
    for title in TITLES:
        table = anna.table(title, "mine open open", seed=SEED)
        camera.take(f"{title}-lobby", f"/t/{table}")
        for seat, client in enumerate(people[1:], start=1):
            client.sit(table, seat)
        answers = played(title)
        n = anna.look(table)["n"]
        done = 0
        for stage, until in stops(answers).items():
            n = answer_all(people, table, answers[done:until], n)
            done = until
            with people[1].socket(table), people[2].socket(table):  # they are at the table, too
                camera.take(f"{title}-{stage}", f"/t/{table}", "#table-question")
        answer_all(people, table, answers[done:], n)
        camera.take(f"{title}-end", f"/t/{table}", "dialog[open] table", press="Result")
        camera.take(f"{title}-replay", f"/t/{table}?at={len(answers) // 2}", "input[type=range]")
    for name, path in PAGES.items():
        camera.take(name, path)


def answer_all(people: Sequence[Client], table: str, answers: Sequence[Answer], n: int) -> int:
    """Give these answers; how far the table is then."""
    for answer in answers:
        done = people[answer.seat].move(table, answer.seat, answer.choice, n)
        n = int(done.raise_for_status().json()["n"])
    return n


@contextmanager
def studio(folder: Path, docs: bool) -> Iterator[tuple[Camera, list[Client]]]:
    """A site with three people, and a camera."""
    with ExitStack() as open_:
        place = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        site = open_.enter_context(Served(f"sqlite:{place / 'site.db'}", place, GENEROUS))
        people = [open_.enter_context(Client(site.url, name)) for name in PEOPLE]
        browser = open_.enter_context(open_.enter_context(sync_playwright()).chromium.launch(**chromium()))
        yield Camera(browser, site, people[0], folder, docs), people


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description="Takes pictures of the site.")
    parser.add_argument(
        "folder", nargs="?", type=Path, default=FOLDER, help="where they go (default: build/screenshots)"
    )
    parser.add_argument("--docs", action="store_true", help="only the few that the documents show, into docs/img")
    wanted: Any = parser.parse_args(arguments)
    folder = DOCS if wanted.docs else wanted.folder
    with studio(folder, wanted.docs) as (camera, people):
        take_all(camera, people)
    size = sum(path.stat().st_size for path in DOCS.glob("*.webp"))
    if wanted.docs and size > DOCS_BYTES:
        parser.exit(1, f"{DOCS} has {size} bytes of pictures; expected at most {DOCS_BYTES}\n")


if __name__ == "__main__":
    main()
