"""Owners of a box in the browser: what it shows is entered, checked, compared, shared and played with."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

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


def own_set(visitor: Visitor, title: str, change: Callable[[Any], None]) -> str:
    """The file of a set that differs from the title's own by a change."""
    found = json.loads(visitor.context.request.get(f"/api/components/{title}").json()["file"])
    change(found)
    return json.dumps(found)


def own_borders(found: Any) -> None:
    """Gallia and Polonia are neighbours, Gallia and Italia are not."""
    ends = {"gallia", "italia"}
    found["map"]["borders"] = [each for each in found["map"]["borders"] if {each["a"], each["b"]} != ends]
    found["map"]["borders"].append({"a": "gallia", "b": "polonia", "kind": "land"})


def own_streets(found: Any) -> None:
    """In each quarter a street leads from the cathedral to the outer edge, and none from there to the right."""
    found["streets"]["within"] = [each for each in found["streets"]["within"] if set(each) != {"R", "O"}]
    found["streets"]["within"].append(["N", "O"])


@pytest.mark.parametrize(
    ("title", "change", "added", "crossed_out"),
    [
        ("rattus", own_borders, ["gallia polonia"], ["gallia italia"]),
        (
            "notre-dame",
            own_streets,
            ["red-cathedral red-outer", "violet-cathedral violet-outer", "blue-cathedral blue-outer"],
            ["red-outer red-right", "violet-outer violet-right", "blue-outer blue-right"],
        ),
    ],
)
def test_a_board_shows_where_an_owners_set_departs_from_its_picture(
    come: Come, title: str, change: Callable[[Any], None], added: list[str], crossed_out: list[str]
) -> None:
    anna = come("Anna")
    table = anna.table(title, "mine greedy greedy", components=own_set(anna, title, change))
    anna.page.goto(f"/t/{table}")
    expect(anna.page.locator("[data-joint]")).to_have_count(len(added) + len(crossed_out))
    for joint in added:
        expect(anna.page.locator(f"[data-joint='{joint}']:not(.shown)")).to_be_attached()
    for joint in crossed_out:
        expect(anna.page.locator(f"[data-joint='{joint}'].shown")).to_be_attached()


@pytest.mark.parametrize("title", ["rattus", "notre-dame"])
def test_a_board_with_its_own_set_is_as_its_picture_shows_it(come: Come, title: str) -> None:
    anna = come("Anna")
    anna.page.goto(f"/t/{anna.table(title, 'mine greedy')}")
    expect(anna.page.locator("img.layer")).to_be_visible()
    expect(anna.page.locator("[data-joint]")).to_have_count(0)
