"""Patterns that a client lays over a board."""

from __future__ import annotations

import random

from tools.board_art.pen import INK, element, path

TILE = 120


def patterns() -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{_terra_incognita()}</defs></svg>\n'


def _terra_incognita() -> str:
    """Land nobody has surveyed: the wash fades to bare vellum, with slanting strokes and lone dunes."""
    rng = random.Random(1492)
    hatch = "".join(f"M{k * 10 - 120} 120L{k * 10} 0" for k in range(25))
    dunes = ""
    for _ in range(9):
        x, y = rng.uniform(4, TILE - 24), rng.uniform(12, TILE - 4)
        dunes += f"M{x:.0f} {y:.0f}q5-8 10 0m-3-3q5-6 9 3"
    return element(
        "pattern",
        element("rect", width=TILE, height=TILE, fill="#e8dab6", fill_opacity=0.88)
        + path(hatch, stroke=INK, stroke_width=0.8, stroke_opacity=0.32)
        + path(dunes, fill="none", stroke=INK, stroke_width=1.2, stroke_opacity=0.55),
        id="terra-incognita", width=TILE, height=TILE, patternUnits="userSpaceOnUse",
    )  # fmt: skip
