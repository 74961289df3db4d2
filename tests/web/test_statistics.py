"""The page of a player says how he plays; settings give him all his games."""

from __future__ import annotations

import json
import random

from playwright.sync_api import expect

from tests.server.site import Client, Served, eventually
from tests.web.visitor import Visitor


def test_a_player_sees_how_he_plays_and_takes_his_games_away(visitor: Visitor, site: Served) -> None:
    visitor.post("/api/guests", {"name": "Anna"})
    account = f"anna-{random.getrandbits(40):x}"
    visitor.post("/api/me/account", {"account": account})
    table = visitor.table("rattus", "mine random")
    with Client(site.url, token=visitor.post("/api/me/tokens")["token"]) as anna:
        anna.play(table, 0, random.Random(1))
        eventually(lambda: anna.get(f"/api/players/{account}/statistics", title="rattus")["tallies"])
    page = visitor.page
    page.goto(f"/p/{account}")
    expect(page.get_by_role("heading", name="Class cards taken")).to_be_visible()
    expect(page.get_by_role("row", name="cubes in regions")).to_be_visible()
    expect(page.get_by_text("No game has been reviewed yet.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    page.get_by_label("What is counted").select_option("rated")
    expect(page.get_by_text("No game has been counted yet.")).to_be_visible()
    assert visitor.axe() == []
    page.goto("/settings")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all games").click()
    (line,) = download.value.path().read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["table"] == table
