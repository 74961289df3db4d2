"""Puzzles in the browser: chosen on the board or in the list, answered once, proven afterwards."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from lazaretto.puzzles import puzzles
from tests.web.conftest import Come
from tests.web.visitor import Visitor

NUMBER, PUZZLE = next(iter(puzzles("rattus").items()))


def test_a_puzzle_is_answered_from_its_list_and_its_proof_is_shown_on_request(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"/puzzles/rattus/{NUMBER}")
    expect(page.get_by_role("radio")).to_have_count(len(PUZZLE.worths))
    expect(page.get_by_role("button", name="That is my move")).to_be_disabled()
    page.locator(f'input[value="{PUZZLE.best}"]').check()
    page.get_by_role("button", name="That is my move").click()
    expect(page.get_by_text("Solved!")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("streak 1")
    expect(page.get_by_text("Nobody has tried it yet.")).not_to_be_attached()
    page.locator("summary").click()
    expect(page.get_by_role("row")).to_have_count(1 + len(PUZZLE.worths))
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()
    assert visitor.troubles == []


def test_a_puzzle_is_solved_by_keyboard_alone(come: Come) -> None:
    page = come("Anna").page
    page.goto(f"/puzzles/rattus/{NUMBER}")
    expect(page.get_by_role("heading", name="Which card?")).to_be_focused()
    page.keyboard.press("h")
    expect(page.get_by_role("status")).to_contain_text("Hint")
    page.keyboard.press("1")
    expect(page.get_by_role("radio").first).to_be_checked()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_be_focused()


def test_the_list_tells_what_was_solved_and_offers_the_next(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/puzzles")
    expect(page.get_by_role("link", name=re.compile("^1 "))).to_be_visible()
    page.get_by_role("radio", name="hard").check()
    page.get_by_role("link", name="Next puzzle").click()
    page.get_by_role("button", name="Solution").click()
    expect(page.get_by_text("The best was:")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("img", name="missed")).to_have_count(1)
    expect(page.get_by_text("0 of 1")).to_be_visible()
