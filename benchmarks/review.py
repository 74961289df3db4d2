"""How far reviews can be trusted: `python -m benchmarks.review` prints the table of docs/review.md, with its bars.

Slips are planted in a tenth of the answers of one seat of an expert game. Of those that cost something, how many does a
review name? How often does it name an answer that was the expert's own? Do slips cost in played games what reviews say?
Is luck nothing in the mean, and how much of the spread of results does it take away? How long does all that take?

What a slip cost is asked of a search that is as close as the second look and has other worlds: by the look that names,
slips that it overrates would count as found. With `--kept FILE` a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, pvariance, stdev
from typing import Any, NamedTuple

from lazaretto.games.titles import TITLES
from lazaretto.kernel import drive
from lazaretto.review.fitted import fitted
from lazaretto.review.losses import Effort, behind, loss, weigh
from lazaretto.review.luck import sum_of_luck
from lazaretto.review.past import past
from lazaretto.review.review import LUCK_VISITS, SECOND_LOOK, Reviewer
from lazaretto.review.values import Appraiser
from tools.review.games import play

COSTLY = 0.5  # points from which on a slip should be named
FOUND, FALSE, LUCKY, FIRST_SECONDS = 0.65, 1 / 300, 1.5, 10.0  # the bars
WEIGHED = Effort(0, 1_000, 2)  # visits of the weighings by which slips in played games are told
OTHER_WORLDS = 1 << 20  # seeds of searches that no review has

Row = dict[str, Any]


class Kept:
    """What was measured of each game, by what, title, seed and number; in a file if one is wanted."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path is not None and path.exists() else []
        self._rows: dict[str, Row] = dict(json.loads(line) for line in lines)

    def rows(self, measure: Callable[[str, int, str], Row], title: str, games: int, seed: str) -> list[Row]:
        """What there is, and what is still missing."""
        return [self._row(measure, title, k, seed) for k in range(games)]

    def _row(self, measure: Callable[[str, int, str], Row], title: str, k: int, seed: str) -> Row:
        key = f"{measure.__name__} {title} {seed} {k}"
        if key not in self._rows:
            self._rows[key] = measure(title, k, seed)
            print(key, self._rows[key], file=sys.stderr, flush=True)
            if self._path is not None:
                with self._path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([key, self._rows[key]]) + "\n")
        return self._rows[key]


class Mean(NamedTuple):
    """A mean and one standard error of it."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.error:.2f}"


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values."""
    return Mean(fmean(values), stdev(values) / sqrt(len(values))) if len(values) > 1 else Mean(0.0, 0.0)


def reviewed(title: str, k: int, seed: str) -> Row:
    """Review a game of experts, one of whom errs now and then."""
    played = play(title, ("expert", "expert"), f"{seed}:{k}", slips_of=0)
    reviewer = Reviewer(played.record)
    started = time.process_time()
    reviewer.look()
    first = time.process_time() - started
    started = time.process_time()
    reviewer.look_again()
    second = time.process_time() - started
    words = {n: reviewer.moment(each, 2).word for n, each in reviewer.again.items()}
    slips = [each for each in reviewer.losses if each.asked.n in played.slips]
    other = Appraiser(title, OTHER_WORLDS + k)
    return {
        "slips": [
            [round(loss(other, each.asked, SECOND_LOOK).points, 3), words.get(each.asked.n, "")] for each in slips
        ],
        "own": len(reviewer.losses) - len(slips),
        "alarms": sum(bool(word) for n, word in words.items() if n not in played.slips),
        "first": round(first, 2),
        "second": round(second, 2),
    }


def cost(title: str, k: int, seed: str) -> Row:
    """How far whoever errs now and then ends behind somebody who is as good otherwise, and what his slips say to that.

    What a slip cost him is what the answer that he would have given was worth more: he errs in other ways, too, and so
    does the other.
    """
    played = play(title, ("normal", "normal"), f"{seed}:cost:{k}", slips_of=k % 2)
    appraiser, told = Appraiser(title, k), 0.0
    for asked in past(played.record):
        if asked.n in played.slips:
            own = next(i for i in drive.open_answers(asked.known) if asked.text(i) == played.slips[asked.n])
            worth = weigh(appraiser, asked.known, asked.seat, (own, asked.answer), WEIGHED)
            told += behind(worth[asked.answer], worth[own], asked.seat)[0]
    return {"behind": -played.lead(k % 2), "told": round(told, 3)}


def lucky(title: str, k: int, seed: str) -> Row:
    """The luck of a seat, and its share of the win. Every deal is played once."""
    played = play(title, ("search:100", "search:50"), f"{seed}:luck:{k}")
    return {"luck": sum_of_luck(played.record, fitted(title), LUCK_VISITS, k)[0], "win": played.wins[0]}


def mark(kept: bool) -> str:
    """Whether a bar is met."""
    return "" if kept else " (!)"


def column(title: str, kept: Kept, args: argparse.Namespace) -> list[str]:
    """Everything about one title."""
    cells = (
        told_of_luck(kept.rows(lucky, title, args.luck, args.seed), title) if fitted(title).luck else ["not told"] * 2
    )
    played = kept.rows(cost, title, args.played, args.seed)
    return [*told_of_slips(kept.rows(reviewed, title, args.games, args.seed), played), *cells]


def told_of_slips(games: list[Row], played: list[Row]) -> list[str]:
    """How many slips are named, how often something else is, and whether slips cost what reviews say."""
    slips = [(points, word) for row in games for points, word in row["slips"]]
    costly = [word for points, word in slips if points >= COSTLY]
    named, alarms, own = sum(map(bool, costly)), sum(row["alarms"] for row in games), sum(row["own"] for row in games)
    share, rate = named / max(1, len(costly)), alarms / max(1, own)
    told, fell = mean_of([row["told"] for row in played]), mean_of([row["behind"] for row in played])
    apart = mean_of([row["behind"] - row["told"] for row in played])
    first, second = [row["first"] for row in games], [row["second"] for row in games]
    return [
        f"{named} of {len(costly)} ({share:.0%}){mark(share >= FOUND)}",
        f"{alarms} of {own} ({rate:.2%}){mark(rate <= FALSE)}",
        str(told),
        f"{fell}{mark(abs(apart.mean) <= apart.error)}",
        f"{fmean(first):.1f} s, at most {max(first):.1f} s{mark(max(first) <= FIRST_SECONDS)}",
        f"{fmean(second):.1f} s, at most {max(second):.1f} s",
    ]


def told_of_luck(games: list[Row], title: str) -> list[str]:
    """The luck of a seat in the mean, and by how much less wins spread once it is taken off.

    How much of it is taken off was fixed beforehand, with the title's other figures.
    """
    luck, beta = mean_of([row["luck"] for row in games]), fitted(title).beta
    ratio = pvariance([row["win"] for row in games]) / pvariance([row["win"] - beta * row["luck"] for row in games])
    return [f"{luck}{mark(abs(luck.mean) <= 2 * luck.error)}", f"{ratio:.2f}{mark(ratio >= LUCKY)}"]


def main() -> None:
    """Play and review, and print the table."""
    parser = argparse.ArgumentParser(description="How far reviews can be trusted.")
    parser.add_argument("--titles", nargs="+", choices=TITLES, default=list(TITLES))
    parser.add_argument("--games", type=int, default=30, help="of experts that are reviewed")
    parser.add_argument("--played", type=int, default=200, help="games in which slips cost what they cost")
    parser.add_argument("--luck", type=int, default=120, help="games whose luck is added up")
    parser.add_argument("--seed", default="reviews")
    parser.add_argument("--kept", type=Path, metavar="FILE", help="keep what is measured here, and go on from it")
    args = parser.parse_args()
    rows = [
        f"slips of {COSTLY} points or more that are named (bar {FOUND:.0%})",
        f"named, but the expert's own (bar {FALSE:.2%})",
        f"what slips cost in {args.played} games, by reviews",
        "what they cost there (bar: the same within one error)",
        f"first look, of one core (bar {FIRST_SECONDS:.0f} s)",
        "second look",
        "luck in the mean (bar: 0 within two errors)",
        f"spread of wins, with luck / without (bar {LUCKY})",
    ]
    kept = Kept(args.kept)
    columns = [column(title, kept, args) for title in args.titles]
    print(f"| {args.games} games reviewed | " + " | ".join(args.titles) + " |")
    print("|---" * (1 + len(args.titles)) + "|")
    for row, cells in zip(rows, zip(*columns, strict=True), strict=True):
        print(f"| {row} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
