"""What counts in a position of Rattus with Mercatus, beside what counts in Rattus."""

from __future__ import annotations

from lazaretto.bots.heuristics import rattus
from lazaretto.bots.heuristics.rattus import CARD, RattusJudge
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.mercatus.sale import buyers
from lazaretto.games.rattus.mercatus.setup import ALL_CARDS
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel.state import State

COIN, SOLD, UNSOLD, BUYER = 44, 45, 46, 47

COUNTED = rattus.COUNTED | {
    "coin": COIN,
    "good that would be sold now": SOLD,
    "good that nobody would buy yet": UNSOLD,
    "region that would buy": BUYER,
    **{f"card {name}": CARD + k for k, name in enumerate(ALL_CARDS)},
}

GUESSED = rattus.GUESSED | {
    "coin": 200,
    "good that would be sold now": 480,
    "good that nobody would buy yet": 90,
}


class MercatusJudge(RattusJudge):
    """Counts coins and goods as well: those that would be sold now, and those that nobody would buy yet."""

    def count(self, s: State, seat: int) -> None:
        RattusJudge.count(self, s, seat)
        assert isinstance(s, Rattus)
        p: Rattus = s
        g = goods(p)
        self.found[COIN] = g.coins[seat]
        for kind in range(4):
            held = g.held[seat * 4 + kind]
            bought = buyers(p, seat, kind)
            self.found[BUYER] += bought
            self.found[SOLD] += held if held < bought else bought
            self.found[UNSOLD] += held - bought if held > bought else 0
