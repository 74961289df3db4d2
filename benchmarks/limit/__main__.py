"""Compare the engine's games of Rattus with the twin's: `python -m benchmarks.limit [GAMES]`."""

from __future__ import annotations

import argparse
import json
import statistics
import time
from typing import Any

from benchmarks.limit import NUMBERS, ROWS, Twin
from lazaretto.games.rules import rules_of
from lazaretto.kernel import drive
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import prepare
from lazaretto.kernel.state import State

ROUNDS = 41  # short ones: a mood of the machine should meet both alike
SECONDS = 0.1


def start(players: int) -> State:
    """The table before the first lot."""
    ruleset = rules_of("rattus")
    return Game(ruleset, prepare(ruleset, players, {})).state


def same(twin: Twin, players: int, seed: int) -> bool:
    """Whether both play the same game of this seed."""
    s, rng = start(players).fork(), Rng(seed)
    decisions = drive.play(s, rng)
    own = {name: _flat(getattr(s, name))[:n] for name, n in ROWS.items()} | {name: getattr(s, name) for name in NUMBERS}
    return (decisions, own | {"x": rng.x}) == twin.show(players, seed)


def _flat(row: Any) -> list[int]:
    """The numbers of a row, or of a row of rows."""
    return [number for line in row for number in (line if hasattr(line, "__len__") else [line])]


def rates(twin: Twin, players: int, rounds: int, seconds: float) -> tuple[float, float, float]:
    """Decisions in a second of the engine and of the twin, in turn, and what part the one is of the other."""
    rng, first = Rng(1), start(players)
    own, limit = [], []
    for k in range(rounds):
        began, decisions = time.process_time(), 0
        while time.process_time() - began < seconds:
            for _ in range(20):
                decisions += drive.play(first.fork(), rng)
        own.append(decisions / (time.process_time() - began))
        began, decisions = time.process_time(), 0
        while time.process_time() - began < seconds:
            decisions += twin.play(players, k, 500)
        limit.append(decisions / (time.process_time() - began))
    share = statistics.median(a / b for a, b in zip(own, limit, strict=True))
    return statistics.median(own), statistics.median(limit), share


def main() -> None:
    """Sameness first, then speed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=1000, help="how many are compared")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    twin = Twin()
    found = {}
    for players in (2, 3, 4):
        different = [seed for seed in range(args.games) if not same(twin, players, seed)]
        assert not different, f"{players} players, seeds {different[:5]}: the games differ"
        own, limit, share = rates(twin, players, ROUNDS, SECONDS)
        found[players] = {"own": own, "limit": limit, "share": share}
        if not args.json:
            print(f"{players} players: {args.games} games alike; {own:,.0f} of {limit:,.0f} decisions/s, {share:.0%}")
    if args.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
