"""What counts in a position of Rattus with Mercatus, beside what counts in Rattus."""

from __future__ import annotations

from benchmarks.frozen import rattus
from benchmarks.frozen.rattus import CARD, RattusJudge
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.mercatus.ruleset import MERCATUS
from lazaretto.games.rattus.mercatus.sale import buyers
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits

COIN, SOLD, UNSOLD, BUYER = 16, 17, 18, 19

COUNTED = rattus.COUNTED | {
    "coin": COIN,
    "good that would be sold now": SOLD,
    "good that nobody would buy yet": UNSOLD,
    "region that would buy": BUYER,
    **{f"card {card.name}": CARD + card.id for card in MERCATUS.cards},
}


class MercatusJudge(RattusJudge):
    """Counts coins and goods as well: those that would be sold now, and those that nobody would buy yet."""

    def count(self, s: Rattus, seat: int) -> None:
        RattusJudge.count(self, s, seat)
        g = goods(s)
        self.features[COIN] = g.coins[seat]
        for kind in range(len(KINDS)):
            held = g.held[seat][kind]
            bought = bits.count(buyers(s, seat, kind))
            self.features[BUYER] += bought
            self.features[SOLD] += held if held < bought else bought
            self.features[UNSOLD] += held - bought if held > bought else 0
