"""The review of a game in the browser: made while one waits, moments as boards, played on from there."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.review.short import last_answers
from tests.web.conftest import Come

A_WHILE = 120_000  # milliseconds: the review gives way to everything else


@pytest.mark.slow
def test_a_game_is_reviewed_while_one_waits_and_played_on_from_a_moment(come: Come) -> None:
    visitor = come("Anna")
    page = visitor.page
    table = visitor.post("/api/records", json.loads(last_answers(50).to_json()))["id"]
    page.goto(f"/t/{table}/review")
    expect(page.get_by_role("status")).to_contain_text("The review is being made")
    expect(page.get_by_role("img", name="Chance to win")).to_be_visible(timeout=A_WHILE)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=A_WHILE)
    expect(page.get_by_role("columnheader", name="Luck")).to_be_visible()
    page.get_by_role("checkbox", name="With open cards").check()
    expect(page.get_by_role("heading", name="With open cards")).to_be_visible()
    assert visitor.axe() == []
    moments = page.get_by_role("article")
    for name in ("Green", "Red"):
        page.get_by_role("group", name="Player").get_by_role("button", name=name).click()
        if moments.count() > 0:
            break
    expect(moments.first).to_contain_text("Better: ")
    moments.first.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    assert visitor.troubles == []
