"""Takes the picture of what Mercatus adds to a position. Compiled with the engine."""

from __future__ import annotations

from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.goods import Goods, goods
from lazaretto.games.rattus.mercatus.money import in_bank
from lazaretto.games.rattus.mercatus.picture import Good, GoodsPicture
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits


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
