"""Before one answers, the table shows what is certain to come of it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from lazaretto.kernel.event import Event
from lazaretto.lang.words import Words
from tests.web.conftest import Come
from tests.web.player import BUTTONS, LIT, POINT
from tests.web.visitor import Visitor

POPOVER = '[aria-label="Board"] .popover'


def play_until(visitor: Visitor, table: str, kind: str) -> list[Any]:
    """Answer for seat 0 without the page until it may answer so; what it may answer then."""
    rng = random.Random(1)
    while True:
        whole = visitor.look(table, "0")
        if whole["table"]["seats"][0]["asked"]:
            options: list[Any] = whole["view"]["decision"]["options"]
            if any(option["kind"] == kind for option in options):
                return options
            answer = {"choice": rng.choice(options)["choice"], "expected": whole["n"]}
            visitor.post(f"/api/tables/{table}/seats/0/moves", answer)


def told(option: Any, language: str = "en") -> list[str]:
    """What the server foresees of an option, in words."""
    words = Words(language, ["Anna", "Random"])
    return [words.event(Event(event["key"], event["args"])) for event in option["events"]]


@pytest.mark.parametrize(
    ("title", "kind"), [("rattus", "place_in"), ("rattus", "move_plague"), ("notre-dame", "place_cube")]
)
def test_what_is_pointed_at_says_what_would_happen(come: Come, title: str, kind: str) -> None:
    anna = come("Anna")
    table = anna.table(title, "mine random")
    options = play_until(anna, table, kind)
    anna.page.goto(f"/t/{table}")
    expect(anna.page.locator(LIT).first).to_be_visible()
    shown = ""
    for thing in anna.page.query_selector_all(LIT):
        thing.wait_for_element_state("stable")  # a board that has just come is still finding its size
        point = thing.evaluate(POINT)
        if point is not None:
            anna.page.mouse.move(*point)
            shown += anna.page.locator(POPOVER).inner_text()
    foreseen = [sentence for option in options if option["kind"] == kind for sentence in told(option)]
    assert foreseen
    assert [sentence for sentence in foreseen if sentence not in shown] == []


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_a_button_that_has_the_focus_says_what_would_happen(come: Come, language: str) -> None:
    anna = come("Anna")
    table = anna.table("rattus", "mine random")
    option = play_until(anna, table, "place_in")[0]
    anna.page.goto("/settings")
    anna.page.get_by_label("Language").first.select_option(language)
    expect(anna.page.locator(f"html[lang={language}]")).to_be_attached()
    anna.page.goto(f"/t/{table}")
    expect(anna.page.locator("#table-question")).to_be_visible()
    anna.page.keyboard.press("o")
    anna.page.locator(BUTTONS).first.focus()
    for sentence in told(option, language):
        expect(anna.page.locator(".about")).to_contain_text(sentence)
