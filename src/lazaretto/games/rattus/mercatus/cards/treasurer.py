"""The Treasurer (Royalty)."""

from __future__ import annotations

from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.mercatus.money import earn_by_card, in_bank
from lazaretto.games.rattus.rules import Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel.event import Reason

COINS = 2


class Treasurer(Card):
    """Take 2 coins from the bank (MER-K2)."""

    name = "treasurer"
    rules = ("MER-K2",)
    rule_at_end = "MER-E1"

    def usable(self, s: Rattus) -> bool:
        return in_bank(goods(s)) > 0

    def play(self, s: Rattus) -> None:
        earn_by_card(s, s.me, COINS, self.id)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("bank-empty", "MER-C3")
