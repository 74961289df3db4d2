"""What answers cost: the best one against the one that was given, both from what the seat knew.

The best answer is chosen by one search and weighed against the other by others: the same search for both would praise
whatever it happened to overrate. Both are weighed in the same worlds.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from lazaretto.review.past import Asked
from lazaretto.review.values import Appraiser, Value


class Effort(NamedTuple):
    """How closely one looks: visits of the search for the best answer, of each weighing, and how many of these."""

    search: int
    weigh: int
    times: int


class Loss(NamedTuple):
    """What an answer cost the seat's lead, in points. `value` is what the position was worth to each seat."""

    asked: Asked
    best: int  # the better answer; the one that was given where there was none
    points: float  # may come out below 0, where the search was mistaken about what is better
    error: float  # one standard error of that, as far as weighing again tells; the horizon comes beside it
    value: Value
    better: Value  # after the better answer
    worse: Value  # after the one that was given

    def uncertainty(self, horizon: float) -> float:
        """One standard error with that of a search that ends before the game does."""
        return sqrt(self.error**2 + horizon**2)


def loss(appraiser: Appraiser, asked: Asked, effort: Effort) -> Loss:
    """What an answer cost."""
    found = appraiser.question(asked.known, asked.seat, effort.search)
    best = found.best if found.visits else asked.answer
    if best == asked.answer:
        return Loss(asked, best, 0.0, 0.0, found.value, found.value, found.value)
    streams = [appraiser.stream() for _ in range(effort.times)]
    better = [appraiser.answer(asked.known, asked.seat, best, effort.weigh, stream) for stream in streams]
    worse = [appraiser.answer(asked.known, asked.seat, asked.answer, effort.weigh, stream) for stream in streams]
    found_losses = [one.lead(asked.seat) - two.lead(asked.seat) for one, two in zip(better, worse, strict=True)]
    error = stdev(found_losses) / sqrt(effort.times) if effort.times > 1 else 0.0
    return Loss(asked, best, fmean(found_losses), error, found.value, _mean(better), _mean(worse))


def _mean(values: list[Value]) -> Value:
    return Value(tuple(fmean(column) for column in zip(*(value.points for value in values), strict=True)))
