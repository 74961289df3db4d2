"""The Brewer (Peasantry)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.mercatus.board import BREWER
from lazaretto.games.rattus.mercatus.choices import TAKE_GOOD
from lazaretto.games.rattus.mercatus.goods import available, take_good_by_card
from lazaretto.games.rattus.mercatus.reasons import not_available
from lazaretto.games.rattus.rules import STEPS, Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number


class Brewer(Card):
    """Take one more available good (MER-K12, MER-E4)."""

    name = "brewer"
    rules = ("MER-K12", "MER-E4")
    rule_at_end = "MER-E4"

    def usable(self, s: Rattus) -> bool:
        return available(s) != 0

    def play(self, s: Rattus) -> None:
        s.push(BREWER_TAKES, s.me, 0, 0)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("no-good-available", "MER-E4" if s.ended else "MER-G3")


class BrewerTakes(Step[Rattus]):
    """Which good (MER-K12)."""

    name = "brewer.takes"
    rules = ("MER-K12",)
    answers: ClassVar = answer_bits(TAKE_GOOD)
    during = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        return available(s)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        take_good_by_card(s, s.me, i, BREWER)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return not_available(s, i)


BREWER_TAKES = number(BrewerTakes(), STEPS)
