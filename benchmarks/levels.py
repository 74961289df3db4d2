"""How much better each bot is than the one below it: `python -m benchmarks.levels` prints the table of docs/bots.md.

Duplicate matches of two players, every title. The intervals are those of `lazaretto match`, of which each cell is one.
"""

from __future__ import annotations

import argparse
import sys
from typing import NamedTuple

from lazaretto.arena.contest import play
from lazaretto.arena.deals import contests
from lazaretto.arena.match import standings
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
BAR = 0.65  # what a step should be worth: its interval lies above


def cell(title: str, step: Step, seed: int, run: Runner) -> str:
    """How often the better bot won."""
    games = contests(title, prepare(rules_of(title), 2, {}), [step.bot, step.below], seed, step.games)
    won = standings(list(run.map(play, games)))[0].win_rate
    mark = "" if won.low > BAR else " (!)"
    text = f"{won.mean:.1%} ({won.low:.1%} to {won.high:.1%}){mark}"
    print(f"{title}: {step.bot} beats {step.below}: {text}", file=sys.stderr, flush=True)
    return text


def main() -> None:
    """Play all matches, and print the table."""
    parser = argparse.ArgumentParser(description="How much better each bot is than the one below it.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runner", default=RUNNERS[0], choices=RUNNERS)
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    run = runner(args.runner, args.workers)
    print("| two players | " + " | ".join(TITLES) + " |")
    print("|---" * (1 + len(TITLES)) + "|")
    for step in STEPS:
        cells = [cell(title, step, args.seed, run) for title in TITLES]
        print(f"| {step.bot} beats {step.below}, {step.games} games | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
