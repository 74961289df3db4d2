"""From the countries of today (Natural Earth) to the twelve regions of the game, in units of the board."""

from __future__ import annotations

import itertools
import json
import math
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import shapely
from pyproj import Transformer
from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapely.geometry import Point as Spot
from shapely.ops import polygonize, unary_union

from tools.board_art import pen, plan
from tools.board_art.pen import Point

WEST, EAST, SOUTH = -2_740_000, 1_720_000, -1_755_000  # the map's edges in metres from the middle of the projection
SMALLEST_ISLAND = 170.0  # square units
SMALLEST_LAKE = 480.0
COARSENESS = 2.6  # what the pen leaves out
SHORTEST_BORDER = 14.0
ELSEWHERE = "elsewhere"

# The cramped regions are looked at through a glass: degrees, how much larger, over how many metres.
_GLASSES = (
    (-2.2, 53.2, 0.62, 430e3),
    (12.6, 42.9, 0.48, 360e3),
    (15.5, 58.2, 0.25, 420e3),
    (19.0, 46.6, 0.16, 340e3),
    (23.0, 42.0, 0.12, 300e3),
)
_PLANE = Transformer.from_crs(4326, "+proj=laea +lat_0=50 +lon_0=17 +datum=WGS84", always_xy=True)
_GLOBE = Transformer.from_crs(_PLANE.target_crs, 4326, always_xy=True)
_SCALE = (plan.WIDTH - 2 * plan.MARGIN) / (EAST - WEST)
_NORTH = SOUTH + (plan.HEIGHT - 2 * plan.MARGIN) / _SCALE
_CENTRES = [(*_PLANE.transform(lon, lat), more, reach) for lon, lat, more, reach in _GLASSES]
FRAME = box(plan.MARGIN, plan.MARGIN, plan.WIDTH - plan.MARGIN, plan.HEIGHT - plan.MARGIN)


def _bend(x: Any, y: Any) -> tuple[Any, Any]:
    """Squeeze the empty east and enlarge what is cramped; smooth and without folds, so neighbours stay neighbours."""
    reach = 0.95e6
    x = np.where(x < 600e3, x, 600e3 + reach * np.arcsinh((x - 600e3) / reach))
    dx, dy = np.zeros_like(x), np.zeros_like(x)
    for cx, cy, more, wide in _CENTRES:
        share = more * np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * wide * wide))
        dx, dy = dx + (x - cx) * share, dy + (y - cy) * share
    return x + dx, y + dy


def on_board(degrees: Iterable[Point]) -> list[Point]:
    """Places on the globe, longitude first, as places on the board."""
    lon, lat = np.array(list(degrees), dtype=float).T
    x, y = _bend(*_PLANE.transform(lon, lat))
    left, top = plan.MARGIN + (x - WEST) * _SCALE, plan.MARGIN + (_NORTH - y) * _SCALE
    return list(zip(map(float, left), map(float, top), strict=True))


def on_globe(places: Iterable[Point]) -> list[Point]:
    """The inverse, by creeping up to it."""
    left, top = np.array(list(places), dtype=float).T
    goal_x, goal_y = (left - plan.MARGIN) / _SCALE + WEST, _NORTH - (top - plan.MARGIN) / _SCALE
    x, y = goal_x, goal_y
    for _ in range(120):
        bent_x, bent_y = _bend(x, y)
        x, y = x + (goal_x - bent_x) * 0.6, y + (goal_y - bent_y) * 0.6
    lon, lat = _GLOBE.transform(x, y)
    return list(zip(map(float, lon), map(float, lat), strict=True))


class Land(NamedTuple):
    """A region, or all land elsewhere: its shape and the path that draws it."""

    shape: Any
    path: str


class Europe(NamedTuple):
    """All land of the map and which regions meet on land."""

    lands: dict[str, Land]
    land_borders: frozenset[frozenset[str]]


def draw(atlas: Path) -> Europe:
    """Cut the countries along the game's borders, join the pieces to regions, and draw every border once."""
    countries = _countries(json.loads(atlas.read_text()))
    pieces = _pieces(countries)
    names = sorted(pieces)
    shapes = [_without_specks(shapely.coverage_union_all(pieces[name])) for name in names]
    shapes = [_many(shape) for shape in shapely.coverage_simplify(shapes, COARSENESS)]
    lines = _Lines(names, shapes)
    lands = {
        name: Land(shape, pen.relative("".join(lines.ring(ring) for ring in pen.rings(shape))))
        for name, shape in zip(names, shapes, strict=True)
    }
    return Europe(lands, lines.land_borders())


def _countries(atlas: Any) -> list[tuple[str, Any]]:
    """The polygons of a TopoJSON file in degrees, with the number of their country."""
    scale, shift = atlas["transform"]["scale"], atlas["transform"]["translate"]
    arcs = [np.cumsum(np.array(arc, dtype=float), axis=0) * scale + shift for arc in atlas["arcs"]]

    def ring(numbers: Sequence[int]) -> Any:
        parts = [arcs[n] if n >= 0 else arcs[~n][::-1] for n in numbers]
        return np.concatenate([parts[0], *(part[1:] for part in parts[1:])])

    found = []
    for country in atlas["objects"]["countries"]["geometries"]:
        polygons = [country["arcs"]] if country["type"] == "Polygon" else country["arcs"]
        number = country.get("id") or country["properties"]["name"].replace(" ", "")
        for polygon in polygons:
            shell, *holes = (ring(numbers) for numbers in polygon)
            if shell[:, 0].min() < 75 and shell[:, 0].max() > -30 and shell[:, 1].max() > 20:
                found.append((number, Polygon(shell, holes)))
    return found


def _pieces(countries: list[tuple[str, Any]]) -> dict[str, list[Any]]:
    """The faces into which borders, coasts and cuts divide the map, by region."""
    rng = random.Random(1347)
    lines = [FRAME.exterior]
    for _, polygon in countries:
        for ring in (polygon.exterior, *polygon.interiors):
            near = [(x, y) for x, y in ring.coords if -60 < x < 100 and 5 < y < 82]
            if len(near) > 1:
                lines.append(LineString(on_board(near)))
    within = {}
    for name, cut in plan.CUTS.items():
        drawn = pen.wander(on_board(cut), 0.16, rng)
        lines.append(LineString(drawn))
        within[name] = Polygon(drawn + on_board(plan.CLOSED[name]))
    network = shapely.node(shapely.set_precision(unary_union(lines), 0.001))
    faces = [face for face in polygonize(network) if FRAME.buffer(0.1).contains(face)]

    tree = shapely.STRtree([polygon for _, polygon in countries])
    spots = [face.representative_point() for face in faces]
    pieces: dict[str, list[Any]] = defaultdict(list)
    for face, spot, (lon, lat) in zip(faces, spots, on_globe((s.x, s.y) for s in spots), strict=True):
        hit = tree.query(Spot(lon, lat), "within")
        if len(hit):
            sides = {name: bool(side.contains(spot)) for name, side in within.items()}
            pieces[plan.region_of(countries[hit[0]][0], lon, lat, sides) or ELSEWHERE].append(face)
    return pieces


def _many(shape: Any) -> Any:
    return shape if shape.geom_type == "MultiPolygon" else MultiPolygon([shape])


def _without_specks(shape: Any) -> Any:
    return MultiPolygon(
        [
            Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > SMALLEST_LAKE])
            for part in _many(shape).geoms
            if part.area > SMALLEST_ISLAND
        ]
    )


class _Lines:
    """Coasts and borders as curves. Curves run from junction to junction, so both neighbours draw the same one."""

    def __init__(self, names: list[str], shapes: list[Any]) -> None:
        self.rng = random.Random(7)
        self.shaken: dict[Point, Point] = {}
        self.owners: dict[frozenset[Point], set[str]] = defaultdict(set)
        near: dict[Point, set[Point]] = defaultdict(set)
        for name, shape in zip(names, shapes, strict=True):
            for ring in pen.rings(shape):
                for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
                    near[a].add(b)
                    near[b].add(a)
                    self.owners[frozenset((a, b))].add(name)
        edge = FRAME.exterior
        self.junctions = {
            point
            for point, others in near.items()
            if len({frozenset(self.owners[frozenset((point, other))]) for other in others}) > 1
            or len(others) != 2
            or edge.distance(Spot(point)) < 0.05
        }
        self.edge = edge

    def shake(self, point: Point) -> Point:
        """The pen's own error, the same whenever it passes here; none at the frame."""
        if point not in self.shaken:
            still = self.edge.distance(Spot(point)) < 0.05
            sway = 0.0 if still else 0.5
            self.shaken[point] = (point[0] + self.rng.gauss(0, sway), point[1] + self.rng.gauss(0, sway))
        return self.shaken[point]

    def ring(self, points: list[Point]) -> str:
        corners = [k for k, point in enumerate(points) if point in self.junctions]
        if not corners:
            return pen.loop([self.shake(point) for point in points])
        points = points[corners[0] :] + points[: corners[0]]
        points.append(points[0])
        corners = [k for k, point in enumerate(points) if point in self.junctions]
        curves = [
            pen.spline([self.shake(point) for point in points[a : b + 1]]) for a, b in itertools.pairwise(corners)
        ]
        return f"M{pen.at(self.shake(points[0]))}" + "".join(curves) + "Z"

    def land_borders(self) -> frozenset[frozenset[str]]:
        """The pairs of regions that share more than a corner."""
        length: dict[frozenset[str], float] = defaultdict(float)
        for ends, owners in self.owners.items():
            if len(owners) == 2 and ELSEWHERE not in owners:
                a, b = ends
                length[frozenset(owners)] += math.dist(a, b)
        return frozenset(pair for pair, total in length.items() if total > SHORTEST_BORDER)
