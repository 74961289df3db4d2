"""Which drawing belongs to which title."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.text import Text

from lazaretto.cli.boards import mercatus, notre_dame, rattus
from lazaretto.kernel.state import State
from lazaretto.lang.words import Words

Drawing = Callable[[State, int | None, Words], Text]

BOARDS: Mapping[str, Drawing] = {
    "rattus": rattus.draw,
    "rattus+mercatus": mercatus.draw,
    "notre-dame": notre_dame.draw,
}
