"""What counts in a position of Rattus with Mercatus, beside what counts in Rattus."""

from __future__ import annotations

from lazaretto.bots.heuristics import rattus
from lazaretto.bots.heuristics.rattus import EXPANSION, RattusJudge, of_cards
from lazaretto.bots.judge import FEATURES
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.goods import Goods, goods
from lazaretto.games.rattus.mercatus.money import COINS_PER_POINT
from lazaretto.games.rattus.mercatus.ruleset import MERCATUS
from lazaretto.games.rattus.mercatus.sale import buyers
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits

COIN, FIVE, RICHEST, SOLD, UNSOLD, BUYER = range(EXPANSION, EXPANSION + 6)
SOON, AT_ONCE, SOLD_SUPPLY, WANTED, TO_TAKE_GOOD, GOODS_OUT = range(EXPANSION + 6, EXPANSION + 12)
ON_CARD = EXPANSION + 12

COUNTED = (
    rattus.COUNTED
    | {
        "coin": COIN,
        "five coins": FIVE,
        "coin more than the richest other": RICHEST,
        "good that would be sold now": SOLD,
        "good that nobody would buy yet": UNSOLD,
        "region that would buy": BUYER,
        "good that would be sold now, of a kind with two left": SOON,
        "good that would be sold now, of a kind with one left": AT_ONCE,
        "good that would be sold now, for each rat in the supply": SOLD_SUPPLY,
        "good face up that a region would buy": WANTED,
        "good still to be taken in this turn": TO_TAKE_GOOD,
        "good out of the supply": GOODS_OUT,
        "good on an own card": ON_CARD,
    }
    | of_cards(MERCATUS.cards)
)

GUESSED = rattus.GUESSED | {
    "coin": 200,
    "good that would be sold now": 480,
    "good that nobody would buy yet": 90,
}


class MercatusJudge(RattusJudge):
    """Counts coins and goods as well: those that would be sold now, and those that nobody would buy yet."""

    def count(self, s: Rattus) -> None:
        RattusJudge.count(self, s)
        g = goods(s)
        for seat in range(s.players):
            self.count_coins(s, g, seat)
            self.count_goods(s, g, seat)

    def count_coins(self, s: Rattus, g: Goods, seat: int) -> None:
        """The coins."""
        at = seat * FEATURES
        richest = 0
        for other in range(s.players):
            if other != seat and g.coins[other] > richest:
                richest = g.coins[other]
        self.features[at + COIN] = g.coins[seat]
        self.features[at + FIVE] = g.coins[seat] // COINS_PER_POINT
        self.features[at + RICHEST] = g.coins[seat] - richest

    def count_goods(self, s: Rattus, g: Goods, seat: int) -> None:
        """The goods, who would buy them, and how soon they are sold."""
        at = seat * FEATURES
        together = 0
        for kind in range(len(KINDS)):
            held = g.held[seat][kind]
            bought = bits.count(buyers(s, seat, kind))
            sold = held if held < bought else bought
            left = g.down[kind] + (1 if bits.has(g.up, kind) else 0)
            together += sold
            self.features[at + BUYER] += bought
            self.features[at + UNSOLD] += held - sold
            self.features[at + GOODS_OUT] += 4 - left
            if left == 2:
                self.features[at + SOON] += sold
            elif left < 2:
                self.features[at + AT_ONCE] += sold
            if bits.has(g.up, kind) and bought > held:
                self.features[at + WANTED] += 1
        self.features[at + SOLD] = together
        self.features[at + SOLD_SUPPLY] = together * self.left
        if s.me == seat and self.in_progress & 1 and s.ended == 0:
            self.features[at + TO_TAKE_GOOD] = 1 - g.taken
        for card in bits.each(s.own[seat] & s.rules.carriers):
            if g.on[card]:
                self.features[at + ON_CARD] += 1
