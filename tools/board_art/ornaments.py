"""What fills an old map: mountains, woods, towns, rivers, ships, beasts of the sea, a compass, a scroll."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import LineString, box
from shapely.geometry import Point as Spot

from tools.board_art import pen
from tools.board_art.geography import on_board
from tools.board_art.pen import INK, PAPER, VELLUM, Point, element, group, path, polar

# Ranges, woods and rivers in degrees, set by eye: enough to be recognised, no more.
RANGES: tuple[tuple[float, tuple[Point, ...]], ...] = (  # how broad, and the crest
    (1.0, ((6.3, 44.3), (6.9, 45.8), (8.6, 46.5), (10.6, 46.9), (12.8, 47.1), (14.6, 47.4))),
    (0.5, ((-1.4, 43.0), (0.3, 42.7), (2.0, 42.5))),
    (0.5, ((-6.5, 42.9), (-4.6, 43.0), (-3.0, 42.9))),
    (0.5, ((-6.2, 40.3), (-4.3, 40.8))),
    (0.4, ((-3.9, 37.1), (-2.4, 37.3))),
    (0.5, ((9.2, 44.5), (10.8, 44.1), (12.6, 43.2), (13.6, 42.2), (14.6, 41.2), (15.9, 40.1), (16.3, 39.0))),
    (0.6, ((18.2, 49.3), (20.0, 49.2), (22.3, 48.9), (24.2, 48.0), (25.5, 46.9), (25.9, 45.6), (24.0, 45.4), (22.6, 45.2))),
    (0.6, ((14.6, 45.3), (16.2, 44.4), (17.8, 43.6), (19.4, 42.7), (20.6, 41.5), (21.2, 40.0), (21.8, 38.7))),
    (0.4, ((22.6, 43.0), (24.2, 42.8), (26.0, 42.8))),
    (0.4, ((23.3, 41.9), (24.8, 41.6))),
    (0.9, ((7.6, 60.2), (8.3, 61.4), (9.2, 62.4), (11.6, 63.4))),
    (0.4, ((-4.6, 57.0), (-3.4, 57.1))),
    (0.3, ((-2.3, 54.6), (-2.0, 53.6))),
    (0.3, ((-3.9, 53.0), (-3.6, 52.2))),
    (0.3, ((12.6, 50.3), (13.6, 50.7), (15.6, 50.8), (16.8, 50.2))),
    (0.3, ((2.6, 45.2), (3.4, 44.5))),
    (0.8, ((30.2, 37.2), (32.4, 37.0), (34.6, 37.6), (36.4, 38.2), (38.6, 38.6))),
    (0.5, ((31.6, 41.1), (34.0, 41.2), (37.0, 40.5), (40.0, 40.4))),
    (0.9, ((38.8, 44.2), (41.5, 43.5), (44.0, 42.8))),
    (0.9, ((-7.0, 32.0), (-4.5, 33.2), (-1.0, 34.4), (3.0, 35.6), (6.5, 35.4))),
)  # fmt: skip
WOODS: tuple[tuple[Point, float, int], ...] = (  # middle, how far, how many trees
    ((9.0, 50.1), 0.9, 9), ((8.4, 48.3), 0.5, 6), ((13.2, 49.2), 0.7, 7), ((23.3, 53.2), 0.9, 10), ((16.6, 53.4), 0.7, 6),
    ((28.6, 54.6), 1.3, 14), ((36.0, 55.4), 1.7, 14), ((31.5, 59.6), 1.6, 16), ((42.0, 57.6), 2.0, 18), ((38.5, 60.6), 1.8, 14),
    ((14.2, 57.4), 0.8, 10), ((13.4, 61.2), 0.9, 12), ((24.6, 61.2), 1.0, 12), ((4.9, 48.2), 0.6, 6), ((0.2, 44.2), 0.5, 5),
    ((-1.2, 51.2), 0.4, 4), ((19.2, 44.3), 0.5, 5), ((29.0, 50.4), 0.9, 8), ((-8.0, 53.2), 0.5, 5), ((-3.2, 55.4), 0.3, 4),
)  # fmt: skip
TOWNS: tuple[Point, ...] = (
    (2.35, 48.85), (-0.1, 51.5), (4.8, 45.75), (-5.9, 37.4), (-3.7, 40.2), (2.1, 41.5), (12.35, 45.5), (12.5, 41.9),
    (14.3, 40.9), (9.0, 44.45), (11.25, 43.75), (7.0, 50.9), (14.4, 50.05), (16.4, 48.2), (10.0, 53.5), (19.0, 47.5),
    (20.0, 50.1), (18.7, 54.2), (25.3, 54.7), (17.8, 59.7), (10.6, 60.0), (30.5, 50.5), (31.3, 58.5), (37.6, 55.75),
    (34.1, 45.0), (47.0, 47.5), (27.0, 41.6), (23.7, 38.05), (22.9, 40.7), (32.8, 39.9), (29.2, 40.2), (36.2, 36.4),
    (-6.2, 53.3), (-3.1, 55.9), (-8.6, 41.2), (-9.1, 38.8), (-0.6, 44.8), (3.7, 51.0), (13.4, 38.1), (8.6, 47.4),
    (26.1, 44.4), (16.0, 45.8), (24.1, 56.9), (-1.1, 53.9),
)  # fmt: skip
RIVERS: tuple[tuple[Point, ...], ...] = (
    ((9.0, 46.8), (9.5, 47.6), (7.6, 47.6), (7.8, 48.6), (8.4, 49.6), (7.6, 50.4), (6.7, 51.5), (5.4, 51.9), (4.0, 51.9)),
    ((8.2, 48.0), (10.0, 48.5), (12.1, 49.0), (13.5, 48.5), (16.4, 48.2), (18.8, 47.8), (19.0, 46.6), (18.9, 45.6),
     (20.4, 44.8), (22.6, 44.6), (22.8, 43.8), (25.6, 43.7), (27.8, 44.2), (28.1, 45.4), (29.8, 45.2)),
    ((15.6, 50.7), (15.3, 50.1), (14.4, 50.5), (13.0, 51.5), (11.6, 52.5), (10.0, 53.5), (8.7, 54.0)),
    ((18.0, 49.8), (17.0, 51.1), (15.0, 52.1), (14.4, 53.3), (14.3, 54.0)),
    ((19.0, 49.8), (20.6, 50.4), (21.6, 51.4), (20.8, 52.3), (18.7, 53.1), (19.0, 54.4)),
    ((32.0, 55.0), (30.5, 54.0), (30.6, 52.3), (30.6, 50.4), (33.2, 49.1), (35.1, 48.4), (34.4, 47.4), (32.4, 46.6)),
    ((38.6, 53.8), (39.2, 51.6), (41.6, 49.8), (43.6, 48.7), (41.0, 47.5), (39.4, 47.2)),
    ((33.0, 57.0), (36.0, 56.8), (40.0, 57.6), (44.0, 56.3), (48.5, 55.6), (49.0, 53.4), (46.0, 51.5), (45.0, 48.8), (47.5, 46.4)),
    ((4.3, 44.9), (3.2, 46.6), (2.4, 47.8), (0.6, 47.4), (-1.2, 47.3), (-2.4, 47.2)),
    ((4.6, 47.6), (3.6, 48.3), (2.3, 48.85), (1.2, 49.3), (0.1, 49.5)),
    ((6.6, 46.4), (5.0, 45.8), (4.8, 44.6), (4.7, 43.2)),
    ((0.6, 42.7), (1.2, 43.6), (0.2, 44.4), (-1.2, 45.6)),
    ((-4.0, 43.0), (-2.4, 42.4), (-0.9, 41.6), (0.8, 40.6)),
    ((-2.0, 40.4), (-4.2, 39.9), (-7.0, 39.6), (-9.3, 38.6)),
    ((-2.8, 38.0), (-4.8, 37.9), (-6.0, 37.3), (-6.5, 36.6)),
    ((7.2, 44.7), (8.6, 45.1), (10.6, 45.0), (12.6, 44.9)),
    ((-2.0, 51.7), (-1.0, 51.5), (0.0, 51.5), (1.0, 51.5)),
    ((24.5, 48.1), (22.5, 48.1), (20.6, 47.4), (20.2, 46.2), (20.3, 45.1)),
    ((14.0, 46.2), (16.0, 45.7), (18.4, 45.1), (20.4, 44.8)),
    ((25.6, 48.8), (27.4, 48.3), (28.8, 47.2), (30.0, 46.2)),
    ((37.0, 39.6), (34.4, 39.2), (33.6, 40.0), (34.8, 41.0), (36.0, 41.8)),
)  # fmt: skip


def definitions() -> str:
    """The small signs that are drawn many times."""
    rng = random.Random(3)
    signs = []
    for k in range(4):
        wide, high = rng.uniform(15, 21), rng.uniform(12, 17)
        peak = wide * rng.uniform(0.4, 0.55)
        ridge = f"M0 0Q{peak * 0.55:.1f} {-high * 0.55:.1f} {peak:.1f} {-high:.1f}"
        slope = f"Q{peak + 3:.1f} {-high * 0.5:.1f} {wide:.1f} 0"
        strokes = "".join(
            f"M{peak + s * (wide - peak) * 0.9:.1f} {-high * (1 - s) * 0.92 + 1:.1f}l{-1.2 - s:.1f} {high * (0.5 - 0.3 * s):.1f}"
            for s in (0.05, 0.25, 0.45, 0.65, 0.82)
        )
        hill = path(f"{ridge}{slope}", fill=VELLUM, fill_opacity=0.5, stroke_width=1.1)
        signs.append(group((hill, path(strokes, stroke_width=0.9, fill="none")), id=f"hill{k}"))
    leaf = "M0 0v-3M-4-3q-2-4 1-6q0-4 3-4t3 4q3 2 1 6q-4 2-8 0z"
    fir = "M0 0v-3M-4-3l4-10l4 10zM-2-6h4"
    signs += [path(leaf, id="tree0", fill="#7f8d5c", fill_opacity=0.55), path(fir, id="tree1", fill="#6f8060", fill_opacity=0.55)]
    signs.append(
        path("M-7 0v-5h4v-6l2.500-4l2.500 4v3h5v8zM-3-5h5M3-8l2.500-3l2.500 3M-.5 0v-2.500", id="town", fill="#c4573f", fill_opacity=0.75)
    )
    return "".join(signs)


def relief(land: Any, keep_clear: list[Any]) -> str:
    """Hills, trees and towns on land, from north to south so that the nearer ones stand in front."""
    rng = random.Random(11)
    signs: list[tuple[float, str]] = []
    used: list[Point] = []

    def put(name: str, place: Point, scale: float, apart: float) -> None:
        spot = Spot(place)
        foot = box(place[0] - 8, place[1] - 12, place[0] + 14, place[1] + 2)
        if not land.contains(foot) or any(area.intersects(foot) for area in keep_clear):
            return
        if any(math.dist(place, other) < apart for other in used):
            return
        used.append(place)
        turn = f"translate({pen.at(place)})scale({scale:.2f})"
        signs.append((spot.y, element("use", href=f"#{name}", transform=turn)))

    for town in on_board(TOWNS):
        put("town", town, 1.0, 12)
    for broad, crest in RANGES:
        line = LineString(on_board(crest))
        along = 0.0
        while along < line.length:
            here = line.interpolate(along)
            off = rng.gauss(0, 13 * broad)
            put(f"hill{rng.randrange(4)}", (here.x + rng.gauss(0, 4) - 8, here.y + off), rng.uniform(0.8, 1.15), 11)
            along += 7.5 / (0.6 + broad)
    for middle, reach, count in WOODS:
        (x, y), (x2, _) = on_board((middle, (middle[0] + reach, middle[1])))
        spread = abs(x2 - x)
        for _ in range(count * 2):
            place = (x + rng.gauss(0, spread * 0.7), y + rng.gauss(0, spread * 0.5))
            put(f"tree{int(rng.random() < (0.75 if middle[1] > 53 else 0.2))}", place, rng.uniform(0.8, 1.1), 9)
    hand = {"stroke": INK, "stroke_width": 0.9, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return group((sign for _, sign in sorted(signs)), opacity=0.72, **hand)


def rivers(land: Any) -> str:
    rng = random.Random(5)
    strokes = []
    for river in RIVERS:
        line = LineString(pen.wander(on_board(river), 0.13, rng, 2)).intersection(land)
        for part in getattr(line, "geoms", [line]):
            if part.length > 12:
                strokes.append(pen.stroke([(float(x), float(y)) for x, y in part.coords]))
    d = "".join(strokes)
    return path(d, fill="none", stroke="#46666c", stroke_width=1.7, stroke_opacity=0.62, stroke_linecap="round")


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
    ticks = "".join(
        f"M{pen.at(polar((0, 0), radius * 0.78, k * math.pi / 32))}L{pen.at(polar((0, 0), radius * 0.84, k * math.pi / 32))}"
        for k in range(64)
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


def _inked(parts: str, place: Point, scale: float, *, mirrored: bool = False) -> str:
    turn = f"translate({pen.at(place)})scale({pen.number(-scale) if mirrored else pen.number(scale)} {pen.number(scale)})"
    return element(
        "g", parts, transform=turn, fill=VELLUM, stroke=INK, stroke_width=1.4, stroke_linejoin="round", stroke_linecap="round"
    )


def ship(place: Point, scale: float, *, mirrored: bool = False) -> str:
    """A cog under sail: one mast, a castle fore and aft, a cross on the sail."""
    return _inked(
        '<path d="M-46 2l6 20q4 14 22 15h34q20 0 27-18l7-21l-12 4l-4 6h-60l-6-6z" fill="#a8794a"/>'
        '<path d="M-41 14q40 9 86 0M-38 22q38 9 80 0M-33 30q36 6 68 0" fill="none" stroke-width=".9"/>'
        '<path d="M-52-8h18v12h-16zM36-12h20l-4 14h-16z" fill="#c79a63"/>'
        '<path d="M-49-8v-4h4v4M-42-8v-4h4v4M39-12v-4h4v4M47-12v-4h4v4M-46-2v5M-41-2v5M42-6v6M47-6v6" fill="none" stroke-width="1"/>'
        '<path d="M0 10V-84" stroke-width="2.600"/><path d="M-6-74h12l-2 9h-8z" fill="#c79a63"/>'
        '<path d="M-34-60q34-8 68 0q9 28-3 52q-31-11-62 0q-12-24-3-52z"/>'
        '<path d="M-3-64q5 26 0 53M-35-38q35-9 72 0" fill="none" stroke="#9c3a2a" stroke-width="5"/>'
        '<path d="M24-58q9 26-1 46M28-57q9 26 0 48M-28-58q-8 24 2 46" fill="none" stroke-width=".8"/>'
        '<path d="M0-84q14-7 20 0t18 0q-8 4-6 9q-10 2-16-1t-16 1z" fill="#9c3a2a"/>'
        '<path d="M-34-60L0-76L34-60M-44-6L0-70L46-10" fill="none" stroke-width=".8"/>'
        '<path d="M-66 36q8-7 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0M-50 45q8-6 16 0t16 0M18 45q8-6 16 0t16 0" fill="none" stroke="#3d5d62"/>',
        place, scale, mirrored=mirrored,
    )  # fmt: skip


def serpent(place: Point, scale: float, *, mirrored: bool = False) -> str:
    """A sea serpent in three humps, which spits."""
    humps = "".join(
        f'<path d="M{x - w} 24C{x - w} {24 - h * 1.3} {x + w} {24 - h * 1.3} {x + w} 24H{x + w - 11}C{x + w - 11} {24 - h * 0.72:.0f} '
        f'{x - w + 11} {24 - h * 0.72:.0f} {x - w + 11} 24Z" fill="#8ea27c"/>'
        f'<path d="M{x - w + 4} 16l5 2M{x - w + 7} 8l5 3M{x - 4} {24 - h + 3}l1 6M{x + 5} {24 - h + 3}v6M{x + w - 7} 8l-5 3M{x + w - 4} 16l-5 2" stroke-width="1"/>'
        f'<path d="M{x - 7} {24 - h}l4-9l5 7l5-7l3 10" fill="#9c3a2a"/>'
        for x, w, h in ((4, 24, 38), (56, 20, 28))
    )
    return _inked(
        f"{humps}"
        '<path d="M-62 24C-66-6-54-34-40-44C-36-58-58-58-66-50L-84-50C-92-48-96-42-92-40L-76-36L-92-34C-92-28-80-28-74-29C-80-12-82 4-78 24Z" fill="#8ea27c"/>'
        '<path d="M-58-52l2-14l6 10l8-11l0 14l10-5l-6 14" fill="#9c3a2a"/><circle cx="-66" cy="-44" r="2.400" fill="#2c1c0d"/>'
        '<path d="M-92-38q-8-2-14 2m14-1q-6 4-8 9" fill="none"/>'
        '<path d="M-72-12q6 2 10 0M-75-2q7 3 11 0M-76 8q7 3 12 0M-76 17q7 3 13 0M-66-26q5 2 9 0" fill="none" stroke-width="1"/>'
        '<path d="M88 24C84 6 92-8 104-14C100-6 104-2 112-2C102 4 100 12 100 24Z" fill="#8ea27c"/>'
        '<path d="M-98 26q8-6 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0M-70 36q8-6 16 0t16 0M10 36q8-6 16 0t16 0" fill="none" stroke="#3d5d62"/>',
        place, scale, mirrored=mirrored,
    )  # fmt: skip


def whale(place: Point, scale: float, *, mirrored: bool = False) -> str:
    """A whale as told by people who had never seen one: tusks, a frill, and two spouts."""
    return _inked(
        '<path d="M-58 20C-66-12-34-34 4-30C40-26 52-6 68-4C72-18 84-24 96-24C90-14 92-8 98 2C86 4 76 10 66 16C52 26 20 30-20 28Z" fill="#93a3a0"/>'
        '<path d="M-56 12q14 8 30 4l-2 12M-46 19l2-8M-38 20l1-7" fill="none"/>'
        '<path d="M-32-22q8 14-2 34q10-2 14-12q2-14-2-24z" fill="#9c3a2a"/><circle cx="-42" cy="-4" r="4.500"/><circle cx="-42" cy="-4" r="1.800" fill="#2c1c0d"/>'
        '<path d="M-26-30q-4-20-18-22q-8 2-6 8M-24-30q-2-22 10-26q10 0 8 8M-25-34q0-16-2-22" fill="none" stroke="#3d5d62" stroke-width="1.800"/>'
        '<path d="M0-24q14 2 22 8M2-14q16 2 26 9M0-4q18 2 30 9M-6 8q20 2 34 6M40-6q8 6 14 8M-12 20q16 2 30 1" fill="none" stroke-width="1"/>'
        '<path d="M-74 24q8-6 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0M-50 34q8-6 16 0t16 0M14 34q8-6 16 0t16 0" fill="none" stroke="#3d5d62"/>',
        place, scale, mirrored=mirrored,
    )  # fmt: skip


def scroll(left: float, top: float, wide: float, high: float) -> str:
    """A sheet of vellum whose ends roll up."""
    r, b = left + wide, top + high
    sheet = (
        f"M{left} {top}C{left + wide * 0.3:.0f} {top - 7} {r - wide * 0.3:.0f} {top + 7} {r} {top}V{b}"
        f"C{r - wide * 0.3:.0f} {b + 7} {left + wide * 0.3:.0f} {b - 7} {left} {b}Z"
    )
    rolls = "".join(
        f'<path d="M{x} {top - 9}q{s * 17} 2 {s * 17} 15v{high - 8}q{-s * 2} 11 {-s * 12} 10q-{0} 0 {-s * 5}-8z" fill="#d6bf90"/>'
        f'<path d="M{x + s * 5} {top - 2}v{high}M{x + s * 9} {top + 2}v{high}M{x + s * 12.5} {top + 6}v{high - 4}" fill="none" stroke-width=".8"/>'
        for x, s in ((left, -1), (r, 1))
    )
    return group((rolls, path(sheet, fill=VELLUM)), stroke=INK, stroke_width=1.6, stroke_linejoin="round")


def castle(place: Point, scale: float) -> str:
    """The palace: a gatehouse between towers of uneven height, with banners."""

    def tower(x: float, wide: float, high: float, roof: float) -> str:
        merlons = "".join(f"v-5h{wide / 7:.1f}v5h{wide / 7:.1f}" for _ in range(3)) + f"v-5h{wide / 7:.1f}v5"
        body = f"M{x} 0V{-high}h-2v-4{merlons}h2V0Z"
        tip = f"M{x + 2} {-high - 8}L{x + wide / 2:.1f} {-high - roof}L{x + wide - 2} {-high - 8}Z" if roof else ""
        stones = "".join(
            f"M{x + 3 + (k * 7) % (wide - 9):.1f} {-6 - k * (high - 12) / 6:.1f}h5" for k in range(6)
        )
        slit = f"M{x + wide / 2:.1f} {-high * 0.62:.1f}v7"
        banner = f"M{x + wide / 2:.1f} {-high - roof}v-13l11 4l-11 4" if roof else ""
        return (
            (path(tip, fill="#8d4a3a") if tip else "") + path(body, fill="#d9c59a") + path(stones, stroke_width=0.8)
            + path(slit, stroke_width=2.4) + (path(banner, fill="#9c3a2a") if banner else "")
        )  # fmt: skip

    wall = path("M-62 0v-34h4v-5h6v5h6v-5h6v5h6v-5h6v5h68v-5h6v5h6v-5h6v5h6v-5h6v5h4v34z", fill="#cdb785")
    gate = path("M-13 0v-20a13 14 0 0 1 26 0v20z", fill=INK) + path("M-7 0v-30M0 0v-33M7 0v-30M-13-10h26M-13-19h26", stroke="#a98c58", stroke_width=1)
    hill = path("M-104 12q30-16 60-12h88q40-3 62 12q-50 8-104 6t-106-6z", fill="#a9b07c")
    blades = path("M-88 10l3-5l3 5M-60 12l3-5l3 5M64 10l3-5l3 5M40 13l3-5l3 5M84 11l3-4l3 4", stroke_width=0.9, fill="none")
    towers = tower(-82, 24, 58, 34) + tower(-38, 20, 74, 0) + tower(18, 20, 66, 30) + tower(60, 26, 50, 30)
    keep = tower(-18, 36, 52, 0) + tower(-8, 17, 92, 34)
    return group(
        (hill, towers, wall, keep, gate, blades),
        transform=f"translate({pen.at(place)})scale({pen.number(scale)})", stroke=INK, stroke_width=1.4, stroke_linejoin="round",
    )  # fmt: skip
