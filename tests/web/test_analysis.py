"""The analysis board in the browser: weighed, played for both sides, stepped through, changed by hand."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.review.short import last_answers
from tests.web.conftest import Come

LINE = "players:2 to:red plague:italia gallia:r2g1/su germania:g3/s cards:king=red supply:20 at:move_plague"
A_WHILE = 60_000  # milliseconds: weighing gives way to everything else


@pytest.mark.slow
def test_moves_are_weighed_and_played_and_what_comes_up_is_chosen(come: Come) -> None:
    visitor = come()
    page = visitor.page
    page.goto(f"/analysis/rattus?position={quote(LINE)}")
    expect(page.get_by_role("heading", name="Red to move")).to_be_visible()
    expect(page.get_by_role("cell", name="first choice")).to_be_visible(timeout=A_WHILE)
    expect(page.get_by_text("±").first).to_be_visible()
    assert visitor.axe() == []
    page.get_by_role("checkbox", name="Chance decides by itself").uncheck()
    moves = page.get_by_role("table")
    moves.get_by_role("button", name="Gallia").click()
    moves.get_by_role("button", name="Hispania").click()
    moves.get_by_role("button", name="Hispania").click()
    expect(page.get_by_role("heading", name="Chance")).to_be_visible()
    page.get_by_role("button", name="50%").first.click()
    faces = page.get_by_role("listitem").filter(has_text="limit 4")
    faces.first.get_by_role("button").click()
    expect(page.get_by_role("status").filter(has_text="A rat is turned up in")).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("heading", name="Chance")).to_be_visible()
    page.get_by_role("button", name="To the first position").click()
    expect(page.get_by_role("heading", name="Red to move")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    assert "plague%3Agallia" in page.url


@pytest.mark.slow
def test_a_position_is_changed_by_hand_and_an_impossible_one_refused(come: Come) -> None:
    visitor = come()
    page = visitor.page
    page.goto(f"/analysis/rattus?position={quote(LINE.replace('supply:20', 'supply:28'))}")
    page.get_by_role("button", name="Change the position").click()
    page.get_by_role("button", name="Gallia").first.click()
    editor = page.get_by_role("region", name="Gallia")
    editor.get_by_label("Cubes of Red", exact=True).select_option("5")
    expect(editor.get_by_label("Cubes of Red", exact=True)).to_have_value("5")
    assert "r5g1" in page.url
    editor.get_by_label("Rats here", exact=True).select_option("0")
    expect(page.get_by_role("alert")).to_contain_text("supply: 30 tokens do not fit the board")
    assert visitor.axe() == []
    visitor.troubles[:] = [each for each in visitor.troubles if "422" not in each]  # the refusal that was asked for


@pytest.mark.slow
def test_a_finished_game_leads_to_the_board_from_its_replay(come: Come) -> None:
    visitor = come("Anna")
    page = visitor.page
    record = last_answers(50)
    table = visitor.post("/api/records", json.loads(record.to_json()))["id"]
    page.goto(f"/t/{table}?at=10")
    page.get_by_role("link", name="Analyse this position").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_url("**/analysis/rattus?position=*")


def test_a_game_that_goes_on_offers_no_analysis(come: Come) -> None:
    visitor = come("Anna")
    table = visitor.table("rattus", "mine greedy")
    visitor.page.goto(f"/t/{table}?at=0")
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Analyse this position")).to_have_count(0)
