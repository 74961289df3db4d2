"""Goods and coins: the part of the state that Mercatus adds, and the only writers of its goods."""

from __future__ import annotations

from typing import Any, ClassVar, final

from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.mercatus import notation
from lazaretto.games.rattus.mercatus.board import COINS, KINDS, PRICE
from lazaretto.games.rattus.state import Part, Rattus, Small
from lazaretto.kernel import bits


@final
class Goods(Part):
    """Where the 28 goods are and who has how many coins; all of it public (MER-C1, MER-C2, MER-G4).

    Kinds are bits 0 to 3. Of each kind four go round: face up, face down, with players and on cards.
    """

    name = "goods"
    places: ClassVar = {
        "on": len(KINDS) + 1,
        "goal": len(REGIONS) + 1,
        "held": 5,
        "coins": COINS + 1,
        "bribes": len(PRICE),
    }

    def __init__(self) -> None:
        self.up = 0  # kinds with a good face up
        self.down: Small = [4] * 4  # [kind]: goods face down
        self.held: Small = [0] * 16  # [seat * 4 + kind]
        self.on: Small = [0] * 18  # [card]: 1 + the kind of the good on it
        self.shown = [0] * 4  # [kind]: regions that show it
        self.stock: Small = [3] * 4  # [kind]: goods still to be laid out in regions
        self.coins: Small = [0] * 4
        self.taken = 0  # the free good of this turn was taken
        self.bribes = 0  # how often the Deacon has paid in this turn
        self.goal: Small = [0] * 36  # [slot]: 1 + the region where the Shaman puts the token

    def copy(self) -> Part:
        t = Goods()
        t.up = self.up
        t.down[:] = self.down
        t.held[:] = self.held
        t.on[:] = self.on
        t.shown[:] = self.shown
        t.stock[:] = self.stock
        t.coins[:] = self.coins
        t.taken = self.taken
        t.bribes = self.bribes
        t.goal[:] = self.goal
        return t

    def save(self) -> dict[str, Any]:
        return {
            "up": self.up,
            "down": [self.down[k] for k in range(4)],
            "held": [self.held[k] for k in range(16)],
            "on": [self.on[k] for k in range(18)],
            "shown": [self.shown[k] for k in range(4)],
            "stock": [self.stock[k] for k in range(4)],
            "coins": [self.coins[k] for k in range(4)],
            "taken": self.taken,
            "bribes": self.bribes,
            "goal": [self.goal[k] for k in range(36)],
        }

    def load(self, saved: dict[str, Any]) -> None:
        self.up = saved["up"]
        self.down[:] = saved["down"]
        self.held[:] = saved["held"]
        self.on[:] = saved["on"]
        self.shown[:] = saved["shown"]
        self.stock[:] = saved["stock"]
        self.coins[:] = saved["coins"]
        self.taken = saved["taken"]
        self.bribes = saved["bribes"]
        self.goal[:] = saved["goal"]

    def write(self, s: Rattus) -> list[str]:
        return notation.write(s, self.save())

    def read(self, s: Rattus, fields: dict[str, str]) -> None:
        self.load(notation.read(s, fields))


def goods(s: Rattus) -> Goods:
    """The part of the state that this expansion added."""
    part = s.parts[0]
    assert isinstance(part, Goods)
    return part


# ---------------------------------------------------------------- asking


def in_supply(g: Goods) -> int:
    """The kinds that the supply still has, face up or face down."""
    kinds = g.up
    for kind in range(4):
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
    for kind in range(4):
        if g.shown[kind] >> region & 1:
            kinds |= bits.bit(kind)
    return kinds


def kinds_of(g: Goods, seat: int) -> int:
    """The kinds of which a seat holds a good."""
    kinds = 0
    for kind in range(4):
        if g.held[seat * 4 + kind]:
            kinds |= bits.bit(kind)
    return kinds


# ---------------------------------------------------------------- changing


def turn_up_goods(s: Rattus) -> None:
    """Every kind that has none face up gets one turned up, if it has one face down (MER-S2, MER-G1)."""
    g = goods(s)
    for kind in range(4):
        if g.down[kind] and not g.up >> kind & 1:
            g.down[kind] -= 1
            g.up |= bits.bit(kind)
            if s.sink is not None:
                s.tell("good-turned-up", good=KINDS[kind])


def take_good(s: Rattus, seat: int, kind: int) -> None:
    """A good from the supply, the one face up if there is one (MER-G2, MER-E4)."""
    g = goods(s)
    if g.up >> kind & 1:
        g.up &= ~bits.bit(kind)
    else:
        g.down[kind] -= 1
    g.held[seat * 4 + kind] += 1


def take_good_freely(s: Rattus, seat: int, kind: int) -> None:
    """The one good of every turn (MER-G2)."""
    goods(s).taken = 1
    take_good(s, seat, kind)
    if s.sink is not None:
        s.tell("good-taken", seat=seat, good=KINDS[kind])


def take_good_by_card(s: Rattus, seat: int, kind: int, card: int) -> None:
    """A good that a card allows (MER-G3)."""
    take_good(s, seat, kind)
    if s.sink is not None:
        s.tell("good-taken-by-card", seat=seat, good=KINDS[kind], card=s.rules.cards[card].name)


def give_back(s: Rattus, seat: int, kind: int) -> int:
    """All goods of a kind from a seat back to the supply, face down (MER-V2, MER-V6); how many."""
    g = goods(s)
    n = g.held[seat * 4 + kind]
    g.held[seat * 4 + kind] = 0
    g.down[kind] += n
    return n


def empty_card(s: Rattus, card: int) -> None:
    """The good on a card goes back to the supply, face down (MER-K13, MER-K15, MER-G6)."""
    g = goods(s)
    kind = g.on[card] - 1
    g.on[card] = 0
    g.down[kind] += 1
    if s.sink is not None:
        s.tell("good-leaves-card", good=KINDS[kind], card=s.rules.cards[card].name)


def put_good(s: Rattus, seat: int, kind: int, card: int) -> None:
    """One of a seat's goods onto a card; what lay there leaves it (MER-K13, MER-K16)."""
    g = goods(s)
    if g.on[card]:
        empty_card(s, card)
    g.held[seat * 4 + kind] -= 1
    g.on[card] = kind + 1
    if s.sink is not None:
        s.tell("good-put-on-card", seat=seat, good=KINDS[kind], card=s.rules.cards[card].name)


def show_good(s: Rattus, region: int, kind: int) -> None:
    """A good comes to lie in a region, for the whole game (MER-S3)."""
    g = goods(s)
    g.stock[kind] -= 1
    g.shown[kind] |= bits.bit(region)
    if s.sink is not None:
        s.tell("good-laid-out", good=KINDS[kind], region=REGIONS[region])


def remove_good(s: Rattus, kind: int) -> None:
    """A good leaves the game before the rest is laid out (MER-S3)."""
    g = goods(s)
    g.stock[kind] -= 1
    if s.sink is not None:
        s.tell("good-removed", good=KINDS[kind])
