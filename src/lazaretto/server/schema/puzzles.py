"""Puzzles and their solvers, on the wire. What answers are worth goes out to nobody who has not answered."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from lazaretto.puzzles import Evidence, Level
from lazaretto.server.schema.base import Reply, Request
from lazaretto.server.schema.positions import ChoiceText, PositionInfo


class PuzzleLine(Reply):
    """What everybody may know of a puzzle, and whether whoever asks has solved it; null: not tried yet."""

    number: int
    level: Level
    asks: str
    moment: str
    idea: str
    evidence: Evidence
    rating: float
    tried: int
    solved: int
    mine: bool | None


class SolverInfo(Reply):
    """How somebody does at the puzzles of a title."""

    rating: float
    uncertainty: float
    tried: int
    solved: int
    streak: int
    longest: int


class PuzzleList(Reply):
    """The puzzles of a title, and how whoever asks does at them."""

    puzzles: list[PuzzleLine]
    solver: SolverInfo


class WorthInfo(Reply):
    """What an answer is worth: chance to win, points ahead of the best other; games played on, none if solved."""

    choice: str
    win: float
    margin: float
    games: int


class Solution(Reply):
    """The proof or the evidence: what each answer is worth, the best one first, and the rule behind it."""

    answer: str  # the first one; "": gave up
    solved: bool
    rule: str
    effort: int
    worths: list[WorthInfo]


class PuzzleInfo(Reply):
    """A puzzle as the asked seat sees it; the solution once whoever asks has answered."""

    line: PuzzleLine
    position: PositionInfo
    solution: Solution | None


class PuzzleAnswer(Request):
    """An answer, or none: to give up and see the solution."""

    choice: ChoiceText | None


class PuzzleAnswered(Reply):
    """The solution, and how the solver stands now; only the first answer to a puzzle counts."""

    solution: Solution
    solver: SolverInfo
    gained: Annotated[float, Meta(description="What the answer did to the solver's rating.")]
