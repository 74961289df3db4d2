"""Measure the engine before and after a change: `python -m benchmarks.against REVISION`.

*Before* is the revision, *after* the working tree as it is now. Both are built from nothing, and then asked in turn by
short processes, in pairs; who is asked first alternates. All titles, four players:

    build      seconds until the engine is compiled; build-cpu: of all processors together
    decisions  random play within the engine, choices of seats per second
    answers    random play in a loop in Python, chance included
    forks, saves, loads, views   of a position in the middle of a game
    share      of the decisions of the C twin, Rattus only
    pure       decisions of the engine in pure Python

Rates are per CPU second, and shown is the best of each side. A ratio above 1 always says that it has become better.
`bests` is the ratio of what is shown, `median` that of the ratios within pairs, and `range` from where to where
these go. Trust the median, and that there is a difference where the range lies on one side of 1. A dash says that a
side lacks what is measured; stderr says why.

With --instructions valgrind counts those of each decision, answer, fork …: slow, but the same on a busy machine, so
that one pair is enough. It says nothing about memory and prediction of jumps; seconds have the last word.
"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
import signal
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from benchmarks.against.probe import COUNTED, FIGURES
from benchmarks.against.rows import COSTS, Row
from benchmarks.against.sides import Build, Failed, Side, commit, sides
from lazaretto.games.titles import TITLES

ALL = (*COSTS, *FIGURES)
HEAD = ("", "before", "after", "bests", "median", "range")
CONSOLE = Console(stderr=True, soft_wrap=True)


def names(text: str) -> list[str]:
    """Rows that are asked for, from `decisions,forks`."""
    wanted = text.split(",")
    for what in wanted:
        if what not in ALL:
            raise argparse.ArgumentTypeError(f"expected some of {', '.join(ALL)}; got {what!r}")
    return wanted


def bounds(text: str) -> dict[str, float]:
    """What ratios must reach, from `decisions=0.97,forks=1.6`."""
    found = {}
    for part in text.split(","):
        what, _, least = part.partition("=")
        [what] = names(what)
        try:
            found[what] = float(least)
        except ValueError:
            raise argparse.ArgumentTypeError(f"expected {what}=NUMBER; got {part!r}") from None
    return found


def compare(before: Side, after: Side, only: list[str], pairs: int, seconds: float) -> list[Row]:
    """Build both sides if that is needed, and ask them in turn."""
    rows = []
    if only != ["pure"]:
        rows += [row for row in _built(before, after) if row.what in only]
    measured = [Row(what, title) for what in FIGURES if what in only for title in _titles(what)]
    asked = [(k, row) for k in range(pairs) for row in measured]
    with Progress(transient=True, console=CONSOLE, disable=not CONSOLE.is_terminal) as progress:
        for k, row in progress.track(asked, description=f"asking for {len(measured)} figures, {pairs} pairs of each"):
            turns = [(before, row.before), (after, row.after)]
            for side, figures in turns if k % 2 == 0 else reversed(turns):
                _ask(side, row, figures, seconds)
    return rows + measured


def count(before: Side, after: Side, only: list[str]) -> list[Row]:
    """The same in instructions: once, since they are the same every time."""
    if only != ["pure"]:
        _built(before, after)
    rows = [Row(what, title, counted=True) for what in COUNTED if what in only for title in TITLES]
    for title in TITLES:
        for pure in (False, True):
            wanted = [row for row in rows if row.title == title and (row.what == "pure") == pure]
            for side in (before, after) if wanted else ():
                CONSOLE.print(f"counting in {side.name}: {', '.join(row.name for row in wanted)}")
                try:
                    found: list[float | None] = [*side.count([row.what for row in wanted], title)]
                except Failed as failed:
                    CONSOLE.print(f"{title}, {side.name}: {failed}", markup=False)
                    found = [None] * len(wanted)
                for row, figure in zip(wanted, found, strict=True):
                    (row.before if side is before else row.after).append(figure)
    return rows


def _built(before: Side, after: Side) -> list[Row]:
    elapsed, cpu = Row("build"), Row("build-cpu")
    for side, was, used in ((before, elapsed.before, cpu.before), (after, elapsed.after, cpu.after)):
        CONSOLE.print(f"building {side.name}")
        try:
            build = side.build()
        except Failed as failed:
            CONSOLE.print(f"building {side.name}: {failed}", markup=False)
            build = Build(None, None)
        was.append(build.elapsed)
        used.append(build.cpu)
    return [elapsed, cpu]


def _ask(side: Side, row: Row, figures: list[float | None], seconds: float) -> None:
    try:
        figures.append(side.ask(row.what, row.title, seconds))
    except Failed as failed:
        if None not in figures:  # it will say the same the next time
            CONSOLE.print(f"{row.name}, {side.name}: {failed}", markup=False)
        figures.append(None)


def _titles(what: str) -> list[str]:
    return ["rattus"] if what == "share" else list(TITLES)


def _print(rows: list[Row]) -> None:
    table = [HEAD, *(row.cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for name, *cells in table:
        print("  ".join([name.ljust(widths[0]), *map(str.rjust, cells, widths[1:])]).rstrip())


def main() -> int:
    """Print the table, and at last the rows that stay below their bound."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.against", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("revision", help="of before: a commit, a branch, HEAD~1")
    parser.add_argument("--pairs", type=int, default=7, help="how often both sides are asked for every figure")
    parser.add_argument("--seconds", type=float, default=0.5, help="of CPU time for one figure of one side")
    parser.add_argument("--instructions", action="store_true", help="count them instead of measuring time")
    parser.add_argument("--only", type=names, default=list(ALL), metavar="ROWS", help="such as decisions,forks")
    parser.add_argument("--least", type=bounds, default={}, metavar="BOUNDS", help="such as decisions=0.97,forks=1.6")
    parser.add_argument("--json", type=Path, metavar="FILE", help="for programs, every single figure")
    args = parser.parse_args()
    if args.instructions and shutil.which("valgrind") is None:
        parser.error("expected valgrind to be installed, which counts instructions")
    unmeasured = sorted(set(args.least) - set(args.only))
    if unmeasured:
        parser.error(f"expected bounds for rows that are measured; got {', '.join(unmeasured)}")
    try:
        revision = commit(args.revision)
    except Failed:
        parser.error(f"expected a revision of this repository; got {args.revision!r}")
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _stop)
    with sides(revision) as (before, after):
        if args.instructions:
            rows = count(before, after, args.only)
        else:
            rows = compare(before, after, args.only, args.pairs, args.seconds)
    _print(rows)
    if args.json:
        args.json.write_text(json.dumps(_data(revision, args.seconds, rows), indent=1) + "\n", encoding="utf-8")
    short = [row.shortfall(args.least[row.what]) for row in rows if row.what in args.least]
    print(*filter(None, short), sep="\n", end="\n" if any(short) else "")
    return int(any(short))


def _stop(number: int, _: object) -> None:
    """End as by an error, so that the worktree is removed, and let nobody interrupt that."""
    signal.signal(number, signal.SIG_IGN)
    sys.exit(128 + number)


def _data(revision: str, seconds: float, rows: list[Row]) -> dict[str, Any]:
    machine = f"Python {platform.python_version()}, {platform.machine()}"
    return {"before": revision, "machine": machine, "seconds": seconds, "rows": [row.data() for row in rows]}


if __name__ == "__main__":
    sys.exit(main())
