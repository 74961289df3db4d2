"""What a quarter looks like from above: streets, houses around courtyards, a park, a harbour, trees in what is left."""

from __future__ import annotations

import itertools
import math
import random
from typing import Any

import shapely
from shapely.geometry import LineString
from shapely.geometry.polygon import orient

from tools.board_art import pen
from tools.board_art.pen import INK, Point, element, group, path
from tools.board_art.quarters import HARBOUR, Quarter

DEPTH = 13.0  # of the houses around a courtyard
BERTH = 12.0  # half the width of the pier on which the rat track lies

# What a courtyard is coloured, and the roofs around it.
GROUNDS = {
    "bank": ("#ecd9a0", ("#b5654a", "#c47a55", "#a85a45")),
    "hospital": ("#e4d5cb", ("#8d97a0", "#9aa3aa", "#7f8992")),
    "inn": ("#e9c79a", ("#b8744a", "#c5834f", "#a4623f")),
    "carriage_house": ("#dfbc97", ("#99705a", "#a87e62", "#86604c")),
    "residence": ("#e6cdb4", ("#6f7f92", "#7d8c9e", "#5f7084")),
    "cloister_school": ("#dcd2ac", ("#8f8a68", "#9d9774", "#7d795b")),
}


def quarter(quarter: Quarter, rng: random.Random) -> list[str]:
    """Pavement, streets, and every sector with its houses; drawn once and turned for the other quarters."""
    streets = shapely.union_all(quarter.streets)
    drawn = [
        path(pen.outline(quarter.outline), fill="#d6c69d", stroke=INK, stroke_width=1.8),
        path(pen.outline(quarter.outline), fill="url(#cobble)"),
        path(pen.outline(streets), fill="#ecdfbb", stroke="#7b6642", stroke_width=1.2, fill_rule="evenodd"),
        path(
            pen.outline(streets.buffer(-6)),
            fill="none",
            stroke="#b39d70",
            stroke_width=1,
            stroke_dasharray="2 5",
            fill_rule="evenodd",
        ),
    ]
    drawn += [_green(shape, rng) for shape in quarter.greens]
    for name, shape in quarter.sectors.items():
        drawn.append(path(pen.outline(shape), fill="#3d2b17", transform="translate(2 2.5)", opacity=0.5))
        if name == HARBOUR:
            drawn.append(_basin(shape))
        elif name == "park":
            drawn.append(_garden(shape, rng))
        else:
            drawn.append(_block(name, shape, rng))
    return drawn


def _block(name: str, shape: Any, rng: random.Random) -> str:
    """Houses around a courtyard, each with its ridge, the far side of the roof in shade."""
    ground, roofs = GROUNDS[name]
    by_roof: dict[str, list[str]] = {roof: [] for roof in roofs}
    shades, lines = [], []
    ring = list(orient(shape).exterior.coords)
    for a, b in itertools.pairwise(ring):
        length = math.dist(a, b)
        if length < 5:
            continue
        along = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
        inwards = (-along[1], along[0])
        edges = _plots(length, rng)
        for start, end in itertools.pairwise(edges):
            deep = DEPTH + rng.uniform(-2.5, 2.5)

            def spot(t: float, d: float) -> Point:
                return a[0] + along[0] * t + inwards[0] * d, a[1] + along[1] * t + inwards[1] * d  # noqa: B023

            house = [spot(start, 0), spot(end, 0), spot(end, deep), spot(start, deep)]
            by_roof[roofs[rng.randrange(len(roofs))]].append(pen.polyline(house, closed=True))
            shady = (0.0, deep / 2) if inwards[0] + inwards[1] < 0 else (deep / 2, deep)
            shades.append(
                pen.polyline(
                    [spot(start, shady[0]), spot(end, shady[0]), spot(end, shady[1]), spot(start, shady[1])],
                    closed=True,
                )
            )
            lines.append(pen.polyline([spot(start, deep / 2), spot(end, deep / 2)]))
            if rng.random() < 0.4:
                chimney = spot((start + end) / 2, deep * 0.3)
                lines.append(f"M{pen.at(chimney)}h2v2h-2z")
    court = shape.buffer(-DEPTH - 1)
    plants = "".join(f"M{pen.at(place)}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0" for place in _scattered(court, 7, 13, rng))
    clip = element("clipPath", path(pen.outline(shape)), id=f"clip-{name}")
    inside = group(
        (
            path(pen.outline(shape), fill=ground),
            path(plants, fill="#8f9c63", stroke="#4d5a34", stroke_width=0.8, opacity=0.7),
            *(
                path("".join(houses), fill=roof, stroke=INK, stroke_width=0.9)
                for roof, houses in by_roof.items()
                if houses
            ),
            path("".join(shades), fill="#2c1c0d", fill_opacity=0.26),
            path("".join(lines), fill="none", stroke=INK, stroke_width=0.8),
        ),
        clip_path=f"url(#clip-{name})",
    )
    return clip + inside + path(pen.outline(shape), fill="none", stroke=INK, stroke_width=1.6)


def _plots(length: float, rng: random.Random) -> list[float]:
    """Where one house ends and the next begins."""
    edges = [0.0]
    while edges[-1] < length - 22:
        edges.append(edges[-1] + rng.uniform(11, 21))
    return [*edges, length]


def _scattered(area: Any, count: int, apart: float, rng: random.Random) -> list[Point]:
    """Places along the inner edge of a courtyard, where they are least in the way."""
    if area.is_empty:
        return []
    edge = area.buffer(-3).exterior if area.geom_type == "Polygon" else area.boundary
    spots = [edge.interpolate(rng.random(), normalized=True) for _ in range(count)]
    chosen: list[Point] = []
    for spot in spots:
        place = (float(spot.x), float(spot.y))
        if all(math.dist(place, other) > apart for other in chosen):
            chosen.append(place)
    return chosen


def _garden(shape: Any, rng: random.Random) -> str:
    """The park: a hedge of trees, gravel paths and flower beds."""
    edge = shape.buffer(-8).exterior
    count = int(edge.length / 13)
    spots = (edge.interpolate((k + rng.uniform(-0.15, 0.15)) / count, normalized=True) for k in range(count))
    crowns = "".join(_crown(spot, rng, 5.5) for spot in spots)
    path_round = pen.outline(shape.buffer(-22))
    return group(
        (
            path(pen.outline(shape), fill="#bccb94", stroke=INK, stroke_width=1.6),
            path(path_round, fill="#c9d5a3", stroke="#e8dcb4", stroke_width=6),
            path(path_round, fill="none", stroke="#6f7f4b", stroke_width=0.8, stroke_dasharray="1 3"),
            path(crowns, fill="#3d4a2a", transform="translate(1.5 2)", opacity=0.5),
            path(crowns, fill="#819a5f", stroke="#33401f", stroke_width=1),
            path(
                crowns,
                fill="none",
                stroke="#c3d39a",
                stroke_width=1.6,
                stroke_dasharray="5 40",
                transform="translate(-.8 -.8)",
            ),
        )
    )


def _green(shape: Any, rng: random.Random) -> str:
    """A leftover strip, planted."""
    lawn = shape.buffer(-1.5)
    row = shape.buffer(-6)
    trees = ""
    while not row.is_empty:
        for ring in pen.rings(row):
            line = LineString([*ring, ring[0]])
            count = int(line.length / 15)
            trees += "".join(
                _crown(line.interpolate((k + rng.uniform(-0.2, 0.2)) / count, normalized=True), rng)
                for k in range(count)
            )
        row = row.buffer(-14)
    return group(
        (
            path(pen.outline(lawn), fill="#b9c48f", stroke="#5f6f3f", stroke_width=1),
            path(trees, fill="#3d4a2a", transform="translate(1.5 2)", opacity=0.45),
            path(trees, fill="#8fa56a", stroke="#33401f", stroke_width=0.9),
        )
    )


def _crown(spot: Any, rng: random.Random, smallest: float = 4) -> str:
    """A tree from above."""
    radius = round(rng.uniform(smallest, smallest + 2), 1)
    r, d = pen.number(radius), pen.number(2 * radius)
    return f"M{pen.at((spot.x - radius, spot.y))}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0"


def _basin(shape: Any) -> str:
    """The harbour: water behind a quay, and a pier of planks on which the rats come ashore."""
    water = shape.buffer(-3)
    walk = pen.outline(pier(shape))
    broad = 2 * BERTH - 4
    return group(
        (
            path(pen.outline(shape), fill="#c9b488", stroke=INK, stroke_width=1.6),
            path(pen.outline(water), fill="#8fb3b3", stroke=INK, stroke_width=1.2),
            path(pen.outline(water), fill="url(#level-near)"),
            path(walk, fill="none", stroke=INK, stroke_width=broad + 2.4),
            path(walk, fill="none", stroke="#b98d5c", stroke_width=broad),
            path(walk, fill="none", stroke="#5a4126", stroke_width=broad, stroke_dasharray="1 5.5", stroke_opacity=0.6),
        )
    )


def pier(shape: Any) -> Any:
    """What the planks of the harbour enclose, its corners rounded."""
    return shape.buffer(-BERTH - 20).buffer(15)
