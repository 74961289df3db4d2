"""What an account does about itself on the settings page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.site import Client, Served, eventually
from tests.web.visitor import Visitor

PASSWORD, OTHER = "correct horse", "battery staple"


@pytest.fixture
def account(visitor: Visitor) -> str:
    """The visitor is an account, and on the page of the settings."""
    name = f"cleo{abs(hash(id(visitor))) % 10**8}"
    page = visitor.page
    page.goto("/settings")
    page.get_by_label("Your name").fill("Cleo")
    page.get_by_role("button", name="Save").first.click()
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    return name


def test_another_session_is_ended_from_the_list(visitor: Visitor, account: str, site: Served) -> None:
    page = visitor.page
    with Client(site.url) as elsewhere:
        elsewhere.post("/api/sign-in", {"account": account, "password": PASSWORD})
        page.reload()
        expect(page.get_by_text("this one", exact=True)).to_have_count(1)
        page.get_by_role("button", name="End this session").click()
        expect(page.get_by_role("button", name="End this session")).to_have_count(0)
        assert elsewhere.get("/api/me") is None
    assert visitor.axe() == []


def test_the_password_is_changed(visitor: Visitor, account: str, site: Served) -> None:
    page = visitor.page
    page.get_by_label("Old password").fill(PASSWORD)
    page.get_by_label("New password").fill(OTHER)
    page.locator("section", has=page.get_by_label("New password")).get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("Done.")
    expect(page.get_by_role("status")).to_be_in_viewport()
    with Client(site.url) as elsewhere:
        elsewhere.post("/api/sign-in", {"account": account, "password": OTHER})


def test_who_came_by_a_link_sets_a_password_without_the_old_one(visitor: Visitor, account: str, site: Served) -> None:
    page = visitor.page
    visitor.post("/api/sign-in/links", {"account": account})
    links = eventually(lambda: [each["url"] for each in site.logged("sign-in link") if each["account"] == account])
    page.goto(f"/sign-in#{links[-1].partition('#')[2]}")
    page.get_by_role("button", name="Sign in with this link").click()
    expect(page).to_have_url(re.compile(r"/$"))
    page.goto("/settings")
    expect(page.get_by_text("for half an hour the old password is not needed")).to_be_visible()
    expect(page.get_by_label("Old password")).to_have_count(0)
    page.get_by_label("New password").fill(OTHER)
    page.locator("section", has=page.get_by_label("New password")).get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("Done.")
    with Client(site.url) as elsewhere:
        elsewhere.post("/api/sign-in", {"account": account, "password": OTHER})


def test_another_address_wants_the_password(visitor: Visitor, account: str) -> None:
    page = visitor.page
    section = page.locator("section", has=page.get_by_role("heading", name="When it is your turn"))
    expect(section.get_by_label("Password")).to_have_count(0)
    section.get_by_label("Email address").fill("cleo@example.org")
    section.get_by_label("Password").fill(PASSWORD)
    section.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("Done.")
    assert visitor.context.request.get("/api/me").json()["mail"] == "cleo@example.org"
    assert visitor.axe() == []


def test_who_is_sure_deletes_himself(visitor: Visitor, account: str, site: Served) -> None:
    page = visitor.page
    section = page.locator("section", has=page.get_by_role("heading", name="Delete my account"))
    expect(section.get_by_role("button", name="Delete")).to_be_disabled()
    section.get_by_label("Password").fill(PASSWORD)
    section.get_by_label("I am sure").check()
    section.get_by_role("button", name="Delete").click()
    expect(page).to_have_url(re.compile(r"/$"))
    with Client(site.url) as nobody:
        assert nobody.cannot_get(f"/api/players/{account}").status == 404
