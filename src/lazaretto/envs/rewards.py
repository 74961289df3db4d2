"""What a game that is over was worth to each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.outside import shown

Reward = Callable[[Outcome], list[float]]


def win(outcome: Outcome) -> list[float]:
    """1 for the victory, shared where it is shared; 0 for the others."""
    share = 1 / outcome.ranks.count(1)
    return [share if rank == 1 else 0.0 for rank in outcome.ranks]


def points(outcome: Outcome) -> list[float]:
    """The points of each seat."""
    return [float(total) for total in outcome.totals]


def rank(outcome: Outcome) -> list[float]:
    """From 1 for the first place to 0 for the last of so many seats."""
    last = len(outcome.ranks) - 1
    return [1 - (place - 1) / last for place in outcome.ranks]


def margin(outcome: Outcome) -> list[float]:
    """How many points a seat has more than the best of the others; less than 0 where it has fewer."""
    totals = outcome.totals
    others = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(len(totals))]
    return [float(own - best) for own, best in zip(totals, others, strict=True)]


REWARDS: Mapping[str, Reward] = {"win": win, "points": points, "rank": rank, "margin": margin}


def reward_of(name: str) -> Reward:
    """A reward by its name."""
    if name not in REWARDS:
        raise LazarettoError(f"reward: expected one of {', '.join(REWARDS)}; got {shown(name)}")
    return REWARDS[name]
