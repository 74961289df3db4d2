"""What Mercatus adds to a turn: goods are turned up at its start, and one may be taken before phase C."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.choices import LEAVE_GOOD, TAKE_GOOD
from lazaretto.games.rattus.mercatus.goods import (
    available,
    goods,
    take_good_by_card,
    take_good_freely,
    turn_up_goods,
)
from lazaretto.games.rattus.mercatus.reasons import not_available
from lazaretto.games.rattus.rules import Offer, Rules
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Answers, Step, answer_bits

LEAVE = 4  # the bit of "take none"


class TurnUpGoods(Step[Rattus]):
    """At the start of a turn one good of each kind lies face up; rights and prices begin anew (MER-G1, MER-P5)."""

    name = "turn_up_goods"
    rules = ("MER-G1", "MER-G5", "MER-P5")

    def run(self, s: Rattus, f: int) -> None:
        g = goods(s)
        g.taken = 0
        g.bribes = 0
        turn_up_goods(s)


class TakeGood(Offer):
    """Once in his turn the player may take one available good (MER-G2, MER-G7)."""

    name = "take_good"
    rules = ("MER-G2", "MER-G7")
    not_at_end = ("no-good-in-final-round", "MER-E12")

    def choices(self, rules: Rules) -> Answers:
        return answer_bits(TAKE_GOOD)

    def ask(self, s: Rattus) -> int:
        g = goods(s)
        return 0 if g.taken else g.up  # MER-G3

    def take(self, s: Rattus, i: int) -> None:
        take_good_freely(s, s.me, i)

    def why_not(self, s: Rattus, i: int) -> Reason:
        if goods(s).taken:
            return Reason("good-taken-already", "MER-G2")
        return not_available(s, i)


class MayTake(Step[Rattus]):
    """A card lets its holder take one available good, or none (MER-G3, MER-G7, MER-P9)."""

    rules: ClassVar[tuple[str, ...]] = ("MER-G3",)
    answers: ClassVar = answer_bits(TAKE_GOOD, [LEAVE_GOOD])
    card: ClassVar[int] = 0
    rule: ClassVar[str] = ""

    def kinds(self, s: Rattus, f: int) -> int:
        """The kinds that the card lets him take, available or not."""
        return 0

    def ask(self, s: Rattus, f: int) -> int:
        kinds = self.kinds(s, f)
        if kinds:
            kinds &= available(s)
        return kinds | bits.bit(LEAVE) if kinds else 0

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i != LEAVE:
            take_good_by_card(s, bits.seat(f), i, self.card)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if bits.has(available(s), i):
            return Reason(
                "region-shows-another-good", self.rule, {"good": KINDS[i], "region": REGIONS[self.where(s, f)]}
            )
        return not_available(s, i)

    def where(self, s: Rattus, f: int) -> int:
        """The region whose kind is meant, where a region decides."""
        return s.plague
