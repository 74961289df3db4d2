"""What Mercatus adds to what lies on the table: goods and coins, all of it public."""

from __future__ import annotations

from typing import TypedDict

from lazaretto.games.rattus import picture as base
from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.mercatus.board import CARRIERS, KINDS
from lazaretto.games.rattus.mercatus.goods import Goods, goods
from lazaretto.games.rattus.mercatus.money import in_bank
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.state import State


class Good(TypedDict):
    """A kind of goods and where its tiles are."""

    name: str
    up: bool  # one lies face up in the supply
    down: int  # face down in the supply
    held: list[int]  # by seat
    regions: list[str]  # those that show it


class MercatusPicture(base.RattusPicture):
    """The whole table."""

    goods: list[Good]
    on_cards: dict[str, str]  # by card: the good on it
    coins: list[int]  # by seat
    bank: int  # coins that nobody holds
    good_taken: bool  # the free good of this turn
    bribes: int  # how often the Deacon has paid in this turn
    shaman: dict[str, str]  # by slot: the region where the Shaman sends the token when he has done


def picture(s: State) -> MercatusPicture:
    """The table of this position."""
    assert isinstance(s, Rattus)
    g = goods(s)
    return {
        **base.picture(s),
        "goods": [_good(g, k, s.players) for k in range(len(KINDS))],
        "on_cards": {s.rules.cards[card].name: KINDS[g.on[card] - 1] for card in CARRIERS if g.on[card]},
        "coins": g.coins[: s.players],
        "bank": in_bank(g),
        "good_taken": g.taken == 1 and not s.ended,  # in the final round there is no free good
        "bribes": g.bribes,
        "shaman": {SLOTS[slot]: REGIONS[goal - 1] for slot, goal in enumerate(g.goal) if goal},
    }


def _good(g: Goods, kind: int, players: int) -> Good:
    return {
        "name": KINDS[kind],
        "up": g.up >> kind & 1 == 1,
        "down": g.down[kind],
        "held": [g.held[seat * 4 + kind] for seat in range(players)],
        "regions": [REGIONS[r] for r in bits.members(g.shown[kind])],
    }
