"""Contests and results as the tests need them, and bots of somebody's own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lazaretto.arena.contest import Contest, Result
from lazaretto.games.rules import rules_of
from lazaretto.kernel.setup import prepare

FILE = """
import os, signal

class First:
    def __init__(self, title, seed):
        print("somebody's own bot is made")

    def choose(self, view):
        assert view.seat == view.decision.seat
        return view.decision.options[0]

class Raises(First):
    def choose(self, view):
        raise ValueError("no idea")

class Leaves(First):
    def choose(self, view):
        raise SystemExit(0)

class Foreign(First):
    def choose(self, view):
        return "stay"

class ByText(First):
    def choose(self, view):
        return view.decision.options[0].text

class ByNumber(First):
    def choose(self, view):
        return view.decision.options[0].number

class Dies(First):
    def choose(self, view):
        os.kill(os.getpid(), signal.SIGKILL)

class Unmade(First):
    def __init__(self, title, seed):
        raise RuntimeError("not today")
"""


def own(folder: Path, wanted: str = "First") -> str:
    """The name of a bot in a file."""
    file = folder / "own.py"
    file.write_text(FILE, encoding="utf-8")
    return f"{file}:{wanted}"


def contest(*bots: str, name: str = "rattus", deal: int = 0, rotation: int = 0, **options: object) -> Contest:
    """A game of these bots in these seats."""
    return Contest(name, prepare(rules_of(name), len(bots), options), bots, 1, deal, rotation)


def result(
    bots: Sequence[str],
    ranks: Sequence[int],
    deal: int = 0,
    rotation: int = 0,
    start: int = 0,
    totals: Sequence[int] = (),
) -> Result:
    """A game of which only the end matters."""
    points = tuple({"regions": total, "palace": 1} for total in totals or [0] * len(bots))
    return Result(contest(*bots, deal=deal, rotation=rotation), tuple(ranks), points, start, 100, False)
