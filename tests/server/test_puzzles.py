"""Puzzles at a site: nobody learns an answer before he has given one, and first answers are rated."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import lazaretto
from lazaretto.games.titles import TITLES
from lazaretto.puzzles import Puzzle, puzzles
from lazaretto.server.puzzles import Puzzles, rated, shown
from lazaretto.server.ratings import MODEL
from lazaretto.server.refusals import Invalid, NotFound
from lazaretto.server.store.database import Database, Statement, Write
from tests.server.conftest import Run
from tests.server.opened import opened
from tests.server.site import Client, Served

NUMBER, PUZZLE = next(iter(puzzles("rattus").items()))
WRONG = list(PUZZLE.worths)[-1]


def is_hidden_in(puzzle: Puzzle, sent: bytes) -> bool:
    """Whether nothing tells the best answer from the others, nor the line with all its secrets."""
    told = (b'"worths"', b'"win"', b'"margin"', b'"effort"', puzzle.position.encode())
    return not any(each in sent for each in told)


@pytest.mark.parametrize("title", TITLES)
def test_a_position_shows_its_options_in_the_order_of_the_game_and_nothing_of_their_worth(title: str) -> None:
    for number in list(puzzles(title))[::25]:
        puzzle, info = puzzles(title)[number], shown(title, number)
        assert info.view.decision is not None
        assert info.view.seat == puzzle.seat
        numbers = [option.number for option in info.view.decision.options]
        assert len(numbers) == len(puzzle.worths)
        decision = lazaretto.position(title, puzzle.position).decision_of(puzzle.seat)
        assert decision is not None
        assert numbers == [option.number for option in decision.options]
        assert is_hidden_in(puzzle, msgspec.json.encode(info))


def test_the_solution_is_shown_to_who_has_answered_and_to_nobody_else(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            before = await here.site.puzzles.show("rattus", NUMBER, here.anna.id)
            assert before.solution is None
            assert is_hidden_in(PUZZLE, msgspec.json.encode(before))
            answered = await here.site.puzzles.answer("rattus", NUMBER, here.anna.id, WRONG)
            assert [worth.choice for worth in answered.solution.worths] == list(PUZZLE.worths)
            assert not answered.solution.solved
            after = await here.site.puzzles.show("rattus", NUMBER, here.anna.id)
            assert after.solution == answered.solution
            for viewer in (here.bert.id, ""):
                assert (await here.site.puzzles.show("rattus", NUMBER, viewer)).solution is None

    run(story())


def test_only_the_first_answer_counts(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            first = await here.site.puzzles.answer("rattus", NUMBER, here.anna.id, WRONG)
            again = await here.site.puzzles.answer("rattus", NUMBER, here.anna.id, PUZZLE.best)
            assert (again.solution, again.solver, again.gained) == (first.solution, first.solver, 0)
            assert (again.solver.tried, again.solver.solved) == (1, 0)

    run(story())


def test_a_streak_grows_with_puzzles_solved_and_ends_with_one_missed_or_given_up(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            streaks = []
            for number, choice in zip(puzzles("rattus"), ("best", "best", None, "best"), strict=False):
                best = puzzles("rattus")[number].best
                done = await here.site.puzzles.answer("rattus", number, here.anna.id, best if choice else None)
                streaks.append((done.solver.streak, done.solver.longest, done.gained > 0))
            assert streaks == [(1, 1, True), (2, 2, True), (0, 2, False), (1, 2, True)]
            lists = await here.site.puzzles.of("rattus", here.anna.id)
            assert [line.mine for line in lists.puzzles[:5]] == [True, True, False, True, None]
            assert (lists.solver.tried, lists.solver.solved) == (4, 3)

    run(story())


def test_answers_at_the_same_time_are_all_rated(database: Database, run: Run) -> None:
    async def story() -> None:
        here = Puzzles(database, lambda: 0.0)
        for person in range(8):
            sql = "INSERT INTO people (id, name, wishes, created) VALUES ($1, 'Anna', '{}', 0)"
            await database.write(Write((Statement(sql, (str(person),)),)))
        await asyncio.gather(*(here.answer("rattus", NUMBER, str(k), PUZZLE.best if k % 2 else None) for k in range(8)))
        (row,) = (await here.store.tried("rattus")).values()
        assert (row["tried"], row["solved"]) == (8, 4)
        assert await here.store.counter() == 8

    run(story())


def test_who_solves_a_puzzle_gains_what_the_puzzle_loses_the_more_the_harder_it_is() -> None:
    newcomer = MODEL.rating().mu, MODEL.rating().sigma
    solver, easy = rated(newcomer, (20.0, 4.0), solved=True)
    bolder, hard = rated(newcomer, (30.0, 4.0), solved=True)
    assert newcomer[0] < solver[0] < bolder[0]
    assert easy[0] < 20
    assert hard[0] < 30
    assert rated(newcomer, (20.0, 4.0), solved=False)[0][0] < newcomer[0]


def test_what_is_no_puzzle_and_no_answer_is_refused_without_a_word_about_the_best(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            for title, number in (("chess", 1), ("rattus", 99_999)):
                with pytest.raises(NotFound):
                    await here.site.puzzles.answer(title, number, here.anna.id, None)
            with pytest.raises(Invalid) as refused:
                await here.site.puzzles.answer("rattus", NUMBER, here.anna.id, "stay in bed")
            assert refused.value.field == "choice"
            named = str(refused.value).removeprefix("expected one of ").partition(";")[0].split(", ")
            assert named == sorted(PUZZLE.worths)
            assert await here.site.puzzles.store.answers(here.anna.id, "rattus") == {}

    run(story())


def test_a_deleted_person_leaves_no_answers(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            await here.site.puzzles.answer("rattus", NUMBER, here.anna.id, PUZZLE.best)
            await here.site.deletion.delete(here.anna)
            assert await here.site.puzzles.store.answers(here.anna.id, "rattus") == {}
            assert await here.site.puzzles.store.solver(here.anna.id, "rattus") is None
            assert (await here.site.puzzles.store.tried("rattus"))[NUMBER]["tried"] == 1

    run(story())


@pytest.mark.slow
def test_over_http_anybody_may_look_and_somebody_with_a_name_may_answer(site: Served) -> None:
    path = f"/api/puzzles/rattus/{NUMBER}"
    with Client(site.url) as nobody, Client(site.url, "Anna") as anna:
        assert nobody.get(path)["solution"] is None
        assert nobody.get("/api/puzzles/rattus+mercatus")["solver"]["tried"] == 0
        assert nobody.refused(f"{path}/answers", {"choice": PUZZLE.best}).status == 401
        done = anna.post(f"{path}/answers", {"choice": PUZZLE.best})
        assert done["solution"]["solved"]
        assert done["solver"]["streak"] == 1
        assert anna.get(path)["solution"] == done["solution"]
        assert anna.cannot_get("/api/puzzles/rattus/0").status == 400
