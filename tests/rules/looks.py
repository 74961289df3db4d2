"""How closely random games are looked at."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from lazaretto.kernel.state import Declared, State
from tests.soak import often

CLOSELY = 1  # at every decision
# At every sixteenth, in other games at others: what is lost stays lost until the end.
OFTEN = often(16, CLOSELY)


def plain(s: State) -> SimpleNamespace:
    """A position as numbers and lists: to read the compiled one row by row takes longer than to play the game."""
    return SimpleNamespace(**_plain(s), parts={part.name: _plain(part) for part in s.parts})


def _plain(thing: Declared) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, field in thing.fields.items():
        value = getattr(thing, name)
        found[name] = [list(line) for line in value] if len(field.axes) == 2 else list(value) if field.axes else value
    return found
