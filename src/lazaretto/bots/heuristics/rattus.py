"""What a position of Rattus is worth to a seat."""

from __future__ import annotations

from lazaretto.bots.heuristics.margin import margin
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.state import State

# How much of a cube is lost, in expectation, to each rat beside it: where the plague may come next turn, and elsewhere.
NEAR_RISK = 0.16
FAR_RISK = 0.07
CARD = 0.45  # a card's use in the turns to come, less what its symbol costs


def value(s: State, seat: int) -> float:
    """The seat's own worth less the mean of the others'."""
    assert isinstance(s, Rattus)
    return margin([worth(s, other) for other in range(s.players)], seat)


def worth(s: Rattus, seat: int) -> float:
    """Cubes, each less what the rats beside it threaten, and cards held."""
    if not s.options:
        return float(s.points(seat))
    total = float(s.palace[seat])
    threatened = s.rules.near[s.plague]
    for region in bits.members(s.has[seat]):
        risk = NEAR_RISK if threatened >> region & 1 else FAR_RISK
        total += s.cubes[region * 4 + seat] * (1 - risk * s.rats[region])
    return total + CARD * bits.count(s.own[seat])
