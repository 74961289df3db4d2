"""Hills, woods, towns and rivers: small signs strewn over the land."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import LineString, box

from tools.board_art import pen
from tools.board_art.geography import on_board
from tools.board_art.pen import INK, VELLUM, Point, element, group, path

# Ranges, woods and rivers in degrees, set by eye: enough to be recognised, no more.
RANGES: tuple[tuple[float, tuple[Point, ...]], ...] = (  # how broad, and the crest
    (1.0, ((6.3, 44.3), (6.9, 45.8), (8.6, 46.5), (10.6, 46.9), (12.8, 47.1), (14.6, 47.4))),
    (0.5, ((-1.4, 43.0), (0.3, 42.7), (2.0, 42.5))),
    (0.5, ((-6.5, 42.9), (-4.6, 43.0), (-3.0, 42.9))),
    (0.5, ((-6.2, 40.3), (-4.3, 40.8))),
    (0.4, ((-3.9, 37.1), (-2.4, 37.3))),
    (0.5, ((9.2, 44.5), (10.8, 44.1), (12.6, 43.2), (13.6, 42.2), (14.6, 41.2), (15.9, 40.1), (16.3, 39.0))),
    (0.6, ((18.2, 49.3), (20.0, 49.2), (22.3, 48.9), (24.2, 48.0), (25.5, 46.9), (25.9, 45.6), (24.0, 45.4),
     (22.6, 45.2))),
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
    ((9.0, 50.1), 0.9, 9), ((8.4, 48.3), 0.5, 6), ((13.2, 49.2), 0.7, 7), ((23.3, 53.2), 0.9, 10),
     ((16.6, 53.4), 0.7, 6),
    ((28.6, 54.6), 1.3, 14), ((36.0, 55.4), 1.7, 14), ((31.5, 59.6), 1.6, 16), ((42.0, 57.6), 2.0, 18),
     ((38.5, 60.6), 1.8, 14),
    ((14.2, 57.4), 0.8, 10), ((13.4, 61.2), 0.9, 12), ((24.6, 61.2), 1.0, 12), ((4.9, 48.2), 0.6, 6),
     ((0.2, 44.2), 0.5, 5),
    ((-1.2, 51.2), 0.4, 4), ((19.2, 44.3), 0.5, 5), ((29.0, 50.4), 0.9, 8), ((-8.0, 53.2), 0.5, 5),
     ((-3.2, 55.4), 0.3, 4),
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
    ((9.0, 46.8), (9.5, 47.6), (7.6, 47.6), (7.8, 48.6), (8.4, 49.6), (7.6, 50.4), (6.7, 51.5), (5.4, 51.9),
     (4.0, 51.9)),
    ((8.2, 48.0), (10.0, 48.5), (12.1, 49.0), (13.5, 48.5), (16.4, 48.2), (18.8, 47.8), (19.0, 46.6), (18.9, 45.6),
     (20.4, 44.8), (22.6, 44.6), (22.8, 43.8), (25.6, 43.7), (27.8, 44.2), (28.1, 45.4), (29.8, 45.2)),
    ((15.6, 50.7), (15.3, 50.1), (14.4, 50.5), (13.0, 51.5), (11.6, 52.5), (10.0, 53.5), (8.7, 54.0)),
    ((18.0, 49.8), (17.0, 51.1), (15.0, 52.1), (14.4, 53.3), (14.3, 54.0)),
    ((19.0, 49.8), (20.6, 50.4), (21.6, 51.4), (20.8, 52.3), (18.7, 53.1), (19.0, 54.4)),
    ((32.0, 55.0), (30.5, 54.0), (30.6, 52.3), (30.6, 50.4), (33.2, 49.1), (35.1, 48.4), (34.4, 47.4), (32.4, 46.6)),
    ((38.6, 53.8), (39.2, 51.6), (41.6, 49.8), (43.6, 48.7), (41.0, 47.5), (39.4, 47.2)),
    ((33.0, 57.0), (36.0, 56.8), (40.0, 57.6), (44.0, 56.3), (48.5, 55.6), (49.0, 53.4), (46.0, 51.5),
     (45.0, 48.8), (47.5, 46.4)),
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
            f"M{peak + s * (wide - peak) * 0.9:.1f} {-high * (1 - s) * 0.92 + 1:.1f}"
            f"l{-1.2 - s:.1f} {high * (0.5 - 0.3 * s):.1f}"
            for s in (0.05, 0.25, 0.45, 0.65, 0.82)
        )
        hill = path(f"{ridge}{slope}", fill=VELLUM, fill_opacity=0.5, stroke_width=1.1)
        signs.append(group((hill, path(strokes, stroke_width=0.9, fill="none")), id=f"hill{k}"))
    leaf = "M0 0v-3M-4-3q-2-4 1-6q0-4 3-4t3 4q3 2 1 6q-4 2-8 0z"
    fir = "M0 0v-3M-4-3l4-10l4 10zM-2-6h4"
    signs += [
        path(leaf, id="tree0", fill="#7f8d5c", fill_opacity=0.55),
        path(fir, id="tree1", fill="#6f8060", fill_opacity=0.55),
    ]
    signs.append(
        path(
            "M-7 0v-5h4v-6l2.5-4l2.5 4v3h5v8zM-3-5h5M3-8l2.5-3l2.5 3M-.5 0v-2.5",
            id="town",
            fill="#c4573f",
            fill_opacity=0.75,
        )
    )
    return "".join(signs)


def signs(land: Any, keep_clear: list[Any]) -> str:
    """Hills, trees and towns on land, from north to south so that the nearer ones stand in front."""
    rng = random.Random(11)
    put_down: list[tuple[float, str]] = []
    used: list[Point] = []

    def put(name: str, place: Point, scale: float, apart: float) -> None:
        foot = box(place[0] - 8, place[1] - 12, place[0] + 14, place[1] + 2)
        if not land.contains(foot) or any(area.intersects(foot) for area in keep_clear):
            return
        if any(math.dist(place, other) < apart for other in used):
            return
        used.append(place)
        turn = f"translate({pen.at(place)})scale({scale:.2f})"
        put_down.append((place[1], element("use", href=f"#{name}", transform=turn)))

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
    return group((sign for _, sign in sorted(put_down)), opacity=0.72, **hand)


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
