"""The client's first page comes under every address; the status says whether there is anything to see."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from litestar.datastructures import State

from lazaretto.server.routes.pages import pages
from lazaretto.server.schema.lobby import NewTable, Open
from tests.server.conftest import Run
from tests.server.opened import Opened, opened

PAGE = "<!doctype html><title>Lazaretto</title>"
STATUS = {
    "/": 200,
    "/ladder": 200,
    "/learn/rattus": 200,
    "/learn/chess": 404,
    "/learn/rattus/goal": 200,
    "/learn/rattus/nothing": 404,
    "/puzzles/rattus/1": 200,
    "/puzzles/rattus/999999": 404,
    "/nothing": 404,
    "/t/nothing": 404,
    "/t/nothing/review": 404,
    "/p/nobody": 404,
    "/p/bot:nobody": 404,
}


@asynccontextmanager
async def served(here: Opened, folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    client = folder / "client"
    client.mkdir()
    (client / "index.html").write_text(PAGE)
    app: Any = Litestar([pages(client)], state=State({"site": here.site}))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://site") as browser:
        yield browser


def test_an_address_without_anything_is_not_found_and_says_so(run: Run, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "site.db")) as here, served(here, tmp_path) as client:
            answers = {path: await client.get(path) for path in STATUS}
            assert {path: answer.status_code for path, answer in answers.items()} == STATUS
            assert {answer.text for answer in answers.values()} == {PAGE}

    run(story())


def test_a_table_its_review_and_an_account_have_a_page(database_url: str, run: Run, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(database_url) as here, served(here, tmp_path) as client:
            table = await here.site.lobby.create(here.anna, NewTable(title="rattus", seats=[Open(), Open()]))
            await here.site.people.claim(here.anna, "anna", None, None)
            pages = (f"/t/{table}", f"/t/{table}/review", "/p/anna")
            assert [(await client.get(path)).status_code for path in pages] == [200, 200, 200]

    run(story())


def test_a_browser_that_knows_the_page_already_is_shown_it_where_nothing_is(run: Run, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "site.db")) as here, served(here, tmp_path) as client:
            known = {"if-none-match": (await client.get("/")).headers["etag"]}
            assert (await client.get("/", headers=known)).status_code == 304
            missing = await client.get("/nothing", headers=known)
            assert (missing.status_code, missing.text) == (404, PAGE)

    run(story())
