"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Outcome(NamedTuple):
    """Who won and why. `ranks[seat]` is 1 for the winner; seats that share a place share its number."""

    ranks: tuple[int, ...]
    points: tuple[Mapping[str, int], ...]  # per seat: points by source
    reason: str  # a code: what ended the game
    rule: str

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(sum(sources.values()) for sources in self.points)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: one, or several that share the victory."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "ranks": list(self.ranks),
            "totals": list(self.totals),
            "points": [dict(sources) for sources in self.points],
            "reason": self.reason,
            "rule": self.rule,
        }
