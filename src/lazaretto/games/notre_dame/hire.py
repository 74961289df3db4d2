"""Phase 4: everybody may pay one of the three characters."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame import choices
from lazaretto.games.notre_dame.board import CHARACTERS
from lazaretto.games.notre_dame.events import CHARACTER_HIRED, NOBODY_HIRED
from lazaretto.games.notre_dame.state import STEPS, THE_TABLE, Character, NotreDame
from lazaretto.games.notre_dame.verbs import pay_coins
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number

NOBODY = 15  # the bit of "no character"


class HireCharacters(Step[NotreDame]):
    """In turn order everybody may pay a character (NDM-R6)."""

    name = "hire_characters"
    rules = ("NDM-R6",)
    seat = THE_TABLE

    def run(self, s: NotreDame, f: int) -> None:
        s.in_turn(HIRE, 0)


class Hire(Step[NotreDame]):
    """One coin for one of the characters turned up, even if it yields nothing; or none (NDM-R6, NDM-H16)."""

    name = "hire"
    rules = ("NDM-R6", "NDM-H16")
    answers: ClassVar = answer_bits(choices.HIRE, [choices.HIRE_NOBODY])
    during = ("hire_characters",)

    def ask(self, s: NotreDame, f: int) -> int:
        return bits.bit(NOBODY) | (s.display if s.coins[bits.seat(f)] else 0)

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        seat = bits.seat(f)
        if i == NOBODY:
            s.tell(NOBODY_HIRED, seat)
        else:
            pay_coins(s, seat, 1)
            s.tell(CHARACTER_HIRED, seat, i)
            character: Character = s.rules.characters[i]
            character.serve(s, seat)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        if s.display >> i & 1:
            return Reason("no-coin", "NDM-R6")
        return Reason("character-not-there", "NDM-R6", {"character": CHARACTERS[i]})


HIRE = number(Hire(), STEPS)
