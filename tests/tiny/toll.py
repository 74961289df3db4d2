"""An expansion of Chests: whoever opens a chest of four or more may pay a coin to look into another chest."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.kernel import bits
from lazaretto.kernel.choice import choice
from lazaretto.kernel.event import Reason, event_type
from lazaretto.kernel.step import Step, answer_bits, number
from tests.tiny.chests import CHESTS, CHESTS_RULES, LOOK, STEPS, Chests

PAY = choice(50, "pay")
KEEP = choice(51, "keep")

PAID = event_type("paid", seat=None)


class Toll(Step[Chests]):
    """With four coins or more you may pay one for another look (TNY-X1)."""

    name = "toll.pay"
    rules = ("TNY-X1",)
    answers: ClassVar = answer_bits([KEEP, PAY])
    pushes = ("look",)

    def ask(self, s: Chests, f: int) -> int:
        rich = s.coins[bits.seat(f)] >= 4
        return bits.first(2) if rich and bits.count(s.closed) > 1 and bits.count(s.closed) < CHESTS else 0

    def answer(self, s: Chests, f: int, i: int) -> None:
        if i:
            s.coins[bits.seat(f)] -= 1
            s.push(LOOK.id, bits.seat(f), 0, 0)
            s.tell(PAID, bits.seat(f))

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        raise AssertionError("both answers are always open")


TOLL = Toll()
number(TOLL, STEPS)

TOLL_RULES = CHESTS_RULES.named("chests+toll").with_choices(PAY, KEEP).insert("opened", TOLL, before="rest")
