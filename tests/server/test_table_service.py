"""Tables in memory and in their logs."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from lazaretto.server import clocks, table_service
from lazaretto.server.commands import chat, play
from lazaretto.server.entries import Live
from lazaretto.server.idempotency import RequestKey
from lazaretto.server.refusals import Invalid
from tests.server.conftest import Run
from tests.server.opened import Nowhere, opened


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


def test_a_forgotten_table_is_gone_from_memory_at_once(
    database_url: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not when Python next looks for things that keep each other alive: a busy site does that seldom."""

    async def story() -> None:
        async with opened(database_url) as here:
            id = await here.table()
            kept = weakref.ref(here.site.tables._cache[id].table)
            monkeypatch.setattr(table_service, "IDLE_SECONDS", -1.0)
            gc.disable()
            try:
                here.site.tables.forget_idle(set())
                assert kept() is None
            finally:
                gc.enable()

    run(story())


@pytest.mark.slow
def test_who_is_connected_is_told_though_the_table_was_let_go_because_of_an_error(postgres_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            id = await here.table(clock=Live(3600.0))  # for which no notices are ordered, which would read it too
            connection = await here.site.presence.connect(id, here.anna, "0", None, Nowhere())
            before = connection.seen
            here.site.tables._cache[id].table = None  # as after a failure of the database
            await there.site.tables.act(id, lambda table, now: chat.say(table, now, here.anna.id, "Anna", "hello"))
            async with asyncio.timeout(30):
                while connection.seen == before:
                    await asyncio.sleep(0.01)

    run(story())


def test_when_a_game_ends_nobody_is_to_be_told_of_it_any_more(database_url: str, run: Run) -> None:
    async def story() -> tuple[int, int]:
        async with opened(database_url) as here:
            id = await here.table()
            waiting = await here.site.database.rows("SELECT * FROM notices")
            await here.site.tables.act(id, lambda table, now: play.resign(table, now, 0))
            return len(waiting), len(await here.site.database.rows("SELECT * FROM notices"))

    assert run(story()) == (2, 0)


def test_a_request_that_comes_again_long_after_is_done_once(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            id = await here.table()

            async def say(key: str, request: str = "the same") -> int:
                return await here.site.tables.act(
                    id, lambda table, now: chat.say(table, now, here.anna.id, "Anna", key), RequestKey(key, request)
                )

            first = await say("first")
            for k in range(table_service.RECENT):
                last = await say(f"other {k}")
            assert await say("first") == first
            async with here.site.tables.held(id) as table:
                assert table.n == last
            with pytest.raises(Invalid, match="the same request as before"):
                await say("first", "another")

    run(story())


def test_a_move_that_comes_again_long_after_is_answered_as_the_first_time(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            id = await here.table("rattus")

            async def command() -> table_service.Command:
                async with here.site.tables.held(id) as table:
                    seat, expected = table.asked[0], table.n
                    asked = table.running_game().decision_of(seat)
                assert asked is not None
                choice = asked.options[0].text
                return lambda table, now: play.answer(table, now, seat, expected, choice)

            move, key = await command(), RequestKey("first", "the same")
            first = await here.site.tables.act(id, move, key)
            for k in range(table_service.RECENT):
                await here.site.tables.act(id, await command(), RequestKey(f"other {k}", "another"))
            assert await here.site.tables.act(id, move, key) == first

    run(story())
