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
from lazaretto.arena.match import summary
from lazaretto.cli import tables


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "--bots",
        required=True,
        help="who plays, e.g. greedy,random,mine.py:MyBot; fewer than players are repeated until the table is full",
    )
    tables.arguments(parser)
    parser.add_argument("--games", type=int, default=100, help="how many (%(default)s), rounded up to whole deals")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Play, and say who won how often."""
    bots = tables.bots(args.bots)
    setup = tables.setup(args, args.players or len(bots))
    games = contests(args.title, setup, bots, tables.seed(args), args.games)
    if len(games) > args.games:
        print(f"playing {len(games)} games instead of {args.games}: whole deals", file=sys.stderr)
    match = summary(tables.play_all(games, tables.chosen(args)))
    if args.json:
        print(json.dumps(match))
    else:
        _print(match)
    return 0


def _print(match: dict[str, Any]) -> None:
    table = Table("bot", box=box.SIMPLE)
    for heading in ("games", "wins", "win rate", "95 % interval", "fair share", "mean score"):
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
