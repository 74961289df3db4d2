"""How closely random games are looked at."""

from __future__ import annotations

from types import SimpleNamespace

from lazaretto.kernel.state import State
from tests.conformance.plays import SOAK

CLOSELY = 1  # at every decision
# At every sixteenth, in other games at others: what is lost stays lost until the end.
OFTEN = CLOSELY if SOAK > 1 else 16


def plain(s: State) -> SimpleNamespace:
    """A position as numbers and lists: to read the compiled one row by row takes longer than to play the game."""
    return SimpleNamespace(**s.save())
