"""Whole games in the browser: what is lit and what the buttons say is enough to play, by mouse, finger or key."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from lazaretto.games.titles import TITLES
from tests.web.conftest import Come
from tests.web.player import LIT, POINT, POPOVER, Listener, Pointer, Typist
from tests.web.test_foreseen import play_until
from tests.web.visitor import DESKTOP, PHONE, Visitor

SCREENS = {"desktop": DESKTOP, "phone": PHONE}


def check_ending(visitor: Visitor, table: str) -> None:
    """The page tells who won, and the places and points that the server counted."""
    ending = visitor.page.locator("dialog[open]")
    expect(ending.locator("h2")).to_have_text(re.compile("wins$|^Shared victory"))
    shown = [row.locator("th, td").all_inner_texts() for row in ending.locator("tbody tr").all()]
    places = visitor.look(table)["table"]["places"]
    assert sorted((int(row[0]), int(row[-1])) for row in shown) == sorted((p["place"], p["points"]) for p in places)
    assert [row[1].strip() for row in shown if "Anna" in row[1]] == ["Anna"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "screen"),
    [
        ("rattus", "phone"),
        pytest.param("rattus+mercatus", "desktop", marks=pytest.mark.core),
        pytest.param("notre-dame", "phone", marks=pytest.mark.core),
        ("notre-dame", "desktop"),
    ],
)
def test_a_game_is_played_to_its_end_by_touching_what_is_lit(come: Come, title: str, screen: str) -> None:
    anna = come("Anna", SCREENS[screen], reduced_motion="reduce")
    table = anna.table(title, "mine greedy greedy")
    anna.page.goto(f"/t/{table}")
    player = Pointer(anna.page, random.Random(title), touch=screen == "phone")
    player.play()
    check_ending(anna, table)
    assert {answer.by for answer in player.answers} == {"board", "bar"}
    assert player.out_of_reach == []


@pytest.mark.slow
@pytest.mark.parametrize("title", [pytest.param("rattus", marks=pytest.mark.core), "rattus+mercatus", "notre-dame"])
def test_a_game_is_played_to_its_end_by_keyboard_and_names_alone(come: Come, title: str) -> None:
    anna = come("Anna", reduced_motion="reduce")
    table = anna.table(title, "mine greedy")
    anna.page.goto(f"/t/{table}")
    player = Typist(anna.page, random.Random(1))
    player.play()
    check_ending(anna, table)
    assert {answer.by for answer in player.answers} == {"board", "bar"}


@pytest.mark.slow
@pytest.mark.parametrize("title", ["rattus", "rattus+mercatus", pytest.param("notre-dame", marks=pytest.mark.core)])
def test_a_game_is_played_to_its_end_by_the_accessibility_tree_alone(come: Come, title: str) -> None:
    anna = come("Anna", reduced_motion="reduce")
    table = anna.table(title, "mine greedy")
    anna.page.goto(f"/t/{table}")
    player = Listener(anna.page, random.Random(1))
    player.play()
    check_ending(anna, table)
    # Every question was read out with the number of its answers, and before it what was answered to the last one.
    told = [re.search(r" (One answer|\d+ answers)\.$", heard) is not None for heard in player.heard]
    assert all(told), [heard for heard, whole in zip(player.heard, told, strict=True) if not whole]
    assert all(heard.startswith("You chose: ") for heard in player.heard[1:])


def test_the_focus_starts_at_the_question(come: Come) -> None:
    anna = come("Anna")
    anna.page.goto(f"/t/{anna.table('rattus', 'mine greedy')}")
    expect(anna.page.locator("#table-question")).to_be_focused()


@pytest.mark.parametrize("title", TITLES)
def test_the_list_of_all_options_moves_nothing(come: Come, title: str) -> None:
    anna = come("Anna", PHONE, reduced_motion="reduce")
    anna.page.goto(f"/t/{anna.table(title, 'mine greedy')}")
    expect(anna.page.locator("#table-question")).to_be_visible()
    stage = anna.page.locator(".stage")
    before = stage.bounding_box()
    anna.page.get_by_role("button", name="options").tap()
    expect(anna.page.locator(".everything")).to_be_visible()
    assert stage.bounding_box() == before


def test_a_click_on_a_card_says_what_it_does_and_another_takes_it(come: Come) -> None:
    anna = come("Anna")
    table = anna.table("rattus", "mine random")
    play_until(anna, table, "take_card")
    before = anna.look(table, "0")["table"]["answered"]
    anna.page.goto(f"/t/{table}")
    anna.page.locator('[aria-label="Class cards"] button.offered').first.click()
    popover = anna.page.locator(POPOVER)
    expect(popover).to_be_visible()
    assert anna.look(table, "0")["table"]["answered"] == before
    popover.locator("li button").click()
    expect(popover).to_have_count(0)
    expect(anna.page.get_by_text("Sending …")).to_have_count(0)
    assert anna.look(table, "0")["table"]["answered"] > before


def test_a_press_that_ends_outside_the_board_is_no_press(come: Come) -> None:
    anna = come("Anna")
    table = anna.table("rattus", "mine random")
    play_until(anna, table, "place_in")
    before = anna.look(table, "0")["table"]["answered"]
    anna.page.goto(f"/t/{table}")
    point = anna.page.locator(".region.offered").first.evaluate(POINT)
    anna.page.mouse.move(*point)
    anna.page.mouse.down()
    anna.page.mouse.move(10, 10)
    anna.page.mouse.up()
    assert anna.look(table, "0")["table"]["answered"] == before
    anna.page.mouse.click(*point)  # and the next one counts
    expect(anna.page.get_by_role("button", name="Undo")).to_be_visible()


@pytest.mark.parametrize("title", TITLES)
def test_a_stranger_who_wants_no_lesson_is_in_a_game_after_two_clicks(come: Come, title: str) -> None:
    stranger = come()
    stranger.page.goto("/")
    name = {"rattus": "Rattus", "rattus+mercatus": "Rattus with Mercatus", "notre-dame": "Notre Dame"}[title]
    stranger.page.get_by_role("button", name=re.compile(f"^Play now ?: {name}$")).click()
    stranger.page.get_by_role("dialog").get_by_role("button", name="Play now").click()
    expect(stranger.page.locator("#table-question")).to_be_visible()
    Pointer(stranger.page, random.Random(2)).play(1)


# How much larger or smaller than its picture a board is drawn, at each of its changes.
SCALES = """() => {
    window.scales = [];
    const look = () => {
        const board = document.querySelector(".pane > .board");
        if (board !== null) window.scales.push(new DOMMatrix(getComputedStyle(board).transform).a);
    };
    new MutationObserver(look).observe(document, { childList: true, attributes: true, subtree: true });
}"""


def test_a_board_comes_at_its_size(come: Come) -> None:
    """On a phone the city takes the place of the tiles: at no moment does it lie in one point, whatever is pressed."""
    anna = come("Anna", PHONE, reduced_motion="reduce")
    anna.page.goto(f"/t/{anna.table('notre-dame', 'mine random')}")
    anna.page.evaluate(SCALES)
    anna.page.get_by_role("button", name="Paris").tap()
    expect(anna.page.get_by_role("button", name="Zoom in")).to_be_visible()
    expect(anna.page.locator(".pane > .board")).to_be_visible()
    assert min(anna.page.evaluate("() => window.scales")) > 0.1


# How many points of a thing belong to something else that cannot be chosen.
COVERED = """(thing) => {
    const box = thing.getBoundingClientRect();
    const steps = [...Array(9).keys()].map((k) => (k + 1) / 10);
    const met = steps.flatMap((x) => steps.map((y) => [box.x + box.width * x, box.y + box.height * y]))
        .filter(([x, y]) => Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2) < box.width * 0.45)
        .map(([x, y]) => document.elementFromPoint(x, y));
    return met.filter((each) => each?.closest("button.offered") == null).length;
}"""


@pytest.mark.parametrize("seats", ["mine random", "mine random random random random"])
def test_where_a_carriage_can_drive_a_finger_meets_it(come: Come, seats: str) -> None:
    """The squares of two quarters lie side by side: what cannot be chosen lies over nothing that can."""
    anna = come("Anna", PHONE, reduced_motion="reduce")
    table = anna.table("notre-dame", seats)
    play_until(anna, table, "drive_to")
    anna.page.goto(f"/t/{table}")
    anna.page.locator(LIT).first.wait_for()
    for thing in anna.page.query_selector_all(LIT):
        thing.wait_for_element_state("stable")
        box = thing.bounding_box()
        assert box is not None
        assert box["width"] >= 24
        assert thing.evaluate(COVERED) == 0, thing.get_attribute("aria-label")


@pytest.mark.parametrize("title", ["rattus", "notre-dame"])
def test_the_board_stays_as_one_looks_at_it_while_the_game_goes_on(come: Come, title: str) -> None:
    anna = come("Anna")
    table = anna.table(title, "mine random")
    anna.page.goto(f"/t/{table}")
    anna.page.get_by_role("button", name="Zoom in").click()
    expect(anna.page.get_by_role("button", name="Zoom out")).to_be_visible()
    Typist(anna.page, random.Random(3)).play(2)
    expect(anna.page.locator("#table-question")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Zoom out")).to_be_visible()
