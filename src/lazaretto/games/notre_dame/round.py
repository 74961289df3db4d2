"""The frame of a round: characters at its beginning, the bell-ringer at its end, new decks after every third."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame.board import BROWN, KINDS, PERIOD, ROUNDS, SLOTS
from lazaretto.games.notre_dame.choices import APPEARS
from lazaretto.games.notre_dame.events import BELL_PASSED, PERIOD_ENDS, ROUND_BEGINS
from lazaretto.games.notre_dame.state import END_OF_PERIOD, ROUND, STEPS, THE_TABLE, NotreDame, Score
from lazaretto.games.notre_dame.verbs import turn_up_character
from lazaretto.kernel import bits
from lazaretto.kernel.fields import axis, of, upto
from lazaretto.kernel.step import Chance, Step, answer_bits, number

DECK = axis("deck", 4)  # of characters: the brown one and three letters


class ShowCharacters(Step[NotreDame]):
    """Two brown characters and one grey of the period's letter are turned up (NDM-R1, NDM-S5, NDM-R11)."""

    name = "show_characters"
    rules = ("NDM-R1", "NDM-S5", "NDM-R11")
    seat = THE_TABLE

    def run(self, s: NotreDame, f: int) -> None:
        s.tell(ROUND_BEGINS, s.round + 1)
        s.push(SHOW, 0, 1, 1 + s.round // PERIOD)
        s.push(SHOW, 0, 2, BROWN)


class Show(Chance[NotreDame]):
    """The next character of a deck; arg: how many are still to come, place: which deck (NDM-R1)."""

    name = "show_character"
    rules = ("NDM-R1",)
    answers: ClassVar = answer_bits(APPEARS)
    seat = THE_TABLE
    arg = upto(2, 1)
    place = of(DECK)
    during = ("show_characters",)

    def ask(self, s: NotreDame, f: int) -> int:
        left = s.fresh & s.rules.of_deck[bits.place(f)]
        return left if bits.count(left) > bits.arg(f) else 0

    def deck(self, s: NotreDame, f: int) -> str:
        return f"characters:{bits.place(f)}"

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        turn_up_character(s, i)
        if bits.arg(f) > 1:
            s.push(SHOW, 0, bits.arg(f) - 1, bits.place(f))

    def run(self, s: NotreDame, f: int) -> None:
        """The last ones of a deck are known before they appear."""
        for character in bits.each(s.fresh & s.rules.of_deck[bits.place(f)]):
            turn_up_character(s, character)


class EndRound(Step[NotreDame]):
    """The characters go under their decks, the bell-ringer to the left (NDM-R8); nine rounds in all (NDM-R10)."""

    name = "end_round"
    rules = ("NDM-R8", "NDM-R9", "NDM-R10", "NDM-R11")
    seat = THE_TABLE

    def run(self, s: NotreDame, f: int) -> None:
        s.display = 0
        s.spared = 0
        s.bell = (s.bell + 1) % s.players
        s.round += 1
        if s.round < ROUNDS:
            s.tell(BELL_PASSED, s.bell)
            s.start(ROUND, 0)
        else:
            s.learned += 1  # the points are shown (NDM-V1)
        if s.round % PERIOD == 0:
            s.start(END_OF_PERIOD, 0)


class GatherCards(Step[NotreDame]):
    """The brown characters are shuffled anew and all action cards go back to their owners' decks (NDM-R9)."""

    name = "gather_cards"
    rules = ("NDM-R9", "NDM-R11")
    seat = THE_TABLE

    def run(self, s: NotreDame, f: int) -> None:
        s.fresh |= s.rules.of_deck[BROWN]
        for slot in range(SLOTS):
            s.slot[slot] = 0
        s.filled = 0
        s.up = 0
        for seat in range(s.players):
            s.deck[seat] = bits.first(KINDS)
        s.tell(PERIOD_ENDS, s.round // PERIOD)


class Prestige(Score):
    """Prestige points decide the game (NDM-E1)."""

    name = "prestige"

    def points(self, s: NotreDame, seat: int) -> int:
        return s.points[seat]


SHOW = number(Show(), STEPS)
