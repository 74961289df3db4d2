"""How far reviews can be trusted: `python -m benchmarks.review` prints the table of docs/review.md, with its bars.

Slips are planted in a tenth of the answers of one seat of an expert game. Of those that cost something, how many does a
review name? How often does it name an answer that was the expert's own? Do slips cost in played games what reviews say?
Is luck nothing in the mean, and how much of the spread of results does it take away? How long does all that take?
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pvariance, stdev
from typing import NamedTuple

from lazaretto.games.titles import TITLES
from lazaretto.review.fitted import fitted
from lazaretto.review.losses import loss
from lazaretto.review.luck import sum_of_luck
from lazaretto.review.review import LUCK_VISITS, SECOND_LOOK, Reviewer
from tools.review.games import Played, play

COSTLY = 0.5  # points from which on a slip should be named
FOUND, FALSE, LUCKY, FIRST_SECONDS = 0.65, 1 / 300, 1.5, 10.0  # the bars


class Mean(NamedTuple):
    """A mean and one standard error of it."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.error:.2f}"


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values."""
    return Mean(fmean(values), stdev(values) / sqrt(len(values))) if len(values) > 1 else Mean(0.0, 0.0)


class Reviewed(NamedTuple):
    """What reviews made of games with planted slips."""

    costly: int  # slips that cost something, by a look as close as the second
    named: int  # of these
    decisions: int  # that were the expert's own
    alarms: int  # of these that were named
    losses: list[float]  # of all slips, in points
    first: list[float]  # seconds of a processor, by game
    second: list[float]


def review_games(title: str, games: int, seed: str) -> Reviewed:
    """Review games of experts, one of whom errs now and then."""
    costly = named = decisions = alarms = 0
    losses: list[float] = []
    first: list[float] = []
    second: list[float] = []
    for k in range(games):
        played = play(title, ("expert", "expert"), f"{seed}:{k}", slips_of=0)
        reviewer = Reviewer(played.record)
        started = time.process_time()
        reviewer.look()
        first.append(time.process_time() - started)
        started = time.process_time()
        reviewer.look_again()
        second.append(time.process_time() - started)
        words = {n: reviewer.moment(each, 2).word for n, each in reviewer.again.items()}
        for look in reviewer.losses:
            n = look.asked.n
            if n not in played.slips:
                decisions += 1
                alarms += bool(words.get(n))
                continue
            close = reviewer.again.get(n) or loss(reviewer.appraiser, look.asked, SECOND_LOOK)
            losses.append(close.points)
            costly += close.points >= COSTLY
            named += close.points >= COSTLY and bool(words.get(n))
        note(f"{title}: {k + 1} games reviewed, {named} of {costly} slips named, {alarms} alarms in {decisions}")
    return Reviewed(costly, named, decisions, alarms, losses, first, second)


def cost_of_slips(title: str, games: int, seed: str) -> tuple[Mean, float]:
    """By how many points whoever errs now and then falls behind in played games, and with how many slips."""
    pairs = [play(title, ("normal", "normal"), f"{seed}:cost:{k}", slips_of=k % 2) for k in range(games)]
    leads = [-played.lead(k % 2) for k, played in enumerate(pairs)]
    return mean_of(leads), fmean(len(played.slips) for played in pairs)


def luck_in(title: str, games: int, seed: str) -> tuple[Mean, float]:
    """The luck of a seat in the mean, and by how much less wins spread once it is taken off.

    How much of it is taken off was fixed beforehand, with the title's other figures. Every deal is played once.
    """
    known = fitted(title)
    found: list[Played] = [play(title, ("search:100", "search:50"), f"{seed}:luck:{k}") for k in range(games)]
    lucks = [sum_of_luck(played.record, known, LUCK_VISITS, k)[0] for k, played in enumerate(found)]
    wins = [played.wins[0] for played in found]
    adjusted = [win - known.beta * each for win, each in zip(wins, lucks, strict=True)]
    return mean_of(lucks), pvariance(wins) / pvariance(adjusted)


def note(text: str) -> None:
    """Tell whoever waits."""
    print(text, file=sys.stderr, flush=True)


def mark(kept: bool) -> str:
    """Whether a bar is met."""
    return "" if kept else " (!)"


def column(title: str, args: argparse.Namespace) -> list[str]:
    """Everything about one title."""
    seen = review_games(title, args.games, args.seed)
    share = seen.named / max(1, seen.costly)
    rate = seen.alarms / max(1, seen.decisions)
    one = mean_of(seen.losses)
    fell, slips = cost_of_slips(title, args.played, args.seed)
    told = Mean(one.mean * slips, one.error * slips)
    agree = abs(told.mean - fell.mean) <= sqrt(told.error**2 + fell.error**2)
    cells = [
        f"{seen.named} of {seen.costly} ({share:.0%}){mark(share >= FOUND)}",
        f"{seen.alarms} of {seen.decisions} ({rate:.2%}){mark(rate <= FALSE)}",
        f"{told}{mark(agree)}",
        str(fell),
    ]
    if fitted(title).luck:
        lucky, ratio = luck_in(title, args.luck, args.seed)
        cells += [f"{lucky}{mark(abs(lucky.mean) <= 2 * lucky.error)}", f"{ratio:.2f}{mark(ratio >= LUCKY)}"]
    else:
        cells += ["not told", "not told"]
    slowest = max(seen.first)
    return [*cells, f"{fmean(seen.first):.1f} s, at most {slowest:.1f} s{mark(slowest <= FIRST_SECONDS)}",
            f"{fmean(seen.second):.1f} s, at most {max(seen.second):.1f} s"]  # fmt: skip


def main() -> None:
    """Play and review, and print the table."""
    parser = argparse.ArgumentParser(description="How far reviews can be trusted.")
    parser.add_argument("--titles", nargs="+", choices=TITLES, default=list(TITLES))
    parser.add_argument("--games", type=int, default=30, help="of experts that are reviewed")
    parser.add_argument("--played", type=int, default=200, help="games in which slips cost what they cost")
    parser.add_argument("--luck", type=int, default=120, help="games whose luck is added up")
    parser.add_argument("--seed", default="benchmark")
    args = parser.parse_args()
    rows = [
        f"slips of {COSTLY} points or more that are named (bar {FOUND:.0%})",
        f"named, but the expert's own (bar {FALSE:.2%})",
        "what slips cost in a game, by reviews (bar: as below)",
        f"what they cost in {args.played} played games",
        "luck in the mean (bar: 0 within two errors)",
        f"spread of wins, with luck / without (bar {LUCKY})",
        f"first look, of one core (bar {FIRST_SECONDS:.0f} s)",
        "second look",
    ]
    columns = [column(title, args) for title in args.titles]
    print(f"| {args.games} games reviewed | " + " | ".join(args.titles) + " |")
    print("|---" * (1 + len(args.titles)) + "|")
    for row, cells in zip(rows, zip(*columns, strict=True), strict=True):
        print(f"| {row} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
