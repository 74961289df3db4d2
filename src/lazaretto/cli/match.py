"""Have bots play a match: the same deals with everybody in every seat."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from lazaretto.arena.deals import contests
from lazaretto.arena.match import standings, summary, until_clear
from lazaretto.cli import tables
from lazaretto.kernel.errors import LazarettoError


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "--bots",
        required=True,
        help="who plays, e.g. greedy,random,mine.py:MyBot; fewer than players are repeated until the table is full",
    )
    tables.arguments(parser)
    parser.add_argument("--games", type=int, default=100, help="how many (%(default)s), rounded up to whole deals")
    tables.keep(parser)
    parser.add_argument("--seconds", type=float, metavar="S", help="whoever looks ahead does so this long at most")
    parser.add_argument("--until-clear", action="store_true", help="stop when it is clear if the first bot is better")
    parser.add_argument("--times", action="store_true", help="say how long each thinks about a decision")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Play, and say who won how often."""
    bots = tables.bots(args.bots)
    setup = tables.setup(args, args.players or len(bots))
    if args.seconds is not None and args.seconds <= 0:
        raise LazarettoError(f"--seconds: expected more than 0; got {args.seconds}")
    games = contests(args.title, setup, bots, tables.seed(args), args.games, args.seconds)
    if len(games) > args.games:
        print(f"playing {len(games)} games instead of {args.games}: whole deals", file=sys.stderr)
    stop = (lambda results: until_clear(results, bots[0])) if args.until_clear else iter
    results = tables.play_all(args, games, tables.chosen(args), stop)
    match = summary(results)
    if args.times:
        for bot, standing in zip(match["bots"], standings(results), strict=True):
            bot["milliseconds"] = standing.milliseconds
    if args.json:
        print(json.dumps(match))
    else:
        _print(match)
    return 0


def _print(match: dict[str, Any]) -> None:
    table = Table("bot", box=box.SIMPLE)
    headings = ("games", "wins", "win rate", "95 % interval", "fair share", "mean score", "margin")
    timed = "milliseconds" in match["bots"][0]
    for heading in (*headings, "ms a decision") if timed else headings:
        table.add_column(heading, justify="right")
    for bot in match["bots"]:
        low, high = bot["interval"]
        table.add_row(
            bot["name"],
            f"{bot['games']}",
            f"{bot['wins']:.1f}",
            f"{bot['win_rate']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{bot['fair_share']:.1%}",
            f"{bot['mean_score']:.2f}",
            f"{bot['margin']:+.2f} ± {bot['margin_interval'][1] - bot['margin']:.2f}",
            *([f"{bot['milliseconds']:.1f}"] if timed else []),
        )
    options = "".join(f", {name} {value}" for name, value in match["options"].items())
    console = Console(highlight=False, width=None if Console().is_terminal else 160)
    console.print(
        f"{match['title']}, {match['players']} players{options}: {match['games']} games, {match['deals']} deals"
        f" in {match['players']} rotations each, seed {match['seed']}",
        markup=False,
    )
    console.print(table)
    if match["cut_off"]:
        console.print(f"{match['cut_off']} games did not end, were cut off and count as shared by all")
