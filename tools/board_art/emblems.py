"""Symbols of the sprite, for printing on a board."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tools.board_art import pen
from tools.board_art.pen import INK, element


class Emblems:
    """A sprite of which every symbol used is copied once into the picture."""

    def __init__(self, sprite: str) -> None:
        found = re.findall(r'<symbol id="([^"]+)" viewBox="0 0 (\d+) \d+"[^>]*>(.*?)</symbol>', sprite, re.DOTALL)
        self._symbols = {name: (int(size), drawing) for name, size, drawing in found}
        self._used: set[str] = set()

    def printed(self, name: str, middle: Sequence[float], size: float, opacity: float = 1) -> str:
        """A symbol in ink around a point."""
        self._used.add(name)
        scale = size / self._symbols[name][0]
        left, top = middle[0] - size / 2, middle[1] - size / 2
        place = f"translate({pen.number(left)} {pen.number(top)})scale({scale:.3g})"
        return element("use", href=f"#{name}", transform=place, color=INK, opacity=opacity)

    def definitions(self) -> str:
        return "".join(
            element("g", self._symbols[name][1], id=name, stroke_linejoin="round", stroke_linecap="round")
            for name in sorted(self._used)
        )
