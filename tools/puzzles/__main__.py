"""Finds positions with one best answer, and says what each answer is worth and how hard that is to see.

What is shipped is what these commands make, one for each title:

    python -m tools.puzzles find rattus --anew
    python -m tools.puzzles find rattus+mercatus --anew
    python -m tools.puzzles find notre-dame --anew

`find` plays games, the first with the seed 1, and keeps what it finds in the package, until there are so many of each
evidence as `WANTED` says: solved ones, which are proven (`compose`, `solve`), and played ones, which are measured
(`play_out`). Without `--anew` it goes on where it was stopped. `rate` finds out how hard they are: with `--anew` all of
them, which is due whenever the bots have changed. `solve` solves a line of notation. `from` looks for puzzles in
records of finished games (`records`), and keeps what it finds beside the others; `find` leaves those alone.

    python -m tools.puzzles rate rattus --anew
    python -m tools.puzzles from RECORD… --most 5
    python -m tools.puzzles solve rattus --position "players:2 …"

Solved puzzles depend on the rules alone: a seed gives the same ones for ever. Played ones are measured by bots, and are
the same only while the bots are.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from lazaretto.kernel.record import Record
from lazaretto.puzzles import Evidence, Puzzle, file_of, read
from tools.puzzles.compose import COMPOSERS, find_solved
from tools.puzzles.difficulty import MOST, visits_needed
from tools.puzzles.play_out import find_played
from tools.puzzles.records import find_in_record, source_of
from tools.puzzles.solve import BUDGET, solve

FIRST_GAME = 1  # its seed
SAME_ANSWER = 7  # puzzles with the same best answer
GLANCE = 20  # positions to look at, or fewer: a small puzzle


class Wanted(NamedTuple):
    """How many puzzles of each evidence are wanted; of an evidence, how many may ask the same and how many be small."""

    solved: int
    played: int
    alike: int
    small: int


WANTED: Mapping[str, Wanted] = {
    "rattus": Wanted(solved=88, played=30, alike=36, small=18),
    "rattus+mercatus": Wanted(solved=63, played=25, alike=32, small=16),
    "notre-dame": Wanted(solved=90, played=30, alike=36, small=18),
}


def kept(title: str) -> list[Puzzle]:
    """The puzzles of a title as they are in its file now."""
    path = file_of(title)
    return [read(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def keep(title: str, puzzles: Iterable[Puzzle]) -> None:
    """Write the file of a title anew, all of it or nothing."""
    path = file_of(title)
    part = path.with_suffix(".part")
    part.write_text("".join(f"{puzzle.to_json()}\n" for puzzle in puzzles), encoding="utf-8")
    part.replace(path)


def find(title: str, evidence: Evidence, wanted: int) -> None:
    """Play until there are so many puzzles with this evidence."""
    all_kept = kept(title)
    have = [puzzle for puzzle in all_kept if puzzle.evidence == evidence and puzzle.found != "record"]
    game = max((puzzle.game for puzzle in have), default=FIRST_GAME)
    while len(have) < wanted:
        for puzzle in _found(title, evidence, game):
            if len(have) < wanted and _is_new(puzzle, have, WANTED[title]):
                number = 1 + max((other.number for other in all_kept), default=0)
                have.append(replace(puzzle, number=number, game=game))
                all_kept.append(have[-1])
                keep(title, all_kept)
        _progress(f"{title}: {len(have)} of {wanted} {evidence}, game {game}")
        game += 1
    print(file=sys.stderr)


def _found(title: str, evidence: Evidence, game: int) -> Iterator[Puzzle]:
    """The puzzles of one game. A played one counts only where a search that looks far ahead agrees."""
    if evidence == "solved":
        yield from find_solved(title, game)
        return
    for puzzle in find_played(title, game):
        rated = replace(puzzle, visits=visits_needed(title, puzzle))
        if rated.visits <= MOST:
            yield rated


def _is_new(puzzle: Puzzle, have: Sequence[Puzzle], wanted: Wanted) -> bool:
    """Whether it is not there yet, nor too many of its like."""
    asked = Counter(other.asks for other in have)
    answered = Counter(other.best for other in have)
    small = sum(other.effort <= GLANCE for other in have)
    return (
        all(puzzle.position != other.position for other in have)
        and asked[puzzle.asks] < wanted.alike
        and answered[puzzle.best] < SAME_ANSWER
        and (puzzle.effort > GLANCE or small < wanted.small)
    )


def find_in(paths: Sequence[Path], most: int) -> None:
    """Look for puzzles in records, so many of each at most, and keep those that are new."""
    for path in paths:
        record = Record.from_json(path.read_bytes())
        all_kept = kept(record.title)
        source = source_of(record)
        taken = sum(puzzle.source.startswith(f"{source}:") for puzzle in all_kept)
        for puzzle in islice(find_in_record(record), most) if not taken else ():
            if all(puzzle.position != other.position for other in all_kept):
                number = 1 + max((other.number for other in all_kept), default=0)
                all_kept.append(replace(puzzle, number=number))
                keep(record.title, all_kept)
                taken += 1
        print(f"{path}: {taken} puzzles of {record.title}", flush=True)


def rate(title: str, anew: bool) -> None:
    """Find out how hard the puzzles are of which that is not known, or all."""
    puzzles = [replace(puzzle, visits=0) if anew else puzzle for puzzle in kept(title)]
    for k, puzzle in enumerate(puzzles):
        if not puzzle.visits:
            puzzles[k] = replace(puzzle, visits=visits_needed(title, puzzle))
            keep(title, puzzles)
            _progress(f"{title}: rated {k + 1} of {len(puzzles)}")
    print(file=sys.stderr)
    levels = Counter(puzzle.level for puzzle in puzzles)
    print(f"{title}: {len(puzzles)} puzzles, by level {dict(sorted(levels.items()))}")


def _progress(text: str) -> None:
    print(f"\r{text}", end="", file=sys.stderr, flush=True)


def main() -> None:
    """Do what was asked."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.puzzles", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    finding = commands.add_parser("find", help="find puzzles, so many as are shipped")
    finding.add_argument("--anew", action="store_true", help="from the first game on, not where it was stopped")
    rating = commands.add_parser("rate", help="find out how hard they are")
    rating.add_argument("--anew", action="store_true", help="all of them, not only those of which it is not known")
    solving = commands.add_parser("solve", help="solve a line of notation")
    solving.add_argument("--position", required=True)
    solving.add_argument("--budget", type=int, default=BUDGET, help="positions to look at")
    taking = commands.add_parser("from", help="find puzzles in records of finished games")
    taking.add_argument("records", type=Path, nargs="+", metavar="RECORD")
    taking.add_argument("--most", type=int, default=3, help="puzzles of one game")
    for command in (finding, rating, solving):
        command.add_argument("title", choices=COMPOSERS)
    given = parser.parse_args()
    if given.command == "find":
        if given.anew:
            keep(given.title, [puzzle for puzzle in kept(given.title) if puzzle.found == "record"])
        find(given.title, "solved", WANTED[given.title].solved)
        find(given.title, "played", WANTED[given.title].played)
        rate(given.title, anew=False)
    elif given.command == "rate":
        rate(given.title, given.anew)
    elif given.command == "from":
        find_in(given.records, given.most)
    else:
        solved = solve(given.title, given.position, given.budget)
        print(solved.puzzle(given.title, given.position, "solved", "by hand").to_json())


if __name__ == "__main__":
    main()
