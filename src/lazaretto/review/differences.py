"""Why an answer was better, where a sentence can say it: what the search found after both, in things players count.

A judge adds up dozens of numbers that only fit together, and none of them is a reason. So only things are told that are
worth a known part of a point, as means over the positions in which the searches ended. And they are told only where
they make up most of the loss, with what speaks against the better answer taken off and told, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from lazaretto.bots.judge import FEATURES
from lazaretto.bots.judges import counts_of
from lazaretto.kernel.state import State
from lazaretto.review.losses import Loss
from lazaretto.review.values import Appraiser

VISITS = 2_000  # below each of the two answers
NOTHING = 0.05  # points: what counts for less is no part of a reason
LEAST, MOST = 0.6, 2.0  # what is told comes to so much of the loss
FOR = 2  # things that may speak for the better answer in a sentence


class Thing(NamedTuple):
    """What players count, and the judge too: how a title's file describes it."""

    of: tuple[str, ...]  # what the judge counts of it, by name
    each: float  # how many such things one of these counts for
    end: tuple[str, ...]  # the points that come of it when the game is over
    points: float  # what one is worth


class Difference(NamedTuple):
    """How many of a thing there are in the mean when the search ends."""

    thing: str
    own: bool  # the seat's; else the best other's
    better: float  # after the better answer
    played: float  # after the one that was given
    speaks: bool  # for the better answer; else against it


def read_things(data: Mapping[str, Mapping[str, Any]]) -> dict[str, Thing]:
    """The things of a title's file."""
    return {
        name: Thing(tuple(thing["of"]), thing["each"], tuple(thing["end"]), thing["points"])
        for name, thing in data.items()
    }


def differences(appraiser: Appraiser, things: Mapping[str, Thing], look: Loss) -> tuple[Difference, ...]:
    """What to say about a loss; nothing where a sentence would not explain it."""
    asked, stream = look.asked, appraiser.stream()
    seat = asked.seat
    other = max((k for k in range(len(look.worse.points)) if k != seat), key=lambda k: look.worse.points[k])

    def after(answer: int) -> list[float]:
        """The mean of every thing, the seat's and then the other's."""
        sums = [0.0] * (2 * len(things))
        for leaf in appraiser.ends(asked.known, seat, answer, VISITS, stream):
            for k, whose in enumerate((seat, other)):
                for n, thing in enumerate(things.values()):
                    sums[2 * n + k] += count(appraiser, thing, leaf, whose)
        return [each / VISITS for each in sums]

    better, played = after(look.best), after(asked.answer)
    parts: list[tuple[float, Difference]] = []
    for n, (name, thing) in enumerate(things.items()):
        for k, own in enumerate((True, False)):
            one, two = better[2 * n + k], played[2 * n + k]
            worth = thing.points * (one - two) * (1 if own else -1)
            parts.append((worth, Difference(name, own, one, two, worth > 0)))
    return spoken(parts, look.points)


def count(appraiser: Appraiser, thing: Thing, s: State, seat: int) -> float:
    """How many of a thing a seat has in a position that the judge has just looked at."""
    if not s.options:
        points: Mapping[str, int] = s.outcome().points[seat]
        return sum(points.get(source, 0) for source in thing.end) / thing.points
    features, counts = appraiser.judge.features, counts_of(appraiser.title)
    return thing.each * sum(features[seat * FEATURES + counts[name]] for name in thing.of)


def spoken(parts: Sequence[tuple[float, Difference]], loss: float) -> tuple[Difference, ...]:
    """What speaks most for the better answer, as much of it as a sentence needs, and what speaks most against it."""
    against = [part for part in sorted(parts, key=lambda part: part[0]) if part[0] < -NOTHING][:1]
    told, net = [], sum(worth for worth, _ in against)
    for worth, difference in sorted(parts, key=lambda part: -part[0])[:FOR]:
        if worth < NOTHING or net >= LEAST * loss:
            break
        net += worth
        told.append(difference)
    if not told or not LEAST * loss <= net <= MOST * loss:
        return ()
    return (*told, *(difference for _, difference in against))
