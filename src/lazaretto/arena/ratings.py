"""How good every bot is: OpenSkill ratings that do not depend on the order of the games, and how sure they are.

OpenSkill rates games one after the other, and where a game stands in the row weighs. Bots do not learn between games,
so all orders are alike: a rating is the mean over shuffled orders, each forwards and backwards, and nothing is added to
the uncertainty from game to game (tau 0). The interval is a bootstrap: the deals, each with all its games, are drawn
anew with replacement and rated in one such order, many times; it holds the middle 95 % of what comes out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, groupby
from random import Random
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from lazaretto.arena.contest import Result

MODEL = PlackettLuce(tau=0.0)
ORDERS = 20
SAMPLES = 100

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
    games = sorted(results, key=lambda result: (result.contest.deal, result.contest.rotation, result.contest.bots))
    deals = [list(deal) for _, deal in groupby(games, key=lambda result: result.contest.deal)]
    rng = Random(f"ratings:{seed}")
    orders = [_to_and_fro(games, rng) for _ in range(ORDERS)]
    samples = [_to_and_fro(list(chain(*rng.choices(deals, k=len(deals)))), rng) for _ in range(SAMPLES)]
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


def _to_and_fro(results: Sequence[Result], rng: Random) -> Rated:
    """The mean of the ratings in a shuffled order, forwards and backwards, which cancels most of what an order does."""
    order = rng.sample(results, len(results))
    forth, back = rate(order), rate(reversed(order))
    return {name: ((mu + back[name][0]) / 2, (sigma + back[name][1]) / 2) for name, (mu, sigma) in forth.items()}


def _middle(values: Sequence[float]) -> tuple[float, float]:
    """The bounds of the middle 95 % of sorted values."""
    cut = len(values) // 40
    return values[cut], values[-1 - cut]
