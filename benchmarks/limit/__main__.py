"""Compare the engine's games of Rattus with the twin's: `python -m benchmarks.limit [games]`."""

from __future__ import annotations

import statistics
import sys
import time

from benchmarks.limit import NUMBERS, ROWS, Twin
from lazaretto.games.titles import TITLES
from lazaretto.kernel import drive
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import prepare
from lazaretto.kernel.state import State

ROUNDS = 7
SECONDS = 0.3


def start(players: int) -> State:
    """The table before the first lot."""
    ruleset = TITLES["rattus"]
    return Game(ruleset, prepare(ruleset, players, {})).state


def same(twin: Twin, players: int, seed: int) -> bool:
    """Whether both play the same game of this seed."""
    s, rng = start(players).fork(), Rng(seed)
    decisions = drive.play(s, rng)
    saved = s.save()
    own = {name: saved[name][:n] for name, n in ROWS.items()} | {name: saved[name] for name in NUMBERS}
    return (decisions, own | {"x": rng.x}) == twin.show(players, seed)


def rates(twin: Twin, players: int) -> tuple[float, float]:
    """Decisions in a second of the engine and of the twin, in turn."""
    rng, first = Rng(1), start(players)
    own, limit = [], []
    for k in range(ROUNDS):
        began, decisions = time.process_time(), 0
        while time.process_time() - began < SECONDS:
            for _ in range(20):
                decisions += drive.play(first.fork(), rng)
        own.append(decisions / (time.process_time() - began))
        began, decisions = time.process_time(), 0
        while time.process_time() - began < SECONDS:
            decisions += twin.play(players, k, 500)
        limit.append(decisions / (time.process_time() - began))
    return statistics.median(own), statistics.median(limit)


def main() -> None:
    """Sameness first, then speed."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    twin = Twin()
    for players in (2, 3, 4):
        different = [seed for seed in range(games) if not same(twin, players, seed)]
        assert not different, f"{players} players, seeds {different[:5]}: the games differ"
        own, limit = rates(twin, players)
        print(f"{players} players: {games} games alike; {own:,.0f} of {limit:,.0f} decisions/s, {own / limit:.0%}")


if __name__ == "__main__":
    main()
