"""Positions with one best answer: a file for each title, a puzzle in a line, found and weighed by `tools/puzzles`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

FOLDER = Path(__file__).parent
LEVELS = (1, 2, 3)
# From so many visits on a puzzle is of the second and of the third level: nearly half of them are found at a glance.
SECOND, THIRD = 2, 32

Level = Literal[1, 2, 3]
Evidence = Literal["solved", "played"]
# How it was found: by the command as it is now, so that it can be found again by its seed; by an earlier form of it, in
# games between bots that have changed since; or in the record of a game that was really played.
Found = Literal["now", "earlier", "record"]


class Worth(NamedTuple):
    """What an answer is worth to the seat that is asked, whatever chance and the others do."""

    win: float  # the chance to win; a shared victory counts for its share
    margin: float  # to expect: its points less those of the best other
    points: float  # to expect: its own
    games: int = 0  # that were played on from it; none where it was solved


@dataclass(frozen=True)
class Puzzle:
    """A position, its question, and what each answer is worth.

    Two kinds of evidence are kept apart. `solved`: every answer and every turn of chance was followed to the end of
    the game, so the worths are exact. `played`: bots played on from each answer, many times in worlds that fit what
    the seat knows; the worths are means, and the best answer leads every other by more than chance explains.
    """

    number: int  # in its file; never changed, never used again
    game: int  # the seed of the game it was found in; 0: thought up by hand, or from a record
    found: Found
    position: str  # a line of notation
    seat: int
    evidence: Evidence
    moment: str  # of the game
    asks: str  # what the answers are: regions, cards …
    rule: str  # behind the best answer
    idea: str  # why it is better than the next best
    effort: int  # positions looked at to solve it, or games played
    visits: int  # that a search needs until it keeps to the best answer
    worths: Mapping[str, Worth]  # by answer, the best one first
    source: str = ""  # of one from a record: the beginning of its digest, and how many answers had been given

    @property
    def best(self) -> str:
        """The answer that is better than every other."""
        return next(iter(self.worths))

    @property
    def gap(self) -> float:
        """By how much, in chance to win."""
        best, second, *_ = self.worths.values()
        return best.win - second.win

    @property
    def level(self) -> Level:
        """How hard it is, by how long a search must look."""
        return 1 if self.visits < SECOND else 2 if self.visits < THIRD else 3

    def to_json(self) -> str:
        """As a line."""
        written = asdict(self) | {"worths": {answer: list(worth) for answer, worth in self.worths.items()}}
        if not self.source:
            del written["source"]
        return json.dumps(written)


def read(line: str) -> Puzzle:
    """A puzzle as `to_json` wrote it."""
    found = json.loads(line)
    return Puzzle(**found | {"worths": {answer: Worth(*worth) for answer, worth in found["worths"].items()}})


def file_of(title: str) -> Path:
    """Where the puzzles of a title are."""
    return FOLDER / f"{title}.jsonl"


@cache
def puzzles(title: str) -> Mapping[int, Puzzle]:
    """The puzzles of a title, by number."""
    lines = file_of(title).read_text(encoding="utf-8").splitlines()
    return {puzzle.number: puzzle for puzzle in map(read, lines)}
