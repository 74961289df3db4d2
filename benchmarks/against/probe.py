"""One figure of one engine: `python -m benchmarks.against.probe WHAT TITLE SECONDS` prints it.

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

# By path: both engines are measured by this revision's functions, whichever the package is that is imported.
RATES = runpy.run_path(str(Path(__file__).parents[2] / "src" / "lazaretto" / "cli" / "rates.py"))
ROUNDS: int = RATES["ROUNDS"]


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


def decisions(title: str, seconds: float) -> float:
    """Random play without leaving the engine."""
    start, rng = table(title).state, Rng(1)
    return _counted(lambda: drive.play(start.fork(), rng), seconds)


def answers(title: str, seconds: float) -> float:
    """Random play in a loop in Python, chance included."""
    start, rng = table(title).state, Rng(1)
    return _counted(lambda: RATES["answer_one_by_one"](start, rng), seconds)


def forks(title: str, seconds: float) -> float:
    """Copies of a position."""
    return _rate(middle(title).state.fork, seconds)


def saves(title: str, seconds: float) -> float:
    """Positions written as plain data."""
    return _rate(middle(title).state.save, seconds)


def loads(title: str, seconds: float) -> float:
    """Positions read from plain data."""
    s = middle(title).state
    saved = s.save()
    return _rate(lambda: s.load(saved), seconds)


def views(title: str, seconds: float) -> float:
    """What the first seat knows."""
    game = middle(title)
    return _rate(lambda: game.view(0), seconds)


def share(title: str, seconds: float) -> float:
    """What part of the decisions of the C twin the engine takes, the two in turn."""
    from benchmarks.limit import Twin  # here, since an engine without what the twin needs has its other figures
    from benchmarks.limit.__main__ import rates

    return rates(Twin(), PLAYERS, ROUNDS, seconds / ROUNDS / 2)[2]


FIGURES: dict[str, Callable[[str, float], float]] = {
    "decisions": decisions,
    "answers": answers,
    "forks": forks,
    "saves": saves,
    "loads": loads,
    "views": views,
    "share": share,
    "pure": decisions,
}


def _rate(act: Callable[[], object], seconds: float) -> float:
    return float(RATES["rate"](act, seconds / ROUNDS)["median"])


def _counted(act: Callable[[], int], seconds: float) -> float:
    return float(RATES["counted"](act, seconds / ROUNDS)[1]["median"])


def main() -> None:
    """Measure, if the engine is the one that is meant."""
    _, what, title, seconds = sys.argv
    if not os.environ.get("LAZARETTO_PURE") and lazaretto.engine != "compiled":
        sys.exit(f"expected the compiled engine; got {lazaretto.engine}")
    print(FIGURES[what](title, float(seconds)))


if __name__ == "__main__":
    main()
