"""Tables in memory and in their logs."""

from __future__ import annotations

import pytest

from lazaretto.server import clocks, table_service
from tests.server.conftest import Run
from tests.server.opened import opened


@pytest.fixture(autouse=True)
def _quick_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "SWEEP_SECONDS", 0.01)


def test_a_table_nobody_has_asked_for_is_forgotten_and_read_again(
    database_url: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            id = await here.table()
            async with here.site.tables.held(id) as table:
                before = table.n
            monkeypatch.setattr(table_service, "IDLE_SECONDS", -1.0)
            await here.sweep()
            monkeypatch.setattr(table_service, "IDLE_SECONDS", 600.0)
            async with here.site.tables.held(id) as again:
                assert again is not table
                assert again.n == before

    run(story())
