"""Tables are for everybody: axe finds nothing, whatever the position, the screen and the colours."""

from __future__ import annotations

import random
from typing import Literal

import pytest
from playwright.sync_api import expect

from lazaretto.games.titles import TITLES
from tests.web.conftest import Come
from tests.web.visitor import DESKTOP, PHONE, Visitor

SCREENS = {"desktop": DESKTOP, "phone": PHONE}
COLOURS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
EARLY, MIDDLE = 2, 18  # answers of the player


def play_on(visitor: Visitor, table: str, answers: int = 10_000) -> None:
    """Answer so many times for seat 0 without the page, or until the game is over."""
    rng = random.Random(table)
    while answers:
        whole = visitor.look(table, "0")
        if whole["table"]["state"] == "over":
            return
        if whole["table"]["seats"][0]["asked"]:
            option = rng.choice(whole["view"]["decision"]["options"])
            visitor.post(f"/api/tables/{table}/seats/0/moves", {"choice": option["choice"], "expected": whole["n"]})
            answers -= 1


def inspect(visitor: Visitor, path: str, shown: str) -> None:
    """Look at a page in all ways, once something is there."""
    for screen, size in SCREENS.items():
        visitor.page.set_viewport_size(size["viewport"])
        visitor.page.goto(path)
        expect(visitor.page.locator(shown).first).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
        for colours in COLOURS:
            visitor.page.emulate_media(color_scheme=colours)
            assert visitor.axe() == [], f"{path} on a {screen} in {colours} colours"
        wide = visitor.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide == 0, f"{path} on a {screen}"


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_table_is_for_everybody_from_its_first_question_to_its_last_look_back(come: Come, title: str) -> None:
    anna = come("Anna")
    table = anna.table(title, "mine greedy random")
    for answers in (EARLY, MIDDLE - EARLY):
        play_on(anna, table, answers)
        inspect(anna, f"/t/{table}", "#table-question")
    play_on(anna, table)
    inspect(anna, f"/t/{table}", "text=The game is over.")
    inspect(anna, f"/t/{table}?at=12", "text=To the result")


@pytest.mark.core
@pytest.mark.parametrize("title", TITLES)
def test_the_result_is_for_everybody(come: Come, title: str) -> None:
    anna = come("Anna")
    table = anna.table(title, "mine random")
    anna.page.goto(f"/t/{table}")
    expect(anna.page.get_by_role("region", name="Board")).to_be_visible()
    anna.post(f"/api/tables/{table}/seats/0/resign")
    expect(anna.page.locator("dialog[open] table")).to_be_visible()
    assert anna.axe() == []


def test_a_table_that_waits_for_players_is_for_everybody(come: Come) -> None:
    anna = come("Anna")
    table = anna.table("notre-dame", "mine open greedy", clock={"type": "days", "days": 2})
    inspect(anna, f"/t/{table}", "text=One seat is still free.")
