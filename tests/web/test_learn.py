"""Somebody who has never heard of a game learns it: on a large screen, on a phone, by keyboard."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from lazaretto.games.titles import TITLES
from lazaretto.lessons.lesson import lessons_of
from tests.web.conftest import Come
from tests.web.visitor import PHONE, Visitor

# As if every question that came so far had come five times.
MET_OFTEN = """() => {
    const kept = JSON.parse(localStorage.getItem("lazaretto-learning"));
    for (const step of Object.keys(kept.met)) kept.met[step] = 5;
    localStorage.setItem("lazaretto-learning", JSON.stringify(kept));
}"""
# What may be chosen lies above the help, which takes the lower part of a phone.
IN_SIGHT = """() => {
    const bottom = [...document.querySelectorAll(".offered")].at(-1)?.getBoundingClientRect().bottom;
    return bottom <= document.querySelector(".guide")?.getBoundingClientRect().top;
}"""
RATTUS = re.compile(r"^Play now ?: Rattus$")


def touch(page: Page, place: str) -> None:
    """Touch a thing on the board."""
    page.locator(f"[data-place='{place}']").first.click()


@pytest.mark.core
def test_who_is_new_is_offered_lessons_and_ends_the_first_one(come: Come) -> None:
    new = come()
    page = new.page
    page.goto("/")
    page.get_by_role("button", name=RATTUS).click()
    page.get_by_role("link", name="Learn it first").click()
    page.get_by_role("link", name="Begin: Cubes that live").click()
    expect(page.get_by_text("whoever has the most cubes on the map wins")).to_be_visible()
    touch(page, "region-gallia")
    expect(page.get_by_text("You now have seven on the map.")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    touch(page, "region-gallia")
    expect(page.get_by_text("That is allowed, but look: those five cubes in Gallia are yours.")).to_be_visible()
    assert new.axe() == []
    page.get_by_role("button", name="Try again").click()
    touch(page, "region-polonia")
    expect(page.get_by_text("that is how you win")).to_be_visible()
    expect(page.get_by_role("region", name="Players")).to_contain_text("to move")  # nobody sits there who thinks
    page.get_by_role("button", name="Finish the lesson").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("2. Place where the rats are")
    page.goto("/learn/rattus")
    expect(page.get_by_role("link", name="Cubes that live (done)")).to_be_visible()
    expect(page.get_by_role("link", name="Go on: Place where the rats are")).to_be_visible()


def test_lessons_are_offered_once(come: Come) -> None:
    new = come()
    page = new.page
    page.goto("/")
    page.get_by_role("button", name=RATTUS).click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.reload()
    page.get_by_role("button", name=RATTUS).click()
    expect(page.locator("#table-question")).to_be_visible()


@pytest.mark.parametrize(("title", "language"), [("rattus", "it"), ("rattus+mercatus", "nl"), ("notre-dame", "en")])
def test_every_lesson_can_be_gone_through_on_a_phone(come: Come, title: str, language: str) -> None:
    """The last answer of the list, and if it is not the right one, that one shown; the page never scrolls."""
    learner = come(screen=PHONE)
    page = learner.page
    page.goto("/")
    page.evaluate("it => localStorage.setItem('lazaretto-settings', JSON.stringify({ language: it }))", language)
    for lesson in lessons_of(title):
        page.goto(f"/learn/{title}/{lesson.name}")
        for task in lesson.tasks:
            expect(page.locator(".lesson .said p").first).not_to_be_empty()
            if task.right:
                expect(page.locator(".said.right")).to_have_count(0)
                page.keyboard.press("o")
                page.locator(".options button").last.click()
                expect(page.locator(".said.right, .said.failed")).to_be_visible()
                if page.locator(".said.failed").count():
                    page.locator(".again button").nth(1).click()
                expect(page.locator(".said.right")).to_be_visible()
            assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
            assert "lesson-" not in page.locator(".lesson").inner_text()
            page.locator("footer button").last.click()


def test_a_lesson_can_be_played_by_keyboard_alone(come: Come) -> None:
    learner = come()
    page = learner.page
    page.goto("/learn/rattus/goal")
    expect(page.locator(".options").get_by_role("button", name="Place cubes in Gallia")).to_be_visible()
    page.keyboard.press("1")
    expect(page.get_by_text("You now have seven on the map.")).to_be_visible()
    page.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Your turn ends by moving the plague")).to_be_focused()
    page.keyboard.press("o")
    page.keyboard.press("4")
    expect(page.get_by_text("that is how you win")).to_be_focused()


def test_a_lesson_goes_on_where_it_was_left(come: Come) -> None:
    page = come().page
    page.goto("/learn/rattus/goal")
    touch(page, "region-gallia")
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Your turn ends by moving the plague")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Your turn ends by moving the plague")).to_be_visible()
    touch(page, "region-polonia")
    page.get_by_role("button", name="Finish the lesson").click()
    page.goto("/learn/rattus/goal")
    expect(page.get_by_text("You are Red.")).to_be_visible()


def test_a_lesson_can_be_taken_by_ear(come: Come) -> None:
    """What the accessibility tree tells is enough: what is said, as it changes, and what may be chosen, by name."""
    page = come().page
    page.goto("/learn/rattus/placing")
    lesson = page.get_by_role("region", name="Place where the rats are")
    expect(lesson.locator("[aria-live=polite]")).to_contain_text("You place one cube for each rat")
    lesson.get_by_role("button", name=re.compile("All .* options")).click()
    lesson.get_by_role("button", name=re.compile("Place cubes in Anglia")).click()
    expect(lesson.locator("[aria-live=polite]")).to_contain_text("That is allowed, but look")
    lesson.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name=re.compile("^Scandia")).first.press("Enter")
    expect(lesson.locator("[aria-live=polite]")).to_contain_text("Three rats, three cubes.")


def test_two_options_are_called_both(come: Come) -> None:
    page = come().page
    page.goto("/learn/rattus/strike")
    expect(page.get_by_role("button", name="Both options")).to_be_visible()


@pytest.mark.parametrize("title", TITLES)
def test_the_first_game_has_help_that_steps_back(visitor: Visitor, title: str) -> None:
    page = visitor.page
    page.goto(f"/learn/{title}")
    page.get_by_role("button", name="Play with help").click()
    guide = page.get_by_role("region", name="What can I do now?")
    expect(guide).to_contain_text("Whatever is lit may be chosen.")
    page.get_by_role("button", name="What should I look at?").click()
    expect(guide.get_by_role("status")).not_to_be_empty()
    expect(guide.get_by_role("status")).not_to_contain_text("You could do this:")
    page.get_by_role("button", name="Show me").click()
    expect(guide.get_by_role("status")).to_contain_text("You could do this:")
    page.evaluate(MET_OFTEN)
    page.reload()
    expect(guide.get_by_role("button", name="Explain it")).to_be_visible()
    expect(guide).not_to_contain_text("Whatever is lit may be chosen.")
    guide.get_by_role("button", name="No more help").click()
    expect(guide).not_to_be_attached()


def test_help_is_called_at_any_game_for_practice_and_at_no_other(come: Come) -> None:
    anna = come("Anna")
    page = anna.page
    help_called = page.get_by_role("button", name="Help with my moves")
    guide = page.get_by_role("region", name="What can I do now?")
    anna.post("/api/me/account", {"account": f"anna-{random.getrandbits(40):x}"})
    for more in ({"shared": True}, {"rated": True}, {}):
        page.goto(f"/t/{anna.table('rattus', 'mine random', **more)}")
        page.get_by_role("button", name="This table").click()
        expect(page.get_by_role("link", name="The rules of the game")).to_be_visible()
        expect(help_called).to_have_count(0 if more else 1)
    help_called.click()
    expect(help_called).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    guide.get_by_role("button", name="What should I look at?").click()
    expect(guide.get_by_role("status")).not_to_be_empty()
    guide.get_by_role("button", name="No more help").click()
    expect(guide).not_to_be_attached()
    page.get_by_role("button", name="This table").click()
    expect(help_called).to_have_attribute("aria-pressed", "false")


def test_help_stays_as_long_as_a_turn_lasts(come: Come) -> None:
    page = come().page
    page.goto("/learn/rattus")
    page.get_by_role("button", name="Play with help").click()
    for left in (18, 16):
        expect(page.locator("#table-question")).to_contain_text("Place two cubes")
        touch(page, "region-gallia")
        expect(page.get_by_role("region", name="Players")).to_contain_text(f"in reserve {left}")
    help_to_it = page.get_by_role("region", name="What can I do now?")
    for question, answer in (
        ("take a card", "Take the Witch"),
        ("place cubes", re.compile("^Place cubes in")),  # not everywhere: rats may have gone
        ("use a card", ""),
    ):
        expect(page.locator("#table-question")).to_contain_text(f"Your turn: {question}")
        expect(help_to_it).to_contain_text("A turn has three parts.")
        if answer:
            if page.get_by_role("button", name="options", expanded=False).count():
                page.keyboard.press("o")
            page.get_by_role("button", name=answer).last.click()


def test_what_an_expansion_takes_as_known_is_said_to_who_has_not_learned_it(come: Come) -> None:
    page = come().page
    page.goto("/learn/rattus+mercatus")
    expect(page.get_by_role("link", name="Learn Rattus", exact=True)).to_be_visible()


def test_on_a_phone_the_help_hides_nothing_that_may_be_chosen(come: Come) -> None:
    page = come("Anna", screen=PHONE).page
    page.goto("/learn/notre-dame")
    page.get_by_role("button", name="Play with help").click()
    page.wait_for_function(IN_SIGHT)


def test_the_goal_and_what_can_be_done_are_one_touch_away_at_every_table(visitor: Visitor) -> None:
    visitor.post("/api/guests", {"name": "Anna"})
    table = visitor.table("notre-dame", "mine greedy greedy")
    visitor.page.goto(f"/t/{table}")
    expect(visitor.page.locator("#table-question")).to_be_visible()
    visitor.page.get_by_role("button", name="How to play").locator("visible=true").click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Whoever has the most prestige points after nine rounds wins.")
    expect(sheet).to_contain_text("Keep the card you need most")
