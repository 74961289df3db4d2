"""Puzzles: which there are, who has solved them, and how good solvers are.

A first answer is a game between solver and puzzle: both are rated, by the same model as players. How hard a puzzle is
to begin with is a guess from how long a search must look; from then on its solvers tell. Only a first answer counts,
and nobody is told what the answers are worth before he has given one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import log2

from lazaretto.games.titles import TITLES
from lazaretto.puzzles import Puzzle, puzzles
from lazaretto.server import positions
from lazaretto.server.ratings import MODEL
from lazaretto.server.refusals import Invalid, NotFound
from lazaretto.server.schema.positions import Position, PositionInfo
from lazaretto.server.schema.puzzles import (
    PuzzleAnswered,
    PuzzleInfo,
    PuzzleLine,
    PuzzleList,
    Solution,
    SolverInfo,
    WorthInfo,
)
from lazaretto.server.store.database import Database, Row
from lazaretto.server.store.puzzles import FirstAnswer, PuzzleStore
from lazaretto.server.store.ratings import Rating

AVERAGE = 3  # doublings of visits that an average puzzle needs; each one more or less is a point of rating
UNSURE = 4.0  # deviation of that guess
POSITIONS = 512  # kept ready to be shown


class Puzzles:
    """The puzzles of a site, with what became of them there."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.store = PuzzleStore(database)
        self.now = now

    def has(self, title: str, number: int) -> bool:
        """Whether a puzzle of a title has this number."""
        return number in _of(title)

    async def of(self, title: str, viewer: str) -> PuzzleList:
        """The puzzles of a title, and how the viewer does at them."""
        tried, mine = await self.store.tried(title), await self.store.answers(viewer, title)
        lines = [_line(puzzle, tried.get(n), mine.get(n)) for n, puzzle in _of(title).items()]
        return PuzzleList(puzzles=lines, solver=_solver(await self.store.solver(viewer, title)))

    async def show(self, title: str, number: int, viewer: str) -> PuzzleInfo:
        """A puzzle; with its solution for who has answered."""
        puzzle = find(title, number)
        answered = await self.store.answer(viewer, title, number)
        tried = await self.store.tried(title)
        return PuzzleInfo(
            line=_line(puzzle, tried.get(number), answered),
            position=shown(title, number),
            solution=None if answered is None else _solution(puzzle, answered["answer"]),
        )

    async def answer(self, title: str, number: int, person: str, choice: str | None) -> PuzzleAnswered:
        """Take an answer, or that somebody gives up; rated once.

        Several processes may take answers at once: each moves a counter by one, and whoever moves it has rated his.
        """
        puzzle = find(title, number)
        if choice is not None and choice not in puzzle.worths:
            raise Invalid(f"expected one of {', '.join(sorted(puzzle.worths))}; got {choice!r}", field="choice")
        while True:
            counter = await self.store.counter()
            earlier = await self.store.answer(person, title, number)
            before = await self.store.solver(person, title)
            if earlier is not None:
                return PuzzleAnswered(solution=_solution(puzzle, earlier["answer"]), solver=_solver(before), gained=0.0)
            first = FirstAnswer(person, title, number, choice or "", choice == puzzle.best, self.now())
            rating = _rating(before)
            solver, its = rated(
                rating, _puzzle_rating(puzzle, (await self.store.tried(title)).get(number)), first.solved
            )
            if await self.store.keep(first, solver, its, counter):
                now = _solver(await self.store.solver(person, title))
                return PuzzleAnswered(
                    solution=_solution(puzzle, first.answer), solver=now, gained=round(solver[0] - rating[0], 2)
                )


def find(title: str, number: int) -> Puzzle:
    """A puzzle by its number."""
    found = _of(title).get(number)
    if found is None:
        raise NotFound(f"there is no puzzle {number} of {title}")
    return found


def rated(solver: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """The ratings after a first answer: one of the two has won."""
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in (solver, puzzle)]
    (one,), (other,) = MODEL.rate(teams, ranks=[1, 2] if solved else [2, 1])
    return (one.mu, one.sigma), (other.mu, other.sigma)


@lru_cache(POSITIONS)
def shown(title: str, number: int) -> PositionInfo:
    """A puzzle's position as the asked seat knows it: the same for everybody."""
    puzzle = find(title, number)
    return positions.show(Position(title=title, line=puzzle.position, seat=puzzle.seat))


def _of(title: str) -> Mapping[int, Puzzle]:
    if title not in TITLES:
        raise NotFound(f"expected one of the titles {', '.join(TITLES)}; got {title!r}", field="title")
    return puzzles(title)


def _rating(solver: Row | None) -> Rating:
    newcomer = MODEL.rating()
    return (newcomer.mu, newcomer.sigma) if solver is None else (solver["mu"], solver["sigma"])


def _puzzle_rating(puzzle: Puzzle, tried: Row | None) -> Rating:
    if tried is None:
        return MODEL.rating().mu + log2(puzzle.visits) - AVERAGE, UNSURE
    return tried["mu"], tried["sigma"]


def _line(puzzle: Puzzle, tried: Row | None, mine: Row | None) -> PuzzleLine:
    return PuzzleLine(
        number=puzzle.number,
        level=puzzle.level,
        asks=puzzle.asks,
        moment=puzzle.moment,
        idea=puzzle.idea,
        evidence=puzzle.evidence,
        rating=round(_puzzle_rating(puzzle, tried)[0], 2),
        tried=0 if tried is None else tried["tried"],
        solved=0 if tried is None else tried["solved"],
        mine=None if mine is None else bool(mine["solved"]),
    )


def _solver(row: Row | None) -> SolverInfo:
    mu, sigma = _rating(row)
    counts = {name: 0 if row is None else row[name] for name in ("tried", "solved", "streak", "longest")}
    return SolverInfo(rating=round(mu, 2), uncertainty=round(2 * sigma, 2), **counts)


def _solution(puzzle: Puzzle, answer: str) -> Solution:
    return Solution(
        answer=answer,
        solved=answer == puzzle.best,
        rule=puzzle.rule,
        effort=puzzle.effort,
        worths=[
            WorthInfo(choice=choice, win=worth.win, margin=worth.margin, games=worth.games)
            for choice, worth in puzzle.worths.items()
        ],
    )
