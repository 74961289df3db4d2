"""The frame of the map: degrees in black and white, numbered every fifth, bent as the map is."""

from __future__ import annotations

import itertools
import math

from tools.board_art import pen, plan
from tools.board_art.geography import on_globe
from tools.board_art.lettering import Letters
from tools.board_art.pen import INK, element, group, path

SCALE = 8  # breadth of the black and white


def drawn(letters: Letters) -> str:
    m, w, h = plan.MARGIN, plan.WIDTH, plan.HEIGHT
    bars, numerals = [], []
    # Where the black and white begins, where the numerals stand, and how they are turned.
    for level, fixed, bar, numeral, turn in (
        (True, m, m - SCALE - 1, 25, 0), (True, h - m, h - m + 1, h - 24, 0),
        (False, m, m - SCALE - 1, 24, -90), (False, w - m, w - m + 1, w - 24, 90),
    ):  # fmt: skip
        along, degrees = _edge(level, fixed)
        marks = _whole_degrees(along, degrees)
        stops = [(along[0], math.floor(degrees[0]) if level else math.ceil(degrees[0]) - 1), *marks, (along[-1], 0)]
        for (a, degree), (b, _) in itertools.pairwise(stops):
            if degree % 2 == 0:
                begin, end = pen.number(a), pen.number(b)
                box = f"M{begin} {bar}H{end}v{SCALE}H{begin}z" if level else f"M{bar} {begin}V{end}h{SCALE}V{begin}z"
                bars.append(box)
        for place, degree in marks:
            if degree % 5 == 0:
                x, y = (place, numeral) if level else (numeral, place)
                where = f"translate({pen.number(x)} {pen.number(y)})rotate({turn})"
                numerals.append(group((letters.word(str(abs(degree)), 17),), transform=where))
    lines = "".join(
        element("rect", x=d, y=d, width=w - 2 * d, height=h - 2 * d, stroke_width=width)
        for d, width in ((6, 5), (12, 1.2), (m - SCALE - 2, 1.2), (m, 2.2))
    )
    band = path(f"M0 0H{w}V{h}H0ZM{m} {m}V{h - m}H{w - m}V{m}Z", fill="#ead9b2", fill_rule="evenodd")
    return band + path("".join(bars), fill=INK) + group((lines,), fill="none", stroke=INK) + group(numerals, fill=INK)


def _edge(level: bool, fixed: int) -> tuple[list[float], list[float]]:
    """Points along an edge of the map, and their longitude (level edges) or latitude."""
    along = [float(t) for t in range(plan.MARGIN, (plan.WIDTH if level else plan.HEIGHT) - plan.MARGIN + 1, 2)]
    globe = on_globe((t, float(fixed)) if level else (float(fixed), t) for t in along)
    return along, [place[0] if level else place[1] for place in globe]


def _whole_degrees(along: list[float], degrees: list[float]) -> list[tuple[float, int]]:
    """Where whole degrees lie along an edge, each with the degree that begins there."""
    found = []
    for (a, p), (b, q) in itertools.pairwise(zip(along, degrees, strict=True)):
        whole = math.ceil(min(p, q))
        if whole < max(p, q):
            found.append((a + (b - a) * (whole - p) / (q - p), whole if q > p else whole - 1))
    return found
