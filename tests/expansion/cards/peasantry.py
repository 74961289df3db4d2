"""The Herbalist and the Tollkeeper (Peasantry)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.choices import TO_PALACE_FROM
from lazaretto.games.rattus.reasons import no_cube_there
from lazaretto.games.rattus.rules import STEPS, Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.verbs import move_to_palace
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number
from tests.expansion.remedies import in_shop, take_remedy


class Herbalist(Card):
    """Place up to one cube more in phase B; used, it brings the first remedy that the shop has (APO-K9)."""

    name = "herbalist"
    rules = ("APO-K9",)
    rule_at_end = "APO-K9"
    bonus = 1

    def usable(self, s: Rattus) -> bool:
        return in_shop(s) != 0

    def play(self, s: Rattus) -> None:
        take_remedy(s, s.me, bits.low(in_shop(s)))

    def why_not(self, s: Rattus) -> Reason:
        return Reason("shop-empty", "APO-C1")


class Tollkeeper(Card):
    """In the final round move a cube from any region to the palace (APO-K10)."""

    name = "tollkeeper"
    rules = ("APO-K10",)
    rule_at_end = "APO-K10"

    def usable_at_end(self, s: Rattus) -> bool:
        return s.has[s.me] != 0

    def play_at_end(self, s: Rattus) -> None:
        s.push(TOLLKEEPER_CARRIES, s.me, 0, 0)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("no-cube-on-board" if s.ended else "only-at-end", "APO-K10")


class TollkeeperCarries(Step[Rattus]):
    """From which region (APO-K10)."""

    name = "tollkeeper.carries"
    rules = ("APO-K10",)
    answers: ClassVar = answer_bits(TO_PALACE_FROM)
    during = ("final_act",)

    def ask(self, s: Rattus, f: int) -> int:
        return s.has[bits.seat(f)]

    def answer(self, s: Rattus, f: int, i: int) -> None:
        move_to_palace(s, bits.seat(f), i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return no_cube_there(s, i, s.me, "APO-K10")


TOLLKEEPER_CARRIES = number(TollkeeperCarries(), STEPS)
