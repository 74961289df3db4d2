"""The cathedral as one sees it from its square: two towers, three doors, the gallery of kings, the rose, the spire."""

from __future__ import annotations

import math

from tools.board_art import pen
from tools.board_art.pen import INK, Point, element, group, path, polar

STONE, SHADE, GLASS = "#e9dcb9", "#c9b587", "#4c6a86"


def cathedral(middle: Point, scale: float) -> str:
    """About 170 wide and 240 high at scale 1, around the middle."""
    parts = [
        _behind(),
        *(_tower(side) for side in (-1, 1)),
        _body(),
        _rose(),
        *(_door(x, wide) for x, wide in ((-52, 26), (0, 32), (52, 26))),
    ]
    place = f"translate({pen.at(middle)})scale({scale:.2f})translate(0 4)"
    ground = element("ellipse", cx=4, cy=112, rx=104, ry=14, fill="#3d2b17", opacity=0.35)
    return group(
        (ground, *parts), transform=place, stroke=INK, stroke_width=1.5, stroke_linejoin="round", stroke_linecap="round"
    )


def _behind() -> str:
    """Nave roof, spire and the flying buttresses that show at the sides."""
    spire = path("M-5-70L0-132L5-70zM0-132v-9M-3-138h6", fill="#7c8a94")
    ridge = path("M-22-44L0-72L22-44z", fill="#7c8a94")
    buttresses = "".join(
        path(
            f"M{s * 78} 108V52h{s * 7}l{s * 3}-10l{s * 3} 10h{s * 5}v56zM{s * 78} 20q{s * 12} 6 {s * 16} 32", fill=STONE
        )
        for s in (-1, 1)
    )
    return spire + ridge + buttresses


def _tower(side: int) -> str:
    """A square tower with two tall openings and no spire."""
    x = 50 * side
    body = path(f"M{x - 29} 0V-98h-3v-8h64v8h-3V0z", fill=STONE)
    crest = path("".join(f"M{x - 30 + 10 * k} -106v-5l4-3l4 3v5" for k in range(6)), fill=STONE)
    openings = "".join(path(f"M{x + d - 8} -30V-76q0-8 8-14q8 6 8 14V-30z", fill="#4a3a2a") for d in (-12, 12))
    louvres = path(
        "".join(f"M{x + d - 8} {-70 + 9 * k}h16" for d in (-12, 12) for k in range(5)), stroke=SHADE, stroke_width=1.6
    )
    shade = path(f"M{x + 22} 0V-98h7V0z", fill=SHADE, stroke="none")
    bands = path(f"M{x - 29} -24h58M{x - 29} -18h58M{x - 29} -98h58M{x} -30V-92", fill="none", stroke_width=1.1)
    return body + shade + openings + louvres + bands + crest


def _body() -> str:
    """The front below the towers: gallery, kings, buttresses."""
    wall = path("M-80 112V-20H80V112z", fill=STONE)
    shade = path("M70 112V-20h10V112zM-24-20h4V50h-4zM24-20h4V50h-4z", fill=SHADE, stroke="none")
    piers = path("M-80-20v132M-26-20v70M26-20v70M80-20v132M-72-20v70M72-20v70", fill="none")
    gallery = path(
        "M-80-20H80M-80-34H80" + "".join(f"M{-76 + 8 * k} -20v-9q4-7 8 0v9" for k in range(19)),
        fill="none",
        stroke_width=1,
    )
    kings = path("M-80 50H80M-80 66H80", fill="none") + path(
        "".join(f"M{-73 + 9.2 * k:.1f} 66v-8m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0" for k in range(17)),
        fill=SHADE,
        stroke_width=1,
    )
    windows = "".join(
        path(f"M{x - 12} 42V14q0-10 12-18q12 8 12 18v28zM{x} 42V10", fill=GLASS)
        + element("circle", cx=x, cy=8, r=3.5, fill=STONE, stroke_width=1)
        for x in (-49, 49)
    )
    return wall + shade + piers + gallery + kings + windows


def _rose() -> str:
    """The great rose window."""
    middle = (0.0, 16.0)
    petals = "".join(
        f"M{pen.at(polar(middle, 6, k * math.pi / 6))}L{pen.at(polar(middle, 19, k * math.pi / 6))}" for k in range(12)
    )
    panes = "".join(
        element(
            "circle",
            cx=pen.number(x),
            cy=pen.number(y),
            r=2.6,
            fill="#b8503c" if k % 2 else "#d9a83f",
            stroke_width=0.7,
        )
        for k, (x, y) in enumerate(polar(middle, 14.5, (k + 0.5) * math.pi / 6) for k in range(12))
    )
    circles = "".join(element("circle", cx=0, cy=16, r=r, fill=fill) for r, fill in ((23, STONE), (19.5, GLASS)))
    return (
        circles
        + path(petals, stroke=STONE, stroke_width=1.2)
        + panes
        + element("circle", cx=0, cy=16, r=5.5, fill="#b8503c")
    )


def _door(x: float, wide: float) -> str:
    """A portal of three receding arches."""
    arches = ""
    for k, fill in enumerate((SHADE, STONE, "#5a4126")):
        w = wide / 2 - 3.2 * k
        rise = w * 1.25 + 2
        arches += path(
            f"M{x - w:.1f} 112V{88 + 2 * k}q0-{w * 0.9:.1f} {w:.1f}-{rise:.1f}"
            f"q{w:.1f} {w * 0.35:.1f} {w:.1f} {rise:.1f}V112z",
            fill=fill,
        )
    return arches + path(f"M{x} 112V84", stroke=SHADE, stroke_width=1.6)
