"""What draws changed: what came against the mean of all that could have come, as a referee values the positions.

Whatever the values are worth, the mean of this luck over many games is nothing: what could have come is weighed as the
dealer weighs it.
"""

from __future__ import annotations

from typing import NamedTuple

from lazaretto.games.rules import rules_of
from lazaretto.kernel import drive
from lazaretto.kernel.record import CHANCE, Record
from lazaretto.kernel.replay import read_setup
from lazaretto.kernel.state import State
from lazaretto.review.fitted import Fitted
from lazaretto.review.past import Asked, past
from lazaretto.review.values import Appraiser


class Luck(NamedTuple):
    """What a draw was worth to each seat, in chances to win."""

    asked: Asked
    chances: tuple[float, ...]


def luck(appraiser: Appraiser, fitted: Fitted, asked: Asked, progress: float, visits: int) -> Luck:
    """What a draw changed; nothing where only one thing could come or positions do not tell yet."""
    s = asked.known
    f = s.top()
    step = s.step(f)
    answers = drive.open_answers(s)
    nothing = Luck(asked, (0.0,) * s.players)
    if len(answers) < 2:
        return nothing
    weights = [step.weight(s, f, i) for i in answers] if drive.weigh(s) else [1] * len(answers)
    stream = appraiser.stream()
    after = [_chances(appraiser, fitted, _drawn(s, i), progress, visits, stream) for i in answers]
    came = after[answers.index(asked.answer)]
    means = [sum(w * each[k] for w, each in zip(weights, after, strict=True)) / sum(weights) for k in range(s.players)]
    return Luck(asked, tuple(one - mean for one, mean in zip(came, means, strict=True)))


def sum_of_luck(record: Record, fitted: Fitted, visits: int, seed: int = 0) -> tuple[float, ...]:
    """What all draws of a game were worth to each seat; those before anybody decides are the deal."""
    appraiser = Appraiser(record.title, seed)
    found: list[tuple[float, ...]] = []
    begun = False
    for asked in past(record):
        if asked.seat != CHANCE:
            begun = True
        elif begun:
            progress = (asked.n - record.first) / max(1, len(record.answers))
            found.append(luck(appraiser, fitted, asked, progress, visits).chances)
    players = read_setup(rules_of(record.title), record.setup).players
    return tuple(sum(each[seat] for each in found) for seat in range(players))


def _drawn(s: State, answer: int) -> State:
    after: State = s.fork()
    drive.choose(after, answer)
    return after


def _chances(
    appraiser: Appraiser, fitted: Fitted, s: State, progress: float, visits: int, stream: int
) -> tuple[float, ...]:
    """How likely each seat is to win; all alike where positions do not tell yet. At the end it is no guess any more."""
    if not s.options:
        ranks = s.outcome().ranks
        return tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)
    value = appraiser.position(s, visits, stream)
    return fitted.chances(value, progress) or (1 / s.players,) * s.players
