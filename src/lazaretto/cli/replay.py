"""Show a record: its log, or the board at one moment."""

from __future__ import annotations

import argparse
import json

from rich.console import Console

import lazaretto
from lazaretto.cli.boards.gallery import drawing_of
from lazaretto.cli.files import read_record
from lazaretto.lang.words import DEFAULT, Words, languages


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", help="a record in JSON; - for standard input")
    parser.add_argument("--at", type=int, metavar="N", help="the board after N answers")
    parser.add_argument("--seat", type=int, help="as this seat saw it; without it, as a spectator did")
    parser.add_argument("--lang", default=DEFAULT, choices=languages())
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Replay with every check, then tell."""
    game = lazaretto.replay(read_record(args.file), upto=args.at)
    history = game.history(args.seat)
    view = game.view(args.seat)
    if args.json:
        events = [{"at": n, "key": event.key, "args": dict(event.args)} for n, event in history]
        print(json.dumps({"answered": game.answered, "view": view.to_json(), "events": events}))
        return 0
    words = Words(args.lang)
    words.names = [words.say(f"colour-{colour}") for colour in game.ruleset.seats[: game.players]]
    console = Console(highlight=False)
    if args.at is None:
        for n, event in history:
            console.print(f"[dim]{n:>4}[/]  {words.event(event)}")
    console.print(drawing_of(game.title)(view.state, args.seat, words, console.width))
    if args.at is not None:
        console.print(game.ruleset.write(view.state), soft_wrap=True, style="dim")
    return 0
