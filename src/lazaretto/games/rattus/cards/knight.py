"""The Knight (Chivalry)."""

from __future__ import annotations

from lazaretto.games.rattus.plague import NEUTRAL
from lazaretto.games.rattus.state import Card, Rattus
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.event import Reason


class Knight(Card):
    """Move the plague one or two steps; the piece may count as two neutral cubes (RAT-K2, RAT-K3). Works in phase C."""

    name = "knight"
    rules = ("RAT-K2", "RAT-K3", "RAT-K4")

    def __init__(self, id: int, class_: str, take: Choice, use: Choice) -> None:
        super().__init__(id, class_, take, use)
        self.reach = 2
        self.neutral = NEUTRAL
        self.moves_at_end = True

    def why_not(self, s: Rattus) -> Reason:
        return Reason("works-in-phase-c", "RAT-T5", {"card": self.name})
