"""What matters in the end: to be ahead of the others."""

from __future__ import annotations

from collections.abc import Sequence


def margin(worths: Sequence[float], seat: int) -> float:
    """A seat's own worth less the mean of the others'."""
    mine = worths[seat]
    return mine - (sum(worths) - mine) / (len(worths) - 1)
