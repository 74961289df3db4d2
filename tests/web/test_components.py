"""Owners of a box in the browser: what it shows is entered, checked, compared, shared and played with."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.visitor import Visitor


@pytest.mark.core
def test_what_a_box_shows_is_entered_checked_and_played_with(visitor: Visitor) -> None:
    page = visitor.page
    visitor.post("/api/guests", {"name": "Anna"})
    page.goto("/components/rattus")
    expect(page.get_by_text("You are looking at the set that comes with Lazaretto.")).to_be_visible()
    expect(page.get_by_role("spinbutton", name="Limit")).to_be_disabled()
    page.get_by_role("button", name="New set").click()
    page.get_by_label("Name of the set").fill("Box <b>of</b> Anna")
    page.get_by_role("spinbutton", name="Limit").fill("5")
    page.get_by_role("spinbutton", name="Limit").press("Tab")
    page.get_by_role("button", name="Germania").click()
    page.get_by_role("button", name="Russia, no border").click()
    expect(page.get_by_role("combobox", name="Russia")).to_have_value("land")
    expect(page.get_by_text("Checked: it can be played with.")).to_be_visible()
    expect(page.get_by_text("They differ in 3 places.")).to_be_visible()
    expect(page.get_by_role("row", name="S01 limit: 1 limit: 5")).to_be_visible()
    assert visitor.axe() == []
    page.get_by_role("link", name="Play with it").click()
    expect(page.get_by_text("Games with an owner’s set are not rated.")).to_be_visible()
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_role("link", name="Box <b>of</b> Anna")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Box <b>of</b> Anna").first).to_be_visible()


def test_a_map_that_falls_apart_is_refused_in_words_and_a_shared_set_arrives(come: Come) -> None:
    anna, ben = come("Anna", permissions=["clipboard-read", "clipboard-write"]), come("Ben")
    page = anna.page
    page.goto("/components/notre-dame")
    page.get_by_role("button", name="New set").click()
    page.get_by_role("group", name="Bishop").get_by_label("0").check()
    page.get_by_role("button", name="A quarter: outer edge").click()
    for square in ("centre", "left edge", "right edge"):
        page.get_by_role("button", name=f"A quarter: {square}").click()
    expect(page.get_by_text("expected streets that join all squares")).to_be_visible()
    expect(page.get_by_role("link", name="Play with it")).not_to_be_attached()
    page.get_by_role("button", name="A quarter: centre").click()
    expect(page.get_by_text("Checked: it can be played with.")).to_be_visible()
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_text("Copied: whoever opens the link gets the set.")).to_be_visible()
    ben.page.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(ben.page.get_by_label("Name of the set")).to_have_value("My box")
    expect(ben.page.get_by_role("group", name="Bishop").get_by_label("0")).to_be_checked()
    anna.troubles.clear()  # the browser itself logs what the server refuses


def test_a_link_or_file_that_holds_no_set_is_refused(come: Come) -> None:
    visitor = come()
    visitor.page.goto("/components/rattus#AAAA")
    expect(visitor.page.get_by_role("alert")).to_contain_text("It cannot be played with like this")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files({"name": "set.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(visitor.page.get_by_role("alert")).to_contain_text("title: expected rattus; found None")
    visitor.troubles.clear()  # the browser itself logs what the server refuses
