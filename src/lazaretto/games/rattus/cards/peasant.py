"""The Peasant (Peasantry)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.choices import PLACE_IN
from lazaretto.games.rattus.reasons import not_in_use
from lazaretto.games.rattus.rules import STEPS, Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.verbs import place_cubes
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number


class Peasant(Card):
    """Place one cube more in phase B (RAT-K7); in the final round one cube in any region (RAT-E3)."""

    name = "peasant"
    rules = ("RAT-K7", "RAT-E3")
    bonus = 1

    def why_not(self, s: Rattus) -> Reason:
        if s.ended:
            return Reason("reserve-empty", "RAT-E3")
        return Reason("works-in-phase-b", "RAT-K7", {"card": self.name})

    def usable_at_end(self, s: Rattus) -> bool:
        return s.reserve[s.me] > 0

    def play_at_end(self, s: Rattus) -> None:
        s.push(PEASANT_PLACES, s.me, 0, 0)


class PeasantPlaces(Step[Rattus]):
    """Where the one cube of the final round goes (RAT-E3)."""

    name = "peasant.places"
    rules = ("RAT-E3",)
    answers: ClassVar = answer_bits(PLACE_IN)
    during = ("final_act",)

    def ask(self, s: Rattus, f: int) -> int:
        return s.rules.in_use

    def answer(self, s: Rattus, f: int, i: int) -> None:
        place_cubes(s, i, bits.seat(f), 1)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return not_in_use(i)

    def lacks(self, s: Any, f: int) -> str:
        return "" if s.reserve[bits.seat(f)] else "expected a cube in the reserve"


PEASANT_PLACES = number(PeasantPlaces(), STEPS)
