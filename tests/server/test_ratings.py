"""How ratings follow from games."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from random import Random

import pytest

from lazaretto.server.commands import play, seating
from lazaretto.server.entries import StoodIn
from lazaretto.server.ratings import DAY, rated
from lazaretto.server.results import LEAST_ANSWERS, Answers, answers_of, results_of
from lazaretto.server.schema.lobby import Mine, NewTable, Open
from lazaretto.server.store.database import Row
from tests.server.conftest import Run
from tests.server.opened import Opened, opened
from tests.server.tables import STAND_IN, begun


async def answer(here: Opened, id: str, times: int, seats: Collection[int] = (0, 1)) -> None:
    """Have some seats answer so often each, as long as there is a game."""
    left = dict.fromkeys(seats, times)
    while any(left.values()):
        async with here.site.tables.held(id) as table:
            assert table.state == "running"
            k, n = table.asked[0], table.n
            assert table.game is not None
            decision = table.game.decision_of(k)
            assert decision is not None
            choice = decision.options[0].text
        await here.site.tables.act(id, lambda table, now, k=k, n=n, c=choice: play.answer(table, now, k, n, c))  # type: ignore[misc]
        left[k] = max(0, left.get(k, 0) - 1)


async def settled(here: Opened) -> list[Row]:
    """The results, once none waits."""
    database = here.site.database
    async with asyncio.timeout(30):
        while await database.rows("SELECT 1 AS one FROM results WHERE rated = 1"):
            await asyncio.sleep(0.01)
    return await database.rows("SELECT * FROM results ORDER BY at, seat")


def test_games_that_are_given_up_at_once_give_nobody_a_rating(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            for _ in range(8):
                id = await here.table("rattus", rated=True)
                here.clock.now += DAY
                await answer(here, id, 2)
                await here.site.tables.act(id, lambda table, now: play.resign(table, now, 1))
            assert {row["rated"] for row in await settled(here)} == {0}
            assert await here.site.ratings.ladder("rattus", 2) == []

    run(story())


def test_the_same_people_are_rated_three_times_a_day(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            for pause in (60, 60, 60, 60, DAY):
                here.clock.now += pause
                id = await here.table("rattus", rated=True)
                await answer(here, id, LEAST_ANSWERS)
                await here.site.tables.act(id, lambda table, now: play.resign(table, now, 1))
                await settled(here)
            assert [row["rated"] for row in await settled(here)] == [2, 2] * 3 + [0, 0] + [2, 2]

    run(story())


def test_others_from_the_same_places_are_rated_three_times_a_day_too(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            wish = NewTable(title="rattus", seats=[Mine(), Open()], rated=True)
            for n in range(4):
                here.clock.now += 60
                id = await here.site.lobby.create(here.anna, wish, origin="hers")
                other = await here.site.people.guest(f"Guest {n}")
                await here.site.tables.act(
                    id,
                    lambda table, now, other=other: seating.sit(table, now, 1, other.id, other.name, origin="theirs"),  # type: ignore[misc]
                )
                await answer(here, id, LEAST_ANSWERS)
                await here.site.tables.act(id, lambda table, now: play.resign(table, now, 1))
                await settled(here)
            assert [row["rated"] for row in await settled(here)] == [2, 2] * 3 + [0, 0]

    run(story())


@pytest.mark.slow  # a bot stands in for him
def test_who_deletes_himself_on_the_way_does_not_hide_where_the_others_came_from(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            wish = NewTable(title="rattus", seats=[Mine(), Open(), Open()], rated=True)
            for n in range(4):
                here.clock.now += 60
                id = await here.site.lobby.create(here.anna, wish, origin="hers")
                others = [await here.site.people.guest(f"Guest {n} {k}") for k in (1, 2)]
                for k, other in enumerate(others, 1):
                    await here.site.tables.act(
                        id,
                        lambda table, now, k=k, other=other: seating.sit(  # type: ignore[misc]
                            table, now, k, other.id, other.name, origin="theirs"
                        ),
                    )
                await answer(here, id, LEAST_ANSWERS, seats=(0, 1, 2))
                await here.site.deletion.delete(others[1])
                await here.site.tables.act(id, lambda table, now: play.resign(table, now, 1))
                await settled(here)
            assert [row["rated"] for row in await settled(here)] == [2, 2, 2] * 3 + [0, 0, 0]

    run(story())


def test_a_game_counts_for_those_who_played_it_and_not_for_whom_a_bot_stood_in() -> None:
    played = begun("rattus", 3, rated=True)
    played.do([StoodIn(at=1.0, seat=2, bot=STAND_IN, why="clock")])
    played.play(Random(1))
    assert {result.seat for result in results_of(played.table) if result.counts} == {0, 1}


def test_who_leaves_late_has_played_all_the_same() -> None:
    played = begun("rattus", 3, rated=True)
    played.play(Random(1), lambda table: max(answers_of(table)).own > 3 * LEAST_ANSWERS)
    played.do([StoodIn(at=1.0, seat=2, bot=STAND_IN, why="clock")])
    played.play(Random(1), lambda table: answers_of(table)[2].stand_in > 0)
    assert not answers_of(played.table)[2].is_absent


def test_of_two_one_of_whom_was_away_nobody_is_rated() -> None:
    played = begun("rattus", 2, rated=True)
    played.do([StoodIn(at=1.0, seat=1, bot=STAND_IN, why="clock")])
    played.play(Random(1))
    assert [result.counts for result in results_of(played.table)] == [False, False]


def test_answers_that_are_taken_back_are_not_counted() -> None:
    played = begun("rattus", 2, rated=True)
    k = played.answer()
    played.do(play.undo(played.table, 1.0, k))
    assert answers_of(played.table)[k] == Answers(0, 0)


def test_ratings_follow_from_the_games_in_their_order(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            for loser in (0, 0, 1):
                id = await here.table("rattus", rated=True)
                here.clock.now += DAY
                await answer(here, id, LEAST_ANSWERS)
                await here.site.tables.act(id, lambda table, now, k=loser: play.resign(table, now, k))  # type: ignore[misc]
            await settled(here)
            database = here.site.database
            known: dict[str, Row] = {}
            for row in await database.rows("SELECT DISTINCT tbl, at FROM results ORDER BY at"):
                results = await database.rows("SELECT * FROM results WHERE tbl = $1 ORDER BY seat", row["tbl"])
                for who, (mu, sigma) in rated(results, known).items():
                    known[who] = {"mu": mu, "sigma": sigma}
            kept = await database.rows("SELECT who, mu, sigma, games FROM ratings")
            assert {row["who"]: {"mu": row["mu"], "sigma": row["sigma"]} for row in kept} == known
            assert {row["games"] for row in kept} == {3}
            best = await here.site.ratings.ladder("rattus", 2)
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
