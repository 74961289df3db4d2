"""The sale: at the end of a turn for what has run out, at the end of the game for everything."""

from __future__ import annotations

from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.events import GOODS_SOLD, SALE
from lazaretto.games.rattus.mercatus.goods import give_back, goods, in_supply
from lazaretto.games.rattus.mercatus.money import earn
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.step import Step

PROCEEDS = 3  # MER-V3, for each good sold
SUPPLY_IS_OUT, GAME_IS_OVER = range(2)  # why there is a sale (MER-V1, MER-E11)


def has_majority(s: Rattus, seat: int, region: int) -> bool:
    """Whether nobody has more cubes in the region than this seat, which must have one (MER-V4, MER-V5)."""
    most = 0
    for other in range(s.players):
        most = max(most, s.cubes[region][other])
    return most > 0 and s.cubes[region][seat] == most


def buyers(s: Rattus, seat: int, kind: int) -> int:
    """The regions that buy this kind from a seat: those that show it and where it has the majority (MER-V3)."""
    regions = 0
    for region in bits.each(goods(s).shown[kind] & s.has[seat]):
        if has_majority(s, seat, region):
            regions |= bits.bit(region)
    return regions


def sell(s: Rattus, kind: int, reason: int) -> None:
    """Every player parts with all his goods of a kind, one to each buyer, the rest for nothing (MER-V2 to MER-V10).

    Goods on cards are nobody's and stay (MER-V8). Should the bank run dry, it pays in the order of seats (MER-C3). An
    example is MER-V7.
    """
    s.tell(SALE, kind, reason)
    for seat in range(s.players):
        n = give_back(s, seat, kind)
        if n:
            regions = buyers(s, seat, kind)
            sold = min(n, bits.count(regions))
            coins = earn(s, seat, PROCEEDS * sold)
            s.tell(GOODS_SOLD, seat, kind, n, sold, coins, regions)


class Sale(Step[Rattus]):
    """After phase C every kind that the supply has run out of is sold (MER-V1, MER-V9, MER-V11)."""

    name = "sale"
    rules = ("MER-V1", "MER-V2", "MER-V3", "MER-V4", "MER-V5", "MER-V6", "MER-V8", "MER-V9", "MER-V10", "MER-V11")

    def run(self, s: Rattus, f: int) -> None:
        left = in_supply(goods(s))
        for kind in range(len(KINDS)):
            if not bits.has(left, kind):
                sell(s, kind, SUPPLY_IS_OUT)


class LastSale(Step[Rattus]):
    """When all rats are resolved, every player sells all his goods of every kind (MER-E11, MER-E23)."""

    name = "last_sale"
    rules = ("MER-E10", "MER-E11", "MER-E23")

    def run(self, s: Rattus, f: int) -> None:
        for kind in range(len(KINDS)):
            sell(s, kind, GAME_IS_OVER)
