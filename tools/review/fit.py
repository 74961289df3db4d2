"""Measure what the review of a title needs to know, by games between bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp, sqrt
from statistics import correlation, fmean
from typing import NamedTuple

from lazaretto.kernel.record import CHANCE
from lazaretto.review.fitted import STAGES, Fitted
from lazaretto.review.losses import Effort, Loss, loss
from lazaretto.review.luck import sum_of_luck
from lazaretto.review.past import past
from lazaretto.review.review import LUCK_VISITS, SECOND_LOOK
from lazaretto.review.values import Appraiser, Value
from tools.review.games import play

PLAYER = "search:60"
VISITS = 60  # of positions whose value is compared with how the game ended
PER_STAGE = 3  # positions of a stage and a game
TELLS = 0.2  # how far expected and real wins must go together for a chance to be told
EARNED = 0.3  # how far luck and wins must
REFERENCE = 40_000  # visits of a weighing that others are measured by


class Seen(NamedTuple):
    """A position on the way, and who won in the end."""

    stage: int
    value: Value
    wins: tuple[float, ...]


def slopes(title: str, players: int, games: int, seed: str) -> tuple[float, ...]:
    """By stage: how a point becomes a chance to win; 0 where positions hardly tell who wins."""
    seen = [each for k in range(games) for each in positions(title, players, f"{seed}:{k}")]
    found = []
    for stage in range(len(STAGES)):
        of_stage = [each for each in seen if each.stage == stage]
        slope = fit_slope(of_stage)
        told = [chance for each in of_stage for chance in softmax(each.value.points, slope)]
        came = [win for each in of_stage for win in each.wins]
        together = correlation(told, came) if slope else 0.0
        note(f"{title}, {players} players, stage {stage + 1}: slope {slope:.3f}, correlation {together:.2f}")
        found.append(round(slope, 3) if together >= TELLS else 0.0)
    return tuple(found)


def positions(title: str, players: int, seed: str) -> list[Seen]:
    """Some positions of every stage of a game."""
    played = play(title, (PLAYER,) * players, seed)
    appraiser = Appraiser(title, len(seed))
    asked = list(past(played.record))
    found = []
    for stage, end in enumerate(STAGES):
        begin = STAGES[stage - 1] if stage else 0.0
        of_stage = [each for each in asked if begin < each.n / len(played.record.answers) <= end]
        for each in of_stage[:: max(1, len(of_stage) // PER_STAGE)][:PER_STAGE]:
            found.append(Seen(stage, appraiser.position(each.whole, VISITS, appraiser.stream()), played.wins))
    return found


def softmax(points: Sequence[float], slope: float) -> tuple[float, ...]:
    """The chances that a slope makes of points."""
    odds = [exp(slope * (each - max(points))) for each in points]
    return tuple(odd / sum(odds) for odd in odds)


def fit_slope(seen: Sequence[Seen]) -> float:
    """The slope under which what happened is likeliest, found by halving."""

    def rising(slope: float) -> bool:
        """Whether a steeper one would be likelier still."""
        gain = 0.0
        for each in seen:
            chances = softmax(each.value.points, slope)
            for points, win, chance in zip(each.value.points, each.wins, chances, strict=True):
                gain += points * (win - chance)
        return gain > 0

    low, high = 0.0, 5.0
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if rising(middle) else (low, middle)
    return low


def horizons(title: str, effort: Effort, pairs: int, seed: str) -> tuple[float, float]:
    """How far a first look and a second err in points, beside what weighing again tells."""
    appraiser = Appraiser(title, 1)
    first: list[float] = []
    second: list[float] = []
    k = 0
    while len(first) < pairs:
        played = play(title, ("easy", "easy"), f"{seed}:{k}")
        asked = [each for each in past(played.record) if each.seat != CHANCE]
        for each in asked[k % 5 :: 7]:
            look = loss(appraiser, each, effort)
            if look.best != each.answer and len(first) < pairs:
                again = weighed(appraiser, look, SECOND_LOOK.weigh)
                real = weighed(appraiser, look, REFERENCE)
                first.append((look.points - real) ** 2 - look.error**2)
                second.append((again - real) ** 2)
                note(f"{title}: {look.points:.2f} at a glance, {again:.2f}, {real:.2f} in the end")
        k += 1
    return sqrt(max(0.0, fmean(first))), sqrt(fmean(second))


def weighed(appraiser: Appraiser, look: Loss, visits: int) -> float:
    """The loss once more, by a weighing of so many visits."""
    asked, stream = look.asked, appraiser.stream()
    better = appraiser.answer(asked.known, asked.seat, look.best, visits, stream)
    worse = appraiser.answer(asked.known, asked.seat, asked.answer, visits, stream)
    return better.lead(asked.seat) - worse.lead(asked.seat)


def usual(title: str, effort: Effort, name: str, games: int, seed: str) -> float:
    """How many points a bot loses with each decision, at a glance."""
    lost = []
    for k in range(games):
        played = play(title, (name, name), f"{seed}:{name}:{k}")
        appraiser = Appraiser(title, k)
        for each in past(played.record):
            if each.seat != CHANCE:
                lost.append(loss(appraiser, each, effort).points)
    note(f"{title}: {name} loses {fmean(lost):.3f} points with each of {len(lost)} decisions")
    return round(fmean(lost), 3)


def luck_tells(title: str, fitted: Fitted, games: int, seed: str) -> tuple[float, float]:
    """How far luck and wins go together, and how much of the luck to take off a win."""
    lucks, wins = [], []
    for k in range(games):
        played = play(title, (PLAYER, PLAYER), f"{seed}:luck:{k}")
        lucks.append(sum_of_luck(played.record, fitted, LUCK_VISITS, k)[0])
        wins.append(played.wins[0])
    together = correlation(lucks, wins)
    spread = fmean(each**2 for each in lucks) - fmean(lucks) ** 2
    joint = fmean(one * two for one, two in zip(lucks, wins, strict=True)) - fmean(lucks) * fmean(wins)
    note(f"{title}: luck and wins go together by {together:.2f} in {games} games")
    return together, round(joint / spread, 2)


def note(text: str) -> None:
    """Tell whoever waits."""
    print(text, file=sys.stderr, flush=True)
