"""A disk that is full: what was acknowledged stays, nothing is half done, and all goes on once there is room."""

from __future__ import annotations

import asyncio
import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lazaretto.server.schema.lobby import BotSeat, NewTable
from tests.server.conftest import Run
from tests.server.opened import opened
from tests.server.site import Client, Served, stored

pytestmark = pytest.mark.slow


@contextmanager
def full(database: Path, process: int) -> Iterator[None]:
    """No file of a process becomes larger than the log of its database is now."""
    soft, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    size = database.with_name(f"{database.name}-wal").stat().st_size
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (soft, hard))


def test_a_move_that_finds_no_room_is_not_made_and_can_be_made_later(tmp_path: Path) -> None:
    database = tmp_path / "site.db"
    with Served(f"sqlite:{database}", tmp_path) as served, Client(served.url, "Anna") as anna:
        table = anna.table("rattus", "mine mine", options={"start": "0"})
        before = anna.look(table, "0")
        choice = before["view"]["decision"]["options"][0]["choice"]
        assert served.process is not None
        with full(database, served.process.pid):
            refused = anna.move(table, 0, choice, before["n"], key="one")
            assert (refused.status_code, refused.json()["type"]) == (503, "urn:lazaretto:unavailable")
            assert anna.look(table, "0")["view"] == before["view"]
            assert anna.http.get("/health/ready").status_code == 503
        done = anna.move(table, 0, choice, before["n"], key="one")
        assert done.json() == {"n": before["n"] + 1}
        assert len(stored(served.database, table)) == before["n"] + 1
        assert anna.http.get("/health/ready").status_code == 200
        assert served.logged("defect") == []


def test_bots_go_on_as_soon_as_there_is_room(tmp_path: Path, run: Run) -> None:
    """The clock of this site stands still, so that no sweep comes to their help."""

    async def story() -> None:
        database = tmp_path / "site.db"
        async with opened(str(database)) as here:
            wish = NewTable(title="notre-dame", seats=[BotSeat(bot="random"), BotSeat(bot="random")])
            id = await here.site.lobby.create(here.anna, wish)
            await here.until(id, lambda table: table.n > 8)  # their worker has started
            with full(database, os.getpid()):
                await asyncio.sleep(0.5)  # in which they answer in vain
                async with here.site.tables.held(id) as table:
                    before = table.n
            await here.until(id, lambda table: table.n > before)

    run(story())
