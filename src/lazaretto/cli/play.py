"""Play a game in the terminal against bots, or with several people at one keyboard."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from rich.console import Console
from rich.text import Text

from lazaretto.bots.roster import EXPECTED, is_bot
from lazaretto.cli import full_screen, tables
from lazaretto.cli.files import path, read_position
from lazaretto.cli.foreseen import foreseen
from lazaretto.cli.parsing import closest
from lazaretto.cli.party import HUMAN, Party
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare
from lazaretto.lang.words import DEFAULT, Words, languages


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("title", nargs="?", default="rattus", choices=list(TITLES))
    parser.add_argument(
        "--seats",
        help="who sits where, e.g. human,gaspard,mine.py:MyBot (without it: human and greedy bots, three in all)",
    )
    parser.add_argument("--seed", help="for a game that can be repeated")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="settle an option of the title"
    )
    parser.add_argument("--components", metavar="SET", help="play with a set of your own: a folder, or one file")
    parser.add_argument("--position", help="start from a line of position notation; - for standard input")
    parser.add_argument("--lang", default=DEFAULT, choices=languages())
    parser.add_argument("--record", metavar="FILE", help="write the record of the game here at the end")
    full_screen.argument(parser)


def run(args: argparse.Namespace) -> int:
    """Seat everybody and play to the end, or until the player leaves."""
    game, seats = _table(args)
    if args.record:
        path(args.record).touch()  # better refused now than after the game
    words = Words(args.lang)
    words.names = [words.say(f"colour-{colour}") for colour in game.ruleset.seats[: game.players]]
    party = Party(game, words, seats)
    try:
        if full_screen.wanted(args):
            full_screen.run("lazaretto.cli.screen.playing:Playing", party)
        else:
            Terminal(party).play()
    finally:
        if args.record:
            path(args.record).write_text(game.record().to_json(), encoding="utf-8")
    return 0


def _table(args: argparse.Namespace) -> tuple[Game, list[str]]:
    """The game and who sits where."""
    dealer = Dealer(args.seed if args.seed is not None else secrets.token_hex(8))
    rules = rules_of(args.title)
    if args.position is None:
        seats = _seats(args.seats, args.title, 3)
        components = None if args.components is None else rules.components.load(Path(args.components))
        options = dict(tables.option(text) for text in args.option)
        return Game(rules, prepare(rules, len(seats), options, components), dealer), seats
    if args.option or args.components:
        raise LazarettoError("--position: expected without --option and --components; a position says what it needs")
    setup, saved = rules.read(rules, read_position(args.position))
    seats = _seats(args.seats, args.title, setup.players)
    if len(seats) != setup.players:
        raise LazarettoError(f"--seats: expected {setup.players} for this position; got {len(seats)}")
    return Game(rules, setup, dealer, start=saved), seats


def _seats(text: str | None, title: str, players: int) -> list[str]:
    names = text.split(",") if text else [HUMAN] + ["greedy"] * (players - 1)
    for name in names:
        if name != HUMAN and not is_bot(name, title):
            raise LazarettoError(f"--seats: expected {HUMAN}, {EXPECTED}; got {name!r}")
    return names


def _is_number(typed: str) -> bool:
    """Whether a number of the list is meant."""
    return typed.isascii() and typed.isdecimal() and len(typed) < 10


class Terminal:
    """A table in a terminal, line by line."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.game = party.game
        self.words = party.words
        self.console = Console(highlight=False)
        self.shown: dict[int, int] = {}  # by seat: how many events it has been shown
        self.sitting: int | None = None  # the person at the keyboard, where there are several

    def play(self) -> None:
        """To the end, or until the player leaves."""
        self.console.print(self.party.introduction(), style="bold", markup=False)
        self.console.print(self.words.say("terminal-welcome"), style="dim")
        for warning in self.party.warnings():
            self.console.print(warning, style="yellow")
        while self.game.decision is not None:
            seat = self.game.decision.seat
            player = self.party.bots[seat]
            if player is not None:
                with self.console.status(self.words.say("terminal-thinking", seat=seat)):
                    self.game.apply(player.choose(self.game.view(seat)))
            elif not self._ask(seat):
                return
        self._result()

    # ---------------------------------------------------------------- asking a person

    def _ask(self, seat: int) -> bool:
        decision = self.game.decision
        assert decision is not None
        if len(self.party.people) > 1 and seat != self.sitting and not self._curtain(seat):
            return False
        self.news(seat)
        self.board(seat)
        self._prompt(seat)
        while self.game.decision is decision:
            try:
                typed = self.console.input(f"[bold]{self.words.names[seat]} ›[/] ").strip()
            except (EOFError, RuntimeError):  # the second: there is no standard input at all
                return False
            if typed in ("q", "quit"):
                return False
            try:
                self._do(seat, typed, decision.options)
            except (LazarettoError, OSError) as error:
                self.console.print(str(error), style="red", markup=False)
        return True

    def _curtain(self, seat: int) -> bool:
        """Hide what the last person saw until the next one has taken over; False if nobody does."""
        self.console.clear()
        try:
            self.console.input(self.words.say("terminal-curtain", seat=seat))
        except (EOFError, RuntimeError):
            return False
        self.sitting = seat
        return True

    def _prompt(self, seat: int) -> None:
        decision = self.game.decision
        assert decision is not None
        self.console.print(self.party.question(decision))
        width = max(len(self.words.choice(choice)) for choice in decision.options) + 2
        for n, choice in enumerate(decision.options, 1):
            name, line = (
                f"{self.game.rule_behind(choice):<8}{choice.text}",
                Text(f"{n:>3}  {self.words.choice(choice)}"),
            )
            if 5 + width + len(name) <= self.console.width:
                line.append(" " * (5 + width - len(line)))
            else:  # below it, so that no line is broken
                line.append("\n     ")
            self.console.print(line.append(name, style="dim"))
        self.console.print(self.words.say("terminal-keys"), style="dim")

    def _do(self, seat: int, typed: str, options: tuple[Choice, ...]) -> None:
        command, _, rest = typed.partition(" ")
        if _is_number(typed):
            self.game.apply(self._numbered(typed, options), seat=seat)
        elif command in ("u", "undo"):
            self.party.undo(seat)
            self.shown[seat] = min(self.shown.get(seat, 0), len(self.game.history(seat)))
        elif command in ("l", "log"):
            for line in self.party.log(seat):
                self.console.print(line, markup=False)
        elif command in ("b", "board"):
            self.board(seat)
            self._prompt(seat)
        elif command in ("w", "why"):
            self._why(seat, self._numbered(rest, options).text if _is_number(rest) else rest)
        elif command in ("r", "rule"):
            self.console.print(self.party.rule(rest))
        elif command in ("p", "position"):
            self.console.print(self.game.ruleset.write(self.game.view(seat).state), soft_wrap=True)
        elif command in ("s", "save"):
            if not rest:
                raise LazarettoError(self.words.say("terminal-no-file"))
            path(rest).write_text(self.game.record().to_json(), encoding="utf-8")
        elif command in ("?", "h", "help", ""):
            choice, rule = options[0].text, self.game.rule_behind(options[0])
            self.console.print(self.words.say("terminal-help", choice=choice, rule=rule), markup=False)
        else:
            self._why_or_apply(seat, typed, options)

    def _numbered(self, typed: str, options: tuple[Choice, ...]) -> Choice:
        if not 1 <= int(typed) <= len(options):
            raise LazarettoError(self.words.say("terminal-number", count=len(options)))
        return options[int(typed) - 1]

    def _why_or_apply(self, seat: int, typed: str, options: tuple[Choice, ...]) -> None:
        if typed not in {choice.text for choice in self.game.catalogue}:
            meant = closest(typed, [choice.text for choice in options])
            self.console.print(self.words.say("terminal-unknown", typed=typed, meant=meant or "none"), markup=False)
            self._prompt(seat)
            return
        if self.game.why_not(typed) is None:
            self.game.apply(typed, seat=seat)
        else:
            self._why(seat, typed)

    def _why(self, seat: int, text: str) -> None:
        for line in self.party.why(text):
            self.console.print(line)
        if self.game.why_not(text) is None:
            for told in foreseen(self.game.view(seat), self.game.find(text), self.words):
                self.console.print(f"  {told}", style="dim", markup=False)

    # ---------------------------------------------------------------- showing

    def news(self, seat: int | None) -> None:
        """What has happened since this seat last looked."""
        lines = self.party.log(seat)
        key = -1 if seat is None else seat
        for line in lines[self.shown.get(key, 0) :]:
            self.console.print(line, markup=False)
        self.shown[key] = len(lines)

    def board(self, seat: int | None) -> None:
        """The board as this seat sees it."""
        self.console.print(self.party.board(seat, self.console.width))

    def _result(self) -> None:
        seat = self.party.people[0] if self.party.people else None
        self.news(seat)
        self.board(seat)
        for line in self.party.result():
            self.console.print(line)
