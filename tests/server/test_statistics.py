"""How somebody plays: what is counted of which games, and who is told."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from lazaretto.review.figures import Count
from lazaretto.server.commands import play
from lazaretto.server.entries import Created, Resigned, StoodIn
from lazaretto.server.results import seats_that_tell
from lazaretto.server.reviews import judged_by
from lazaretto.server.schema.statistics import PlayerStatistics
from lazaretto.server.statistics import counted
from lazaretto.server.store.database import Statement, Write
from lazaretto.server.store.reviews import KeptReview
from tests.server.conftest import Run
from tests.server.opened import Opened, opened
from tests.server.tables import STAND_IN, Played, begun

MANY = 10_000


# ---------------------------------------------------------------- which games


def test_a_game_is_counted_for_everybody_who_played_it() -> None:
    table = begun("notre-dame", 3).play(random.Random(1)).table
    seats = counted(table)
    assert [(seat.seat, seat.whole) for seat in seats] == [(0, True), (1, True), (2, True)]
    points = {place.seat: place.points for place in table.places()}
    for seat in seats:
        assert sum(count.amount for count in seat.counts if count.kind == "points") == points[seat.seat]


def test_the_game_of_a_stand_in_is_not_counted() -> None:
    played = begun("rattus", 3)
    played.do([StoodIn(at=1.0, seat=2, bot=STAND_IN, why="clock")])
    played.play(random.Random(1))
    assert [seat.seat for seat in counted(played.table)] == [0, 1]


def test_of_a_game_with_some_moves_of_a_stand_in_only_the_place_is_counted() -> None:
    played = begun("rattus", 2)
    played.play(random.Random(1), lambda table: table.answered > 60)
    played.do([StoodIn(at=1.0, seat=1, bot=STAND_IN, why="clock")])
    played.play(random.Random(1), lambda table: 1 not in table.asked and table.answered > 62)
    played.do(play.come_back(played.table, 2.0, 1))
    played.play(random.Random(1))
    assert [(seat.seat, seat.whole) for seat in counted(played.table)] == [(0, True), (1, False)]


def test_who_gave_up_has_lost_and_nothing_else_is_counted() -> None:
    played = begun("rattus", 3)
    played.play(random.Random(1), lambda table: table.answered > 40)
    played.do([Resigned(at=1.0, seat=0, bot=STAND_IN)])
    played.play(random.Random(1))
    assert {count.kind for count in counted(played.table)[0].counts} == {"game", "turn"}


def test_seats_of_one_person_say_nothing_about_him() -> None:
    played = Played("rattus", 3).seat("p0", "p0", "bot:random").play(random.Random(1))
    assert [seat.seat for seat in counted(played.table)] == [2]


def test_a_game_that_began_on_the_way_is_not_counted() -> None:
    played = begun("rattus", 2).play(random.Random(1))
    played.table.position = "players:2 to:red"
    assert seats_that_tell(played.table) == set()


# ---------------------------------------------------------------- counting


async def finish(here: Opened, id: str) -> None:
    """Everybody answers at random until the game is over and counted."""
    rng = random.Random(3)
    while True:
        async with here.site.tables.held(id) as table:
            if table.state == "over":
                break
            assert table.game is not None
            k, n = table.asked[0], table.n
            decision = table.game.decision_of(k)
            assert decision is not None
            choice = rng.choice(decision.options).text
        await here.site.tables.act(id, lambda table, now, k=k, n=n, c=choice: play.answer(table, now, k, n, c))  # type: ignore[misc]
    await settled(here)


async def settled(here: Opened) -> None:
    async with asyncio.timeout(30):
        while await here.site.database.rows("SELECT 1 AS one FROM results WHERE counted = 0"):
            await asyncio.sleep(0.01)


async def shown(here: Opened, title: str = "rattus", by: str = "anna") -> PlayerStatistics:
    """The statistics of Anna, as she sees them, Bert does, or nobody."""
    viewer = {"anna": here.anna.id, "bert": here.bert.id, "": ""}[by]
    return await here.site.statistics.of("anna", title, viewer)


async def claim(here: Opened) -> None:
    await here.site.people.claim(here.anna, "anna", None, None)


def games(found: PlayerStatistics) -> int:
    return sum(tally.games for tally in found.tallies if (tally.kind, tally.item) == ("game", "all"))


def test_a_game_is_counted_once_when_it_ends_and_again_where_it_was_not(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            await claim(here)
            id = await here.table("rattus", public=True, rated=True)
            await finish(here, id)
            first = await shown(here)
            assert games(first) == 1
            assert {tally.rated for tally in first.tallies} == {True}
            assert {tally.kind for tally in first.tallies} == {"game", "turn", "taken", "points"}
            await here.site.statistics._count(id)
            assert await shown(here) == first
            then = (Statement("DELETE FROM tallies"), Statement("UPDATE results SET counted = 0"))
            await here.site.database.write(Write(then))
            assert (await shown(here)).waiting == 1
        async with opened(database_url) as again:
            await settled(again)
            found = await again.site.statistics.of("anna", "rattus", "")
            assert found.tallies == first.tallies

    run(story())


def test_private_games_are_counted_for_oneself_only(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            await claim(here)
            for public in (False, True):
                id = await here.table("rattus", public=public)
                await here.site.tables.act(id, lambda table, now: play.resign(table, now, 1))
            await settled(here)
            assert [games(await shown(here, by=viewer)) for viewer in ("anna", "bert", "")] == [2, 1, 1]
            page = await here.site.ratings.player("anna", "")
            assert [standing.games for standing in page.standings] == [1]

    run(story())


def test_of_a_title_played_at_private_tables_only_others_are_told_nothing(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            await claim(here)
            id = await here.table("notre-dame")
            await here.site.tables.act(id, lambda table, now: play.resign(table, now, 1))
            await settled(here)
            assert (await shown(here)).titles == ["notre-dame"]
            assert (await shown(here, by="bert")).titles == []

    run(story())


def test_a_table_that_cannot_be_played_any_more_holds_nobody_up(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            id = await here.table("rattus")
            await here.site.tables.act(id, lambda table, now: play.resign(table, now, 1))
            await settled(here)
            broken = Statement("DELETE FROM entries WHERE tbl = $1 AND n = 1", (id,))
            await here.site.database.write(Write((broken, Statement("UPDATE results SET counted = 0"))))
            await here.site.statistics.count()
            assert {row["counted"] for row in await here.site.database.rows("SELECT counted FROM results")} == {1}

    run(story())


def test_who_deletes_himself_leaves_no_tallies(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            id = await here.table("rattus")
            await here.site.tables.act(id, lambda table, now: play.resign(table, now, 1))
            await settled(here)
            await here.site.deletion.delete(here.anna)
            left = await here.site.database.rows("SELECT DISTINCT who FROM tallies")
            assert [row["who"] for row in left] == [here.bert.id]

    run(story())


# ---------------------------------------------------------------- losses


def review(*seats: tuple[int, float]) -> KeptReview:
    return KeptReview(2, {"seats": [{"decisions": decisions, "lost": lost} for decisions, lost in seats]})


def test_losses_are_those_of_the_reviews_by_the_present_judges(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            await claim(here)
            store = here.site.reviews.store
            for lost, judges in ((2.0, judged_by("rattus")), (4.0, judged_by("rattus")), (9.0, "others")):
                id = await here.table("rattus", public=True)
                here.clock.now += 60
                await finish(here, id)
                await store.keep(id, judges, review((20, lost), (20, 0.0)), here.clock.now)
            found = await shown(here, by="")
            assert found.losses is not None
            assert (found.losses.games, found.losses.decisions) == (2, 40)
            assert found.losses.mean == pytest.approx(0.15)
            assert found.losses.error == pytest.approx(0.05)  # games of 0.1 and 0.2 a decision
            assert [game.lost for game in found.reviewed] == [2.0, 4.0]
            assert set(found.usual) == {"normal", "expert"}

    run(story())


def test_reviews_of_before_are_found_when_the_game_is_counted(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            await claim(here)
            id = await here.table("rattus")
            await finish(here, id)
            await here.site.reviews.store.keep(id, judged_by("rattus"), review((10, 1.0), (10, 2.0)), 1.0)
            await here.site.database.write(
                Write((Statement("UPDATE results SET counted = 0, judges = NULL, decisions = NULL, lost = NULL"),))
            )
            await here.site.statistics.count()
            assert [game.lost for game in (await shown(here)).reviewed] == [1.0]
            assert (await shown(here, by="bert")).reviewed == [], "the table is private"

    run(story())


# ---------------------------------------------------------------- many games

NUMBERS = f"WITH RECURSIVE numbers (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM numbers WHERE k < {MANY})"


async def fill(here: Opened) -> None:
    """As many games of Anna's as somebody plays in years, each reviewed."""
    tables = Statement(
        f"{NUMBERS} INSERT INTO tables (id, title, state, public, n, changed, summary)"
        " SELECT 't' || k, 'rattus', 'over', k % 2, 1, k, '' FROM numbers"
    )
    results = Statement(
        f"{NUMBERS} INSERT INTO results"
        " (tbl, seat, who, title, players, place, points, rated, at, counted, judges, decisions, lost)"
        " SELECT 't' || k, 0, $1, 'rattus', 2 + k % 3, 1 + k % 2, k % 20, 0, k, 3, $2, 30, k % 7 FROM numbers",
        (here.anna.id, judged_by("rattus")),
    )
    await here.site.database.write(Write((tables, results)))
    row = {"seat": 0, "who": here.anna.id, "title": "rattus", "place": 1}
    counts = [Count("game", "all", 9), *(Count("taken", f"card-{k}", 1) for k in range(30))]
    tallies = []
    for players in (2, 3, 4):
        for rated in (0, 2):
            tallies += [
                Statement(
                    "INSERT INTO tallies (who, title, players, public, rated, kind, item, games, wins, amount)"
                    " VALUES ($1, $2, $3, $4, $5, $6, $7, 1000, 300, 9000)",
                    (row["who"], "rattus", players, public, int(rated > 0), count.kind, count.item),
                )
                for public in (0, 1)
                for count in counts
            ]
    await here.site.database.write(Write(tuple(tallies)))


def test_ten_thousand_games_are_shown_at_once(tmp_path: Path, run: Run) -> None:
    async def story() -> None:
        async with opened(f"sqlite:{tmp_path / 'site.db'}") as here:
            await claim(here)
            await fill(here)
            took = []
            for viewer in (here.anna.id, ""):
                started = time.perf_counter()
                found = await here.site.statistics.of("anna", "rattus", viewer)
                took.append(time.perf_counter() - started)
                assert found.losses is not None
                assert found.losses.games == (MANY if viewer else MANY // 2)
                assert len(found.reviewed) == 100
            print(f"statistics of {MANY} games: {', '.join(f'{1000 * each:.0f} ms' for each in took)}")
            assert min(took) < 0.1

    run(story())


def test_a_table_may_begin_in_a_position() -> None:
    """What `seats_that_tell` goes by is what the log says."""
    assert "position" in Created.__struct_fields__
