"""Review a finished game: where it turned, what was luck, what would have been better."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.table import Table

import lazaretto
from lazaretto.cli import full_screen
from lazaretto.cli.files import read_record
from lazaretto.kernel.game import Game
from lazaretto.lang.words import DEFAULT, Words, languages
from lazaretto.review.page import page
from lazaretto.review.review import Review, Reviewer
from lazaretto.review.sentences import Sentences


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", help="a record in JSON; - for standard input")
    parser.add_argument("--quick", action="store_true", help="one look only: in seconds, and without words")
    parser.add_argument("--open", action="store_true", help="also how the chances went with open cards")
    parser.add_argument("--seed", type=int, default=0, help="of the searches: the same gives the same review")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write it as a page")
    parser.add_argument("--lang", default=DEFAULT, choices=languages())
    parser.add_argument("--json", action="store_true", help="for programs")
    full_screen.argument(parser)


def run(args: argparse.Namespace) -> int:
    """Look at the game once or twice, then tell."""
    record = read_record(args.file)
    game = lazaretto.replay(record)
    reviewer = Reviewer(record, args.seed, told=progress if sys.stderr.isatty() else lambda share: None)
    review = reviewer.look()
    if not args.quick:
        review = reviewer.look_again()
    if args.open:
        review = replace(review, open_curve=reviewer.open_curve())
    if args.json:
        print(json.dumps(review.to_json()))
        return 0
    words = Words(args.lang)
    words.names = [words.say(f"colour-{colour}") for colour in game.ruleset.seats[: game.players]]
    if args.html is not None:
        args.html.write_text(page(game, review, words), encoding="utf-8")
        print(args.html)
        return 0
    if full_screen.wanted(args):
        full_screen.run("lazaretto.cli.screen.reviewing:Reviewing", record, review, words)
        return 0
    show(game, review, words, Console(highlight=False))
    return 0


def progress(share: float) -> None:
    """How far a look has come."""
    print(f"\r{share:4.0%}", end="\r" if share >= 1 else "", file=sys.stderr, flush=True)


def show(game: Game, review: Review, words: Words, console: Console) -> None:
    """The review for a terminal."""
    say = Sentences(game, review, words)
    console.print(say.headline(), style="bold")
    console.print(_grid(say.columns(), say.rows()))
    for note in say.notes():
        console.print(note, style="dim")
    for seat in range(game.players):
        console.print(f"\n[bold]{words.names[seat]}[/]: {say.moments_title(seat)}")
        for moment in review.seats[seat].moments:
            console.print(f"  {say.moment(moment)}")
    if review.draws:
        console.print(f"\n[bold]{words.say('review-draws')}[/]")
        for draw in say.draws():
            console.print(f"  {draw}")
    if review.open_curve:
        console.print(f"\n[bold]{words.say('review-open')}[/]")
        for chances in say.opened():
            console.print(f"  {chances}")


def _grid(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0))
    for k, column in enumerate(columns):
        grid.add_column(column, justify="right" if k else "left")
    for row in rows:
        grid.add_row(*row)
    return grid
