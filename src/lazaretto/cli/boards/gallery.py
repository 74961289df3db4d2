"""Which drawing belongs to which title."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from lazaretto.games.titles import TITLES, load
from lazaretto.lang.words import Words

Drawing = Callable[[Any, int | None, Words, int], Text]  # a view, whose it is, in which words and how many columns


def drawing_of(title: str) -> Drawing:
    """What draws the positions of a title."""
    drawing: Drawing = load(TITLES[title].drawing)
    return drawing
