"""The sheet under every board: its grain, stains and folds, and the filters that make lines look drawn by hand."""

from __future__ import annotations

import random
import re
from pathlib import Path

from tools.board_art.pen import element, path

FILTERS = Path(__file__).parent / "drawings/paper.svg"


def definitions() -> str:
    """Filters and patterns. Noise instead of pictures: a few hundred bytes, the same on every screen."""
    drawing = FILTERS.read_text()
    filters = re.sub(r">\s+<", "><", drawing[drawing.index(">") + 1 : drawing.rindex("<")].strip())
    return (
        filters
        + _level("level-far", 12, 0.8, 0.28)
        + _level("level-near", 6, 0.8, 0.42)
        + _level("level-coast", 3, 0.9, 0.5)
    )


def _level(name: str, apart: float, width: float, opacity: float) -> str:
    """Level strokes that break off here and there; enough rows that nobody sees them repeat."""
    rng = random.Random(name)
    rows, wide = 17, 211
    strokes = []
    for row in range(rows):
        y = f"{apart * (row + 0.5):.1f}".removesuffix(".0")
        begin = rng.uniform(0, 90)
        for gap in (rng.uniform(5, 14), rng.uniform(5, 14)):
            end = begin + rng.uniform(30, 96)
            strokes.append(f"M{begin:.0f} {y}H{end:.0f}" + (f"M0 {y}H{end - wide:.0f}" if end > wide else ""))
            begin = end + gap
        strokes.append(f"M{begin:.0f} {y}H{wide}" if begin < wide else "")
    line = path("".join(strokes), stroke="#33545a", stroke_width=width, stroke_opacity=opacity)
    return element("pattern", line, id=name, width=wide, height=rows * apart, patternUnits="userSpaceOnUse")


def ageing(wide: int, high: int) -> str:
    """Stains, fibres, grain, the shade of two folds, and darker corners."""
    layers = "".join(
        element(
            "rect", width=wide, height=high, filter=f"url(#{name})", opacity=opacity, style="mix-blend-mode:multiply"
        )
        for name, opacity in (("stains", 0.5), ("fibres", 0.45), ("grain", 0.5))
    )
    folds = "".join(
        path(f"M{wide * k / 4:.0f} 0V{high}", stroke="#4a2f14", stroke_width=width, stroke_opacity=opacity)
        for k in (1, 2, 3)
        for width, opacity in ((14, 0.035), (5, 0.05), (1, 0.12))
    )
    return layers + folds + element("rect", width=wide, height=high, fill="url(#dusk)")


def sheet(wide: int, high: int, definitions: str, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
        f"<defs>{definitions}</defs>{body}</svg>\n"
    )
