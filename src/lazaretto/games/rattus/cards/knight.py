"""The Knight (Chivalry)."""

from __future__ import annotations

from lazaretto.games.rattus.plague import NEUTRAL
from lazaretto.games.rattus.rules import Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel.event import Reason


class Knight(Card):
    """Move the plague one or two steps; the piece may count as two neutral cubes (RAT-K2, RAT-K3). Works in phase C."""

    name = "knight"
    rules = ("RAT-K2", "RAT-K3", "RAT-K4")
    reach = 2
    neutral = NEUTRAL
    moves_at_end = True

    def why_not(self, s: Rattus) -> Reason:
        if s.ended:
            return Reason("comes-last", "RAT-E7", {"card": self.name})
        return Reason("works-in-phase-c", "RAT-T5", {"card": self.name})
