"""Figures of one engine: `python -m benchmarks.against.probe WHAT TITLE SECONDS` prints one.

`… WHAT,WHAT… TITLE counted` does each of them a fixed number of times between two calls of `getppid`, at which valgrind
writes down how many instructions there have been, and prints how often it was done.

It runs with the engine that PYTHONPATH leads to, which may be an old one, so it uses only what has long been there.
"""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import lazaretto
from lazaretto.kernel import drive
from lazaretto.kernel.rng import Rng

PLAYERS = 4
MIDDLE = 120  # answers into a game, where positions are copied, saved and viewed
GAMES, TIMES = 5, 200  # how often something is done where instructions are counted

# By path: both engines are measured by this revision's functions, whichever the package is that is imported.
RATES = runpy.run_path(str(Path(__file__).parents[2] / "src" / "lazaretto" / "cli" / "rates.py"))
ROUNDS: int = RATES["ROUNDS"]

Act = Callable[[], object]


def table(title: str) -> lazaretto.Game:
    """A new game. Rattus as it was before its cubes were counted exactly, so that both sides play the same games."""
    try:
        return lazaretto.new(title, players=PLAYERS, seed=1, cubes="up-to")
    except lazaretto.LazarettoError:
        return lazaretto.new(title, players=PLAYERS, seed=1)


def middle(title: str) -> lazaretto.Game:
    """A game that random answers have brought to its middle."""
    game, rng = table(title), Rng(1)
    while game.decision is not None and game.answered < MIDDLE:
        game.apply(game.decision.options[rng.below(len(game.decision.options))])
    return game


def decisions(title: str) -> Act:
    """Random play without leaving the engine; how many decisions."""
    start, rng = table(title).state, Rng(1)
    return lambda: drive.play(start.fork(), rng)


def answers(title: str) -> Act:
    """Random play in a loop in Python, chance included; how many answers."""
    start, rng = table(title).state, Rng(1)
    return lambda: RATES["answer_one_by_one"](start, rng)


def forks(title: str) -> Act:
    """A copy of a position."""
    return middle(title).state.fork


def saves(title: str) -> Act:
    """A position written as plain data."""
    return middle(title).state.save


def loads(title: str) -> Act:
    """A position read from plain data."""
    s = middle(title).state
    saved = s.save()
    return lambda: s.load(saved)


def views(title: str) -> Act:
    """What the first seat knows."""
    game = middle(title)
    return lambda: game.view(0)


PLAYED = {"decisions": decisions, "answers": answers, "pure": decisions}  # acts that say how much they have done
ACTS = {"forks": forks, "saves": saves, "loads": loads, "views": views}
COUNTED = ("decisions", "answers", *ACTS, "pure")
FIGURES = ("decisions", "answers", *ACTS, "share", "pure")


def measured(what: str, title: str, seconds: float) -> float:
    """How often it is done in a CPU second."""
    if what == "share":
        return share(seconds)
    if what in PLAYED:
        return float(RATES["counted"](PLAYED[what](title), seconds / ROUNDS)[1]["median"])
    return float(RATES["rate"](ACTS[what](title), seconds / ROUNDS)["median"])


def share(seconds: float) -> float:
    """What part of the decisions of the C twin Rattus takes, the two in turn."""
    from benchmarks.limit import Twin  # here, since an engine without what the twin needs has its other figures
    from benchmarks.limit.__main__ import rates

    return rates(Twin(), PLAYERS, ROUNDS, seconds / ROUNDS / 2)[2]


def counted(what: str, title: str) -> int:
    """How often it was done between the two marks."""
    act = (PLAYED | ACTS)[what](title)
    act()  # what happens only once does not count
    done = 0
    os.getppid()
    for _ in range(GAMES if what in PLAYED else TIMES):
        found = act()
        done += found if isinstance(found, int) else 1  # `load` gives nothing, `fork` a position
    os.getppid()
    return done


def main() -> None:
    """Measure, if the engine is the one that is meant."""
    _, what, title, how = sys.argv
    if not os.environ.get("LAZARETTO_PURE") and lazaretto.engine != "compiled":
        sys.exit(f"expected the compiled engine; got {lazaretto.engine}")
    if how == "counted":
        print(*[counted(each, title) for each in what.split(",")])
    else:
        print(measured(what, title, float(how)))


if __name__ == "__main__":
    main()
