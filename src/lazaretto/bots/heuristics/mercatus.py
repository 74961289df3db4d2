"""What a position of Rattus with Mercatus is worth to a seat."""

from __future__ import annotations

from lazaretto.bots.heuristics import rattus
from lazaretto.bots.heuristics.margin import margin
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.mercatus.money import COINS_PER_POINT
from lazaretto.games.rattus.mercatus.sale import PROCEEDS, buyers
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel.state import State

SOLD = 0.8  # how much of its price a good is worth that would be sold now
UNSOLD = 0.15  # and one that nobody would buy yet


def value(s: State, seat: int) -> float:
    """The seat's own worth less the mean of the others'."""
    assert isinstance(s, Rattus)
    return margin([worth(s, other) for other in range(s.players)], seat)


def worth(s: Rattus, seat: int) -> float:
    """As in the base game, and coins and goods at what they will bring."""
    if not s.options:
        return float(s.points(seat))
    g = goods(s)
    coins = float(g.coins[seat])
    for kind in range(len(KINDS)):
        n = g.held[seat * 4 + kind]
        sold = min(n, buyers(s, seat, kind))
        coins += PROCEEDS * (SOLD * sold + UNSOLD * (n - sold))
    return rattus.worth(s, seat) + coins / COINS_PER_POINT
