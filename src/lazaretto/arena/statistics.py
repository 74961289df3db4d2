"""How sure a share of wins is. The games of a deal are not independent, so the deal is what is counted.

Of every deal there is one figure from 0 to 1, e.g. a bot's share of the wins in its games. Their mean p has a variance,
by how they differ. The interval is Wilson's for p in as many independent games as would leave the same variance,
p (1 - p) / variance. Where all deals agree nothing can be said of their variance, and each counts as one game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, log, sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)


ERROR = 0.05  # how often a sequential test may be wrong, either way
FEWEST = 20  # deals that it takes: the variance of fewer is too unsure for that (with 10 it was wrong in 6.5 %)


class Mean(NamedTuple):
    """A mean with half the width of its 95 % interval."""

    mean: float
    half: float


class Share(NamedTuple):
    """A mean from 0 to 1 with its 95 % interval."""

    mean: float
    low: float
    high: float


def share(deals: Sequence[float]) -> Share:
    """The mean over the deals, and how sure it is."""
    p = fmean(deals)
    spread = variance(deals) / len(deals) if len(deals) > 1 else 0.0
    return Share(p, *wilson(p, p * (1 - p) / spread if spread > 0 else len(deals)))


def mean(deals: Sequence[float]) -> Mean:
    """The mean of any figure over the deals, and how sure it is."""
    return Mean(fmean(deals), Z * sqrt(variance(deals) / len(deals)) if len(deals) > 1 else 0.0)


def clear(deals: Sequence[float], bar: float, step: float = 0.05) -> int:
    """Whether it is clear by now on which side of a bar a share of wins lies: 1 or -1, and 0 while it is not.

    Wald's sequential test of a share that lies a step above the bar against one that lies a step below, with the
    variance that the deals have shown. It may be asked after every deal.
    """
    if len(deals) < FEWEST:
        return 0
    spread = max(variance(deals), bar * (1 - bar) / len(deals))
    ratio = 2 * step * len(deals) * (fmean(deals) - bar) / spread
    bound = log((1 - ERROR) / ERROR)
    return (ratio >= bound) - (ratio <= -bound)


def wilson(p: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of n independent games."""
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def sign_test(better: int, worse: int) -> float:
    """How likely a split at least this uneven is if both sides are alike: exact, two-sided."""
    n = better + worse
    tail = sum(comb(n, k) for k in range(min(better, worse) + 1))
    return min(1.0, 2 * tail / (1 << n))


def holm(values: Sequence[float]) -> list[float]:
    """Probabilities of several tests, corrected so that all hold together (Holm's method)."""
    order = sorted(range(len(values)), key=lambda k: values[k])
    corrected = [0.0] * len(values)
    most = 0.0
    for place, k in enumerate(order):
        most = max(most, min(1.0, (len(values) - place) * values[k]))
        corrected[k] = most
    return corrected
