"""Whether more thought helps: `python -m benchmarks.scaling` has every number of visits play a quarter of it.

Duplicate matches of one searcher against others of the same judge with a quarter of its visits, at two players and at
the full table, with the share of wins, what would be fair, and the margin in points. With `--keep` the games may be
played in pieces.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from lazaretto.arena.contest import Result
from lazaretto.arena.deals import contests
from lazaretto.arena.kept import played
from lazaretto.arena.match import Standing, standings, until_clear
from lazaretto.arena.runners import RUNNERS, Runner, runner
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.setup import prepare

VISITS = (100, 400, 1600, 6400)


class Step(NamedTuple):
    """Two searchers, of which one looks further ahead."""

    more: str
    less: str


class Series(NamedTuple):
    """How matches are played."""

    seed: int
    games: int  # of a match
    clear: bool  # whether a match may stop before
    kept: Path | None
    run: Runner


def steps(least: int, most: int) -> list[Step]:
    """From each number of visits to the next, between those that are asked for."""
    return [
        Step(f"search:{more}", f"search:{less}") for less, more in pairwise(VISITS) if least <= less and more <= most
    ]


def measured(title: str, players: int, step: Step, series: Series) -> Standing:
    """What the one that looks further has won, alone among the others."""
    bots = [step.more, *[step.less] * (players - 1)]
    matches = contests(title, prepare(rules_of(title), players, {}), bots, series.seed, series.games)
    results: Iterable[Result] = played(matches, series.run, series.kept)
    return standings(list(until_clear(results, step.more) if series.clear else results))[0]


def row(title: str, players: int, step: Step, found: Standing) -> str:
    """A line of the table."""
    won, margin = found.win_rate, found.margin
    return (
        f"| {title}, {players} players | {step.more} among {step.less} | {found.games} | {won.mean:.1%}"
        f" ({won.low:.1%} to {won.high:.1%}), fair {found.fair_share:.0%} | {margin.mean:+.2f} ± {margin.half:.2f} |"
    )


def main() -> None:
    """Play all matches, and print the table."""
    parser = argparse.ArgumentParser(description="Whether more thought helps.")
    parser.add_argument("--title", action="append", choices=TITLES, help="(all)")
    parser.add_argument("--least", type=int, default=VISITS[0], help="visits (%(default)s)")
    parser.add_argument("--most", type=int, default=VISITS[-1], help="visits (%(default)s)")
    parser.add_argument("--games", type=int, default=200, help="of each match (%(default)s)")
    parser.add_argument("--full", action="store_true", help="at the full table as well")
    parser.add_argument("--until-clear", action="store_true", help="stop a match when it is clear who is better")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where results go as they come, and are taken from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runner", default=RUNNERS[0], choices=RUNNERS)
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    series = Series(args.seed, args.games, args.until_clear, args.keep, runner(args.runner, args.workers))
    print("| table | who | games | wins | margin |\n|---|---|---|---|---|", flush=True)
    for title in args.title or TITLES:
        numbers = rules_of(title).players
        for players in (numbers[0], numbers[-1]) if args.full else numbers[:1]:
            for step in steps(args.least, args.most):
                found = measured(title, players, step, series)
                print(row(title, players, step, found), flush=True)


if __name__ == "__main__":
    main()
