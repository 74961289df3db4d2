"""The ground plan of Paris: a regular city of n quarters around the cathedral, streets, squares, blocks and sectors."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
import shapely
from shapely.affinity import rotate
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Spot

from tools.board_art.pen import Point, midway, polar

SIZE = 1500
CENTRE: Point = (SIZE / 2, SIZE / 2)
WALL = 706.0  # from the centre to the corners of the city
STREET = 24.0
LANE = 14.0
ALLEY = 9.0
SQUARE = 36.0  # radius of a market square
PLAZA = 0.855  # where on the border the two squares of neighbouring quarters lie, as a share of WALL
APART = 44.0  # of such a square from the border
SWAY = 0.8  # of the hand that draws
GAP = 5.0  # between a quarter and its border

# Around the central square, clockwise from the cathedral as seen from the quarter's own side.
AROUND = ("bank", "hospital", "harbour", "park", "inn", "carriage_house", "residence", "cloister_school")
HARBOUR = "harbour"
OUTWARDS = math.pi / 2  # the first quarter lies at the bottom


def parvis(n: int) -> float:
    """From the centre to the sides of the cathedral square."""
    return {3: 158.0, 4: 172.0, 5: 186.0}[n]


class Quarter(NamedTuple):
    """One quarter at the bottom of the board; the others are the same, turned."""

    outline: Any
    squares: dict[str, Point]
    streets: list[Any]
    lanes: list[Any]  # to the nearest squares of the two neighbours
    sectors: dict[str, Any]
    greens: list[Any]  # what is left over between streets and borders


class City(NamedTuple):
    """n quarters, clockwise from the one at the bottom."""

    n: int
    quarters: list[Quarter]
    cathedral: Any  # the square on which it stands
    wall: Any

    def turn(self, q: int) -> float:
        return 360 * q / self.n


def build(n: int) -> City:
    first = _by_hand(_even(n))
    quarters = [_turned(first, 360 * q / n) for q in range(n)]
    half = math.pi / n
    corner = parvis(n) / math.cos(half)
    square = Polygon([polar(CENTRE, corner, OUTWARDS + half + 2 * half * k) for k in range(n)])
    wall = Polygon([polar(CENTRE, WALL + 12, OUTWARDS + half * k) for k in range(2 * n)])
    return City(n, quarters, _trembling(square), _trembling(wall))


def _even(n: int) -> Quarter:
    """The quarter whose central square lies so that the blocks before and behind it are equally large."""
    near, far = parvis(n) + 120, WALL - 150
    for _ in range(18):
        middle = (near + far) / 2
        quarter = _quarter(n, middle)
        areas = [sum(quarter.sectors[name].area for name in part) for part in (_INNER, _OUTER)]
        near, far = (middle, far) if areas[0] < areas[1] else (near, middle)
    return quarter


_INNER = ("bank", "hospital", "residence", "cloister_school")
_OUTER = ("harbour", "park", "inn", "carriage_house")


def _quarter(n: int, centre_at: float) -> Quarter:
    half = math.pi / n
    inner = parvis(n)
    corner = inner / math.cos(half)

    def spot(radius: float, angle: float) -> Point:
        return polar(CENTRE, radius, OUTWARDS + angle)

    bounds = Polygon(
        [spot(corner, -half), spot(WALL, -half), spot(WALL, 0), spot(WALL, half), spot(corner, half)]
    ).buffer(-GAP, join_style=2)
    squares = {
        "centre": spot(centre_at, 0),
        "cathedral": spot(inner + SQUARE + 8, 0),
        "left": _beside(n, -half),
        "right": _beside(n, half),
        "outer": spot(WALL - SQUARE - 16, 0),
    }
    # Along the border and along the wall a street keeps half its width from the edge.
    inset = bounds.buffer(-STREET / 2, join_style=2)
    (c1, w1, _, w2, c2) = _corners(
        inset, [spot(corner, -half), spot(WALL, -half), spot(WALL, 0), spot(WALL, half), spot(corner, half)]
    )
    centre, cathedral, left, right, outer = squares.values()
    ways = [
        [centre, cathedral], [centre, left], [centre, right], [centre, outer],
        [cathedral, c1, left], [cathedral, c2, right], [left, w1, outer], [right, w2, outer],
    ]  # fmt: skip
    streets = [LineString(way).buffer(STREET / 2, join_style=2, cap_style=2).intersection(bounds) for way in ways]
    lanes = [_lane(n, centre, right, half), _lane(n, centre, left, -half)]
    crossing = [rotate(lane, turn, origin=CENTRE) for lane in lanes for turn in (-360 / n, 0, 360 / n)]
    open_ground = shapely.union_all(
        [*streets, *crossing, *(Spot(place).buffer(SQUARE + 3) for place in squares.values())]
    )
    blocks = sorted(bounds.difference(open_ground).geoms, key=lambda part: part.area)[-4:]
    greens = [part for part in bounds.difference(open_ground).geoms if part.area > 250 and part not in blocks]
    cells = [cell for block in blocks for cell in _halves(block)]
    cells.sort(key=lambda cell: _around(centre, cell.centroid))
    return Quarter(bounds, squares, streets, lanes, dict(zip(AROUND, cells, strict=True)), greens)


def _beside(n: int, angle: float) -> Point:
    """A square inside the border at this angle."""
    on_border = polar(CENTRE, WALL * PLAZA, OUTWARDS + angle)
    inwards = OUTWARDS + angle - math.copysign(math.pi / 2, angle)
    return polar(on_border, APART, inwards)


def _lane(n: int, centre: Point, near: Point, angle: float) -> Any:
    """From the street to the own square at a border a lane forks off to the neighbour's square beside it."""
    far = Spot(_beside(n, -angle))
    far = rotate(far, math.copysign(360 / n, angle), origin=CENTRE)
    fork = midway(near, centre, (SQUARE + 50) / math.dist(near, centre))
    aside = polar(CENTRE, WALL * PLAZA - SQUARE - 30, OUTWARDS + angle)
    goal = (float(far.x), float(far.y))
    curve = [midway(midway(fork, aside, k / 12), midway(aside, goal, k / 12), k / 12) for k in range(13)]
    return LineString(curve).buffer(LANE / 2, cap_style=2)


def _corners(shape: Any, wanted: list[Point]) -> list[Point]:
    ring = [(float(x), float(y)) for x, y in shape.exterior.coords]
    return [min((math.dist(corner, goal), corner) for corner in ring)[1] for goal in wanted]


def _around(centre: Point, spot: Any) -> float:
    """The angle around the central square, from the cathedral's side on."""
    return (math.atan2(spot.y - centre[1], spot.x - centre[0]) + OUTWARDS) % (2 * math.pi)


def _halves(block: Any) -> list[Any]:
    """A block cut across its length by an alley into two of the same size."""
    box = list(shapely.minimum_rotated_rectangle(block).exterior.coords)
    a, b, c = box[:3]
    if math.dist(a, b) < math.dist(b, c):
        a, b, c = b, c, box[3]
    across = (c[0] - b[0], c[1] - b[1])
    low, high = 0.0, 1.0
    for _ in range(24):
        share = (low + high) / 2
        start = midway(a, b, share)
        side = Polygon([a, start, (start[0] + across[0], start[1] + across[1]), (a[0] + across[0], a[1] + across[1])])
        low, high = (share, high) if side.intersection(block).area < block.area / 2 else (low, share)
    alley = LineString([
        (start[0] - across[0], start[1] - across[1]), (start[0] + 2 * across[0], start[1] + 2 * across[1])
    ]).buffer(ALLEY / 2)  # fmt: skip
    parts = block.difference(alley).geoms
    return sorted(parts, key=lambda part: part.area)[-2:]


def _by_hand(quarter: Quarter) -> Quarter:
    """The same quarter as a hand without a ruler draws it; squares are drawn with compasses."""
    return quarter._replace(
        streets=[_trembling(street) for street in quarter.streets],
        lanes=[_trembling(lane) for lane in quarter.lanes],
        sectors={name: _trembling(sector) for name, sector in quarter.sectors.items()},
        greens=[_trembling(green) for green in quarter.greens],
    )


def _trembling(shape: Any) -> Any:
    """Lines that waver by a unit or so, alike where they are near each other."""

    def sway(points: Any) -> Any:
        x, y = points[:, 0], points[:, 1]
        aside = np.sin(x * 0.043 + y * 0.081 + 1.3) + 0.6 * np.sin(x * 0.171 - y * 0.113) + 0.4 * np.sin(y * 0.29 + 2)
        along = np.sin(y * 0.047 - x * 0.077 + 0.4) + 0.6 * np.sin(y * 0.163 + x * 0.127) + 0.4 * np.sin(x * 0.31 + 1)
        return points + SWAY * np.stack([aside, along], axis=1)

    return shapely.transform(shapely.segmentize(shape, 16), sway)


def _turned(quarter: Quarter, degrees: float) -> Quarter:
    def turn(shape: Any) -> Any:
        return rotate(shape, degrees, origin=CENTRE)

    squares = {name: turn(Spot(place)) for name, place in quarter.squares.items()}
    return Quarter(
        turn(quarter.outline),
        {name: (float(place.x), float(place.y)) for name, place in squares.items()},
        [turn(street) for street in quarter.streets],
        [turn(lane) for lane in quarter.lanes],
        {name: turn(sector) for name, sector in quarter.sectors.items()},
        [turn(green) for green in quarter.greens],
    )
