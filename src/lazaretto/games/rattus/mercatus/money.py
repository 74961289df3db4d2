"""Coins: from the bank, to the bank, and what they count at the end."""

from __future__ import annotations

from lazaretto.games.rattus.mercatus.board import COINS
from lazaretto.games.rattus.mercatus.events import COINS_EARNED, COINS_PAID
from lazaretto.games.rattus.mercatus.goods import Goods, goods
from lazaretto.games.rattus.rules import Card, Score
from lazaretto.games.rattus.state import Rattus

COINS_PER_POINT = 5  # MER-M1


def in_bank(g: Goods) -> int:
    """The coins that no player holds (MER-C2)."""
    return COINS - g.coins[0] - g.coins[1] - g.coins[2] - g.coins[3]


def earn(s: Rattus, seat: int, n: int) -> int:
    """Coins from the bank, as far as it holds them (MER-C3, MER-M2); how many."""
    g = goods(s)
    n = min(n, in_bank(g))
    g.coins[seat] += n
    return n


def earn_by_card(s: Rattus, seat: int, n: int, card: int) -> None:
    """Coins that a card brings."""
    n = earn(s, seat, n)
    by: Card = s.rules.cards[card]
    s.tell(COINS_EARNED, seat, n, by.name)


def pay_for_card(s: Rattus, seat: int, n: int, card: int) -> None:
    """Coins to the bank for the use of a card (MER-M2)."""
    g = goods(s)
    g.coins[seat] -= n
    used: Card = s.rules.cards[card]
    s.tell(COINS_PAID, seat, n, used.name)


class CoinsAsCubes(Score):
    """Every full 5 coins count as one more cube (MER-M1, MER-E13)."""

    name = "coins"

    def points(self, s: Rattus, seat: int) -> int:
        return goods(s).coins[seat] // COINS_PER_POINT
