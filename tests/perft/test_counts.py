"""The counts in the files beside this one. A lost or doubled option anywhere on the way changes a number."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

import lazaretto
from lazaretto.kernel.game import Game
from lazaretto.kernel.perft import divide, perft

FOLDER = Path(__file__).parent
MANY = 400_000  # sequences; to count more takes more than about a second
FEW = 2_000  # to count more through the front door takes too long


class Row(NamedTuple):
    """One line of a file."""

    where: str
    title: str
    position: str
    depth: int
    sequences: int


def rows() -> list[Row]:
    """All lines of all files but comments."""
    found = []
    for path in sorted(FOLDER.glob("*.perft")):
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if line and not line.startswith("#"):
                title, position, depth, sequences = (part.strip() for part in line.split(";"))
                found.append(Row(f"{path.name}:{n}", title, position, int(depth), int(sequences)))
    return found


def parametrized(chosen: list[Row]) -> pytest.MarkDecorator:
    values = [pytest.param(row, marks=pytest.mark.slow if row.sequences > MANY else ()) for row in chosen]
    return pytest.mark.parametrize("row", values, ids=[f"{row.where}-depth-{row.depth}" for row in chosen])


def naive(game: Game, depth: int) -> int:
    """The same count through the front door: what the game offers is answered, each time in a new fork."""
    if depth == 0 or game.decision is None:
        return 1
    total = 0
    for option in game.decision.options:
        fork = game.fork()
        fork.apply(option)
        total += naive(fork, depth - 1)
    return total


@parametrized(rows())
def test_the_count_is_what_it_was(row: Row) -> None:
    s = lazaretto.position(row.title, row.position).state
    assert perft(s, row.depth) == row.sequences, f"{row.where}: behind each answer: {divide(s, row.depth)}"


@parametrized([row for row in rows() if row.sequences <= FEW])
def test_a_small_count_is_the_same_through_the_front_door(row: Row) -> None:
    assert naive(lazaretto.position(row.title, row.position), row.depth) == row.sequences
