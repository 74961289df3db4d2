"""A puzzle in the terminal: a position with one best move, and what every other would be worth."""

from __future__ import annotations

import argparse
import random

from rich.console import Console
from rich.table import Table

import lazaretto
from lazaretto.cli.boards.gallery import drawing_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.lang.words import DEFAULT, Words, languages
from lazaretto.puzzles import LEVELS, Puzzle, puzzles


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("title", nargs="?", default="rattus", choices=list(TITLES))
    parser.add_argument("number", nargs="?", type=int, help="which one; without it any")
    parser.add_argument("--level", type=int, choices=LEVELS, help="any of this difficulty")
    parser.add_argument("--lang", default=DEFAULT, choices=languages())


def run(args: argparse.Namespace) -> int:
    """Show a puzzle, take a move, and tell what every option is worth."""
    puzzle = _wanted(args)
    words, console = Words(args.lang), Console(highlight=False)
    game = lazaretto.position(args.title, puzzle.position)
    words.names = [words.say(f"colour-{colour}") for colour in game.ruleset.seats[: game.players]]
    options = _ask(console, words, args.title, puzzle, game)
    try:
        typed = console.input("[bold]›[/] ").strip()
    except (EOFError, RuntimeError):  # the second: there is no standard input at all
        return 0
    given = {str(n): choice.text for n, choice in enumerate(options, 1)}.get(typed, typed)
    if given in puzzle.worths:
        best = words.choice(game.find(puzzle.best))
        right = given == puzzle.best
        said = words.say("puzzle-right") if right else words.say("puzzle-wrong", best=best)
        console.print(said, style="green" if right else "yellow", markup=False)
    _prove(console, words, puzzle, game)
    return 0


def _wanted(args: argparse.Namespace) -> Puzzle:
    found = puzzles(args.title)
    if args.number is None:
        return random.choice([puzzle for puzzle in found.values() if args.level in (None, puzzle.level)])
    if args.number not in found:
        raise LazarettoError(f"expected a puzzle from 1 to {max(found)}; got {args.number}")
    return found[args.number]


def _ask(console: Console, words: Words, title: str, puzzle: Puzzle, game: Game) -> tuple[Choice, ...]:
    """Show the position and what may be done there."""
    view = game.view(puzzle.seat)
    assert view.decision is not None
    console.print(drawing_of(title)(view.state, puzzle.seat, words, console.width))
    level = words.say(f"puzzles-level-{puzzle.level}")
    console.print(f"{words.say('puzzle-number', number=puzzle.number)}, {level}", style="bold", markup=False)
    moment = words.say(f"puzzle-moment-{puzzle.moment.replace(' ', '-')}")
    playing = words.say("puzzle-playing", colour=game.ruleset.seats[puzzle.seat])
    console.print(f"{moment} {playing} {words.ask(view.decision.step, view.decision.options)}", markup=False)
    console.print(words.say(f"puzzle-goal-{puzzle.evidence}"), style="dim", markup=False)
    for n, choice in enumerate(view.decision.options, 1):
        console.print(f"{n:>3}  {words.choice(choice)}", markup=False)
    return view.decision.options


def _prove(console: Console, words: Words, puzzle: Puzzle, game: Game) -> None:
    table = Table(box=None)
    for column in ("option", "win", "margin"):
        table.add_column(words.say(f"puzzle-{column}"))
    for answer, worth in puzzle.worths.items():
        table.add_row(words.choice(game.find(answer)), f"{worth.win:.1%}", f"{worth.margin:+.1f}")
    console.print(table)
    console.print(words.say(f"puzzle-evidence-{puzzle.evidence}", effort=puzzle.effort), style="dim", markup=False)
    console.print(f"{puzzle.rule} {words.say(puzzle.rule)}", style="dim", markup=False)
