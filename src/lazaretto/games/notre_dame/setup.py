"""Setting up the table: pieces, messages, decks and the bell-ringer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lazaretto.games.notre_dame import components
from lazaretto.games.notre_dame.board import CHARACTERS, EDGE, PURSE, SUPPLIED
from lazaretto.games.notre_dame.choices import LIES_THERE, RINGS_FIRST
from lazaretto.games.notre_dame.events import BELL_RINGER_GIVEN, MESSAGES_LAID
from lazaretto.games.notre_dame.state import (
    GAME,
    ROUND,
    SEAT,
    SQUARE,
    STEPS,
    THE_TABLE,
    NotreDame,
    lay_out,
    quarter_with,
    square_of,
)
from lazaretto.games.notre_dame.verbs import lay_message
from lazaretto.kernel import bits
from lazaretto.kernel.fields import of
from lazaretto.kernel.layout import DEAL
from lazaretto.kernel.setup import Setup
from lazaretto.kernel.step import Chance, Step, answer_bits, number

if TYPE_CHECKING:
    from lazaretto.games.notre_dame.ruleset import NotreDameRuleset

BY_LOT = 255  # in the frame of the bell-ringer


def deal(ruleset: NotreDameRuleset, setup: Setup) -> NotreDame:
    """The table before anything random: what every player gets, all decks whole (NDM-S1, NDM-S2, NDM-S4 to NDM-S7)."""
    parts = components.printed() if setup.components is None else components.build(setup.components)
    s = NotreDame(lay_out(ruleset, parts, setup.players))
    for seat in range(setup.players):
        s.supply[seat] = SUPPLIED
        s.coins[seat] = PURSE
        s.carriage[seat] = square_of(seat, 0)
    s.fresh = bits.first(len(CHARACTERS))  # NDM-C6
    s.derive()  # all other cubes, coins and cards are in their supplies and decks (NDM-C3, NDM-C4, NDM-C7)
    s.start(GAME, 0)
    start = setup.options["start"]
    s.push(BELL_RINGER, 0, 0, BY_LOT if start == "random" else int(start))
    return s


class BellRinger(Chance[NotreDame]):
    """The lot, or the host, says who has the bell-ringer first (NDM-S6)."""

    name = "bell_ringer"
    rules = ("NDM-S6",)
    answers: ClassVar = answer_bits(RINGS_FIRST)
    seat = THE_TABLE
    place = of(SEAT, BY_LOT)
    during = (DEAL,)

    def ask(self, s: NotreDame, f: int) -> int:
        return bits.first(s.players) if bits.place(f) == BY_LOT else bits.bit(bits.place(f))

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        s.bell = i
        s.tell(BELL_RINGER_GIVEN, i, i)


class LayMessages(Step[NotreDame]):
    """Four messages lie on the four edge squares of every quarter, empty ones included (NDM-S3, NDM-T2)."""

    name = "lay_messages"
    rules = ("NDM-S3", "NDM-C5", "NDM-T2")
    seat = THE_TABLE

    def run(self, s: NotreDame, f: int) -> None:
        for colour in range(s.rules.colours - 1, -1, -1):
            for k in range(EDGE, 0, -1):
                s.push(LAY_MESSAGE, 0, 0, square_of(colour, k))


class LayMessage(Chance[NotreDame]):
    """One of the quarter's messages that do not lie yet, face up (NDM-S3)."""

    name = "lay_message"
    rules = ("NDM-S3",)
    answers: ClassVar = answer_bits(LIES_THERE)
    seat = THE_TABLE
    place = of(SQUARE)
    during = ("lay_messages",)

    def ask(self, s: NotreDame, f: int) -> int:
        left = bits.first(EDGE)
        colour = quarter_with(bits.place(f))
        for k in range(1, EDGE + 1):
            square = square_of(colour, k)
            if s.message[square]:
                left &= ~bits.bit(s.message[square] - 1)
        return left

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        lay_message(s, bits.place(f), i)
        if bits.place(f) == square_of(s.rules.colours - 1, EDGE):  # told once, when all of them lie
            s.tell(MESSAGES_LAID, s.rules.colours * EDGE)


class FirstRound(Step[NotreDame]):
    """The first round of the first period begins (NDM-R11)."""

    name = "first_round"
    rules = ("NDM-R11",)
    seat = THE_TABLE

    def run(self, s: NotreDame, f: int) -> None:
        s.start(ROUND, 0)


LAY_MESSAGE = number(LayMessage(), STEPS)
BELL_RINGER = number(BellRinger(), STEPS)
