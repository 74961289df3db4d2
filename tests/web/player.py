"""Somebody who plays by what a page shows: he sees what is lit and what the buttons say, and clicks or types."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from playwright.sync_api import ElementHandle, Locator, Page, expect

LIT = '[aria-label="Board"] button.offered'
BUTTONS = 'ul[aria-labelledby="table-question"] button:enabled'
RESULT = "dialog[open] table"
POPOVER = '[aria-label="Board"] [role="dialog"]'
STOPS = 40  # presses of a key on the way to something, at most
STEPS = ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]

# A region is not a rectangle, and something may lie over its middle: where would a finger have to come down, if
# possible not on the very edge?
POINT = """(thing) => {
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = thing.getBoundingClientRect();
  const steps = [...Array(15).keys()].map((k) => (k + 1) / 16);
  const around = [[0, 0], [-3, 0], [3, 0], [0, -3], [0, 3]];
  const hits = ([x, y]) => around.filter(([a, b]) => thing.contains(document.elementFromPoint(x + a, y + b))).length;
  const free = steps.flatMap((down) => steps.map((right) => [box.x + box.width * right, box.y + box.height * down]))
    .filter(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
  const best = Math.max(...free.map(hits));
  const clear = free.filter((point) => hits(point) === best);
  return clear[Math.floor(clear.length / 2)] ?? null;
}"""


class Answer(NamedTuple):
    """One answer that was given, and how."""

    question: str
    by: str  # "board" or "bar"


class Player(ABC):
    """Plays a seat through its page."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng
        self.answers: list[Answer] = []

    def play(self, answers: int = 10_000) -> None:
        """Answer whatever is asked, so many times or until the result is shown."""
        for _ in range(answers):
            self.page.locator(f"{LIT}, {BUTTONS}, {RESULT}").first.wait_for(state="attached")
            if self.page.locator(RESULT).count():
                return
            asked = self.page.locator("#table-question").inner_text()
            self.answers.append(Answer(asked, self.answer()))
            expect(self.page.get_by_text("Sending …")).to_have_count(0)

    @abstractmethod
    def answer(self) -> str:
        """Answer once; by what."""


class Pointer(Player):
    """Has a mouse, or a finger."""

    def __init__(self, page: Page, rng: random.Random, touch: bool = False) -> None:
        super().__init__(page, rng)
        self.touch = touch
        self.out_of_reach: list[str] = []  # things that were lit where no finger could come down on them

    def answer(self) -> str:
        """On the board where something is lit, else by a button."""
        lit = self.page.query_selector_all(LIT)
        buttons = self.page.locator(BUTTONS)
        at_the_bar = buttons.count() and self.rng.random() < buttons.count() / (buttons.count() + len(lit))
        if lit and not at_the_bar and self.touch_one_of(lit):
            return "board"
        if not buttons.count():
            self.press(self.page.get_by_role("button", name="options"))
        self.press(buttons.nth(self.rng.randrange(buttons.count())))
        return "bar"

    def touch_one_of(self, lit: list[ElementHandle]) -> bool:
        """Touch something that is lit; where that leaves a choice, choose. False: nothing is within reach."""
        self.rng.shuffle(lit)
        for thing in lit:
            thing.wait_for_element_state("stable")  # a board that has just come is still finding its size
            point = thing.evaluate(POINT)
            if point is None:
                self.out_of_reach.append(thing.inner_text() or thing.get_attribute("aria-label") or "")
                continue
            offers = self.page.locator(POPOVER).locator("li button")
            if self.touch:
                self.page.touchscreen.tap(*point)
                offers.first.wait_for()  # a finger always sees first what it would do
            else:
                self.page.mouse.click(*point)
            if offers.count():
                self.press(offers.nth(self.rng.randrange(offers.count())))
            return True
        return False

    def press(self, button: Locator) -> None:
        if self.touch:
            button.tap()
        else:
            button.click()


class Typist(Player):
    """Has keys, and the names that a screen reader would read out."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        super().__init__(page, rng)
        self._session = page.context.new_cdp_session(page)

    def answer(self) -> str:
        """Walk over the board if something is lit there, else take one of all options."""
        if self.page.locator(LIT).count() and self.rng.random() < 0.3 and self.walk():
            return "board"
        self.take_one_of_all()
        return "bar"

    def take_one_of_all(self) -> None:
        """Open the list, and choose by number or by walking to a name."""
        buttons = self.page.locator(BUTTONS)
        if self.page.get_by_role("button", name="options", expanded=False).count():
            self.page.keyboard.press("o")
        buttons.first.wait_for()
        wanted = self.rng.randrange(buttons.count())
        if wanted < 9:
            self.page.keyboard.press(str(wanted + 1))
            return
        name = buttons.nth(wanted).inner_text()
        for _ in range(STOPS):
            if self.focused() == name:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("1")  # the way there is too long

    def walk(self) -> bool:
        """Go to something lit by tab and arrow keys, and press it; False: there was none on the way."""
        names = set(self.page.locator(LIT).evaluate_all("(all) => all.map((each) => each.ariaLabel)"))
        for _ in range(STOPS):
            on_board = self.page.locator('[aria-label="Board"] button:focus').count()
            self.page.keyboard.press(self.rng.choice(STEPS) if on_board else "Tab")
            if self.focused() in names:
                self.page.keyboard.press("Enter")
                offers = self.page.locator(POPOVER).locator("li button")
                if offers.count():  # several things can be done here: the first has the focus
                    self.page.keyboard.press("Enter")
                return True
        return False

    def focused(self) -> str:
        """What a screen reader calls the thing that has the focus."""
        active = self._session.send("Runtime.evaluate", {"expression": "document.activeElement"})
        found = {"objectId": active["result"]["objectId"], "fetchRelatives": False}
        nodes = self._session.send("Accessibility.getPartialAXTree", found)["nodes"]
        return str(nodes[0].get("name", {}).get("value", ""))


# From now on the page keeps what its live region says.
LISTEN = """() => {
    const region = document.querySelector('[aria-live="polite"]');
    window.spoken = [region.textContent];
    const speak = () => window.spoken.push(region.textContent);
    new MutationObserver(speak).observe(region, { childList: true, characterData: true, subtree: true });
}"""


class Listener(Player):
    """Has a screen reader: knows the accessibility tree alone, and presses what he has heard of."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        super().__init__(page, rng)
        self._session = page.context.new_cdp_session(page)
        self.heard: list[str] = []  # what the live region said before each answer, one thing after the other

    def answer(self) -> str:
        """Have all options listed under the question, and choose one of them."""
        nodes = self.nodes()
        if not self.heard:
            self.page.evaluate(LISTEN)
        self.heard.append(self.page.evaluate("() => window.spoken.splice(0).join(' ')"))
        folded = [node for node in nodes.values() if named(node).endswith("options") and expanded(node) is False]
        if folded:
            self.press(folded[0])
            nodes = self.nodes()
        question = self.page.locator("#table-question").inner_text().split("\n")[0]
        lists = [node for node in nodes.values() if role(node) == "list" and named(node).startswith(question[:40])]
        options = [node for each in lists for node in below(each, nodes) if role(node) == "button"]
        self.press(self.rng.choice(options))
        return "bar"

    def nodes(self) -> dict[str, Any]:
        """The tree as a screen reader has it, by id."""
        tree = self._session.send("Accessibility.getFullAXTree")["nodes"]
        return {node["nodeId"]: node for node in tree if not node["ignored"] or node.get("childIds")}

    def press(self, node: Any) -> None:
        self._session.send("DOM.focus", {"backendNodeId": node["backendDOMNodeId"]})
        self.page.keyboard.press("Enter")


def named(node: Any) -> str:
    return str(node.get("name", {}).get("value", ""))


def role(node: Any) -> str:
    return str(node.get("role", {}).get("value", ""))


def expanded(node: Any) -> bool | None:
    found = [each["value"]["value"] for each in node.get("properties", []) if each["name"] == "expanded"]
    return bool(found[0]) if found else None


def below(node: Any, nodes: dict[str, Any]) -> list[Any]:
    """Everything under a node of the tree."""
    children = [nodes[child] for child in node.get("childIds", []) if child in nodes]
    return [*children, *(each for child in children for each in below(child, nodes))]
