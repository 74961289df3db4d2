"""Phase 4: everybody may pay one of the three characters."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame import choices
from lazaretto.games.notre_dame.board import CHARACTERS
from lazaretto.games.notre_dame.state import STEPS, Character, NotreDame, Step
from lazaretto.games.notre_dame.verbs import pay_coins
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import lay, number

NOBODY = 15  # the bit of "no character"


class HireCharacters(Step):
    """In turn order everybody may pay a character (NDM-R6)."""

    name = "hire_characters"
    rules = ("NDM-R6",)

    def run(self, s: NotreDame, f: int) -> None:
        s.in_turn(HIRE, 0)


class Hire(Step):
    """One coin for one of the characters turned up, even if it yields nothing; or none (NDM-R6, NDM-H16)."""

    name = "hire"
    rules = ("NDM-R6", "NDM-H16")
    answers: ClassVar = lay(choices.HIRE, [choices.HIRE_NOBODY])

    def ask(self, s: NotreDame, f: int) -> int:
        return bits.bit(NOBODY) | (s.display if s.coins[bits.seat(f)] else 0)

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        seat = bits.seat(f)
        if i == NOBODY:
            if s.sink is not None:
                s.tell("nobody-hired", seat=seat)
        else:
            pay_coins(s, seat, 1)
            if s.sink is not None:
                s.tell("character-hired", seat=seat, character=CHARACTERS[i])
            character: Character = s.rules.characters[i]
            character.serve(s, seat)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        if s.display >> i & 1:
            return Reason("no-coin", "NDM-R6")
        return Reason("character-not-there", "NDM-R6", {"character": CHARACTERS[i]})


HIRE = number(Hire(), STEPS)
