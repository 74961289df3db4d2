"""Say how games went: by players, turn order, what was taken, and where the points came from."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field

from rich.console import Console
from rich.table import Table

import lazaretto
from lazaretto.cli.files import KeptGame, read_games
from lazaretto.lang.words import DEFAULT, Words, languages
from lazaretto.review.figures import ALL, GAME, POINTS, TAKE, TURN, WHOLE, Count, figures


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", nargs="+", help="a record in JSON, or games exported by a site; - for standard input")
    parser.add_argument("--seat", type=int, help="only this seat; without it all, or of exported games one's own")
    parser.add_argument("--lang", default=DEFAULT, choices=languages())
    parser.add_argument("--json", action="store_true", help="for programs")


@dataclass
class Tally:
    """Something that was there in games of a title with so many players: of a seat each."""

    title: str
    players: int
    kind: str
    item: str
    games: int = 0
    wins: int = 0
    amount: int = 0


@dataclass
class Tallies:
    """All of them, added up game by game."""

    found: dict[tuple[str, int, str, str], Tally] = field(default_factory=dict)

    def add(self, title: str, players: int, is_win: bool, counts: Iterable[Count]) -> None:
        """Add the game of one seat."""
        for kind, item, amount in counts:
            tally = self.found.setdefault((title, players, kind, item), Tally(title, players, kind, item))
            tally.games += 1
            tally.wins += is_win
            tally.amount += amount

    def of(self, title: str, kind: str) -> dict[str, Tally]:
        """What there is of a kind in a title, whatever the number of players."""
        summed: dict[str, Tally] = {}
        for each in self.found.values():
            if (each.title, each.kind) == (title, kind):
                tally = summed.setdefault(each.item, Tally(title, 0, kind, each.item))
                tally.games, tally.wins = tally.games + each.games, tally.wins + each.wins
                tally.amount += each.amount
        return summed


def run(args: argparse.Namespace) -> int:
    """Replay every game with every check, count, then tell."""
    tallies = Tallies()
    for name in args.file:
        for kept in read_games(name):
            count(tallies, kept, args.seat, name)
    if args.json:
        print(json.dumps([asdict(tally) for _, tally in sorted(tallies.found.items())]))
        return 0
    words = Words(args.lang)
    console = Console(highlight=False)
    for title in dict.fromkeys(title for title, *_ in sorted(tallies.found)):
        console.print(words.say("title-" + title.replace("+", "-")), style="bold")
        for table in tables(tallies, title, words):
            console.print(table)
            console.print()
    return 0


def count(tallies: Tallies, kept: KeptGame, seat: int | None, name: str) -> None:
    """Add a game, if it was played from its beginning to its end."""
    record = kept.record
    if record.outcome is None or record.start is not None:
        print(f"{name}: left out a game that was not played from its beginning to its end", file=sys.stderr)
        return
    found = figures(lazaretto.replay(record))
    for k in kept.seats or range(len(found)):
        if seat in (None, k):
            tallies.add(record.title, len(found), found[k].place == 1, found[k].counts())


def tables(tallies: Tallies, title: str, words: Words) -> Iterator[Table]:
    """What there is to tell of a title, for a terminal."""
    say = words.say
    games, wins, mean = say("statistics-games"), say("statistics-won"), say("statistics-mean-points")
    by_players = [
        [str(each.players), str(each.games), share(each), f"{each.amount / each.games:.1f}"]
        for each in sorted(tallies.found.values(), key=lambda each: each.players)
        if (each.title, each.kind, each.item) == (title, GAME, ALL)
    ]
    yield grid([say("statistics-players"), games, wins, mean], by_players)
    by_turn = [
        [say("statistics-nth", nth=int(each.item)), str(each.games), share(each), f"{each.amount / each.games:.1f}"]
        for _, each in sorted(tallies.of(title, TURN).items())
    ]
    yield grid([say("statistics-turn"), games, wins, mean], by_turn)
    whole = tallies.of(title, GAME)[WHOLE].games
    taken = sorted(tallies.of(title, TAKE).values(), key=lambda each: (-each.amount, each.item))
    for noun in sorted({each.item.partition("-")[0] for each in taken}):
        rows = [
            [say(each.item), str(each.games), f"{each.amount / whole:.2f}", share(each)]
            for each in taken
            if each.item.startswith(f"{noun}-")
        ]
        yield grid([say(f"statistics-taken-{noun}"), games, say("statistics-times"), say("statistics-won-with")], rows)
    sources = [
        [say(f"points-{each.item}"), str(each.games), f"{each.amount / whole:.1f}"]
        for each in sorted(tallies.of(title, POINTS).values(), key=lambda each: (-each.amount, each.item))
    ]
    yield grid([say("statistics-sources"), games, say("statistics-each-game")], sources)


def share(tally: Tally) -> str:
    """How often it was won."""
    return f"{100 * tally.wins / tally.games:.0f} %"


def grid(columns: list[str], rows: list[list[str]]) -> Table:
    """Rows below names, figures to the right."""
    found = Table(box=None, padding=(0, 2, 0, 0))
    for k, column in enumerate(columns):
        found.add_column(column, justify="right" if k else "left")
    for row in rows:
        found.add_row(*row)
    return found
