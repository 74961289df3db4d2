"""What is around the board of a table: names, bell, menu, log, results, the network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from lazaretto.games.titles import TITLES
from tests.web.conftest import Come
from tests.web.player import POPOVER
from tests.web.test_access import play_on
from tests.web.test_together import ASKED, keep, two_at_table
from tests.web.visitor import PHONE, Visitor

GONE = "The connection is gone."


def at_table(visitor: Visitor, table: str) -> Page:
    visitor.page.goto(f"/t/{table}")
    expect(visitor.page.get_by_role("region", name="Board")).to_be_visible()
    return visitor.page


def test_bots_of_one_kind_have_names_of_their_own(come: Come) -> None:
    anna = come("Anna")
    page = at_table(anna, anna.table("rattus", "mine greedy greedy normal"))
    players = page.get_by_role("region", name="Players")
    for name in ("Rufus", "Rufus II", "Renaud"):
        expect(players.get_by_text(name, exact=True).first).to_be_visible()


def test_bots_of_one_kind_sit_down_under_names_of_their_own(come: Come) -> None:
    anna = come("Anna")
    page = at_table(anna, anna.table("rattus", "mine greedy greedy"))
    lines = page.get_by_text("sits down.")
    expect(lines).to_have_text(["Anna sits down.", "Rufus sits down.", "Rufus II sits down."])


def test_a_person_called_like_a_bot_keeps_his_name(come: Come) -> None:
    rufus = come("Rufus")
    page = at_table(rufus, rufus.table("rattus", "mine greedy"))
    expect(page.get_by_role("region", name="Players").get_by_text("Rufus II", exact=True).first).to_be_visible()


def test_the_bell_does_not_call_to_the_table_one_sits_at(come: Come) -> None:
    anna, bert, _ = two_at_table(come, "notre-dame")
    for somebody in (anna, bert):
        somebody.page.reload()  # the site has told by now that this table waits for both
        expect(somebody.page.locator(ASKED)).to_be_visible()
    keep(anna.page)
    expect(anna.page.get_by_role("region", name="Your turn")).to_contain_text("Bert is thinking …")
    for somebody in (anna, bert):
        expect(somebody.page.get_by_role("link", name="waits for you")).to_have_count(0)


def test_the_bell_calls_to_another_table(come: Come) -> None:
    anna = come("Anna")
    anna.table("rattus", "mine random")
    page = at_table(anna, anna.table("notre-dame", "mine random"))
    expect(page.get_by_role("link", name="1 table waits for you")).to_be_visible()


@pytest.mark.parametrize("seats", ["mine random", "mine open"])
def test_the_rules_are_those_of_the_title_one_plays(come: Come, seats: str) -> None:
    anna = come("Anna")
    anna.page.goto(f"/t/{anna.table('notre-dame', seats)}")
    rules = anna.page.get_by_role("link", name="Rules", exact=True)
    expect(rules).to_have_attribute("href", "/rules/notre-dame")


def test_what_ends_something_is_last_in_the_menu(come: Come) -> None:
    anna = come("Anna")
    page = at_table(anna, anna.table("rattus", "mine random"))
    page.get_by_role("button", name="This table").click()
    entries = page.locator("dialog[open] .list").locator("a, button").all_inner_texts()
    assert entries[0] == "Back to the home page"
    assert entries[-2:] == ["End the game without a result …", "Resign …"]


def test_an_unlit_card_opens_one_thing_under_a_finger(come: Come) -> None:
    anna = come("Anna", PHONE, reduced_motion="reduce")
    page = at_table(anna, anna.table("rattus", "mine random"))
    expect(page.locator(ASKED)).to_be_visible()
    page.locator('[aria-label="Class cards"] button').first.tap()
    expect(page.locator(".notice")).to_have_count(1)
    expect(page.locator(POPOVER)).to_have_count(0)


def test_a_card_that_cannot_be_chosen_says_everything_that_speaks_against_it(come: Come) -> None:
    anna = come("Anna")
    table = anna.table("rattus", "mine random", options={"order": "card-first"})
    while not (offered := [o for o in options(anna, table) if o["kind"] == "take_card"]):
        answer(anna, table, options(anna, table)[0]["choice"])
    answer(anna, table, offered[0]["choice"])
    page = at_table(anna, table)
    free = next(card for card in ("Monk", "Witch", "Merchant") if card.lower() != offered[0]["item"])
    page.locator('[aria-label="Class cards"]').get_by_role("button", name=re.compile(f"^{free}")).click()
    notice = page.locator(".notice")
    expect(notice).to_contain_text("You have already taken a card this turn.")
    expect(notice).to_contain_text(f"You do not hold the {free}.")


def options(visitor: Visitor, table: str) -> list[dict[str, str]]:
    """What seat 0 may answer, once it is asked."""
    while not (whole := visitor.look(table, "0"))["table"]["seats"][0]["asked"]:
        pass
    found: list[dict[str, str]] = whole["view"]["decision"]["options"]
    return found


def answer(visitor: Visitor, table: str, choice: str) -> None:
    expected = visitor.look(table, "0")["n"]
    visitor.post(f"/api/tables/{table}/seats/0/moves", {"choice": choice, "expected": expected})


def test_setting_up_takes_a_few_lines_of_the_log(come: Come) -> None:
    anna = come("Anna")
    page = at_table(anna, anna.table("rattus+mercatus", "mine greedy greedy"))
    expect(page.locator(ASKED)).to_be_visible()
    lines = page.get_by_role("list", name="Log").locator("li").all_inner_texts()
    before = next(k for k, line in enumerate(lines) if "starts." in line)
    assert before < 10, lines


@pytest.mark.parametrize("title", TITLES)
def test_who_resigns_is_told_why_it_ended_and_how_it_stood(come: Come, title: str) -> None:
    anna = come("Anna")
    table = anna.table(title, "mine random")
    play_on(anna, table, 12)
    page = at_table(anna, table)
    anna.post(f"/api/tables/{table}/seats/0/resign")
    ending = page.locator("dialog[open]")
    expect(ending).to_contain_text("Anna resigned, so the game ended early.")
    places = sorted(anna.look(table)["table"]["places"], key=lambda place: place["place"])
    rows = ending.locator("tbody tr").all()
    shown = [[row.locator("td").first.inner_text(), row.locator("td").last.inner_text()] for row in rows]
    assert shown == [[str(place["place"]), str(place["points"])] for place in places]
    assert any(place["points"] for place in places)


def test_looking_back_shows_no_places_that_were_not_known_then(come: Come) -> None:
    anna = come("Anna")
    table = anna.table("rattus", "mine random")
    play_on(anna, table)
    page = at_table(anna, table)
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_role("img", name="1st place")).to_be_visible()
    page.goto(f"/t/{table}?at=30")
    expect(page.locator("input[type=range]")).to_be_visible()
    expect(players.get_by_role("img", name=re.compile("place$"))).to_have_count(0)


def test_looking_back_the_line_of_a_phone_tells_what_had_just_happened_then(come: Come) -> None:
    anna = come("Anna", PHONE)
    table = anna.table("rattus", "mine random")
    play_on(anna, table)
    anna.page.goto(f"/t/{table}?at=1")
    line = anna.page.get_by_role("region", name="Log and chat").get_by_role("button").first
    expect(line).to_contain_text("starts.")


def test_looking_back_the_line_of_a_phone_gives_no_scene_away_before_it_is_told(come: Come) -> None:
    anna = come("Anna", PHONE, speed="step")
    page = anna.page
    table = anna.table("rattus", "mine random")
    play_on(anna, table)
    replay = anna.context.request.get(f"/api/tables/{table}/replay", params={"from": 0, "count": 100}).json()
    lost = next(event["at"] for event in replay["events"] if event["key"] == "cube-lost")
    page.goto(f"/t/{table}?at={lost + 1}")
    line = page.get_by_role("region", name="Log and chat").get_by_role("button").first
    go_on = page.get_by_role("group", name="How fast it is shown").locator("button.primary")
    expect(go_on).to_be_visible()
    before = line.text_content() or ""
    while go_on.count():
        expect(line).to_have_text(before)
        go_on.click()
    expect(line).not_to_have_text(before)


def test_a_network_that_is_gone_is_told_at_once(come: Come) -> None:
    anna = come("Anna")
    page = at_table(anna, anna.table("rattus", "mine random"))
    anna.context.set_offline(True)
    expect(page.get_by_text(GONE)).to_be_visible()
    anna.context.set_offline(False)
    expect(page.get_by_text(GONE)).to_have_count(0)
    anna.troubles.clear()  # the browser itself logs that nobody answered


def test_a_notice_lets_presses_through_to_what_it_covers(come: Come) -> None:
    anna = come("Anna")
    page = at_table(anna, anna.table("rattus", "mine random"))
    anna.context.set_offline(True)
    expect(page.get_by_text(GONE)).to_be_visible()
    covered = """(text) => {
        const { x, y, width, height } = text.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2).closest(".notices") === null;
    }"""
    assert page.get_by_text(GONE).evaluate(covered)
    anna.context.set_offline(False)
    expect(page.get_by_text(GONE)).to_have_count(0)
    anna.troubles.clear()  # the browser itself logs that nobody answered


def test_a_site_that_has_fallen_silent_is_told_though_the_browser_believes_in_its_network(come: Come) -> None:
    anna = come("Anna")
    anna.page.clock.install()
    page = at_table(anna, anna.table("rattus", "mine random"))
    page.route("**/health", lambda route: route.abort())
    page.clock.run_for(11_000)
    page.clock.resume()
    expect(page.get_by_text(GONE)).to_be_visible()
    page.unroute("**/health")
    expect(page.get_by_text(GONE)).to_have_count(0)
    anna.troubles.clear()  # the browser itself logs that nobody answered
