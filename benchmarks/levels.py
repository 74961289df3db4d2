"""How much better each bot is than the one below it: `python -m benchmarks.levels` prints the tables of docs/bots.md.

Duplicate matches, every title: of two players, or of as many as are asked for, with one of the better bots among
others of the one below. The intervals are those of `lazaretto match`, of which each cell is one. With `--keep` the
games may be played in pieces.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from lazaretto.arena.contest import Result
from lazaretto.arena.deals import contests
from lazaretto.arena.kept import played
from lazaretto.arena.match import standings, until_clear
from lazaretto.arena.runners import RUNNERS, Runner, runner
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.setup import prepare


class Step(NamedTuple):
    """A bot, the one below it, and how many games it takes to be sure."""

    bot: str
    below: str
    games: int


STEPS = (
    Step("greedy", "random", 400),
    Step("easy", "greedy", 400),
    Step("normal", "easy", 400),
    Step("expert", "normal", 200),
    Step("master", "expert", 200),
)
BAR = 0.65  # of two players, what a step should be worth: its interval lies above


class Series(NamedTuple):
    """How matches are played."""

    seed: int
    most: int | None  # games of a match; None: as the step says
    clear: bool  # whether a match may stop before
    kept: Path | None
    run: Runner


def bar(players: int) -> float:
    """What a step should be worth alone among others: whoever wins 65 % against one wins so much against more.

    That is Luce's rule, by which everybody wins in proportion to a strength of his own.
    """
    return BAR / (BAR + (1 - BAR) * (players - 1))


def cell(title: str, players: int, step: Step, series: Series) -> str:
    """How often the better bot won."""
    bots = [step.bot, *[step.below] * (players - 1)]
    setup = prepare(rules_of(title), players, {})
    games = contests(title, setup, bots, series.seed, series.most or step.games)
    results: Iterable[Result] = played(games, series.run, series.kept)
    if series.clear:
        results = until_clear(results, step.bot, bar(players))
    found = standings(list(results))[0]
    won = found.win_rate
    mark = "" if won.low > bar(players) else " (!)"
    text = f"{won.mean:.1%} ({won.low:.1%} to {won.high:.1%}){mark} of {found.games}"
    print(f"{title}, {players} players: {step.bot} beats {step.below}: {text}", file=sys.stderr, flush=True)
    return text


def table(players: int, titles: list[str], steps: list[Step], series: Series) -> Iterator[str]:
    """The lines of a table."""
    yield f"| {players} players, bar {bar(players):.1%} | " + " | ".join(titles) + " |"
    yield "|---" * (1 + len(titles)) + "|"
    for step in steps:
        cells = [cell(title, players, step, series) if players in rules_of(title).players else "" for title in titles]
        yield f"| {step.bot} beats {step.below} | " + " | ".join(cells) + " |"


def main() -> None:
    """Play all matches, and print the tables."""
    parser = argparse.ArgumentParser(description="How much better each bot is than the one below it.")
    parser.add_argument("--title", action="append", choices=TITLES, help="(all)")
    parser.add_argument("--players", action="append", type=int, help="at a table (2)")
    parser.add_argument("--bot", action="append", choices=[step.bot for step in STEPS], help="the better one (all)")
    parser.add_argument("--games", type=int, help="of each match (what each step takes to be sure)")
    parser.add_argument("--until-clear", action="store_true", help="stop a match when it is clear if the bar is met")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where results go as they come, and are taken from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runner", default=RUNNERS[0], choices=RUNNERS)
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    series = Series(args.seed, args.games, args.until_clear, args.keep, runner(args.runner, args.workers))
    steps = [step for step in STEPS if args.bot is None or step.bot in args.bot]
    for players in args.players or [2]:
        for line in table(players, args.title or list(TITLES), steps, series):
            print(line, flush=True)


if __name__ == "__main__":
    main()
