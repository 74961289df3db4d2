"""Whether more thought helps: `python -m benchmarks.scaling` has every number of visits play a quarter of it.

Duplicate matches of one searcher against others of the same judge with a quarter of its visits, at two players and at
the full table, with the share of wins, what would be fair, and the margin in points.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from typing import NamedTuple

from lazaretto.arena.contest import play
from lazaretto.arena.deals import contests
from lazaretto.arena.match import Standing, standings
from lazaretto.arena.runners import RUNNERS, Runner, runner
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.setup import prepare

VISITS = (100, 400, 1600, 6400)


class Step(NamedTuple):
    """Two searchers, of which one looks further ahead."""

    more: str
    less: str


def steps(most: int) -> list[Step]:
    """From each number of visits to the next, up to the most that is asked for."""
    return [Step(f"search:{more}", f"search:{less}") for less, more in pairwise(VISITS) if more <= most]


def measured(title: str, players: int, step: Step, seed: int, games: int, run: Runner) -> Standing:
    """What the one that looks further has won, alone among the others."""
    bots = [step.more, *[step.less] * (players - 1)]
    matches = contests(title, prepare(rules_of(title), players, {}), bots, seed, games)
    return standings(list(run.map(play, matches)))[0]


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
    parser.add_argument("--most", type=int, default=VISITS[-1], help="visits (%(default)s)")
    parser.add_argument("--games", type=int, default=200, help="of each match (%(default)s)")
    parser.add_argument("--full", action="store_true", help="at the full table as well")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runner", default=RUNNERS[0], choices=RUNNERS)
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    run = runner(args.runner, args.workers)
    print("| table | who | games | wins | margin |\n|---|---|---|---|---|", flush=True)
    for title in args.title or TITLES:
        numbers = rules_of(title).players
        for players in (numbers[0], numbers[-1]) if args.full else numbers[:1]:
            for step in steps(args.most):
                found = measured(title, players, step, args.seed, args.games, run)
                print(row(title, players, step, found), flush=True)


if __name__ == "__main__":
    main()
