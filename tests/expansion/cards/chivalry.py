"""The Marshal and the Sapper (Chivalry)."""

from __future__ import annotations

from lazaretto.games.rattus.rules import Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel.event import Reason
from tests.expansion.reasons import acts_by_itself


class Marshal(Card):
    """Move the plague up to three steps (APO-K5)."""

    name = "marshal"
    rules = ("APO-K5",)
    reach = 3

    def why_not(self, s: Rattus) -> Reason:
        return acts_by_itself(self.name, "APO-K5")


class Sapper(Card):
    """The plague piece may count as three neutral cubes; in the final round move it (APO-K6)."""

    name = "sapper"
    rules = ("APO-K6",)
    rule_at_end = "APO-K6"
    rule_to_stay = "APO-K6"
    neutral = 3
    moves_at_end = True

    def why_not(self, s: Rattus) -> Reason:
        return acts_by_itself(self.name, "APO-K6")
