"""What was found out about a title by playing many games, once for every set of weights of its judge.

`python -m tools.review` writes these files. They say how a lead becomes a chance to win, how far searches err because
they end before the game does, what bots of the site lose, and whether draws can be called luck. A few of their numbers
are chosen, not found; these it keeps.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any

from lazaretto.games.titles import TITLES, file
from lazaretto.kernel.errors import LazarettoError
from lazaretto.review.differences import Thing, read_things
from lazaretto.review.values import Value

STAGES = (1 / 3, 2 / 3, 0.9, 1.0)  # where each stage of a game ends, as a share of its answers


@dataclass(frozen=True)
class Fitted:
    """What holds for one title."""

    slopes: dict[int, tuple[float, ...]]  # by number of players, then by stage: how a point becomes a chance; 0: not
    horizon: float  # points: how far the first look errs, beside what chance does in it
    horizon_again: float  # and the second
    luck: bool  # whether what a draw changes goes with who wins
    beta: float  # how much of the luck is taken off a win where games are compared
    usual: dict[str, float]  # points that bots lose with each decision, by their name; empty: not measured

    # Chosen.
    words: tuple[float, float, float]  # points from which on a loss is an inaccuracy, a mistake, a blunder
    in_the_running: float  # an answer to which the second look's search gave more of its visits than this gets no word
    first_look: int  # visits of its search for the best answer: as many as ten seconds of a game have room for
    datum: bool  # where draws are no luck, a deal is compared with bots on it; else with everybody who has played it
    daily_players: int  # at a deal of the day
    things: dict[str, Thing]  # by which it can be said why an answer was better

    def chances(self, value: Value, progress: float) -> tuple[float, ...] | None:
        """How likely each seat is to win; None where positions of this stage do not tell.

        `progress` is the share of the game that has been played.
        """
        slopes = self.slopes.get(len(value.points), ())
        slope = next((slope for slope, end in zip(slopes, STAGES, strict=False) if progress <= end), 0.0)
        if not slope:
            return None
        most = max(value.points)
        odds = [exp(slope * (points - most)) for points in value.points]
        return tuple(odd / sum(odds) for odd in odds)


def has_reviews(title: str) -> bool:
    """Whether anything was found out about a title; of one that others have installed perhaps nothing was."""
    return bool(TITLES[title].review)


@cache
def fitted(title: str) -> Fitted:
    """What holds for a title, by its file."""
    if not has_reviews(title):
        raise LazarettoError(f"expected a title with reviews; {title} has none, because nothing was measured of it yet")
    return read(tomllib.loads(file(TITLES[title].review).read_text(encoding="utf-8")))


def read(data: dict[str, Any]) -> Fitted:
    """What a file says."""
    first, second, third = data["words"]
    return Fitted(
        slopes={int(players): tuple(slopes) for players, slopes in data["slopes"].items()},
        horizon=data["horizon"],
        horizon_again=data["horizon_again"],
        luck=data["luck"],
        beta=data["beta"],
        usual=dict(data["usual"]),
        words=(first, second, third),
        in_the_running=data["in_the_running"],
        first_look=data["first_look"],
        datum=data["datum"],
        daily_players=data["daily_players"],
        things=read_things(data.get("things", {})),
    )
