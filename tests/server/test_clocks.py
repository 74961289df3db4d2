"""What happens by itself when time runs out."""

from __future__ import annotations

import pytest

from lazaretto.server import clocks
from lazaretto.server import entries as log
from lazaretto.server.clocks import START_GRACE
from lazaretto.server.commands import play
from lazaretto.server.effects import RETURN_SECONDS
from lazaretto.server.table import DAY
from tests.server.conftest import Run
from tests.server.opened import opened

LIVE = log.Live(60, 5)


@pytest.fixture(autouse=True)
def _quick_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "SWEEP_SECONDS", 0.01)


@pytest.mark.slow
def test_when_a_clock_ends_a_bot_plays_on_and_who_comes_back_has_time(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            id = await here.table(clock=LIVE)
            here.clock.now += START_GRACE + LIVE.seconds
            table = await here.until(id, lambda table: bool(table.seats[0].bot and table.seats[1].bot))
            assert [seat.person for seat in table.seats] == [here.anna.id, here.bert.id]
            await here.until(id, lambda table: any(isinstance(h.entry, log.Answered) for h in table.happenings))
            await here.site.tables.act(id, lambda table, now: play.come_back(table, now, 0))
            table = await here.until(id, lambda table: 0 in table.asked)
            assert table.seats[0].bot == ""
            assert table.seats[0].left >= RETURN_SECONDS

    run(story())


def test_a_clock_that_is_not_over_ends_nothing(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            id = await here.table(clock=log.Days(2))
            here.clock.now += 2 * DAY - 1
            await here.sweep()
            async with here.site.tables.held(id) as table:
                assert [seat.bot for seat in table.seats] == ["", ""]

    run(story())


@pytest.mark.slow
def test_a_clock_that_ended_while_the_site_was_down_leaves_time_to_come_back(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            id = await here.table(clock=log.Days(1))
            later = here.clock.now + DAY + 5
        async with opened(database_url, now=later) as again:  # the site was away in between
            await again.sweep()
            async with again.site.tables.held(id) as table:
                assert [seat.bot for seat in table.seats] == ["", ""]
            again.clock.now += START_GRACE
            await again.until(id, lambda table: all(seat.bot for seat in table.seats))

    run(story())
