"""The Pope (Church)."""

from __future__ import annotations

from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.mercatus.money import pay_for_card
from lazaretto.games.rattus.mercatus.reasons import too_few_coins
from lazaretto.games.rattus.rules import Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.verbs import place_in_palace
from lazaretto.kernel.event import Reason

FEE = 2


class Pope(Card):
    """Pay 2 coins to place one cube from the reserve straight into the palace (MER-K3, MER-K17)."""

    name = "pope"
    rules = ("MER-K3", "MER-K17", "MER-E1")
    rule_at_end = "MER-E1"

    def usable(self, s: Rattus) -> bool:
        return goods(s).coins[s.me] >= FEE and s.reserve[s.me] > 0

    def play(self, s: Rattus) -> None:
        pay_for_card(s, s.me, FEE, self.id)
        place_in_palace(s, s.me)

    def why_not(self, s: Rattus) -> Reason:
        if s.reserve[s.me] == 0:
            return Reason("reserve-empty", "MER-K17")
        return too_few_coins(s, FEE, "MER-K3")
