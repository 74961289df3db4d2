"""The rows of puzzles: first answers, solvers, and how hard the puzzles turn out to be."""

from __future__ import annotations

from typing import NamedTuple

from lazaretto.server.store.database import Database, Row, Statement, Write
from lazaretto.server.store.ratings import Rating


class FirstAnswer(NamedTuple):
    """What somebody answered the first time; nothing, where he gave up."""

    person: str
    title: str
    number: int
    answer: str
    solved: bool
    at: float


class PuzzleStore:
    """Reads and writes what became of puzzles."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def counter(self) -> int:
        """How many answers have been rated: whoever raises it has rated the next one."""
        rows = await self.database.rows("SELECT value FROM house WHERE name = 'puzzled'")
        if rows:
            return int(rows[0]["value"])
        sql = "INSERT INTO house (name, value) VALUES ('puzzled', '0') ON CONFLICT DO NOTHING"
        await self.database.write(Write((Statement(sql),)))
        return await self.counter()

    async def answers(self, person: str, title: str) -> dict[int, Row]:
        """The first answers of somebody, by puzzle."""
        sql = "SELECT number, answer, solved FROM puzzle_answers WHERE person = $1 AND title = $2"
        return {row["number"]: row for row in await self.database.rows(sql, person, title)}

    async def answer(self, person: str, title: str, number: int) -> Row | None:
        """The first answer of somebody to a puzzle."""
        sql = "SELECT number, answer, solved FROM puzzle_answers WHERE person = $1 AND title = $2 AND number = $3"
        rows = await self.database.rows(sql, person, title, number)
        return rows[0] if rows else None

    async def solver(self, person: str, title: str) -> Row | None:
        """How somebody does at the puzzles of a title."""
        rows = await self.database.rows("SELECT * FROM solvers WHERE person = $1 AND title = $2", person, title)
        return rows[0] if rows else None

    async def tried(self, title: str) -> dict[int, Row]:
        """The puzzles of a title that somebody has tried."""
        rows = await self.database.rows("SELECT * FROM puzzle_ratings WHERE title = $1", title)
        return {row["number"]: row for row in rows}

    async def keep(self, first: FirstAnswer, solver: Rating, puzzle: Rating, counter: int) -> bool:
        """Keep a first answer with the ratings after it, unless another answer was rated since the counter was read."""
        solved = int(first.solved)
        sql = "INSERT INTO puzzle_answers (person, title, number, answer, solved, at) VALUES ($1, $2, $3, $4, $5, $6)"
        kept = Statement(sql, (first.person, first.title, first.number, first.answer, solved, first.at))
        sql = (
            "INSERT INTO solvers (person, title, mu, sigma, tried, solved, streak, longest)"
            " VALUES ($1, $2, $3, $4, 1, $5, $5, $5) ON CONFLICT (person, title) DO UPDATE SET"
            " mu = $3, sigma = $4, tried = solvers.tried + 1, solved = solvers.solved + $5,"
            " streak = (solvers.streak + 1) * $5, longest = CASE WHEN (solvers.streak + 1) * $5 > solvers.longest"
            " THEN solvers.streak + 1 ELSE solvers.longest END"
        )
        theirs = Statement(sql, (first.person, first.title, *solver, solved))
        sql = (
            "INSERT INTO puzzle_ratings (title, number, mu, sigma, tried, solved) VALUES ($1, $2, $3, $4, 1, $5)"
            " ON CONFLICT (title, number) DO UPDATE SET mu = $3, sigma = $4,"
            " tried = puzzle_ratings.tried + 1, solved = puzzle_ratings.solved + $5"
        )
        its = Statement(sql, (first.title, first.number, *puzzle, solved))
        sql = "UPDATE house SET value = $1 WHERE name = 'puzzled' AND value = $2 RETURNING name"
        return await self.database.write(Write((kept, theirs, its), Statement(sql, (str(counter + 1), str(counter)))))
