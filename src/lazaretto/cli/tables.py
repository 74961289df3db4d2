"""What commands are told about a table, and about who plays many games there."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lazaretto.arena.contest import Contest, Result
from lazaretto.arena.kept import played
from lazaretto.arena.runners import RUNNERS, Runner, runner
from lazaretto.bots.roster import EXPECTED, is_bot
from lazaretto.cli.files import path
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.setup import Setup, prepare

R = TypeVar("R")
Stop = Callable[[Iterable[Result]], Iterator[Result]]


def option(text: str) -> tuple[str, str]:
    """The name and value of an option of a title."""
    name, equals, value = text.partition("=")
    if not equals:
        raise LazarettoError(f"--option: expected NAME=VALUE; got {text!r}")
    return name, value


def arguments(parser: argparse.ArgumentParser) -> None:
    """What every command takes that has bots play many games."""
    parser.add_argument("--title", default="rattus", choices=list(TITLES), help="which game (%(default)s)")
    parser.add_argument("--players", type=int, help="how many sit at a table")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="settle an option of the title"
    )
    parser.add_argument("--components", metavar="SET", help="play with a set of your own: a folder, or one file")
    parser.add_argument("--seed", type=int, help="for games that can be repeated; drawn and told where none is given")
    parser.add_argument("--runner", default=RUNNERS[0], choices=RUNNERS, help="who plays the games (%(default)s)")
    parser.add_argument("--workers", type=int, metavar="N", help="games at once (as many as there are processors)")
    parser.add_argument("--ray-address", metavar="A", help="of a Ray cluster; without it one is started here")


def keep(parser: argparse.ArgumentParser) -> None:
    """What a command takes whose games may be played in pieces."""
    parser.add_argument("--keep", metavar="FILE", help="where results go as they come, and are taken from")


def bots(text: str) -> list[str]:
    """The bots of a list."""
    names = text.split(",")
    for name in names:
        if not is_bot(name):
            raise LazarettoError(f"--bots: expected {EXPECTED}; got {name!r}")
    return names


def setup(args: argparse.Namespace, players: int) -> Setup:
    """The set-up of every game."""
    rules = rules_of(args.title)
    components = None if args.components is None else rules.components.load(Path(args.components))
    return prepare(rules, players, dict(option(text) for text in args.option), components)


def seed(args: argparse.Namespace) -> int:
    """The seed of everything."""
    return secrets.randbits(32) if args.seed is None else int(args.seed)


def chosen(args: argparse.Namespace) -> Runner:
    """Who plays the games."""
    return runner(args.runner, args.workers, args.ray_address)


def play_all(args: argparse.Namespace, contests: Sequence[Contest], by: Runner, stop: Stop = iter) -> list[Result]:
    """Every game's result, in order, while `stop` passes them on."""
    kept = None if args.keep is None else path(args.keep)
    return list(stop(followed(played(contests, by, kept), len(contests))))


def followed(games: Iterable[R], total: int) -> Iterator[R]:
    """What comes of so many games, as it comes; whoever waits at a terminal sees how far it is."""
    console = Console(stderr=True)
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True, console=console, disable=not console.is_terminal) as progress:
        yield from progress.track(games, total=total)
