"""Takes pictures of the site: `python -m tools.screenshots [folder]`; with `--docs`, those few that the documents show.

`--screens`, `--themes` and `--languages` say how each is taken, `--titles` and `--players` of which games. A site of
its own is started, and games are played there that are the same each time: the deals have fixed seeds, and bots that
run here, with fixed seeds too, say what the players answer.
"""

from __future__ import annotations

import argparse
import base64
import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from lazaretto.bots.roster import bot
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.dealer import DeckDealer
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare
from tests.server.site import COOKIE, GENEROUS, Client, Served
from tests.web.visitor import DESKTOP, WAIT, chromium

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "screenshots"
DOCS = ROOT / "docs" / "img"
DOCS_BYTES = 1_500_000  # of all pictures in the documents
CHUNK = 100  # positions of a game in one request
QUALITY = 80  # of those, in per cent

PEOPLE = ("Anna", "Bert", "Carla", "Dora", "Emil")
SEED = "a fixed deal, so that pictures of it are always the same"


def screen(width: int, height: int, scale: float = 1) -> dict[str, Any]:
    """A screen of so many pixels of the page, each drawn as so many of its own squared; the narrow ones are touched."""
    touched = {"is_mobile": True, "has_touch": True} if width < 700 else {}
    return {"viewport": {"width": width, "height": height}, "device_scale_factor": scale, **touched}


SCREENS = {
    "desktop": DESKTOP,
    "phone": screen(390, 844),
    "short-phone": screen(375, 667),
    "sideways-phone": screen(844, 390),
    "book": screen(700, 1000),
    "tablet": screen(820, 1180),
    "wide-tablet": screen(1024, 768),
    "laptop": screen(1280, 720),
    "large": screen(1920, 1080),
    "desktop-at-200-percent": screen(720, 450, 2),
}
THEMES = ("light", "dark")
LANGUAGES = ("en", "it", "nl")
# What is told in scenes, by an event that one tells of: its panel, and how often to step on there to see it best.
SCENES = {
    "cube-lost": ("[data-scene=token]", 1),
    "sale": ("[data-scene=sale]", 0),
    "plague-strikes": ("[data-scene=plague]", 0),
    "cathedral-scored": ("[data-scene=cathedral]", 0),
}
STEP = ".pacing button.primary"
# Labels have found their places, and lines have grown to their width; an animation may also have been broken off.
SETTLED = """async () => {
    await new Promise((done) => setTimeout(done, 300))
    await Promise.allSettled(document.getAnimations().map((each) => each.finished))
}"""
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
    ("rattus+mercatus-middle", "phone"),
    ("notre-dame-middle", "phone"),
    ("notre-dame-end", "desktop"),
    ("rattus-cube-lost", "desktop"),
    ("rattus-cube-lost", "phone"),
    ("rattus+mercatus-sale", "desktop"),
    ("notre-dame-plague-strikes", "desktop"),
}


class Wanted(NamedTuple):
    """Which pictures, and how."""

    docs: bool
    screens: Sequence[str]
    themes: Sequence[str]
    languages: Sequence[str]
    titles: Sequence[str]
    players: int


class Answer(NamedTuple):
    seat: int
    choice: str


def played(title: str, players: int) -> list[Answer]:
    """A whole game of greedy players."""
    rules = rules_of(title)
    game = Game(rules, prepare(rules, players, {}), DeckDealer(SEED))
    bots = [bot("greedy", title, seed) for seed in range(players)]
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
    """Anna's browser, with one screen or several, in one theme and language or in several."""

    def __init__(self, browser: Browser, site: Served, anna: Client, folder: Path, wanted: Wanted) -> None:
        self.folder = folder
        self.docs = wanted.docs
        self._pages: dict[str, Page] = {}
        for name in wanted.screens:
            for theme in wanted.themes:
                for language in wanted.languages:
                    context = browser.new_context(base_url=site.url, reduced_motion="reduce", **SCREENS[name])
                    context.set_default_timeout(WAIT)
                    context.add_cookies([{"name": COOKIE, "value": anna.http.cookies[COOKIE], "url": site.url}])
                    # Scenes wait to be stepped through, so that every picture is of the same step.
                    settings = json.dumps({"theme": theme, "language": language, "speed": "step", "sound": False})
                    context.add_init_script(f"localStorage.setItem('lazaretto-settings', {json.dumps(settings)})")
                    variant = [] if theme == "light" and language == "en" else [theme, language]
                    self._pages["-".join([name, *variant])] = context.new_page()

    def take(self, name: str, path: str, shown: str = "h1", press: Sequence[str] = (), steps: int = 0) -> None:
        """A picture of a page for each screen, when some things were pressed and something is there to be seen.

        Where scenes are told, other ones come before it perhaps; then it is stepped on so many times."""
        for screen, page in self._pages.items():
            if self.docs and (name, screen) not in CHOSEN:
                continue
            page.goto(path)
            for button in press:
                page.locator(button).click()
            scene = page.locator(shown).first
            expect(scene.or_(page.locator(STEP)).first).to_be_attached(timeout=WAIT)
            while not scene.count():
                page.locator(STEP).click()
            for _ in range(steps):
                page.locator(STEP).click()
            expect(page.get_by_text("Loading the positions …")).to_have_count(0, timeout=WAIT)
            page.wait_for_load_state("networkidle")
            self._shoot(page, f"{name.replace('+', '-')}-{screen}")

    def _shoot(self, page: Page, name: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        page.evaluate(SETTLED)
        if not self.docs:
            page.screenshot(path=self.folder / f"{name}.png", animations="disabled")
            return
        session = page.context.new_cdp_session(page)
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


def take_all(camera: Camera, people: Sequence[Client], wanted: Wanted) -> None:
    """Every page, and every title from its first questions to its last look back, with what is told in scenes."""
    for title in wanted.titles:
        take_game(camera, people[: min(wanted.players, rules_of(title).players[-1])], title)
    for name, path in PAGES.items():
        camera.take(name, path)


def take_game(camera: Camera, people: Sequence[Client], title: str) -> None:
    """A game of one title."""
    anna = people[0]
    table = anna.table(title, " ".join(["mine", *["open"] * (len(people) - 1)]), seed=SEED)
    camera.take(f"{title}-lobby", f"/t/{table}")
    for seat, client in enumerate(people[1:], start=1):
        client.sit(table, seat)
    answers = played(title, len(people))
    n = anna.look(table)["n"]
    done = 0
    for stage, until in stops(answers).items():
        n = answer_all(people, table, answers[done:until], n)
        done = until
        with ExitStack() as here:  # the others are at the table, too
            for client in people[1:]:
                here.enter_context(client.socket(table))
            camera.take(f"{title}-{stage}", f"/t/{table}", "#table-question")
    answer_all(people, table, answers[done:], n)
    camera.take(f"{title}-end", f"/t/{table}", "dialog[open] table", press=[".acts .row button.primary"])
    camera.take(f"{title}-replay", f"/t/{table}?at={len(answers) // 2}", "input[type=range]")
    for event, (panel, steps) in SCENES.items():
        at = first(anna, table, event)
        if at is not None:
            camera.take(f"{title}-{event}", f"/t/{table}?at={at}", panel, steps=steps)


def first(anna: Client, table: str, event: str) -> int | None:
    """The position in which something of this kind has just happened for the first time; None: it never did."""
    for start in range(0, 1000, CHUNK):
        query: dict[str, str | int] = {"eyes": "all", "from": start, "count": CHUNK}
        told = anna.get(f"/api/tables/{table}/replay", **query)
        found = [each["at"] + 1 for each in told["events"] if each["key"] == event]
        if found or start + CHUNK > told["answers"]:
            return found[0] if found else None
    return None


def answer_all(people: Sequence[Client], table: str, answers: Sequence[Answer], n: int) -> int:
    """Give these answers; how far the table is then."""
    for answer in answers:
        done = people[answer.seat].move(table, answer.seat, answer.choice, n)
        n = int(done.raise_for_status().json()["n"])
    return n


@contextmanager
def studio(folder: Path, wanted: Wanted) -> Iterator[tuple[Camera, list[Client]]]:
    """A site with some people, and a camera."""
    with ExitStack() as open_:
        place = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        site = open_.enter_context(Served(f"sqlite:{place / 'site.db'}", place, GENEROUS))
        people = [open_.enter_context(Client(site.url, name)) for name in PEOPLE[: wanted.players]]
        browser = open_.enter_context(open_.enter_context(sync_playwright()).chromium.launch(**chromium()))
        yield Camera(browser, site, people[0], folder, wanted), people


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description="Takes pictures of the site.")
    parser.add_argument(
        "folder", nargs="?", type=Path, default=FOLDER, help="where they go (default: build/screenshots)"
    )
    parser.add_argument("--docs", action="store_true", help="only the few that the documents show, into docs/img")
    parser.add_argument("--screens", nargs="+", choices=SCREENS, default=["desktop", "phone"])
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=["light"])
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=["en"])
    parser.add_argument("--titles", nargs="+", choices=list(TITLES), default=list(TITLES))
    parser.add_argument("--players", type=int, choices=range(2, 6), default=3, help="as many as a title allows")
    given = parser.parse_args(arguments)
    folder = DOCS if given.docs else given.folder
    wanted = Wanted(given.docs, given.screens, given.themes, given.languages, given.titles, given.players)
    with studio(folder, wanted) as (camera, people):
        take_all(camera, people, wanted)
    size = sum(path.stat().st_size for path in DOCS.glob("*-*.webp"))  # the moving one is that of tools/animation
    if wanted.docs and size > DOCS_BYTES:
        parser.exit(1, f"{DOCS} has {size} bytes of pictures; expected at most {DOCS_BYTES}\n")


if __name__ == "__main__":
    main()
