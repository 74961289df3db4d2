"""How a line is written as SVG: rounded numbers, straight and curved strokes, and a hand that is not quite steady."""

from __future__ import annotations

import itertools
import math
import random
import re
from collections.abc import Iterable, Sequence

Point = tuple[float, float]

INK = "#2c1c0d"
PAPER = "#efe2c2"
VELLUM = "#f7eed8"


def number(value: float) -> str:
    """A coordinate with one decimal at most: a tenth of a unit is less than anybody sees."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text in ("-0", "") else text


def at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def polyline(points: Sequence[Point], *, closed: bool = False) -> str:
    """Straight strokes from point to point."""
    return relative(f"M{at(points[0])}" + "".join(f"L{at(point)}" for point in points[1:]) + ("Z" if closed else ""))


def rings(shape: object) -> list[list[Point]]:
    """The closed outlines of a polygon or of many, without the point that repeats the first."""
    parts = getattr(shape, "geoms", None) or [shape]
    found: list[list[Point]] = []
    for part in parts:
        if part.is_empty or part.geom_type != "Polygon":
            continue
        for ring in (part.exterior, *part.interiors):
            found.append([(float(x), float(y)) for x, y in ring.coords[:-1]])
    return found


def outline(shape: object) -> str:
    return "".join(polyline(ring, closed=True) for ring in rings(shape))


def spline(points: Sequence[Point]) -> str:
    """The continuation of a path along a quadratic B-spline held at both ends; the same curve in both directions."""
    if len(points) == 2:
        return f"L{at(points[1])}"
    out = []
    for k in range(1, len(points) - 1):
        control = points[k]
        end = points[k + 1] if k == len(points) - 2 else midway(control, points[k + 1])
        out.append(f"Q{at(control)} {at(end)}")
    return "".join(out)


def relative(d: str) -> str:
    """A path of absolute M, L, Q and Z written from point to point, which takes far fewer digits."""
    out: list[str] = []
    here = begin = (0.0, 0.0)
    for command, numbers in re.findall(r"([MLQZ])([^MLQZ]*)", d):
        values = [float(n) for n in numbers.split()]
        pairs = list(zip(values[::2], values[1::2], strict=True))
        if command == "Z":
            here = begin
        elif command == "M":
            here = begin = pairs[0]
            out.append(f"M{at(here)}")
            continue
        out.append(command.lower() + _closely(v - h for pair in pairs for v, h in zip(pair, here, strict=True)))
        here = pairs[-1] if pairs else begin
    return "".join(out)


def _closely(values: Iterable[float]) -> str:
    """Numbers with a blank only where two would run together."""
    text = ""
    for value in values:
        written = number(value)
        text += written if not text or written.startswith("-") else f" {written}"
    return text


def stroke(points: Sequence[Point]) -> str:
    return relative(f"M{at(points[0])}" + spline(points))


def loop(points: Sequence[Point]) -> str:
    """A closed B-spline."""
    start = midway(points[-1], points[0])
    ends = [*points[1:], points[0]]
    curves = (f"Q{at(control)} {at(midway(control, end))}" for control, end in zip(points, ends, strict=True))
    return f"M{at(start)}" + "".join(curves) + "Z"


def midway(a: Point, b: Point, share: float = 0.5) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def polar(centre: Point, radius: float, angle: float) -> Point:
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def wander(points: Sequence[Point], sway: float, rng: random.Random, rounds: int = 4) -> list[Point]:
    """A drawn line instead of a ruled one: every piece is halved again and again, its middle pushed aside."""
    line = list(points)
    for _ in range(rounds):
        finer = [line[0]]
        for a, b in itertools.pairwise(line):
            push = rng.uniform(-sway, sway)
            middle = midway(a, b)
            finer += [(middle[0] - (b[1] - a[1]) * push, middle[1] + (b[0] - a[0]) * push), b]
        line = finer
    return line


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another in it."""
    pairs = [(int(colour[k : k + 2], 16), int(other[k : k + 2], 16)) for k in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def path(d: str, /, **style: object) -> str:
    return element("path", d=d, **style)


def element(name: str, inner: str = "", /, **attributes: object) -> str:
    """An SVG element; underscores in the names of attributes stand for hyphens."""
    words = "".join(f' {key.rstrip("_").replace("_", "-")}="{value}"' for key, value in attributes.items())
    return f"<{name}{words}>{inner}</{name}>" if inner else f"<{name}{words}/>"


def group(items: Iterable[str], /, **attributes: object) -> str:
    return element("g", "".join(items), **attributes)
