"""Goods and coins: the part of the state that Mercatus adds, and the only writers of its goods."""

from __future__ import annotations

from typing import Any, final

from lazaretto.games.rattus.board import COLOURS, MOST_CARDS
from lazaretto.games.rattus.mercatus import notation
from lazaretto.games.rattus.mercatus.board import BOARD_GOODS, COINS, KINDS, PRICE, SUPPLIED_GOODS
from lazaretto.games.rattus.mercatus.events import (
    GOOD_LEAVES_CARD,
    GOOD_PUT_ON_CARD,
    GOOD_TAKEN,
    GOOD_TAKEN_BY_CARD,
    GOODS_TURNED_UP,
)
from lazaretto.games.rattus.rules import PARTS, Card
from lazaretto.games.rattus.state import CARD, REGION, SEAT, SLOT, Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.fields import axis, grid, maybe, one, row, set_of, upto
from lazaretto.kernel.layout import part
from lazaretto.kernel.state import Part

KIND = axis("kind", KINDS)


@final
class Goods(Part):
    """Where the 28 goods are and who has how many coins; all of it public (MER-C1, MER-C2, MER-G4).

    Of each kind four go round: face up, face down, with players and on cards.
    """

    name = "goods"

    up = one(set_of(KIND), "kinds with a good face up")
    down = row(KIND, upto(SUPPLIED_GOODS), "goods face down", start=SUPPLIED_GOODS, derived=True)
    held = grid(SEAT, KIND, upto(SUPPLIED_GOODS), "goods of a seat")
    on = row(CARD, maybe(KIND), "1 + the kind of the good on a card")
    shown = row(KIND, set_of(REGION), "regions that show the kind")
    stock = row(KIND, upto(BOARD_GOODS), "goods still to be laid out in regions", start=BOARD_GOODS)
    coins = row(SEAT, upto(COINS), "coins of a seat")
    taken = one(upto(1), "the free good of this turn was taken")
    bribes = one(upto(len(PRICE) - 1), "how often the Deacon has paid in this turn")
    goal = row(SLOT, maybe(REGION), "1 + the region where the Shaman puts the token")

    def derive(self) -> None:
        for kind in range(len(KINDS)):
            self.down[kind] = SUPPLIED_GOODS - (1 if bits.has(self.up, kind) else 0)
            for seat in range(len(COLOURS)):
                self.down[kind] -= self.held[seat][kind]
        for card in range(MOST_CARDS):
            if self.on[card]:
                self.down[self.on[card] - 1] -= 1

    def write(self, s: Any) -> list[str]:
        return notation.write(s, self)

    def read(self, s: Any, line: dict[str, str]) -> None:
        notation.read(s, self, line)


GOODS = part(Goods, PARTS)


def goods(s: Rattus) -> Goods:
    """The part of the state that this expansion added."""
    found: Goods = s.parts[s.layout.place[GOODS]]
    return found


# ---------------------------------------------------------------- asking


def in_supply(g: Goods) -> int:
    """The kinds that the supply still has, face up or face down."""
    kinds = g.up
    for kind in range(len(KINDS)):
        if g.down[kind]:
            kinds |= bits.bit(kind)
    return kinds


def available(s: Rattus) -> int:
    """The kinds that can be taken: those face up (MER-G3), in the final round whatever the supply has (MER-E4)."""
    g = goods(s)
    return in_supply(g) if s.ended else g.up


def kinds_in(g: Goods, region: int) -> int:
    """The kind that a region shows, as a set."""
    kinds = 0
    for kind in range(len(KINDS)):
        if bits.has(g.shown[kind], region):
            kinds |= bits.bit(kind)
    return kinds


def kinds_of(g: Goods, seat: int) -> int:
    """The kinds of which a seat holds a good."""
    kinds = 0
    for kind in range(len(KINDS)):
        if g.held[seat][kind]:
            kinds |= bits.bit(kind)
    return kinds


# ---------------------------------------------------------------- changing


def turn_up_goods(s: Rattus) -> None:
    """Every kind that has none face up gets one turned up, if it has one face down (MER-S2, MER-G1)."""
    g = goods(s)
    turned = 0
    for kind in range(len(KINDS)):
        if g.down[kind] and not bits.has(g.up, kind):
            g.down[kind] -= 1
            turned |= bits.bit(kind)
    g.up |= turned
    if turned:
        s.tell(GOODS_TURNED_UP, turned)


def take_good(s: Rattus, seat: int, kind: int) -> None:
    """A good from the supply, the one face up if there is one (MER-G2, MER-E4)."""
    g = goods(s)
    if bits.has(g.up, kind):
        g.up &= ~bits.bit(kind)
    else:
        g.down[kind] -= 1
    g.held[seat][kind] += 1


def take_good_freely(s: Rattus, seat: int, kind: int) -> None:
    """The one good of every turn (MER-G2)."""
    goods(s).taken = 1
    take_good(s, seat, kind)
    s.tell(GOOD_TAKEN, seat, kind)


def take_good_by_card(s: Rattus, seat: int, kind: int, card: int) -> None:
    """A good that a card allows (MER-G3)."""
    take_good(s, seat, kind)
    by: Card = s.rules.cards[card]
    s.tell(GOOD_TAKEN_BY_CARD, seat, kind, by.name)


def give_back(s: Rattus, seat: int, kind: int) -> int:
    """All goods of a kind from a seat back to the supply, face down (MER-V2, MER-V6); how many."""
    g = goods(s)
    n = g.held[seat][kind]
    g.held[seat][kind] = 0
    g.down[kind] += n
    return n


def empty_card(s: Rattus, card: int) -> None:
    """The good on a card goes back to the supply, face down (MER-K13, MER-K15, MER-G6)."""
    g = goods(s)
    kind = g.on[card] - 1
    g.on[card] = 0
    g.down[kind] += 1
    emptied: Card = s.rules.cards[card]
    s.tell(GOOD_LEAVES_CARD, kind, emptied.name)


def put_good(s: Rattus, seat: int, kind: int, card: int) -> None:
    """One of a seat's goods onto a card; what lay there leaves it (MER-K13, MER-K16)."""
    g = goods(s)
    if g.on[card]:
        empty_card(s, card)
    g.held[seat][kind] -= 1
    g.on[card] = kind + 1
    filled: Card = s.rules.cards[card]
    s.tell(GOOD_PUT_ON_CARD, seat, kind, filled.name)


def show_good(s: Rattus, region: int, kind: int) -> None:
    """A good comes to lie in a region, for the whole game (MER-S3)."""
    g = goods(s)
    g.stock[kind] -= 1
    g.shown[kind] |= bits.bit(region)


def remove_good(s: Rattus, kind: int) -> None:
    """A good leaves the game before the rest is laid out (MER-S3)."""
    g = goods(s)
    g.stock[kind] -= 1
