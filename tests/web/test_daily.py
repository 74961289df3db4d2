"""The deal of the day in the browser: one large button, one's own table again, and the others only afterwards."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.visitor import Visitor


def test_a_deal_is_played_gone_on_with_and_compared(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="Daily deal").click()
    expect(page.get_by_role("heading", name="Deal of the day")).to_be_visible()
    expect(page.get_by_role("button", name="Play the deal")).to_have_count(3)
    assert visitor.axe() == []
    page.get_by_role("button", name=re.compile("^Play the deal ?: Rattus$")).click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    table = page.url.rpartition("/")[2]
    page.goto("/daily")
    page.get_by_role("button", name=re.compile("^Go on playing ?: Rattus$")).click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    assert page.url.endswith(table)
    visitor.post(f"/api/tables/{table}/seats/0/resign")
    page.goto("/daily")
    page.get_by_role("link", name=re.compile("^See what the others did ?: Rattus$")).click()
    expect(page.get_by_text("You gave this deal up.")).to_be_visible()
    expect(page.get_by_role("heading", name="Where ways parted")).to_be_visible()
    assert visitor.axe() == []
    page.get_by_role("link", name="Ranking of the daily deals").click()
    expect(page.get_by_text("Nobody has played enough deals yet")).to_be_visible()
    assert visitor.axe() == []
    assert visitor.troubles == []


def test_friends_play_a_deal_at_two_tables_and_compare_them_at_the_end(come: Come) -> None:
    anna, bert = come("Anna"), come("Bert")
    page = anna.page
    page.goto("/new/rattus")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("combobox", name="Green").select_option("easy")
    page.get_by_text("The deal", exact=True).click()
    page.get_by_role("checkbox", name="Friends play this deal at other tables too").check()
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    first = page.url.rpartition("/")[2]
    deal = anna.look(first)["table"]["deal"]
    bert.page.goto(f"/deals/{deal}")
    expect(bert.page.get_by_text("It is being played.")).to_be_visible()
    assert bert.axe() == []
    bert.page.get_by_role("button", name="Play this deal too").click()
    expect(bert.page.get_by_role("region", name="Board")).to_be_visible()
    second = bert.page.url.rpartition("/")[2]
    anna.post(f"/api/tables/{first}/seats/0/resign")
    page.get_by_role("link", name="See what the others did").click()
    expect(page.get_by_text("The result is shown when the others are over too.")).to_be_visible()
    bert.post(f"/api/tables/{second}/seats/0/resign")
    page.reload()
    expect(page.get_by_role("columnheader", name="Points")).to_have_count(2)
    page.get_by_role("link", name="To table 2").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()
