"""Plays many games at random and prints a digest of how they ended: `python -m tests.compiled.digests rattus 4 100`.

An expansion is named by its ruleset, `tests.expansion.ruleset:APOTHECARY`; options come last, `deck=all`. The folder
that EXPANSION names, if any, has it compiled.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import sys
from pathlib import Path

import lazaretto
from lazaretto import compiled
from lazaretto.games.rules import rules_of
from lazaretto.kernel import drive
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import prepare


def digest(ruleset: Ruleset, players: int, seeds: int, **options: str) -> str:
    """One digest of the last positions of all games, of the decisions in them and of the random numbers used."""
    start = Game(ruleset, prepare(ruleset, players, options)).state
    whole = hashlib.sha256()
    for seed in range(seeds):
        rng = Rng(seed)
        s = start.fork()
        decisions = drive.play(s, rng)
        whole.update(canonical([decisions, rng.below(1 << 30), s.save()]))
    return whole.hexdigest()


def ruleset_of(name: str) -> Ruleset:
    """The rules of a title, or those that stand under a name in a module."""
    module, _, variable = name.partition(":")
    if not variable:
        return rules_of(name)
    found = getattr(importlib.import_module(module), variable)
    assert isinstance(found, Ruleset)
    return found


def main() -> None:
    """Print which engine has played, and the digest."""
    name, players, games, *options = sys.argv[1:]
    engine = lazaretto.engine
    if "EXPANSION" in os.environ:
        engine = compiled.use(Path(os.environ["EXPANSION"]), Path.cwd())
    settled = dict(option.split("=") for option in options)
    print(engine.partition(":")[0], digest(ruleset_of(name), int(players), int(games), **settled))


if __name__ == "__main__":
    main()
