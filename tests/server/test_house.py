"""The site without its web server, by a clock that tests put forward: what happens by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from lazaretto.server import entries as log
from lazaretto.server import house as module
from lazaretto.server import wire
from lazaretto.server.bots import BotPool
from lazaretto.server.house import START_GRACE, House
from lazaretto.server.people import People, Person
from lazaretto.server.ratings import rated
from lazaretto.server.store.database import Database, Row
from lazaretto.server.table import DAY, RETURN_SECONDS, Table
from tests.server.conftest import Run

BAD_BOTS = Path(__file__).with_name("bad_bots.py")
LIVE = log.Live(60, 5)


@pytest.fixture(autouse=True)
def _quick_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SWEEP_SECONDS", 0.01)


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Opened:
    """A house with people in it."""

    def __init__(self, house: House, clock: Clock, anna: Person, bert: Person) -> None:
        self.house = house
        self.clock = clock
        self.anna = anna
        self.bert = bert

    async def table(self, title: str = "notre-dame", **more: object) -> str:
        """A game of Anna's (seat 0) and Bert's."""
        seats: list[wire.Open | wire.Mine | wire.BotSeat] = [wire.Mine(), wire.Open()]
        id = await self.house.create(self.anna, wire.NewTable(title=title, seats=seats, **more))  # type: ignore[arg-type]
        await self.house.act(id, lambda table, now: table.sit(now, 1, self.bert.id, "Bert"))
        return id

    async def until(self, id: str, holds: Callable[[Table], bool]) -> Table:
        """Wait for what the site does of its own accord."""
        async with asyncio.timeout(30):
            while True:
                async with self.house.held(id) as table:
                    if holds(table):
                        return table
                await asyncio.sleep(0.005)

    async def sweep(self) -> None:
        """Let the site look around at least once."""
        await asyncio.sleep(0.1)


@asynccontextmanager
async def opened(
    database: Database, bots: dict[str, str] | None = None, patience: float = 10.0
) -> AsyncIterator[Opened]:
    people, pool, clock = People(database), BotPool(1, patience), Clock()
    await people.open()
    await pool.open()
    house = House(database, people, pool, bots or {"random": "random"}, now=clock)
    await house.open()
    try:
        yield Opened(house, clock, await people.guest("Anna"), await people.guest("Bert"))
    finally:
        await house.close()
        await pool.close()
        people.close()


def test_when_a_clock_ends_a_bot_plays_on_and_who_comes_back_has_time(database: Database, run: Run) -> None:
    async def story() -> None:
        async with opened(database) as here:
            id = await here.table(clock=LIVE)
            here.clock.now += START_GRACE + LIVE.seconds
            table = await here.until(id, lambda table: bool(table.seats[0].bot and table.seats[1].bot))
            assert [seat.person for seat in table.seats] == [here.anna.id, here.bert.id]
            await here.until(id, lambda table: any(isinstance(h.entry, log.Answered) for h in table.happenings))
            await here.house.act(id, lambda table, now: table.come_back(now, 0))
            table = await here.until(id, lambda table: 0 in table.asked)
            assert table.seats[0].bot == ""
            assert table.seats[0].left >= RETURN_SECONDS

    run(story())


def test_a_clock_that_is_not_over_ends_nothing(database: Database, run: Run) -> None:
    async def story() -> None:
        async with opened(database) as here:
            id = await here.table(clock=log.Days(2))
            here.clock.now += 2 * DAY - 1
            await here.sweep()
            async with here.house.held(id) as table:
                assert [seat.bot for seat in table.seats] == ["", ""]

    run(story())


def test_a_clock_that_ended_while_the_site_was_down_leaves_time_to_come_back(database: Database, run: Run) -> None:
    async def story() -> None:
        async with opened(database) as here:
            id = await here.table(clock=log.Days(1))
            later = here.clock.now + DAY + 5
        async with opened(database) as again:
            again.house._started = again.clock.now = later  # the site was away in between
            await again.sweep()
            async with again.house.held(id) as table:
                assert [seat.bot for seat in table.seats] == ["", ""]
            again.clock.now += START_GRACE
            await again.until(id, lambda table: all(seat.bot for seat in table.seats))

    run(story())


@pytest.mark.parametrize(
    "bad", ["Raises", pytest.param("Nonsense", marks=pytest.mark.slow), pytest.param("Exits", marks=pytest.mark.slow)]
)
def test_a_bot_that_fails_does_not_stop_the_game(database: Database, run: Run, bad: str) -> None:
    async def story() -> None:
        bots = {"bad": f"{BAD_BOTS}:{bad}", "random": "random"}
        async with opened(database, bots) as here:
            seats: list[wire.Open | wire.Mine | wire.BotSeat] = [wire.BotSeat(bot="bad"), wire.BotSeat(bot="bad")]
            id = await here.house.create(here.anna, wire.NewTable(title="notre-dame", seats=seats))
            await here.until(id, lambda table: table.answered > 30)
            async with here.house.held(id) as table:
                assert {h.entry.bot for h in table.happenings if isinstance(h.entry, log.Answered)} == {"bad"}

    run(story())


@pytest.mark.slow
def test_a_bot_that_never_answers_does_not_stop_the_game(database: Database, run: Run) -> None:
    async def story() -> None:
        bots = {"bad": f"{BAD_BOTS}:Sleeps", "random": "random"}
        async with opened(database, bots, patience=0.1) as here:
            seats: list[wire.Open | wire.Mine | wire.BotSeat] = [wire.BotSeat(bot="bad"), wire.BotSeat(bot="random")]
            id = await here.house.create(here.anna, wire.NewTable(title="notre-dame", seats=seats))
            await here.until(id, lambda table: sum(a.seat == 0 for a in table.game.past()) > 3 if table.game else False)

    run(story())


def test_ratings_follow_from_the_games_in_their_order(database: Database, run: Run) -> None:
    async def story() -> None:
        async with opened(database) as here:
            for loser in (0, 0, 1):
                id = await here.table("rattus", rated=True)
                here.clock.now += 60
                await here.house.act(id, lambda table, now, k=loser: table.resign(now, k))  # type: ignore[misc]
            async with asyncio.timeout(30):
                while await database.rows("SELECT 1 AS one FROM results WHERE rated = 1"):
                    await asyncio.sleep(0.01)
            known: dict[str, Row] = {}
            for row in await database.rows("SELECT DISTINCT tbl, at FROM results ORDER BY at"):
                results = await database.rows("SELECT * FROM results WHERE tbl = $1 ORDER BY seat", row["tbl"])
                for who, (mu, sigma) in rated(results, known).items():
                    known[who] = {"mu": mu, "sigma": sigma}
            kept = await database.rows("SELECT who, mu, sigma, games FROM ratings")
            assert {row["who"]: {"mu": row["mu"], "sigma": row["sigma"]} for row in kept} == known
            assert {row["games"] for row in kept} == {3}
            best = await here.house.ratings.ladder("rattus", 2)
            assert [line.name for line in best] == ["Bert", "Anna"]

    run(story())


def test_the_winner_of_a_game_gains_and_the_loser_loses() -> None:
    rows = [{"who": "a", "place": 1}, {"who": "b", "place": 2}]
    after = rated(rows, {})
    assert after["a"][0] > 25 > after["b"][0]
    assert after == rated(rows, {}), "the same games give the same ratings"


def test_a_bot_on_several_seats_is_rated_once() -> None:
    rows = [{"who": "a", "place": 2}, {"who": "bot:greedy", "place": 1}, {"who": "bot:greedy", "place": 3}]
    assert set(rated(rows, {})) == {"a", "bot:greedy"}


def test_a_table_nobody_has_asked_for_is_forgotten_and_read_again(
    database: Database, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(database) as here:
            id = await here.table()
            async with here.house.held(id) as table:
                before = table.n
            monkeypatch.setattr(module, "IDLE_SECONDS", -1.0)
            await here.sweep()
            monkeypatch.setattr(module, "IDLE_SECONDS", 600.0)
            async with here.house.held(id) as again:
                assert again is not table
                assert again.n == before

    run(story())
