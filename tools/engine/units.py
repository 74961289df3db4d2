"""Which modules are compiled, and into what: each unit is one C file and one shared library."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"

# The kernel's hot modules: what plays, and what a site does with every move. The rest is done once for a game.
KERNEL = ("rng", "event", "step", "layout", "saved", "state", "drive", "perft", "view", "differences")
# A game with its expansions is one unit, without the files that play no part in play.
COLD = (
    "__init__", "board", "choices", "components", "events", "notation", "picture", "possible", "reasons", "ruleset",
)  # fmt: skip

# What bots think with: looking ahead belongs to the kernel's unit, judging a position to its game's.
SEARCH = ("lazaretto.bots.judge", "lazaretto.bots.tree")

# The base classes of rules: whoever writes an expansion in Python may derive from these, and from no other class of a
# compiled game, since C does not look whether a class has descendants in Python.
OPEN = ("Step", "Chance", "Part", "Offer", "Card", "Character", "Listener", "Score", "State", "Declared", "Judge")


def judges() -> dict[str, tuple[str, ...]]:
    """The modules of the judges of every game and its expansions, and what they share, by the game's folder."""
    # The file by itself: to import the package would be to import the engine that is being made.
    titles = runpy.run_path(str(SRC / "lazaretto" / "games" / "titles.py"))["OWN"]
    found: dict[str, tuple[str, ...]] = {}
    for title in titles.values():
        game = title.ruleset.removeprefix("lazaretto.games.").partition(".")[0]
        module = title.judge.partition(":")[0]
        beside = rf"^from ({module.rpartition('.')[0]}\.\w+) import"
        shared = re.findall(beside, source(module).read_text(encoding="utf-8"), re.MULTILINE)
        found[game] = tuple(dict.fromkeys((*found.get(game, ()), *shared, module)))
    return found


def units() -> dict[str, tuple[str, ...]]:
    """The modules of every unit, by the unit's name."""
    found = {"kernel": (*(f"lazaretto.kernel.{name}" for name in KERNEL), *SEARCH)}
    for game, own in judges().items():
        found[game] = (*_modules(SRC / "lazaretto" / "games" / game, is_cold=False), *own)
    return found


def cold(unit: str) -> tuple[str, ...]:
    """The modules of a game that stay Python; what they call their numbers is known to C all the same."""
    return _modules(SRC / "lazaretto" / "games" / unit, is_cold=True)


def expansion(package: str) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """A unit of its own for an expansion that lies outside: its name, its modules, and those that stay Python."""
    folder = ROOT.joinpath(*package.split("."))
    return package.replace(".", "_"), _modules(folder, is_cold=False), _modules(folder, is_cold=True)


def _modules(folder: Path, is_cold: bool) -> tuple[str, ...]:
    root = SRC if folder.is_relative_to(SRC) else ROOT
    files = [path for path in sorted(folder.rglob("*.py")) if not path.stem.startswith(("__", "test_"))]
    return tuple(
        ".".join(path.relative_to(root).with_suffix("").parts) for path in files if (path.stem in COLD) == is_cold
    )


def source(module: str) -> Path:
    """The file of a module."""
    root = SRC if module.startswith("lazaretto.") else ROOT
    return root / Path(*module.split(".")).with_suffix(".py")
