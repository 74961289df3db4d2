"""How long learning takes: `python -m benchmarks.lessons` walks the pages as a newcomer does and prints seconds.

From the home page over the offer of "Play now" to the end of the first lesson, then through every other one, by title
and language. Somebody reads every line that is new on the screen at 200 words a minute (numbers are seen, not read),
needs three seconds to find and press what each step asks for, and waits as long as the page really takes.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Locator, expect, sync_playwright

from lazaretto.games.titles import TITLES
from lazaretto.lang.words import Words, languages
from lazaretto.lessons.lesson import Lesson, lessons_of
from lazaretto.lessons.scene import scene
from tests.server.site import GENEROUS, Served
from tests.web.visitor import DESKTOP, PHONE, WAIT, Visitor, chromium

READ = 200 / 60  # words a second
PRESS = 3.0  # seconds to find what to press, and press it
FIRST = 180.0  # seconds from the home page to the end of the first lesson, at most
SCREENS = {"desktop": DESKTOP, "phone": PHONE}

# What is on the screen, without what is there for ears only.
SEEN = """() => {
  const unseen = [...document.querySelectorAll(".visually-hidden")];
  for (const each of unseen) each.hidden = true;
  const text = document.body.innerText;
  for (const each of unseen) each.hidden = false;
  return text;
}"""


class Taken(NamedTuple):
    """How long somebody took, and what that is made up of."""

    words: int
    presses: int
    waited: float

    @property
    def seconds(self) -> float:
        return self.words / READ + self.presses * PRESS + self.waited


class Newcomer:
    """Reads what is new on the screen, presses what the page asks for, and has a watch."""

    def __init__(self, browser: Browser, site: Served, title: str, language: str, screen: str) -> None:
        self.title = title
        self.words = Words(language)
        self.visitor = Visitor(browser, site, **SCREENS[screen])
        self.page = self.visitor.page
        self.page.goto("/")
        self.page.evaluate("it => localStorage.setItem('lazaretto-settings', JSON.stringify({language: it}))", language)
        self.page.goto("/")
        self._known: set[str] = set()
        self._taken = Taken(0, 0, 0.0)

    def come(self) -> None:
        """From the home page to the list of lessons, as "Play now" offers it."""
        card = self.page.locator(".games li").nth(list(TITLES).index(self.title))
        card.wait_for()
        self._read()
        self._press(card.locator("button"), self.page.locator("dialog a.primary"))
        self._press(self.page.locator("dialog a.primary"), self.page.locator("main ol li").first)

    def learn(self, lesson: Lesson) -> None:
        """Open a lesson, do what every step asks for, and end it."""
        said = self.page.locator(".lesson .said p").first
        opening = self.page.locator(f'a[href$="/{lesson.name}"]').first
        for place, task in enumerate(lesson.tasks):
            sentence = said.filter(has_text=self.words.say(lesson.key_of(task)))
            self._press(self.page.locator("footer button").last if place else opening, sentence)
            if task.right:
                offered = [choice.text for choice in scene(lesson, place).offered]
                self.page.keyboard.press("o")
                self._press(
                    self.page.locator(".options button").nth(offered.index(task.right[0])),
                    self.page.locator(".said.right"),
                )
        self.page.locator("footer button").last.click()
        self._taken = self._taken._replace(presses=self._taken.presses + 1)

    def watch(self) -> Taken:
        """What was taken since the last look at the watch."""
        taken, self._taken = self._taken, Taken(0, 0, 0.0)
        return taken

    def _press(self, thing: Locator, shown: Locator) -> None:
        thing.wait_for()
        begun = time.perf_counter()
        thing.click()
        expect(shown).to_be_visible(timeout=WAIT)
        words, presses, waited = self._taken
        self._taken = Taken(words, presses + 1, waited + time.perf_counter() - begun)
        self._read()

    def _read(self) -> None:
        lines = {line.strip() for line in self.page.evaluate(SEEN).splitlines()} - self._known
        self._known |= lines
        new = [word for line in lines for word in line.split() if any(map(str.isalpha, word))]
        self._taken = self._taken._replace(words=self._taken.words + len(new))


def walk(newcomer: Newcomer) -> list[Taken]:
    """How long each lesson of a title takes; the first one with the way to it."""
    newcomer.come()
    taken: list[Taken] = []
    for place, lesson in enumerate(lessons_of(newcomer.title)):
        if place:
            newcomer.page.goto(f"/learn/{newcomer.title}")
        newcomer.learn(lesson)
        taken.append(newcomer.watch())
    newcomer.visitor.leave()
    return taken


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a table; the exit status says whether every first lesson ends in time."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", choices=TITLES, action="append", help="all")
    parser.add_argument("--language", choices=languages(), action="append", help="all")
    parser.add_argument("--screen", choices=SCREENS, default="desktop")
    wish = parser.parse_args(arguments)
    holds = True
    print("seconds: home page to the end of lesson one (words, presses, waiting); each later lesson; all")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium())
        with Served(f"sqlite:{folder}/site.db", Path(folder), GENEROUS) as site:
            for title in wish.title or TITLES:
                for language in wish.language or languages():
                    first, *later = walk(Newcomer(browser, site, title, language, wish.screen))
                    holds &= first.seconds <= FIRST
                    print(
                        f"{'holds' if first.seconds <= FIRST else 'FAILS'}  {title:16} {language}  {first.seconds:4.0f}"
                        f" ({first.words} words, {first.presses} presses, {first.waited:.1f} s);"
                        f" {' '.join(f'{each.seconds:.0f}' for each in later)};"
                        f" {sum(each.seconds for each in (first, *later)):.0f}",
                        flush=True,
                    )
        browser.close()
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
