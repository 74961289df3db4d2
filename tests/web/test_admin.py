"""What operators do on their page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.site import GENEROUS, Client, Served, eventually
from tests.web.visitor import Visitor

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A site with an operator, Olga."""
    folder = tmp_path_factory.mktemp("site")
    served = Served(f"sqlite:{folder / 'site.db'}", folder, GENEROUS)
    with served, Client(served.url, "Olga") as olga:
        olga.post("/api/me/account", {"account": "olga", "password": PASSWORD})
    served.config = f'operators = ["olga"]\n{GENEROUS}'
    with served:
        yield served


def test_a_table_is_closed_by_who_is_sure(visitor: Visitor, site: Served) -> None:
    visitor.post("/api/sign-in", {"account": "olga", "password": PASSWORD})
    page = visitor.page
    with Client(site.url, "Anna") as anna:
        table = anna.table("rattus", "mine open")
        page.goto("/admin")
        section = page.locator("section", has=page.get_by_role("heading", name="Close the table"))
        section.get_by_label("Table").fill(table)
        section.get_by_role("button", name="Close the table").click()
        expect(section.get_by_text(f"Close table {table}?")).to_be_visible()
        assert visitor.axe() == []
        section.get_by_role("button", name="Let them play").click()
        expect(section.get_by_text(f"Close table {table}?")).to_have_count(0)
        assert anna.look(table)["table"]["state"] == "open"
        section.get_by_role("button", name="Close the table").click()
        section.get_by_role("button", name="Close it").click()
        eventually(lambda: anna.look(table)["table"]["closed"])
