"""What answers cost: the best one against the one that was given, both from what the seat knew.

The best answer is chosen by one search and weighed against the other by others: the same search for both would praise
whatever it happened to overrate. Both are weighed in the same worlds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from lazaretto.kernel.state import State
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
    share: float  # of its visits, how many the search gave the answer that was given


def loss(appraiser: Appraiser, asked: Asked, effort: Effort) -> Loss:
    """What an answer cost."""
    found = appraiser.question(asked.known, asked.seat, effort.search)
    best = found.best if found.visits else asked.answer
    share = found.visits.get(asked.answer, 0) / effort.search
    if best == asked.answer:
        return Loss(asked, best, 0.0, 0.0, found.value, found.value, found.value, share)
    weighed = weigh(appraiser, asked.known, asked.seat, (best, asked.answer), effort)
    better, worse = weighed[best], weighed[asked.answer]
    points, error = behind(worse, better, asked.seat)
    return Loss(asked, best, points, error, found.value, mean(better), mean(worse), share)


def weigh(
    appraiser: Appraiser, known: State, seat: int, answers: Iterable[int], effort: Effort
) -> dict[int, list[Value]]:
    """What each of these answers is worth, as often as the effort says; each time all are weighed in equal worlds."""
    streams = [appraiser.stream() for _ in range(effort.times)]
    return {
        answer: [appraiser.answer(known, seat, answer, effort.weigh, stream) for stream in streams]
        for answer in answers
    }


def behind(one: Sequence[Value], other: Sequence[Value], seat: int) -> tuple[float, float]:
    """By how many points of lead an answer is behind another, and one standard error of that."""
    found = [that.lead(seat) - this.lead(seat) for this, that in zip(one, other, strict=True)]
    return fmean(found), stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0


def uncertainty(error: float, horizon: float) -> float:
    """One standard error with that of a search that ends before the game does."""
    return sqrt(error**2 + horizon**2)


def mean(values: Sequence[Value]) -> Value:
    """What several weighings say together."""
    return Value(tuple(fmean(column) for column in zip(*(value.points for value in values), strict=True)))
