"""Charts as SVG: bars over powers of ten, and lines."""

from __future__ import annotations

import math
from html import escape

WIDTH, LABELS, BAR, GAP = 760, 270, 16, 6
COLOURS = ("#b3541e", "#3d6b8c", "#7a8450", "#8c7aa9", "#a9a18c")
STYLE = "text{font:13px sans-serif;fill:#6b6558}.title{font-size:15px;font-weight:bold}line,polyline{stroke-width:1}"


def bars(title: str, rows: list[tuple[str, float, int]]) -> str:
    """One bar per row: what it is, how much, and the number of its colour; the scale is logarithmic."""
    low = math.floor(math.log10(min(value for _, value, _ in rows)))
    high = math.ceil(math.log10(max(value for _, value, _ in rows)))
    scale = (WIDTH - LABELS - 90) / (high - low)
    parts = []
    height = 40 + len(rows) * (BAR + GAP) + 24
    for power in range(low, high + 1):
        x = LABELS + (power - low) * scale
        parts.append(f'<line x1="{x:.0f}" y1="34" x2="{x:.0f}" y2="{height - 22}" stroke="#cfc8b8"/>')
        parts.append(f'<text x="{x:.0f}" y="{height - 6}" text-anchor="middle">{short(10**power)}</text>')
    for k, (label, value, colour) in enumerate(rows):
        y = 40 + k * (BAR + GAP)
        length = (math.log10(value) - low) * scale
        parts.append(f'<text x="{LABELS - 8}" y="{y + 13}" text-anchor="end">{escape(label)}</text>')
        parts.append(f'<rect x="{LABELS}" y="{y}" width="{length:.0f}" height="{BAR}" fill="{COLOURS[colour]}"/>')
        parts.append(f'<text x="{LABELS + length + 6:.0f}" y="{y + 13}">{short(value)}</text>')
    return _svg(title, height, parts)


def lines(title: str, across: str, up: str, curves: dict[str, list[tuple[float, float]]]) -> str:
    """A line per curve through its points, from nought on both axes."""
    height, left, bottom = 340, 70, 50
    far = 4 * even(max(x for points in curves.values() for x, _ in points) / 4)
    top = 4 * even(max(y for points in curves.values() for _, y in points) / 4)
    parts = []
    for k in range(5):
        y = height - bottom - k * (height - bottom - 50) / 4
        parts.append(f'<line x1="{left}" y1="{y:.0f}" x2="{WIDTH - 20}" y2="{y:.0f}" stroke="#cfc8b8"/>')
        parts.append(f'<text x="{left - 6}" y="{y + 4:.0f}" text-anchor="end">{short(top * k / 4)}</text>')
        x = left + k * (WIDTH - left - 20) / 4
        parts.append(f'<text x="{x:.0f}" y="{height - bottom + 18}" text-anchor="middle">{short(far * k / 4)}</text>')
    for k, (name, points) in enumerate(curves.items()):
        places = [
            (left + x / far * (WIDTH - left - 20), height - bottom - y / top * (height - bottom - 50))
            for x, y in points
        ]
        path = " ".join(f"{x:.0f},{y:.0f}" for x, y in places)
        colour = COLOURS[k % len(COLOURS)]
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" style="stroke-width:2"/>')
        parts.append(f'<text x="{left + 60 + 150 * k}" y="38" style="fill:{colour}">{escape(name)}</text>')
    parts.append(f'<text x="{WIDTH - 20}" y="{height - 10}" text-anchor="end">{escape(across)}</text>')
    parts.append(f'<text x="10" y="38">{escape(up)}</text>')
    return _svg(title, height, parts)


def even(step: float) -> float:
    """The next larger step that is easily counted in: 1, 2, 2.5 or 5 with noughts."""
    power: float = 10 ** math.floor(math.log10(step))
    return next(power * k for k in (1, 2, 2.5, 5, 10) if power * k >= step)


def short(value: float) -> str:
    """A number with three digits at most."""
    for size, sign in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{sign}"
    return f"{value:.3g}"


def _svg(title: str, height: int, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"><style>{STYLE}</style>'
    name = f'<title>{escape(title)}</title><text class="title" x="10" y="20">{escape(title)}</text>'
    return "\n".join([head, name, *parts, "</svg>"]) + "\n"
