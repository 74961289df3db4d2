"""How good every bot is: OpenSkill ratings that do not depend on the order of the games, and how sure they are.

OpenSkill rates games one after the other, and the last ones weigh a little differently from the first. Bots do not
learn between games, so all orders are alike: a rating is the mean over many shuffled orders, and nothing is added
to the uncertainty from game to game (tau 0). The interval is a bootstrap: the deals, each with all its games, are drawn
anew with replacement and rated in a shuffled order, many times; it holds the middle 95 % of what comes out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from lazaretto.arena.contest import Result

MODEL = PlackettLuce(tau=0.0)
ORDERS = 20
SAMPLES = 200

Rated = dict[str, tuple[float, float]]  # by bot: mean and deviation, in the model's units


@dataclass(frozen=True)
class Rating:
    """A bot's skill in the model's units, where everybody begins at 25 with a deviation of 25/3."""

    mean: float
    deviation: float  # what is left of the model's own
    low: float  # 95 % interval, by bootstrap
    high: float

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "rating": self.mean,
            "rating_deviation": self.deviation,
            "rating_interval": [self.low, self.high],
        }


def ratings(results: Sequence[Result], seed: int) -> dict[str, Rating]:
    """Every bot's rating, in the order in which they first sat down."""
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(result.contest.deal, []).append(result)
    rng = Random(f"ratings:{seed}")
    orders = [rate(_shuffled(results, rng)) for _ in range(ORDERS)]
    samples = []
    for _ in range(SAMPLES):
        drawn = rng.choices(list(deals.values()), k=len(deals))
        samples.append(rate(_shuffled([result for deal in drawn for result in deal], rng)))
    names = dict.fromkeys(name for result in results for name in result.contest.bots)
    return {
        name: Rating(
            fmean(order[name][0] for order in orders),
            fmean(order[name][1] for order in orders),
            *_middle(sorted(sample[name][0] for sample in samples)),
        )
        for name in names
    }


def rate(results: Iterable[Result]) -> Rated:
    """The ratings after these games in this order. A bot in several seats gets the mean of what each has earned."""
    rated: Rated = {}
    newcomer = MODEL.rating()
    for result in results:
        bots = result.contest.bots
        before = [rated.get(name, (newcomer.mu, newcomer.sigma)) for name in bots]
        teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        after = [player for (player,) in MODEL.rate(teams, ranks=list(map(float, result.ranks)))]
        for name in set(bots):
            own = [player for player, who in zip(after, bots, strict=True) if who == name]
            rated[name] = fmean(player.mu for player in own), fmean(player.sigma for player in own)
    return rated


def _shuffled(results: Sequence[Result], rng: Random) -> list[Result]:
    return rng.sample(results, len(results))


def _middle(values: Sequence[float]) -> tuple[float, float]:
    """The bounds of the middle 95 % of sorted values."""
    cut = len(values) // 40
    return values[cut], values[-1 - cut]
