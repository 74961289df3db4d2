"""What Mercatus adds to what lies on the table: goods and coins, all of it public."""

from __future__ import annotations

from typing import TypedDict

from lazaretto.games.rattus import picture as base
from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.goods import Goods, goods
from lazaretto.games.rattus.mercatus.money import in_bank
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits


class Good(TypedDict):
    """A kind of goods and where its tiles are."""

    name: str
    up: bool  # one lies face up in the supply
    down: int  # face down in the supply
    held: list[int]  # by seat
    regions: list[str]  # those that show it


class GoodsPicture(TypedDict):
    """What lies on the table beside the base game."""

    goods: list[Good]
    on_cards: dict[str, str]  # by card: the good on it
    coins: list[int]  # by seat
    bank: int  # coins that nobody holds
    good_taken: bool  # the free good of this turn
    bribes: int  # how often the Deacon has paid in this turn
    shaman: dict[str, str]  # by slot: the region where the Shaman sends the token when he has done


class MercatusPicture(base.RattusPicture, GoodsPicture):
    """The whole table."""


def picture(s: Rattus) -> GoodsPicture:
    """The goods and coins of this position."""
    g = goods(s)
    return {
        "goods": [_good(g, k, s.players) for k in range(len(KINDS))],
        "on_cards": {card.name: KINDS[g.on[card.id] - 1] for card in s.rules.deck if g.on[card.id]},
        "coins": [g.coins[seat] for seat in range(s.players)],
        "bank": in_bank(g),
        "good_taken": g.taken == 1 and not s.ended,  # in the final round there is no free good
        "bribes": g.bribes,
        "shaman": {SLOTS[slot]: REGIONS[g.goal[slot] - 1] for slot in range(len(SLOTS)) if g.goal[slot]},
    }


def _good(g: Goods, kind: int, players: int) -> Good:
    return {
        "name": KINDS[kind],
        "up": bits.has(g.up, kind),
        "down": g.down[kind],
        "held": [g.held[seat][kind] for seat in range(players)],
        "regions": [REGIONS[r] for r in bits.members(g.shown[kind])],
    }
