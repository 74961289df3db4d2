"""One game between bots: who sits where in which deal, and what came of it.

Everything random follows from the match's seed by SHA-256 of a text: `deal:SEED:DEAL` is the dealer's seed, in
hexadecimal digits; the first four bytes of `bot:SEED:DEAL:ROTATION:SEAT`, big end first, are the seed of the bot in
that seat. So a game can be played again alone, two bots never share a stream, and no bot is told what the dealer will
draw.
"""

from __future__ import annotations

import hashlib
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field

from lazaretto.bots.bot import Bot
from lazaretto.bots.roster import bot
from lazaretto.games.rules import rules_of
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import CHANCE
from lazaretto.kernel.setup import Setup
from lazaretto.kernel.view import Decision, View

# Rattus need not end while everybody avoids the rats. Random games of any title have fewer than 500 answers, chance's
# included; one twenty times as long is cut off.
LONGEST = 10_000

Watch = Callable[[View, Choice, Bot], None]  # what a seat knows, what it answers, and who answers for it


@dataclass(frozen=True)
class Contest:
    """A game to be played: the table, the bots by seat, and which deal in which rotation it is."""

    title: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    deal: int
    rotation: int
    seconds: float | None = None  # that a bot may look ahead for an answer; None: as far as its level says

    def __str__(self) -> str:
        return f"deal {self.deal}, rotation {self.rotation} ({', '.join(self.bots)})"

    @property
    def dealt_by(self) -> str:
        """The dealer's seed: the same in all rotations of a deal."""
        return _digest(f"deal:{self.seed}:{self.deal}").hex()

    def stream(self, seat: int) -> int:
        """The seed of the bot in this seat."""
        return int.from_bytes(_digest(f"bot:{self.seed}:{self.deal}:{self.rotation}:{seat}")[:4], "big")


@dataclass(frozen=True)
class Result:
    """How a contest ended. A game that was cut off is shared by all, with the points they had."""

    contest: Contest
    ranks: tuple[int, ...]
    points: tuple[Mapping[str, int], ...]  # per seat: points by source
    start: int  # the start player's seat
    answers: int
    cut_off: bool
    # Per seat, how many decisions it took and for how many seconds it thought: no part of what the seed settles.
    thought: tuple[tuple[int, float], ...] = field(default=(), compare=False)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(sum(sources.values()) for sources in self.points)

    @property
    def wins(self) -> tuple[float, ...]:
        """What each seat has of the victory: those who share the first place share the win."""
        return tuple(1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks)


def play(contest: Contest, longest: int = LONGEST, watch: Watch | None = None) -> Result:
    """Play a contest. A bot that fails ends it with an error that names the bot, the game and the cause.

    `watch` is shown every decision before it takes effect.
    """
    rules = rules_of(contest.title)
    game = Game(rules, contest.setup, Dealer(contest.dealt_by))
    bots = []
    for seat, name in enumerate(contest.bots):
        with _in_the_hands_of(contest, seat):
            bots.append(bot(name, rules.name, contest.stream(seat), contest.seconds))
    decisions, seconds = [0] * game.players, [0.0] * game.players
    while (decision := game.decision) is not None and game.answered < longest:
        seat = decision.seat
        with _in_the_hands_of(contest, seat):
            view = game.view(seat)
            began = time.thread_time()
            choice = bots[seat].choose(view)
            seconds[seat] += time.thread_time() - began
            decisions[seat] += 1
            if not _is_offered(game, choice, decision):
                offered = ", ".join(option.text for option in decision.options)
                raise LazarettoError(f"{decision.step}: answered {choice!r}, offered: {offered}")
        if watch is not None:
            watch(view, game.find(choice), bots[seat])
        game.apply(choice, seat=seat)
    end = game.state.outcome()
    cut_off = game.decision is not None
    ranks = (1,) * game.players if cut_off else end.ranks
    thought = tuple(zip(decisions, seconds, strict=True))
    return Result(contest, ranks, end.points, start_player(game), game.answered, cut_off, thought)


def _is_offered(game: Game, answer: Choice | str | int, decision: Decision) -> bool:
    """Whether an answer, as an object, a text or a number, is one of the options."""
    try:
        return game.find(answer) in decision.options
    except LazarettoError:
        return False


def start_player(game: Game) -> int:
    """The seat that begins: as the host has settled, or the first that chance named."""
    settled = game.setup.options["start"]
    if settled != "random":
        return int(settled)
    seats = game.ruleset.seats
    named = (game.find(answer.choice).item for answer in game.past() if answer.seat == CHANCE)
    return next(seats.index(item) for item in named if item in seats)


@contextmanager
def _in_the_hands_of(contest: Contest, seat: int) -> Iterator[None]:
    """While somebody's own code acts: whatever it raises ends the contest; what it prints is no part of a result."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except (Exception, SystemExit) as error:
        cause = str(error) if isinstance(error, LazarettoError) else repr(error)
        told = LazarettoError(f"{contest.bots[seat]} in seat {seat} of {contest}: {cause}")
        if not isinstance(error, LazarettoError):  # a note goes from process to process, a cause does not
            told.add_note("".join(traceback.format_exception(error)).rstrip())
        raise told from error


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
