"""Plays many games at random and prints a digest of how they ended: `python -m tests.compiled.digests rattus 4 100`."""

from __future__ import annotations

import hashlib
import sys

import lazaretto
from lazaretto.games.rules import rules_of
from lazaretto.kernel import drive
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import canonical
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


if __name__ == "__main__":
    name, count, games = sys.argv[1:]
    print(lazaretto.engine.partition(":")[0], digest(rules_of(name), int(count), int(games)))
