"""What the Apothecary adds to a turn: the shop opens, and a remedy may be bought before phase C."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.rules import Offer, Rules
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Answers, Step, answer_bits
from tests.expansion.board import MOST_HELD
from tests.expansion.choices import BUY_REMEDY
from tests.expansion.reasons import not_held, sold_out
from tests.expansion.remedies import count_held, in_shop, kinds_of, remedies, take_remedy


class OpenShop(Step[Rattus]):
    """At the start of a turn the shop opens anew (APO-T1)."""

    name = "open_shop"
    rules = ("APO-T1",)

    def run(self, s: Rattus, f: int) -> None:
        remedies(s).bought = 0


class BuyRemedy(Offer):
    """Once in his turn a player with fewer than three remedies may take one (APO-T1)."""

    name = "buy_remedy"
    rules = ("APO-T1",)
    not_at_end = ("shop-closed-at-end", "APO-E1")

    def choices(self, rules: Rules) -> Answers:
        return answer_bits(BUY_REMEDY)

    def ask(self, s: Rattus) -> int:
        if remedies(s).bought or count_held(s, s.me) >= MOST_HELD:
            return 0
        return in_shop(s)

    def take(self, s: Rattus, i: int) -> None:
        remedies(s).bought = 1
        take_remedy(s, s.me, i)

    def why_not(self, s: Rattus, i: int) -> Reason:
        if remedies(s).bought:
            return Reason("remedy-bought-already", "APO-T1")
        if count_held(s, s.me) >= MOST_HELD:
            return Reason("enough-remedies", "APO-T1", {"count": MOST_HELD})
        return sold_out(i)


class BuyForCubes(BuyRemedy):
    """House rule: only after the cubes are placed (APO-T2)."""

    rules = ("APO-T2",)

    def ask(self, s: Rattus) -> int:
        return BuyRemedy.ask(self, s) if s.placed else 0

    def why_not(self, s: Rattus, i: int) -> Reason:
        if not s.placed:
            return Reason("cubes-before-remedy", "APO-T2")
        return BuyRemedy.why_not(self, s, i)


class GivesUpRemedy(Step[Rattus]):
    """Which of the own remedies a card is given."""

    rule: ClassVar[str] = ""
    during: ClassVar[tuple[str, ...]] = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        return kinds_of(s, bits.seat(f))

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return not_held(i, self.rule)

    def lacks(self, s: Any, f: int) -> str:
        return "" if kinds_of(s, bits.seat(f)) else "expected a remedy in his hand"
