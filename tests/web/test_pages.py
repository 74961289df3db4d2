"""Every page around the tables: it shows what it should, on large screens and small, in light and dark."""

from __future__ import annotations

import random
import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from lazaretto.lang.words import languages
from tests.server.site import Client, Served
from tests.web.conftest import Come
from tests.web.visitor import PHONE, Visitor

PAGES = {
    "/": "The great plague games, at your table",
    "/new/notre-dame": "New table",
    "/rules/rattus+mercatus": "Rattus: the rules",
    "/learn/rattus": "Learn Rattus",
    "/components/notre-dame": "What is printed in the box",
    "/ladder": "Ladder",
    "/settings": "Settings",
    "/sign-in": "Sign in",
    "/nowhere": "There is nothing here.",
    "/p/bot:greedy": "Rufus (greedy)",
}


@pytest.fixture(scope="module", autouse=True)
def a_rated_game(site: Served) -> None:
    """Somebody has played against two bots of one kind, so that ladders and pages of players have lines."""
    with Client(site.url, "Anna") as anna:
        table = anna.table("rattus", "mine greedy greedy", rated=True, public=True)
        anna.play(table, 0, random.Random(1))


@pytest.mark.core
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_there_for_everybody(visitor: Visitor, path: str) -> None:
    page = visitor.page
    page.goto(path)
    expect(page.get_by_role("heading", level=1).first).to_have_text(PAGES[path])
    page.wait_for_load_state("networkidle")
    assert wider_than_screen(page) == 0
    assert visitor.axe() == []
    page.emulate_media(color_scheme="dark")
    assert visitor.axe() == [], "in dark colours"
    if path == "/nowhere":
        visitor.troubles.clear()  # the browser itself logs every 404


def wider_than_screen(page: Page) -> int:
    """How many pixels the page sticks out to the right."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def test_opponents_are_chosen_by_their_portraits_and_sent_away_again(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/new/rattus")
    green, blue = page.locator(".seat select").nth(1), page.locator(".seat select").nth(2)
    for name in ("Gaspard", "Odile", "Wido"):  # the third takes the last seat
        page.get_by_role("button", name=name).click()
    expect(green).to_have_value("gaspard")
    expect(blue).to_have_value("wido")
    page.get_by_role("button", name="Gaspard", pressed=True).click()
    expect(green).to_have_value("open")
    page.get_by_role("button", name="Griet").click()
    page.get_by_label("Notre Dame").check()
    assert visitor.axe() == []
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Create the table").click()
    for name in ("Griet", "Wido"):
        expect(page.get_by_text(name).first).to_be_visible()


def test_the_language_changes_without_loading_the_page_anew(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.evaluate("window.same = true")
    page.get_by_label("Language").select_option("it")
    expect(page.get_by_role("heading", level=1)).to_have_text("I grandi giochi della peste, al tuo tavolo")
    page.get_by_label("Lingua").select_option("nl")
    expect(page.get_by_role("heading", level=1)).to_have_text("De grote pestspellen, aan jouw tafel")
    assert page.evaluate("window.same") is True
    assert page.evaluate("document.documentElement.lang") == "nl"


def test_a_rule_can_be_linked_to(visitor: Visitor) -> None:
    visitor.page.goto("/rules/notre-dame#NDM-R4")
    expect(visitor.page.locator("#NDM-R4")).to_be_in_viewport()


def test_rules_can_be_searched_and_their_situations_played_on_the_spot(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/rules/rattus")
    expect(page.locator("#RAT-T8")).not_to_be_visible()
    page.get_by_label("Search the rules").fill("three rats in Gallia, one in Germania")
    expect(page.locator("#RAT-T8")).to_be_visible()
    expect(page.locator("#RAT-P1")).not_to_be_attached()
    page.get_by_text("See it on the board").first.click()
    page.get_by_role("button", name="After").click()
    expect(page.get_by_text("Red places 3 cubes in Gallia.").first).to_be_visible()
    page.get_by_role("button", name="Try it yourself").click()
    page.get_by_role("button", name="Place cubes in Germania", exact=True).click()
    expect(page.get_by_text("Red places a cube in Germania.").first).to_be_visible()
    assert wider_than_screen(page) == 0


def test_reconstructed_facts_are_called_reconstructed(visitor: Visitor) -> None:
    visitor.page.goto("/rules/rattus#RAT-C2")
    expect(visitor.page.get_by_text("Reconstruction").first).to_be_visible()
    expect(visitor.page.get_by_role("heading", name="How this differs from the box")).to_be_visible()


def test_a_guest_becomes_an_account_and_signs_in_elsewhere(visitor: Visitor) -> None:
    page = visitor.page
    account = f"bea{abs(hash(id(visitor))) % 10**8}"
    page.goto("/settings")
    page.get_by_label("Your name").fill("Bea")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("status")).to_have_text("Done.")
    page.get_by_label("Account name").fill(account)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text(f"You are signed in as {account}.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page).to_have_url(re.compile(r"/$"))
    page.goto("/sign-in")
    page.get_by_label("Account name").fill(account)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Sign in").click()
    expect(page).to_have_url(re.compile(r"/$"))
    page.goto("/settings")
    expect(page.get_by_label("Your name")).to_have_value("Bea")


def test_a_guest_is_warned_before_he_loses_his_name_by_signing_out(visitor: Visitor) -> None:
    page = visitor.page
    visitor.post("/api/guests", {"name": "Bea"})
    page.goto("/settings")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("you cannot get your name and your games back")).to_be_visible()
    page.get_by_role("button", name="Rather not").click()
    expect(page.get_by_label("Your name")).to_have_value("Bea")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page).to_have_url(re.compile(r"/$"))
    page.goto("/settings")
    expect(page.get_by_label("Your name")).to_have_value("")


def test_on_a_phone_the_head_of_a_page_is_one_line_in_every_language(come: Come) -> None:
    phone = come("Anna", PHONE)
    phone.table("rattus", "mine random")  # so that the bell is there, too
    phone.page.goto("/")
    for language in languages():
        phone.page.locator("header select").select_option(language)
        expect(phone.page.locator("html")).to_have_attribute("lang", language)
        expect(phone.page.locator("header .waiting")).to_be_visible()
        box = phone.page.locator("header").bounding_box()
        assert box is not None
        assert box["height"] < 60, language


@pytest.mark.parametrize("path", ["/nowhere", "/rules/chess", "/new/chess", "/t"])
def test_an_address_without_a_page_is_not_found(site: Served, path: str) -> None:
    assert httpx.get(site.url + path, trust_env=False).status_code == 404


def test_a_wrong_password_is_refused_in_words(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/sign-in")
    page.get_by_label("Account name").fill("nobody-of-this-name")
    page.get_by_label("Password").fill("wrong password")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_contain_text("do not belong together")
    visitor.troubles.clear()  # the browser itself logs every 401
