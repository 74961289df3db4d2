"""How often something is done in a second of one core.

Whoever compares two revisions of the engine runs this file with either of them, so it asks little of them.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from lazaretto.kernel import drive
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State

ROUNDS = 5

Rate = dict[str, float]  # median and spread


def rate(act: Callable[[], object], seconds: float) -> Rate:
    """How often something is done in a second of one core, as the median of rounds, with their spread."""
    rates = []
    batch = 1
    for _ in range(ROUNDS):
        began = last = time.process_time()
        n = 0
        while last - began < seconds:
            for _ in range(batch):
                act()
            n += batch
            now = time.process_time()
            if (now - last) * 20 < seconds:
                batch *= 2  # so that looking at the clock does not count
            last = now
        rates.append(n / (last - began))
    median = statistics.median(rates)
    return {"median": median, "spread": (max(rates) - min(rates)) / median}


def scaled(figures: Rate, factor: float) -> Rate:
    """The rate of something that is done so many times at once."""
    return figures | {"median": figures["median"] * factor}


def counted(act: Callable[[], int], seconds: float) -> tuple[Rate, Rate]:
    """The rate of an act, and that of what it counts."""
    calls = total = 0

    def count() -> None:
        nonlocal calls, total
        calls += 1
        total += act()

    figures = rate(count, seconds)
    return figures, scaled(figures, total / calls)


def answer_one_by_one(start: State, rng: Rng) -> int:
    """A game driven from Python, one answer at a time, as environments and search do; how many answers."""
    s = start.fork()
    draw, choose = drive.draw, drive.choose
    n = 0
    while s.options:
        choose(s, draw(s, rng))
        n += 1
    return n
