"""Several people, several screens, one table."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from lazaretto.games.notre_dame.board import CARDS
from tests.server.site import GENEROUS, Served
from tests.web.conftest import Come
from tests.web.heap import Heap
from tests.web.player import BUTTONS, LIT, POPOVER
from tests.web.traffic import Traffic
from tests.web.visitor import PHONE, Visitor

ASKED = "#table-question"


def two_at_table(come: Come, title: str = "notre-dame", **more: object) -> tuple[Visitor, Visitor, str]:
    """Anna and Bert, each before a screen of their own, in a game that has begun."""
    anna, bert = come("Anna"), come("Bert")
    table = anna.table(title, "mine open", **more)
    bert.post(f"/api/tables/{table}/seats/1/sit", {})
    for somebody in (anna, bert):
        somebody.page.goto(f"/t/{table}")
        expect(somebody.page.get_by_role("region", name="Board")).to_be_visible()
    return anna, bert, table


def keep(page: Page) -> None:
    """Choose the first of all options."""
    expect(page.locator(ASKED)).to_be_visible()
    if page.get_by_role("button", name="options", expanded=False).count():
        page.keyboard.press("o")
    page.locator(BUTTONS).first.click()


def answers(visitor: Visitor, table: str) -> int:
    return int(visitor.look(table)["table"]["answered"])


# ---------------------------------------------------------------- one table, two screens


@pytest.mark.core
def test_what_one_does_the_other_sees(come: Come) -> None:
    anna, bert, _ = two_at_table(come, "rattus")
    actor, other = (anna, bert) if anna.page.locator(ASKED).count() else (bert, anna)
    lines = other.page.get_by_role("list", name="Log").locator("li")
    before = lines.count()
    keep(actor.page)
    expect(lines).not_to_have_count(before)


def test_a_word_across_the_table_takes_no_popover_from_under_a_finger(come: Come) -> None:
    anna, bert = come("Anna", PHONE), come("Bert", PHONE)
    table = anna.table("rattus", "mine open")
    bert.post(f"/api/tables/{table}/seats/1/sit", {})
    for somebody in (anna, bert):
        somebody.page.goto(f"/t/{table}")
        expect(somebody.page.get_by_role("region", name="Board")).to_be_visible()
    asked, other = (anna, bert) if anna.page.locator(ASKED).count() else (bert, anna)
    asked.page.locator(LIT).last.tap()
    popover = asked.page.locator(POPOVER)
    expect(popover).to_be_visible()
    other.post(f"/api/tables/{table}/chat", {"text": "Take your time."})
    expect(asked.page.get_by_text("Take your time.").first).to_be_attached()
    expect(popover).to_be_visible()


def test_a_reload_changes_nothing(come: Come) -> None:
    anna, bert, table = two_at_table(come)
    before = answers(anna, table)
    keep(anna.page)
    expect(anna.page.get_by_role("region", name="Your turn").get_by_text("Bert is thinking …")).to_be_visible()
    for somebody in (anna, bert):
        somebody.page.reload()
    keep(bert.page)
    expect(anna.page.locator(ASKED)).to_be_visible()
    assert answers(anna, table) == before + 2


def test_going_back_behind_a_secret_needs_everybodys_consent(come: Come) -> None:
    anna, bert, table = two_at_table(come)
    before = answers(anna, table)
    keep(anna.page)
    keep(bert.page)  # the cards are passed on: everybody has learned something
    expect(anna.page.locator(ASKED)).to_be_visible()
    anna.page.get_by_role("button", name="This table").click()
    anna.page.get_by_role("button", name="Take back my last move …").click()
    anna.page.get_by_role("button", name="Take back my last move", exact=True).click()
    proposal = bert.page.get_by_role("region", name="Proposal")
    expect(proposal).to_contain_text("Anna would like to go back to an earlier position.")
    proposal.get_by_role("button", name="Agree").click()
    for somebody in (anna, bert):
        log = somebody.page.get_by_role("list", name="Log")
        expect(log.get_by_text("All agreed: the game has gone back.")).to_be_visible()
        expect(somebody.page.get_by_role("region", name="Proposal")).to_have_count(0)
    assert answers(anna, table) == before


def test_an_answer_to_an_older_question_is_refused_in_words(come: Come) -> None:
    anna = come("Anna")
    table = anna.table("notre-dame", "mine random")
    late = anna.context.new_page()
    held: list[bool] = []

    def hold(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(
            lambda message: route.send(message) if not held or json.loads(message)["type"] == "refused" else None
        )

    late.route_web_socket(re.compile("/events"), hold)
    for page in (anna.page, late):
        page.goto(f"/t/{table}")
        expect(page.locator(ASKED)).to_be_visible()
    for page in (anna.page, late):
        expect(page.get_by_text("This table is also open in another tab.")).to_be_visible()
    held.append(True)
    keep(anna.page)
    expect(anna.page.locator(ASKED)).to_be_visible()
    keep(late)
    expect(late.get_by_text("The game had moved on before your move arrived.")).to_be_visible()
    assert [trouble for trouble in anna.troubles if "409" not in trouble] == []
    anna.troubles.clear()  # the browser itself logs every refusal


def test_an_answer_is_on_its_way_until_what_came_of_it_has_come(come: Come) -> None:
    anna = come("Anna")
    table = anna.table("rattus", "mine random")
    held: list[bool] = []
    late: list[Callable[[], None]] = []
    receipts: list[str | bytes] = []

    def hold(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "done":
                receipts.append(message)
            elif held:
                late.append(partial(route.send, message))
                return
            route.send(message)

        server.on_message(pass_on)

    anna.page.route_web_socket(re.compile("/events"), hold)
    anna.page.goto(f"/t/{table}")
    expect(anna.page.locator(LIT).first).to_be_attached()
    held.append(True)
    keep(anna.page)
    while not receipts:
        anna.page.wait_for_timeout(10)
    expect(anna.page.get_by_text("Sending …")).to_be_visible()
    expect(anna.page.locator(LIT)).to_have_count(0)  # it would be about a position that is no more
    held.clear()
    for news in late:
        news()
    expect(anna.page.get_by_text("Sending …")).to_have_count(0)


def test_who_leaves_is_away_until_he_comes_back(come: Come) -> None:
    anna, bert, table = two_at_table(come)
    players = anna.page.get_by_role("region", name="Players")
    expect(players.get_by_text("is away")).to_have_count(0)
    bert.page.close()
    expect(players.get_by_text("is away")).to_be_visible()
    bert.page = bert.context.new_page()
    bert.page.goto(f"/t/{table}")
    expect(players.get_by_text("is away")).to_have_count(0)


@pytest.mark.slow  # clocks have ten seconds at least
def test_a_bot_plays_on_when_a_clock_ends_and_gives_the_seat_back(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.table("notre-dame", "mine open", clock={"type": "live", "seconds": 10, "increment": 3600})
    bert.post(f"/api/tables/{table}/seats/1/sit", {})
    whole = bert.look(table)
    choice = whole["view"]["decision"]["options"][0]["choice"]
    bert.post(f"/api/tables/{table}/seats/1/moves", {"choice": choice, "expected": whole["n"]})  # he has an hour more
    anna.page.goto(f"/t/{table}")
    expect(anna.page.get_by_text("is playing for you.")).to_be_visible()
    anna.page.get_by_role("button", name="Take my seat back").click()
    expect(anna.page.get_by_role("list", name="Log").get_by_text("Anna is back.")).to_be_visible()


def test_a_spectator_sees_the_game_and_is_asked_nothing(come: Come) -> None:
    anna = come("Anna")
    table = anna.table("notre-dame", "mine random", public=True)
    anna.page.goto(f"/t/{table}")
    expect(anna.page.locator(ASKED)).to_be_visible()
    stranger = come()
    stranger.page.goto("/")
    stranger.page.get_by_role("link", name=re.compile("Notre Dame.*Anna")).first.click()
    expect(stranger.page.get_by_role("region", name="Board")).to_be_visible()
    expect(stranger.page.get_by_role("region", name="Your turn").get_by_text("Anna is thinking …")).to_be_visible()
    expect(anna.page.get_by_text("One person is watching")).to_be_visible()
    expect(stranger.page.get_by_text("watching")).to_have_count(0)  # that would be himself
    assert stranger.page.locator(f"{LIT}, {BUTTONS}").count() == 0
    names = {
        card["name"] for player in stranger.look(table)["view"]["position"]["players"] for card in player["passing"]
    }
    assert names == {None}


# ---------------------------------------------------------------- coming to a table


def test_a_private_table_is_found_by_its_link_only(come: Come) -> None:
    anna = come("Anna")
    anna.page.goto("/new/rattus")
    anna.page.get_by_role("group", name="Players").get_by_label("2").check()
    anna.page.get_by_label("Show the table to everybody").uncheck()
    anna.page.get_by_role("button", name="Create the table").click()
    link = anna.page.get_by_label("Invite others with this link").input_value()
    bert = come()
    bert.page.goto("/")
    expect(bert.page.get_by_role("heading", name="Open tables")).to_be_visible()
    path = link.removeprefix(bert.page.evaluate("location.origin")).partition("#")[0]
    assert bert.page.locator(f'a[href="{path}"]').count() == 0
    bert.page.goto(link)
    bert.page.get_by_role("button", name="Sit here").click()
    bert.page.get_by_label("Name", exact=True).fill("Bert")
    bert.page.get_by_role("button", name="That is me").click()
    for somebody in (anna, bert):
        expect(somebody.page.get_by_role("region", name="Board")).to_be_visible()


def test_the_link_of_a_seat_goes_on_with_it_on_another_device(come: Come) -> None:
    anna, phone = come("Anna"), come("Anna’s phone")
    table = anna.table("notre-dame", "mine random")
    anna.page.goto(f"/t/{table}")
    anna.page.get_by_role("button", name="This table").click()
    anna.page.get_by_role("button", name="Link to my seat").click()
    link = anna.page.get_by_label("Link to my seat").input_value()
    phone.page.goto(link)
    keep(phone.page)
    assert "key=" not in phone.page.url
    assert phone.look(table)["view"]["seat"] == 0


# ---------------------------------------------------------------- talk


def say(page: Page, text: str) -> None:
    if not page.get_by_label("Say something").count():
        page.get_by_role("button", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


def test_what_somebody_says_everybody_hears_until_he_is_muted(come: Come) -> None:
    anna, bert, _ = two_at_table(come)
    say(bert.page, "Good luck, <b>Anna</b>!")
    anna.page.get_by_role("button", name="Chat").click()
    chat = anna.page.get_by_role("list", name="Chat")
    expect(chat.get_by_text("Good luck, <b>Anna</b>!")).to_be_visible()
    anna.page.get_by_label("Mute Bert").click()
    anna.page.get_by_role("button", name="Hide here: Bert").click()
    expect(chat.get_by_text("Good luck")).to_have_count(0)
    anna.page.get_by_role("button", name="Show again").click()
    anna.page.get_by_label("Mute Bert").click()
    anna.page.get_by_role("button", name="Mute for all: Bert").click()
    expect(anna.page.get_by_text("Sending …")).to_have_count(0)
    say(bert.page, "Can anybody hear me?")
    expect(bert.page.get_by_text("The host has muted you")).to_be_visible()
    assert [trouble for trouble in bert.troubles if "403" not in trouble] == []
    bert.troubles.clear()  # the browser itself logs every refusal
    expect(chat.get_by_text("Can anybody hear me?")).to_have_count(0)


# ---------------------------------------------------------------- several people at one screen


def passing(visitor: Visitor, table: str, seat: int) -> set[str]:
    """The cards that a seat has to choose from."""
    player = visitor.look(table, str(seat))["view"]["position"]["players"][seat]
    return {card["name"] for card in player["passing"]}


def held(page: Page) -> set[str]:
    """The action cards that the scripts of a page know the place of."""
    return Heap(page).values("name", beside="colour") & set(CARDS)


def test_between_two_people_at_one_screen_nothing_of_either_is_in_the_page(come: Come) -> None:
    both = come("Anna")
    traffic = Traffic(both.page)
    table = both.table("notre-dame", "mine:Anna mine:Bert")
    secrets = [passing(both, table, 0), passing(both, table, 1)]
    both.page.goto(f"/t/{table}")

    anna, bert = (both.page.get_by_role("button", name=f"I am {name}") for name in ("Anna", "Bert"))
    expect(anna).to_be_visible()
    assert held(both.page) == set()
    anna.click()
    expect(both.page.locator(ASKED)).to_be_visible()
    assert held(both.page) == secrets[0], "the test finds what is there"
    both.page.keyboard.press("o")
    labels = both.page.locator(BUTTONS).all_inner_texts()
    both.page.locator(BUTTONS).first.click()

    expect(bert).to_be_visible()
    heard, seen = len(traffic.messages), len(traffic.views())
    assert held(both.page) == set()
    shown = both.page.content()
    assert not [label for label in labels if label in shown]
    assert len(traffic.messages) == heard
    bert.click()
    expect(both.page.locator(ASKED)).to_be_visible()
    assert held(both.page) == secrets[1]
    assert {view["seat"] for view in traffic.views()[seen:]} <= {1}


# ---------------------------------------------------------------- a server that ends and comes back


@pytest.fixture
def again(tmp_path: Path) -> Iterator[Served]:
    """A site that comes back at the same address after an end."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path, GENEROUS, "--port", str(port)) as served:
        yield served


@pytest.mark.slow
def test_a_game_goes_on_when_the_server_was_started_again(browser: Browser, again: Served) -> None:
    anna, bert = Visitor(browser, again, "Anna"), Visitor(browser, again, "Bert")
    table = anna.table("notre-dame", "mine open")
    bert.post(f"/api/tables/{table}/seats/1/sit", {})
    for somebody in (anna, bert):
        somebody.page.goto(f"/t/{table}")
        expect(somebody.page.locator(ASKED)).to_be_visible()
    before = answers(anna, table)
    keep(anna.page)
    expect(anna.page.get_by_role("region", name="Your turn").get_by_text("Bert is thinking …")).to_be_visible()
    assert again.stop() == 0
    expect(anna.page.get_by_text("The connection is gone.")).to_be_visible()
    again.start()
    for somebody in (anna, bert):
        expect(somebody.page.get_by_text("The connection is gone.")).to_have_count(0)
    keep(bert.page)
    expect(anna.page.locator(ASKED)).to_be_visible()
    assert answers(anna, table) == before + 2
    for somebody in (anna, bert):
        somebody.troubles.clear()  # the browser itself logs that nobody answered
        somebody.leave()
