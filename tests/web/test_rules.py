"""The rules as somebody reads them: on the board, on paper, without a network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.visitor import Visitor

# Until the last of what is kept to be read is there.
KEPT = """() => new Promise((done) => {
    const look = async () => (await caches.match("/api/lessons/notre-dame")) ? done() : setTimeout(look, 50);
    void look();
})"""


def test_a_chapter_begins_in_plain_words_and_shows_its_situations(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/rules/notre-dame")
    expect(page.get_by_text("A card puts a cube into its sector, and the sector brings")).to_be_visible()
    assert visitor.axe() == []
    bank = page.get_by_role("region", name="NDM-A5")
    bank.get_by_text("See it on the board").click()
    bank.get_by_role("button", name="After").click()
    expect(bank.get_by_text("Red takes 4 coins for the cubes in the Bank.").first).to_be_visible()


def test_the_first_situation_of_a_chapter_is_drawn_when_it_is_read(come: Come) -> None:
    page = come().page
    page.goto("/rules/rattus")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page.get_by_role("button", name="Before")).to_have_count(0)
    page.get_by_text("See it on the board").first.scroll_into_view_if_needed()
    expect(page.get_by_role("button", name="Before")).to_have_count(1)
    expect(page.get_by_role("group", name="Map of Europe")).to_be_visible()


def test_the_contents_lead_to_a_chapter_and_its_board(come: Come) -> None:
    page = come().page
    page.goto("/rules/rattus")
    page.get_by_role("link", name="Devastation").click()
    expect(page.get_by_role("button", name="Before")).to_have_count(1)
    heading = page.get_by_role("heading", name="Devastation").bounding_box()
    assert heading is not None
    assert 0 < heading["y"] < 150


def test_who_looks_for_a_rule_finds_every_situation_that_shows_it(come: Come) -> None:
    page = come().page
    page.goto("/rules/rattus")
    page.get_by_label("Search the rules").fill("RAT-D9")
    expect(page.get_by_role("region", name=re.compile("RAT-K1, RAT-D9"))).to_be_visible()


def test_what_is_printed_has_every_rule_and_nothing_to_press(come: Come) -> None:
    page = come().page
    page.goto("/rules/rattus")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator("#RAT-C1")).to_be_visible()
    expect(page.locator("#RAT-E10")).to_be_visible()
    expect(page.get_by_text("M comes first:")).to_have_count(1)
    expect(page.get_by_role("button").locator("visible=true")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "it"])
def test_who_has_read_the_rules_once_reads_them_without_a_network(come: Come, language: str) -> None:
    reader = come()
    page = reader.page
    page.goto("/")
    page.evaluate("it => localStorage.setItem('lazaretto-settings', JSON.stringify({ language: it }))", language)
    page.goto("/rules/rattus")
    page.evaluate(KEPT)
    reader.context.set_offline(True)
    page.goto("/rules/notre-dame")
    expect(page.locator("#notre-dame-section-cathedral")).to_have_text("Notre Dame")
    expect(page.locator("h1").first).to_have_text(
        {"en": "Notre Dame: the rules", "it": "Notre Dame: le regole"}[language]
    )
    reader.troubles.clear()  # that there is no network is told by the browser
