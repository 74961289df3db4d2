"""How somebody plays: what is counted of which games, and who is told."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from lazaretto.server.background import BackgroundTasks
from lazaretto.server.broadcast import Broadcast
from lazaretto.server.commands import play
from lazaretto.server.entries import Resigned, StoodIn
from lazaretto.server.hub import Hub
from lazaretto.server.people import People, Person
from lazaretto.server.ratings import Ratings
from lazaretto.server.reviews import judged_by
from lazaretto.server.schema.statistics import PlayerStatistics
from lazaretto.server.statistics import Statistics, counted
from lazaretto.server.store.database import Database, Statement, Write
from lazaretto.server.store.open import database as database_at
from lazaretto.server.store.reviews import KeptReview, ReviewStore
from lazaretto.server.store.tables import TableStore
from lazaretto.server.table_service import TableService
from tests.server.conftest import Run
from tests.server.opened import opened
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
    assert counted(played.table)
    played.table.position = "players:2 to:red"
    assert counted(played.table) == []


# ---------------------------------------------------------------- counting


class Here:
    """What counts the games of a site, and two who play there."""

    anna: Person
    bert: Person

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people = People(database)
        broadcast = Broadcast(self.people, Hub(), time.time)
        self.tables = TableService(TableStore(database), self.people, broadcast, BackgroundTasks())
        self.statistics = Statistics(database, self.tables)
        self.reviews = ReviewStore(database)
        self._made = 0

    async def open(self) -> None:
        await self.people.open()
        self.anna, self.bert = await self.people.guest("Anna"), await self.people.guest("Bert")
        await self.people.claim(self.anna, "anna", None, None)

    async def game(self, title: str = "rattus", public: bool = True, rated: bool = False, over: bool = True) -> str:
        """A game of Anna's and Bert's, to its end or given up by Bert at once."""
        self._made += 1
        played = Played(title, 2, public=public, rated=rated, host=self.anna.id, id=f"t{self._made}")
        played.seat(self.anna.id, self.bert.id)
        played.now += 60 * self._made
        if over:
            played.play(random.Random(self._made))
        else:
            played.do(play.resign(played.table, played.now, 1))
        await self.tables.add(played.table, played.log)
        return played.table.id

    async def count(self) -> None:
        """As the site does it, without its rests."""
        while (table := await self.statistics.store.waiting()) is not None:
            await self.statistics._count(table)

    async def write(self, *statements: str) -> None:
        await self.database.write(Write(tuple(Statement(sql) for sql in statements)))

    async def shown(self, title: str = "rattus", viewer: str = "") -> PlayerStatistics:
        """The statistics of Anna."""
        return await self.statistics.of("anna", title, viewer)


Story = Callable[[Here], Coroutine[Any, Any, None]]
Tell = Callable[[Story], None]


@pytest.fixture
def tell(database: Database, run: Run) -> Iterator[Tell]:
    """Has something happen there, on both databases: for what the SQL does."""
    yield from telling(database, run)


@pytest.fixture
def tell_sqlite(tmp_path: Path, run: Run) -> Iterator[Tell]:
    """The same on one of them."""
    database = database_at(f"sqlite:{tmp_path / 'site.db'}")
    run(database.open())
    yield from telling(database, run)
    run(database.close())


def telling(database: Database, run: Run) -> Iterator[Tell]:
    here = Here(database)
    run(here.open())
    yield lambda story: run(story(here))
    here.people.close()


def games(found: PlayerStatistics) -> int:
    return sum(tally.games for tally in found.tallies if (tally.kind, tally.item) == ("game", "all"))


def test_a_game_is_counted_once(tell: Tell) -> None:
    async def story(here: Here) -> None:
        id = await here.game()
        assert (await here.shown(viewer=here.anna.id)).waiting == 1
        await here.count()
        first = await here.shown()
        assert games(first) == 1
        assert {tally.kind for tally in first.tallies} == {"game", "turn", "taken", "points"}
        await here.statistics._count(id)
        assert await here.shown() == first

    tell(story)


def test_games_of_before_are_counted_like_others(tell_sqlite: Tell) -> None:
    async def story(here: Here) -> None:
        await here.game()
        await here.count()
        first = await here.shown()
        await here.write("DELETE FROM tallies", "UPDATE results SET counted = 0")
        await here.count()
        assert (await here.shown()).tallies == first.tallies

    tell_sqlite(story)


def test_games_that_are_rated_are_counted_apart_once_they_are(tell_sqlite: Tell) -> None:
    async def story(here: Here) -> None:
        await here.game(rated=True)
        await here.game()
        await here.count()
        assert {tally.rated for tally in (await here.shown()).tallies} == {False}
        await Ratings(here.database).rate()
        await here.count()
        found = [tally for tally in (await here.shown()).tallies if (tally.kind, tally.item) == ("game", "all")]
        assert [(tally.rated, tally.games) for tally in found] == [(False, 1), (True, 1)]

    tell_sqlite(story)


def test_private_games_are_counted_for_oneself_only(tell: Tell) -> None:
    async def story(here: Here) -> None:
        await here.game(public=False, over=False)
        await here.game(public=True, over=False)
        await here.count()
        seen = [games(await here.shown(viewer=viewer)) for viewer in (here.anna.id, here.bert.id, "")]
        assert seen == [2, 1, 1]
        page = await Ratings(here.database).player("anna", "")
        assert [standing.games for standing in page.standings] == [1]

    tell(story)


def test_of_a_title_played_at_private_tables_only_others_are_told_nothing(tell_sqlite: Tell) -> None:
    async def story(here: Here) -> None:
        await here.game("notre-dame", public=False, over=False)
        await here.count()
        assert (await here.shown("notre-dame", here.anna.id)).tallies
        told = await here.shown("notre-dame", here.bert.id)
        assert (told.tallies, told.waiting, told.own) == ([], 0, False)

    tell_sqlite(story)


def test_a_table_that_cannot_be_played_any_more_holds_nobody_up(tell_sqlite: Tell) -> None:
    async def story(here: Here) -> None:
        id = await here.game(over=False)
        await here.write("DELETE FROM entries WHERE n = 1")
        await here.tables._drop(id)  # as after a start of the site
        await here.count()
        assert {row["counted"] for row in await here.database.rows("SELECT counted FROM results")} == {1}

    tell_sqlite(story)


def test_who_deletes_himself_leaves_no_tallies(tell: Tell) -> None:
    async def story(here: Here) -> None:
        await here.game(over=False)
        await here.count()
        await here.people.forget(here.anna.id, "deleted")
        left = await here.database.rows("SELECT DISTINCT who FROM tallies")
        assert [row["who"] for row in left] == [here.bert.id]

    tell(story)


def test_a_site_counts_a_game_when_it_ends(tmp_path: Path, run: Run) -> None:
    async def story() -> None:
        async with opened(f"sqlite:{tmp_path / 'site.db'}") as here:
            id = await here.table("rattus")
            await here.site.tables.act(id, lambda table, now: play.resign(table, now, 1))
            async with asyncio.timeout(30):
                while not await here.site.database.rows("SELECT 1 AS one FROM tallies WHERE who = $1", here.anna.id):
                    await asyncio.sleep(0.01)

    run(story())


# ---------------------------------------------------------------- losses


def review(*seats: tuple[int, float]) -> KeptReview:
    return KeptReview(2, {"seats": [{"decisions": decisions, "lost": lost} for decisions, lost in seats]})


def test_losses_are_those_of_the_reviews_by_the_present_judges(tell: Tell) -> None:
    async def story(here: Here) -> None:
        for lost, judges in ((2.0, judged_by("rattus")), (4.0, judged_by("rattus")), (9.0, "others")):
            await here.reviews.keep(await here.game(), judges, review((20, lost), (20, 0.0)), 1.0)
        await here.count()
        found = await here.shown()
        assert found.losses is not None
        assert (found.losses.games, found.losses.decisions) == (2, 40)
        assert found.losses.mean == pytest.approx(0.15)
        assert found.losses.error == pytest.approx(0.05)  # games of 0.1 and 0.2 a decision
        assert [game.lost for game in found.reviewed] == [2.0, 4.0]
        assert set(found.usual) == {"normal", "expert"}

    tell(story)


def test_reviews_of_before_are_found_when_the_game_is_counted(tell_sqlite: Tell) -> None:
    async def story(here: Here) -> None:
        id = await here.game(public=False)
        await here.reviews.keep(id, judged_by("rattus"), review((10, 1.0), (10, 2.0)), 1.0)
        await here.write("UPDATE results SET judges = NULL, decisions = NULL, lost = NULL")
        await here.count()
        assert [game.lost for game in (await here.shown(viewer=here.anna.id)).reviewed] == [1.0]
        assert (await here.shown(viewer=here.bert.id)).reviewed == [], "the table is private"

    tell_sqlite(story)


# ---------------------------------------------------------------- many games

NUMBERS = f"WITH RECURSIVE numbers (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM numbers WHERE k < {MANY})"


async def fill(here: Here) -> None:
    """As many games of Anna's as somebody plays in years, each reviewed."""
    tables = Statement(
        f"{NUMBERS} INSERT INTO tables (id, title, state, public, n, changed, summary)"
        " SELECT 'many' || k, 'rattus', 'over', k % 2, 1, k, '' FROM numbers"
    )
    results = Statement(
        f"{NUMBERS} INSERT INTO results"
        " (tbl, seat, who, title, players, place, points, rated, at, counted, judges, decisions, lost)"
        " SELECT 'many' || k, 0, $1, 'rattus', 2 + k % 3, 1 + k % 2, k % 20, 0, k, 3, $2, 30, k % 7 FROM numbers",
        (here.anna.id, judged_by("rattus")),
    )
    tallies = Statement(  # for all that can be told apart: numbers of players, private, rated, and fifty things counted
        f"{NUMBERS} INSERT INTO tallies (who, title, players, public, rated, kind, item, games, wins, amount)"
        " SELECT $1, 'rattus', 2 + k % 3, k / 3 % 2, k / 6 % 2, 'taken', 'card-' || (k / 12), 1000, 300, 2000"
        " FROM numbers WHERE k < 600",
        (here.anna.id,),
    )
    await here.database.write(Write((tables, results, tallies)))


def test_ten_thousand_games_are_shown_at_once(tell_sqlite: Tell) -> None:
    """In time of the loop's own thread, where SQLite works: how long others wait, whatever else the machine does."""

    async def story(here: Here) -> None:
        await fill(here)
        took = []
        for viewer in (here.anna.id, ""):
            started = time.thread_time()
            found = await here.shown(viewer=viewer)
            took.append(time.thread_time() - started)
            assert found.losses is not None
            assert (found.losses.games, len(found.reviewed)) == (MANY if viewer else MANY // 2, 100)
        started = time.thread_time()
        page = await Ratings(here.database).player("anna", "")
        took.append(time.thread_time() - started)
        assert sum(standing.games for standing in page.standings) == MANY // 2
        print(f"{MANY} games; statistics to oneself, to others, page: {', '.join(f'{1000 * t:.0f} ms' for t in took)}")
        assert max(took) < 0.1

    tell_sqlite(story)
