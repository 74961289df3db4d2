"""Results that are kept need not be played again, and what is read back is what was played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from lazaretto.arena.contest import Contest, play
from lazaretto.arena.deals import contests
from lazaretto.arena.kept import played
from lazaretto.arena.runners import Serial
from lazaretto.games.rules import rules_of
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.setup import prepare

J = TypeVar("J")
R = TypeVar("R")


class Counting(Serial):
    """How many games it has played."""

    games = 0

    def map(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """See Runner."""
        for result in super().map(function, jobs):
            self.games += 1
            yield result


def match(games: int, seed: int = 3) -> list[Contest]:
    return contests("rattus", prepare(rules_of("rattus"), 2, {}), ["greedy", "random"], seed, games)


def test_what_is_kept_is_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    first = list(played(match(4), Serial(), file))
    again = list(played(match(4), Serial(), file))
    assert first == again == [play(contest) for contest in match(4)]
    assert [result.thought for result in again] == [result.thought for result in first]


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    file, by = tmp_path / "kept.jsonl", Counting()
    list(played(match(4), Serial(), file))
    found = list(played(match(6), by, file))
    assert [result.contest for result in found] == match(6)
    assert by.games == 2


def test_a_match_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    file, by = tmp_path / "kept.jsonl", Counting()
    next(played(match(4), Serial(), file))
    list(played(match(4), by, file))
    assert by.games == 3


def test_a_file_may_hold_several_matches(tmp_path: Path) -> None:
    file, by = tmp_path / "kept.jsonl", Counting()
    list(played(match(2, seed=1), by, file))
    list(played(match(2, seed=2), by, file))
    assert by.games == 4


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file, by = tmp_path / "kept.jsonl", Counting()
    whole = list(played(match(2), Serial(), file))
    file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert list(played(match(2), by, file)) == whole
    assert by.games == 1
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.parametrize("line", ["nothing", "[1]", '{"title": "rattus"}'])
def test_a_file_of_something_else_is_refused(line: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(LazarettoError, match=r"kept.jsonl, line 1: expected how a game ended; "):
        list(played(match(2), Serial(), file))
