"""Which modules are compiled, and into what: each unit is one C file and one shared library."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"

# The kernel's hot modules; the rest of it serves tables, where the network and people are slower than Python.
KERNEL = ("rng", "step", "state", "drive", "perft")
# A game with its expansions is one unit, without the files that play no part in play.
GAMES = ("rattus", "notre_dame")
COLD = ("__init__", "board", "choices", "components", "notation", "picture", "reasons", "ruleset")

# What bots think with: looking ahead belongs to the kernel's unit, judging a position to its game's.
SEARCH = ("lazaretto.bots.judge", "lazaretto.bots.tree")
JUDGES = {
    "rattus": ("lazaretto.bots.heuristics.rattus", "lazaretto.bots.heuristics.mercatus"),
    "notre_dame": ("lazaretto.bots.heuristics.notre_dame",),
}

# The base classes of a game's rules. Their methods are called by the game alone, tens of millions of times in a second,
# so compiled they are plain C functions, which neither Python nor a class written in it can reach.
RULES = ("Step", "Offer", "Card", "Character", "Listener")


def units() -> dict[str, tuple[str, ...]]:
    """The modules of every unit, by the unit's name."""
    found = {"kernel": (*(f"lazaretto.kernel.{name}" for name in KERNEL), *SEARCH)}
    for game in GAMES:
        files = sorted((SRC / "lazaretto" / "games" / game).rglob("*.py"))
        names = (".".join(path.relative_to(SRC).with_suffix("").parts) for path in files if path.stem not in COLD)
        found[game] = (*names, *JUDGES[game])
    return found


def cold(unit: str) -> tuple[str, ...]:
    """The modules of a game that stay Python; what they call their numbers is known to C all the same."""
    files = sorted((SRC / "lazaretto" / "games" / unit).rglob("*.py"))
    names = (".".join(path.relative_to(SRC).with_suffix("").parts) for path in files if path.stem in COLD[1:])
    return tuple(names)


def source(module: str) -> Path:
    """The file of a module."""
    return SRC / Path(*module.split(".")).with_suffix(".py")
