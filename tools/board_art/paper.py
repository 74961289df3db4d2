"""The sheet under every board: its grain, stains and folds.

Strokes and gradients only: filters would be computed anew for every tile of a board that somebody zooms into, and that
takes seconds.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

from tools.board_art.pen import element, path

DRAWN = Path(__file__).parent / "drawings/paper.svg"


def definitions() -> str:
    drawing = DRAWN.read_text()
    drawn = re.sub(r">\s+<", "><", drawing[drawing.index(">") + 1 : drawing.rindex("<")].strip())
    return (
        drawn
        + _grain()
        + _fibres()
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


def _grain() -> str:
    """Specks, darker and lighter than the paper."""
    rng = random.Random("grain")
    wide = 240
    specks = [
        "".join(
            f"M{rng.uniform(0, wide):.1f} {rng.uniform(0, wide):.1f}h{rng.uniform(0.5, 1.6):.1f}" for _ in range(count)
        )
        for count in (620, 420)
    ]
    dark = path(specks[0], stroke="#3d2610", stroke_width=1.1, stroke_opacity=0.2)
    light = path(specks[1], stroke="#fff6dc", stroke_width=1.1, stroke_opacity=0.25)
    return element("pattern", dark + light, id="grain", width=wide, height=wide, patternUnits="userSpaceOnUse")


def _fibres() -> str:
    """Long faint hairs of the pulp, nearly level."""
    rng = random.Random("fibres")
    wide, high = 420, 330
    hairs = ""
    for _ in range(150):
        x, y, long = rng.uniform(-60, wide), rng.uniform(2, high - 2), rng.uniform(20, 110)
        hairs += f"M{x:.0f} {y:.0f}q{long / 2:.0f} {rng.uniform(-3, 3):.1f} {long:.0f} {rng.uniform(-2, 2):.1f}"
    drawn = path(hairs, fill="none", stroke="#4a2f14", stroke_width=0.8, stroke_opacity=0.13)
    return element("pattern", drawn, id="fibres", width=wide, height=high, patternUnits="userSpaceOnUse")


def ageing(wide: int, high: int) -> str:
    """Stains, fibres, grain, the shade of the folds, and darker corners."""
    rng = random.Random("stains")
    stains = ""
    for _ in range(26):
        rx = rng.uniform(60, 330)
        spot = {"cx": round(rng.uniform(0, wide)), "cy": round(rng.uniform(0, high)), "rx": round(rx)}
        stains += element(
            "ellipse",
            **spot,
            ry=round(rx * rng.uniform(0.5, 0.9)),
            fill="url(#stain)",
            opacity=f"{rng.uniform(0.05, 0.17):.2f}",
        )
    layers = "".join(element("rect", width=wide, height=high, fill=f"url(#{name})") for name in ("fibres", "grain"))
    folds = "".join(
        path(f"M{wide * k / 4:.0f} 0V{high}", stroke="#4a2f14", stroke_width=width, stroke_opacity=opacity)
        for k in (1, 2, 3)
        for width, opacity in ((14, 0.035), (5, 0.05), (1, 0.12))
    )
    return stains + layers + folds + element("rect", width=wide, height=high, fill="url(#dusk)")


def sheet(wide: int, high: int, definitions: str, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
        f"<defs>{definitions}</defs>{body}</svg>\n"
    )
