"""The Merchant (Bourgeoisie)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus import choices
from lazaretto.games.rattus.reasons import no_cube_there, not_a_neighbour, too_many
from lazaretto.games.rattus.rules import STEPS, Card
from lazaretto.games.rattus.state import REGION, Rattus
from lazaretto.games.rattus.verbs import move_cubes
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of
from lazaretto.kernel.step import Step, answer_bits, number

MOST = 3


class Merchant(Card):
    """Move up to three own cubes from one region to one neighbouring region (RAT-K5)."""

    name = "merchant"
    rules = ("RAT-K5",)

    def usable(self, s: Rattus) -> bool:
        return s.has[s.me] != 0

    def play(self, s: Rattus) -> None:
        s.push(MERCHANT_FROM, s.me, 0, 0)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("no-cube-on-board", "RAT-K5")


class MerchantFrom(Step[Rattus]):
    """Which region the cubes leave (RAT-K5)."""

    name = "merchant.from"
    rules = ("RAT-K5",)
    answers: ClassVar = answer_bits(choices.MERCHANT_FROM)
    during = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        return s.has[s.me]

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.push(MERCHANT_TO, s.me, 0, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return no_cube_there(s, i, s.me, "RAT-K5")


class MerchantTo(Step[Rattus]):
    """Which neighbour they go to (RAT-K5)."""

    name = "merchant.to"
    rules = ("RAT-K5",)
    answers: ClassVar = answer_bits(choices.MERCHANT_TO)
    place = of(REGION)
    during = ("merchant.from",)

    def ask(self, s: Rattus, f: int) -> int:
        return s.rules.near[bits.place(f)]

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.push(MERCHANT_HOW_MANY, s.me, bits.place(f), i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return not_a_neighbour(s, i, bits.place(f), "RAT-K5")

    def lacks(self, s: Any, f: int) -> str:
        return "" if s.cubes[bits.place(f)][s.me] else "expected own cubes in that region"


class MerchantHowMany(Step[Rattus]):
    """One, two or three cubes; arg: from where, place: to where (RAT-K5)."""

    name = "merchant.how_many"
    rules = ("RAT-K5",)
    answers: ClassVar = answer_bits(choices.HOW_MANY)
    arg = of(REGION)
    place = of(REGION)
    during = ("merchant.to",)

    def ask(self, s: Rattus, f: int) -> int:
        return bits.first(min(MOST, s.cubes[bits.arg(f)][s.me]))

    def answer(self, s: Rattus, f: int, i: int) -> None:
        move_cubes(s, s.me, bits.arg(f), bits.place(f), i + 1)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return too_many(min(MOST, s.cubes[bits.arg(f)][s.me]), "RAT-K5")

    def lacks(self, s: Any, f: int) -> str:
        if not bits.has(s.rules.near[bits.arg(f)], bits.place(f)):
            return "expected neighbouring regions"
        return "" if s.cubes[bits.arg(f)][s.me] else "expected own cubes in that region"


MERCHANT_FROM = number(MerchantFrom(), STEPS)
MERCHANT_TO = number(MerchantTo(), STEPS)
MERCHANT_HOW_MANY = number(MerchantHowMany(), STEPS)
