"""The Raider (Chivalry)."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.rattus.mercatus.board import RAIDER
from lazaretto.games.rattus.mercatus.goods import goods, kinds_in
from lazaretto.games.rattus.mercatus.reasons import goes_with_the_plague
from lazaretto.games.rattus.mercatus.turn import MayTake
from lazaretto.games.rattus.rules import STEPS, Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import number


class Raider(Card):
    """Move the plague up to two steps and take a good of the kind that lies there (MER-K6, MER-E6)."""

    name = "raider"
    rules = ("MER-K6", "MER-E6", "MER-X3", "MER-X4")
    rule_at_end = "MER-E6"
    rule_to_stay = "MER-E15"
    reach = 2
    moves_at_end = True

    def why_not(self, s: Rattus) -> Reason:
        return goes_with_the_plague(s, self.name)


class RaiderTakes(MayTake):
    """As soon as the piece has arrived, whatever is there, a good of the region's kind (MER-P1, MER-P2, MER-E6)."""

    name = "raider.takes"
    rules = ("MER-K6", "MER-P1", "MER-P2", "MER-E6", "MER-P9")
    card: ClassVar = RAIDER
    rule: ClassVar = "MER-P2"
    during = ("final_move",)

    def kinds(self, s: Rattus, f: int) -> int:
        return kinds_in(goods(s), s.plague) if s.owner[RAIDER] == bits.seat(f) else 0


RAIDER_TAKES = RaiderTakes()
number(RAIDER_TAKES, STEPS)
