"""Setting up the table: pieces, messages, decks and the bell-ringer."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame import components
from lazaretto.games.notre_dame.board import COINS, COLOURS, CUBES, EDGE, KINDS, PURSE, SUPPLIED
from lazaretto.games.notre_dame.choices import LIES_THERE, RINGS_FIRST
from lazaretto.games.notre_dame.state import GAME, ROUND, STEPS, Chance, NotreDame, Step, lay_out
from lazaretto.games.notre_dame.verbs import lay_message
from lazaretto.kernel import bits
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup
from lazaretto.kernel.step import lay, number

BY_LOT = 255  # in the frame of the bell-ringer


def deal(ruleset: Ruleset, setup: Setup) -> NotreDame:
    """The table before anything random: what every player gets, all decks whole (NDM-S1, NDM-S2, NDM-S4 to NDM-S7)."""
    parts = components.printed() if setup.components is None else components.build(setup.components)
    s = NotreDame(lay_out(ruleset, parts, setup.players))
    s.treasury = COINS - PURSE * setup.players  # NDM-C7
    for seat in range(setup.players):
        s.supply[seat] = SUPPLIED
        s.general[seat] = CUBES - SUPPLIED  # NDM-C4
        s.coins[seat] = PURSE
        s.carriage[seat] = seat * 5
        s.deck[seat] = bits.first(KINDS)  # NDM-C3
    s.fresh = bits.first(15)  # NDM-C6
    s.start(GAME, 0)
    start = setup.options["start"]
    s.push(BELL_RINGER, 0, 0, BY_LOT if start == "random" else int(start))
    return s


class BellRinger(Chance):
    """The lot, or the host, says who has the bell-ringer first (NDM-S6)."""

    name = "bell_ringer"
    rules = ("NDM-S6",)
    answers: ClassVar = lay(RINGS_FIRST)

    def ask(self, s: NotreDame, f: int) -> int:
        return bits.first(s.players) if bits.at(f) == BY_LOT else bits.bit(bits.at(f))

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        s.bell = i
        if s.sink is not None:
            s.tell("bell-ringer", seat=i, colour=COLOURS[i])


class LayMessages(Step):
    """Four messages lie on the four edge squares of every quarter, empty ones included (NDM-S3, NDM-T2)."""

    name = "lay_messages"
    rules = ("NDM-S3", "NDM-C5", "NDM-T2")

    def run(self, s: NotreDame, f: int) -> None:
        for colour in range(s.rules.colours - 1, -1, -1):
            for k in range(EDGE, 0, -1):
                s.push(LAY_MESSAGE, 0, 0, colour * 5 + k)


class LayMessage(Chance):
    """One of the quarter's messages that do not lie yet, face up (NDM-S3)."""

    name = "lay_message"
    rules = ("NDM-S3",)
    answers: ClassVar = lay(LIES_THERE)

    def ask(self, s: NotreDame, f: int) -> int:
        left = bits.first(EDGE)
        quarter = bits.at(f) // 5 * 5
        for square in range(quarter + 1, quarter + 5):
            if s.message[square]:
                left &= ~bits.bit(s.message[square] - 1)
        return left

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        lay_message(s, bits.at(f), i)


class FirstRound(Step):
    """The first round of the first period begins (NDM-R11)."""

    name = "first_round"
    rules = ("NDM-R11",)

    def run(self, s: NotreDame, f: int) -> None:
        s.start(ROUND, 0)


LAY_MESSAGE = number(LayMessage(), STEPS)
BELL_RINGER = number(BellRinger(), STEPS)
