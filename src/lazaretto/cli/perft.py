"""Count the answer sequences from a position."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.progress import Progress

import lazaretto
from lazaretto.cli.files import read_position
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.kernel.perft import perft
from lazaretto.kernel.setup import prepare

DEEPEST = 500  # longer than any count can take; a number beyond 64 bits would be none to the compiled engine


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("title", choices=list(TITLES))
    parser.add_argument("--position", help="a line of position notation, - for standard input; without one, the set-up")
    parser.add_argument("--players", type=int, default=3, help="with no position: how many players (3)")
    parser.add_argument("--depth", type=int, required=True, help="how many answers, chance included")
    parser.add_argument("--divide", action="store_true", help="show the count behind each first answer")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Count, branch by branch, so that long counts show how far they are."""
    if not 0 <= args.depth <= DEEPEST:
        raise LazarettoError(f"--depth: expected 0 to {DEEPEST}; got {args.depth}")
    rules = rules_of(args.title)
    start = (
        lazaretto.position(args.title, read_position(args.position))
        if args.position is not None
        else Game(rules, prepare(rules, args.players, {}))
    )
    branches: dict[str, int] = {}
    decision = start.decision
    if decision is None or args.depth == 0:
        total = 1
    else:
        console = Console(stderr=True)
        with Progress(transient=True, console=console, disable=not console.is_terminal) as progress:
            for choice in progress.track(decision.options, description="counting"):
                twin = start.fork()
                twin.apply(choice)
                branches[choice.text] = perft(twin.state, args.depth - 1)
        total = sum(branches.values())
    if args.json:
        print(json.dumps({"title": args.title, "depth": args.depth, "count": total, "divide": branches}))
        return 0
    for text, count in branches.items() if args.divide else ():
        print(f"{text} {count}")
    print(total)
    return 0
