"""What fills the empty parts of an old map: wind lines, a compass, ships and beasts, a scroll, the palace."""

from __future__ import annotations

import math
import re
from pathlib import Path

from tools.board_art import pen
from tools.board_art.pen import INK, PAPER, VELLUM, Point, element, group, path, polar

DRAWINGS = Path(__file__).parent / "drawings"


def rhumbs(centre: Point, radius: float) -> str:
    """The wind lines of a sea chart."""
    lines = []
    for k in range(32):
        inner = polar(centre, radius, k * math.pi / 16)
        outer = polar(centre, 2000, k * math.pi / 16)
        lines.append(f"M{pen.at(inner)}L{pen.at(outer)}")
    return path("".join(lines), fill="none", stroke="#7a5a35", stroke_width=0.7, stroke_opacity=0.4)


def compass(centre: Point, radius: float, letter: str) -> str:
    """A rose of sixteen winds, each a split blade, with a lily for the north."""
    blades = []
    for step, reach, base in ((1, 0.52, 0.1), (2, 0.72, 0.13), (4, 1.0, 0.17)):
        for k in range(0, 16, step):
            if k % (step * 2) == 0 and step < 4:
                continue
            angle = k * math.pi / 8 - math.pi / 2
            tip = polar((0, 0), radius * reach, angle)
            for side, fill in ((-1, VELLUM), (1, "#9c3a2a" if step == 4 else INK)):
                root = polar((0, 0), radius * base * 1.35, angle + side * math.pi / (4 if step == 4 else 8))
                blades.append(path(f"M0 0L{pen.at(root)}L{pen.at(tip)}Z", fill=fill))
    ring = [
        element("circle", r=pen.number(radius * share), fill=fill, stroke_width=width)
        for share, fill, width in ((0.84, PAPER, 1.6), (0.78, "none", 0.8), (0.42, "none", 0.8))
    ]
    winds = [k * math.pi / 32 for k in range(64)]
    ticks = "".join(
        f"M{pen.at(polar((0, 0), radius * 0.78, wind))}L{pen.at(polar((0, 0), radius * 0.84, wind))}" for wind in winds
    )
    lily = path(
        "M0 0c-2-5-9-5-9-11c0-4 5-5 6-1c-1-6 1-10 3-13c2 3 4 7 3 13c1-4 6-3 6 1c0 6-7 6-9 11zM-6-3h12",
        fill="#9c3a2a", transform=f"translate(0 {pen.number(-radius - 2)})",
    )  # fmt: skip
    north = group((letter,), transform=f"translate(0 {pen.number(-radius - 42)})", stroke="none", fill=INK)
    return group(
        [*ring, path(ticks), *blades, element("circle", r=5, fill=VELLUM), lily, north],
        transform=f"translate({pen.at(centre)})", stroke=INK, stroke_width=0.9, stroke_linejoin="round",
    )  # fmt: skip


def figure(name: str, place: Point, scale: float, *, mirrored: bool = False) -> str:
    """A ship or a beast, drawn by hand in `drawings/`, floating around a place."""
    drawing = (DRAWINGS / f"{name}.svg").read_text()
    hand = re.findall(r' ((?:fill|stroke)[a-z-]*)="([^"]+)"', drawing[: drawing.index(">")])
    strokes = re.sub(r">\s+<", "><", drawing[drawing.index(">") + 1 : drawing.rindex("<")].strip())
    sides = f"{pen.number(-scale)} {pen.number(scale)}" if mirrored else pen.number(scale)
    return element("g", strokes, transform=f"translate({pen.at(place)})scale({sides})", **dict(hand))


def scroll(left: float, top: float, wide: float, high: float) -> str:
    """A sheet of vellum whose ends roll up."""
    r, b = left + wide, top + high
    sheet = (
        f"M{left} {top}C{left + wide * 0.3:.0f} {top - 7} {r - wide * 0.3:.0f} {top + 7} {r} {top}V{b}"
        f"C{r - wide * 0.3:.0f} {b + 7} {left + wide * 0.3:.0f} {b - 7} {left} {b}Z"
    )
    rolls = ""
    for x, s in ((left, -1), (r, 1)):
        roll = f"M{x} {top - 9}q{s * 17} 2 {s * 17} 15v{high - 8}q{-s * 2} 11 {-s * 12} 10q0 0 {-s * 5}-8z"
        lines = f"M{x + s * 5} {top - 2}v{high}M{x + s * 9} {top + 2}v{high}M{x + s * 12.5} {top + 6}v{high - 4}"
        rolls += path(roll, fill="#d6bf90") + path(lines, fill="none", stroke_width=0.8)
    return group((rolls, path(sheet, fill=VELLUM)), stroke=INK, stroke_width=1.6, stroke_linejoin="round")


def castle(place: Point, scale: float) -> str:
    """The palace: a gatehouse between towers of uneven height, with banners."""

    def tower(x: float, wide: float, high: float, roof: float) -> str:
        merlons = "".join(f"v-5h{wide / 7:.1f}v5h{wide / 7:.1f}" for _ in range(3)) + f"v-5h{wide / 7:.1f}v5"
        body = f"M{x} 0V{-high}h-2v-4{merlons}h2V0Z"
        tip = f"M{x + 2} {-high - 8}L{x + wide / 2:.1f} {-high - roof}L{x + wide - 2} {-high - 8}Z" if roof else ""
        stones = "".join(f"M{x + 3 + (k * 7) % (wide - 9):.1f} {-6 - k * (high - 12) / 6:.1f}h5" for k in range(6))
        slit = f"M{x + wide / 2:.1f} {-high * 0.62:.1f}v7"
        banner = f"M{x + wide / 2:.1f} {-high - roof}v-13l11 4l-11 4" if roof else ""
        return (
            (path(tip, fill="#8d4a3a") if tip else "") + path(body, fill="#d9c59a") + path(stones, stroke_width=0.8)
            + path(slit, stroke_width=2.4) + (path(banner, fill="#9c3a2a") if banner else "")
        )  # fmt: skip

    wall = path("M-62 0v-34h4v-5h6v5h6v-5h6v5h6v-5h6v5h68v-5h6v5h6v-5h6v5h6v-5h6v5h4v34z", fill="#cdb785")
    gate = path("M-13 0v-20a13 14 0 0 1 26 0v20z", fill=INK) + path(
        "M-7 0v-30M0 0v-33M7 0v-30M-13-10h26M-13-19h26", stroke="#a98c58", stroke_width=1
    )
    hill = path("M-104 12q30-16 60-12h88q40-3 62 12q-50 8-104 6t-106-6z", fill="#a9b07c")
    blades = path(
        "M-88 10l3-5l3 5M-60 12l3-5l3 5M64 10l3-5l3 5M40 13l3-5l3 5M84 11l3-4l3 4", stroke_width=0.9, fill="none"
    )
    towers = tower(-82, 24, 58, 34) + tower(-38, 20, 74, 0) + tower(18, 20, 66, 30) + tower(60, 26, 50, 30)
    keep = tower(-18, 36, 52, 0) + tower(-8, 17, 92, 34)
    return group(
        (hill, towers, wall, keep, gate, blades),
        transform=f"translate({pen.at(place)})scale({scale:.2f})",
        stroke=INK,
        stroke_width=1.4,
        stroke_linejoin="round",
    )
