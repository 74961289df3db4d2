"""The Physician and the Chancellor (Royalty)."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.rattus.rules import STEPS, Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.verbs import place_in_palace
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import answer_bits, number
from tests.expansion.choices import HEAL_WITH
from tests.expansion.reasons import acts_by_itself
from tests.expansion.remedies import kinds_of, spend_remedy
from tests.expansion.turn import GivesUpRemedy


class Physician(Card):
    """Give up a remedy to place a cube in the palace (APO-K1)."""

    name = "physician"
    rules = ("APO-K1",)
    rule_at_end = "APO-K1"

    def usable(self, s: Rattus) -> bool:
        return s.reserve[s.me] > 0 and kinds_of(s, s.me) != 0

    def play(self, s: Rattus) -> None:
        s.push(PHYSICIAN_HEALS, s.me, 0, 0)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("no-remedy-held" if s.reserve[s.me] else "reserve-empty", "APO-K1")


class PhysicianHeals(GivesUpRemedy):
    """With which remedy (APO-K1)."""

    name = "physician.heals"
    rules = ("APO-K1",)
    rule: ClassVar = "APO-K1"
    answers: ClassVar = answer_bits(HEAL_WITH)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        spend_remedy(s, bits.seat(f), i)
        if s.reserve[bits.seat(f)]:
            place_in_palace(s, bits.seat(f))


class Chancellor(Card):
    """Place up to two cubes more in phase B (APO-K2)."""

    name = "chancellor"
    rules = ("APO-K2",)
    bonus = 2

    def why_not(self, s: Rattus) -> Reason:
        return acts_by_itself(self.name, "APO-K2")


PHYSICIAN_HEALS = number(PhysicianHeals(), STEPS)
