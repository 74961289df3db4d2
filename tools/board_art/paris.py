"""The city of Paris for n quarters: the picture, and where everything lies on it."""

from __future__ import annotations

import math
import random
from typing import Any

import shapely
from shapely.geometry import LineString
from shapely.geometry import Point as Spot
from shapely.geometry.polygon import orient

from tools.board_art import facade, ornaments, paper, pen, places
from tools.board_art.emblems import Emblems
from tools.board_art.lettering import Letters
from tools.board_art.pen import INK, VELLUM, Point, element, group, path, polar
from tools.board_art.quarters import (
    APART, CENTRE, GAP, HARBOUR, OUTWARDS, PLAZA, SIZE, SQUARE, STREET, WALL, City, Quarter, parvis,
)  # fmt: skip

CUBE, FRIEND, RAT, CARRIAGE, MESSAGE = 12.5, 13.5, 12.5, 10.0, 15.0  # radii of the pieces
RIBBON = (112.0, 20.0)  # width and height of the band for a sector's name
NARROW = 86.0  # of the one in the harbour
DEPTH = 13.0  # of the houses around a courtyard
STEPS = 10  # of the rat track
VALUE = {2: 6, 3: 8, 4: 10, 5: 12}  # of the cathedral, by players

# What a courtyard is coloured, and the roofs around it.
GROUNDS = {
    "bank": ("#ecd9a0", ("#b5654a", "#c47a55", "#a85a45")),
    "hospital": ("#e4d5cb", ("#8d97a0", "#9aa3aa", "#7f8992")),
    "park": ("#bccb94", ("#7d9660", "#8aa26b", "#6f8a56")),
    "inn": ("#e9c79a", ("#b8744a", "#c5834f", "#a4623f")),
    "carriage_house": ("#dfbc97", ("#99705a", "#a87e62", "#86604c")),
    "residence": ("#e6cdb4", ("#6f7f92", "#7d8c9e", "#5f7084")),
    "cloister_school": ("#dcd2ac", ("#8f8a68", "#9d9774", "#7d795b")),
    "harbour": ("#9fbfbd", ("#b5654a", "#a4623f", "#99705a")),
}


def data(city: City, players: int) -> dict[str, object]:
    """Where a client puts pieces, names and highlights."""
    n = city.n
    corner = parvis(n) / math.cos(math.pi / n)
    stands = [polar(CENTRE, corner - {3: 82, 4: 48, 5: 30}[n], OUTWARDS + (2 * k + 1) * math.pi / n) for k in range(n)]
    return {
        "viewBox": [0, 0, SIZE, SIZE],
        "players": players,
        "radius": {"cube": CUBE, "friend": FRIEND, "rat": RAT, "carriage": CARRIAGE, "message": MESSAGE, "square": SQUARE},
        "cathedral": {
            "path": pen.outline(city.cathedral),
            "centre": list(CENTRE),
            "value": VALUE[players],
            "cubes": [_rounded(place) for place in stands],
        },
        "quarters": [_quarter(city, q) for q in range(n)],
    }


def _rounded(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def _quarter(city: City, q: int) -> dict[str, object]:
    quarter = city.quarters[q]
    sectors = {name: _sector(shape) for name, shape in quarter.sectors.items() if name != HARBOUR}
    return {
        "turn": city.turn(q),
        "path": pen.outline(quarter.outline),
        "centre": _rounded(quarter.squares["centre"]),
        "sectors": sectors,
        "harbour": _harbour(quarter.sectors[HARBOUR]),
        "squares": {name: _square(place) for name, place in quarter.squares.items()},
    }


def _sector(shape: Any) -> dict[str, object]:
    home = shapely.maximum_inscribed_circle(shape, 1.0).coords[0]
    middle = (float(home[0]), float(home[1]))
    court = shape.buffer(-DEPTH + 6)
    band = places.Block(RIBBON[1] / 2, (places.row(5, 23.0),))
    ribbon, cubes, friend = places.lay_out(places.Ground.of(court), [band, _five(CUBE), places.single(FRIEND)], middle)
    return {
        "path": pen.outline(shape),
        "centre": _rounded(middle),
        "label": {"centre": list(ribbon[2]), "width": RIBBON[0], "height": RIBBON[1]},
        "cubes": cubes,
        "friend": friend[0],
    }


def _five(radius: float) -> places.Block:
    d = 2 * radius + places.GAP
    three, two = [(-d, 0.0), (0.0, 0.0), (d, 0.0)], [(-d / 2, 0.0), (d / 2, 0.0)]

    def stacked(upper: list[Point], lower: list[Point]) -> tuple[Point, ...]:
        return tuple([(x, -d / 2) for x, _ in upper] + [(x, d / 2) for x, _ in lower])

    pillar = [(-d / 2, -d), (d / 2, -d), (-d / 2, 0.0), (d / 2, 0.0), (0.0, d)]
    shapes = (stacked(three, two), stacked(two, three), places.row(5, d), tuple(pillar), tuple((x, -y) for x, y in pillar))
    return places.Block(radius, shapes)


def _harbour(shape: Any) -> dict[str, object]:
    """The rat track goes along the quay; the name floats in the basin."""
    quay = shape.buffer(-RAT - 5).exterior
    start = float(quay.project(shapely.points(_lowest(quay))))
    spots = [quay.interpolate((start + quay.length * k / STEPS) % quay.length) for k in range(STEPS)]
    track = [(float(spot.x), float(spot.y)) for spot in spots]
    home = shape.centroid
    return {
        "path": pen.outline(shape),
        "centre": _rounded((home.x, home.y)),
        "label": {"centre": _rounded((home.x, home.y)), "width": NARROW, "height": RIBBON[1]},
        "track": [_rounded(place) for place in track],
    }


def _lowest(quay: Any) -> Point:
    x, y = min(quay.coords, key=lambda c: (-round(c[1]), c[0]))
    return float(x), float(y)


def _square(place: Point) -> dict[str, object]:
    """A message in the middle, carriages around it."""
    around = [polar(place, SQUARE - 9, -math.pi / 2 + k * 2 * math.pi / 5) for k in range(5)]
    return {"centre": _rounded(place), "message": _rounded(place), "carriages": [_rounded(spot) for spot in around]}


# ---------------------------------------------------------------- the picture


def picture(city: City, found: dict[str, Any], letters: Letters, emblems: Emblems) -> str:
    """The city as it is printed; `found` is what `data` found for it."""
    players = int(found["players"])
    quarter = group(_quarter_drawn(city.quarters[0], random.Random(1397)), id="quarter")
    turned = [
        element("use", href="#quarter", transform=f"rotate({pen.number(city.turn(q))} {pen.at(CENTRE)})") for q in range(city.n)
    ]
    wall = _wall(city)
    upright = _upright(found, letters, emblems)
    body = (
        _river(wall)
        + group((_rampart(city, wall), *turned, *_plazas(city), _parvis(city)), filter="url(#wobble)")
        + "".join(_market(place) for quarter in city.quarters for place in quarter.squares.values())
        + facade.cathedral(CENTRE, (parvis(city.n) - 34) / 132)
        + _value(players, letters, city)
        + upright
        + _corners(city, letters)
        + _frame()
    )
    definitions = (
        paper.definitions()
        + '<pattern id="cobble" width="16" height="12" patternUnits="userSpaceOnUse"><path d="M2 3h4M10 3h4M-2 9h4M6 9h4M14 9h4" '
        'stroke="#8c7a58" stroke-width="3.400" stroke-linecap="round" stroke-opacity=".33"/></pattern>'
        + path(pen.outline(wall), id="land")
        + quarter
        + ornaments.definitions()
        + emblems.definitions()
        + letters.definitions()
    )
    return paper.sheet(SIZE, SIZE, definitions, body + paper.ageing(SIZE, SIZE))


def _wall(city: City) -> Any:
    return shapely.union_all([quarter.outline.buffer(GAP + 1, join_style=2) for quarter in city.quarters] + [city.cathedral]).buffer(
        13, join_style=2
    )


def _river(wall: Any) -> str:
    coast = "".join(
        element("use", href="#land", fill="none", stroke=f"url(#{pattern})", stroke_width=width, stroke_linejoin="round")
        for width, pattern in ((150, "level-far"), (80, "level-near"), (40, "level-coast"))
    )
    glow = element("use", href="#land", fill="none", stroke="#7fa5a2", stroke_width=90, stroke_opacity=0.5, filter="url(#soft)")
    return element("rect", width=SIZE, height=SIZE, fill="#b4cbc2") + group((glow, coast), filter="url(#wobble)")


def _rampart(city: City, wall: Any) -> str:
    """The city wall with a tower at every corner and between."""
    edge = wall.buffer(-5).exterior
    count = 8 * city.n
    towers = "".join(
        f'<use href="#tower" x="{pen.number(spot.x)}" y="{pen.number(spot.y)}"/>'
        for spot in (edge.interpolate(k / count, normalized=True) for k in range(count))
    )
    tower = (
        '<g id="tower" stroke="#2c1c0d" stroke-width="1.300"><circle r="11" fill="#c9b488"/><circle r="7.500" fill="#a4563f"/>'
        '<path d="M0 0L-5 5.500M0 0L5 5.500M0 0V-7.500M0 0H7.500M0 0H-7.500" stroke-width=".8" fill="none"/></g>'
    )
    shadow = path(pen.outline(wall), fill="#3f4f4c", transform="translate(5 7)", opacity=0.55)
    stones = path(pen.outline(wall), fill="#cdb98d", stroke=INK, stroke_width=2.4, stroke_linejoin="round")
    walk = path(
        pen.outline(wall.buffer(-6, join_style=2)), fill="#b9a478", stroke=INK, stroke_width=5, stroke_dasharray="6 4", stroke_opacity=0.55
    )
    return shadow + stones + walk + f"<defs>{tower}</defs>" + towers


def _quarter_drawn(quarter: Quarter, rng: random.Random) -> list[str]:
    """Pavement, streets, and every sector with its houses; drawn once and turned for the other quarters."""
    streets = shapely.union_all(quarter.streets)
    drawn = [
        path(pen.outline(quarter.outline), fill="#d6c69d", stroke=INK, stroke_width=1.8),
        path(pen.outline(quarter.outline), fill="url(#cobble)"),
        path(pen.outline(streets), fill="#ecdfbb", stroke="#7b6642", stroke_width=1.2, fill_rule="evenodd"),
        path(pen.outline(streets.buffer(-6)), fill="none", stroke="#b39d70", stroke_width=1, stroke_dasharray="2 5", fill_rule="evenodd"),
    ]
    for name, shape in quarter.sectors.items():
        drawn.append(path(pen.outline(shape), fill="#3d2b17", transform="translate(2 2.500)", opacity=0.5))
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
    for a, b in zip(ring, ring[1:], strict=False):
        length = math.dist(a, b)
        if length < 5:
            continue
        along = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
        inwards = (-along[1], along[0])
        edges = _plots(length, rng)
        for start, end in zip(edges, edges[1:], strict=False):
            deep = DEPTH + rng.uniform(-2.5, 2.5)

            def spot(t: float, d: float) -> Point:
                return a[0] + along[0] * t + inwards[0] * d, a[1] + along[1] * t + inwards[1] * d  # noqa: B023

            house = [spot(start, 0), spot(end, 0), spot(end, deep), spot(start, deep)]
            by_roof[roofs[rng.randrange(len(roofs))]].append(pen.polyline(house, closed=True))
            shady = (0.0, deep / 2) if inwards[0] + inwards[1] < 0 else (deep / 2, deep)
            shades.append(pen.polyline([spot(start, shady[0]), spot(end, shady[0]), spot(end, shady[1]), spot(start, shady[1])], closed=True))
            lines.append(pen.polyline([spot(start, deep / 2), spot(end, deep / 2)]))
            if rng.random() < 0.4:
                chimney = spot((start + end) / 2, deep * 0.3)
                lines.append(f"M{pen.at(chimney)}h2v2h-2z")
    court = shape.buffer(-DEPTH - 1)
    plants = "".join(
        f"M{pen.at(place)}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0" for place in _scattered(court, 7, 13, rng)
    )
    return group(
        (
            path(pen.outline(shape), fill=ground, stroke=INK, stroke_width=1.6),
            path(plants, fill="#8f9c63", stroke="#4d5a34", stroke_width=0.8, opacity=0.7),
            *(path("".join(houses), fill=roof, stroke=INK, stroke_width=0.9) for roof, houses in by_roof.items() if houses),
            path("".join(shades), fill="#2c1c0d", fill_opacity=0.26),
            path("".join(lines), fill="none", stroke=INK, stroke_width=0.8),
        )
    )


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
    ground, _ = GROUNDS["park"]
    edge = shape.buffer(-8).exterior
    count = int(edge.length / 13)
    trees = []
    for k in range(count):
        spot = edge.interpolate((k + rng.uniform(-0.15, 0.15)) / count, normalized=True)
        r = rng.uniform(5.5, 7.5)
        trees.append(f"M{pen.at((spot.x - r, spot.y))}a{r:.1f} {r:.1f} 0 1 0 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 0 {-2 * r:.1f} 0")
    crowns = "".join(trees)
    path_round = pen.outline(shape.buffer(-22))
    return group(
        (
            path(pen.outline(shape), fill=ground, stroke=INK, stroke_width=1.6),
            path(path_round, fill="#c9d5a3", stroke="#e8dcb4", stroke_width=6),
            path(path_round, fill="none", stroke="#6f7f4b", stroke_width=0.8, stroke_dasharray="1 3"),
            path(crowns, fill="#3d4a2a", transform="translate(1.500 2)", opacity=0.5),
            path(crowns, fill="#819a5f", stroke="#33401f", stroke_width=1),
            path(crowns, fill="none", stroke="#c3d39a", stroke_width=1.6, stroke_dasharray="5 40", transform="translate(-.8 -.8)"),
        )
    )


def _basin(shape: Any) -> str:
    """The harbour: water behind a quay, and a pier of planks on which the rats come ashore."""
    water = shape.buffer(-3)
    pier = pen.outline(shape.buffer(-RAT - 5))
    planks = 2 * RAT - 4
    return group(
        (
            path(pen.outline(shape), fill="#c9b488", stroke=INK, stroke_width=1.6),
            path(pen.outline(water), fill="#8fb3b3", stroke=INK, stroke_width=1.2),
            path(pen.outline(water), fill="url(#level-near)"),
            path(pier, fill="none", stroke=INK, stroke_width=planks + 2.4, stroke_linejoin="round"),
            path(pier, fill="none", stroke="#b98d5c", stroke_width=planks, stroke_linejoin="round"),
            path(pier, fill="none", stroke="#5a4126", stroke_width=planks, stroke_dasharray="1 5.500", stroke_opacity=0.6),
        )
    )


def _plazas(city: City) -> list[str]:
    """Where two quarters meet: one open place with a square of each, and ways to both from either centre."""
    drawn = []
    for q, quarter in enumerate(city.quarters):
        following = city.quarters[(q + 1) % city.n]
        right, left = quarter.squares["right"], following.squares["left"]
        # From a centre one street leads to both squares of the plaza: it forks before them.
        ways = []
        for centre, near, far in (
            (quarter.squares["centre"], right, left), (following.squares["centre"], left, right),
        ):  # fmt: skip
            fork = pen.midway(near, centre, (SQUARE + 34) / math.dist(near, centre))
            aside = polar(CENTRE, WALL * PLAZA - SQUARE - 16, _angle(pen.midway(near, far)))
            ways.append([fork, aside, far])
        paved = shapely.union_all([LineString([right, left]).buffer(STREET / 2), *(LineString(way).buffer(8) for way in ways)])
        drawn.append(path(pen.outline(paved), fill="#ecdfbb", stroke="#7b6642", stroke_width=1.2, fill_rule="evenodd"))
        for way in ways:
            drawn.append(path(pen.stroke(way), fill="none", stroke="#8c2a1c", stroke_width=1.6, stroke_dasharray="2 4"))
    return drawn


def _angle(point: Point) -> float:
    return math.atan2(point[1] - CENTRE[1], point[0] - CENTRE[0])


def _parvis(city: City) -> str:
    """The cathedral square: pavement, and a round street that joins the squares before it."""
    inner = parvis(city.n) - 16
    stubs = "".join(
        f"M{pen.at(quarter.squares['cathedral'])}L{pen.at(polar(CENTRE, inner, _angle(quarter.squares['cathedral'])))}"
        for quarter in city.quarters
    )
    ring = {"cx": CENTRE[0], "cy": CENTRE[1], "r": inner, "fill": "none"}
    rays = "".join(
        f"M{pen.at(polar(CENTRE, inner * 0.3, k * math.pi / 24))}L{pen.at(polar(CENTRE, inner * 0.9, k * math.pi / 24))}" for k in range(48)
    )
    return (
        path(pen.outline(city.cathedral), fill="#d3c298", stroke=INK, stroke_width=2)
        + path(pen.outline(city.cathedral), fill="url(#cobble)")
        + path(stubs, stroke="#7b6642", stroke_width=STREET + 2, fill="none")
        + element("circle", **ring, stroke="#7b6642", stroke_width=STREET)
        + path(stubs, stroke="#ecdfbb", stroke_width=STREET, fill="none")
        + element("circle", **ring, stroke="#ecdfbb", stroke_width=STREET - 2)
        + element("circle", cx=CENTRE[0], cy=CENTRE[1], r=inner - 13, fill="#e6d7ae", stroke=INK, stroke_width=1.4)
        + path(rays, stroke="#a8936a", stroke_width=0.8, stroke_opacity=0.6)
    )


def _market(place: Point) -> str:
    """A market square: a ring of paving and a plate on which the message lies."""
    x, y = place
    stones = element("circle", cx=x, cy=y, r=SQUARE - 9, fill="none", stroke="#a8936a", stroke_width=11, stroke_dasharray="7 2.500")
    return "".join(
        (
            element("circle", cx=pen.number(x), cy=pen.number(y), r=SQUARE, fill="#f0e4c3", stroke=INK, stroke_width=2),
            stones.replace(str(x), pen.number(x)).replace(str(y), pen.number(y)),
            element("circle", cx=pen.number(x), cy=pen.number(y), r=MESSAGE + 3, fill="#e2d0a0", stroke="#5a4126", stroke_width=1.4),
        )
    )


def _value(players: int, letters: Letters, city: City) -> str:
    """What the cathedral pays, on a shield before its doors."""
    y = CENTRE[1] + (parvis(city.n) - 34) * 0.8
    shield = path("M-21-20h42v20q0 18-21 26q-21-8-21-26z", fill="#8c2a1c", stroke=INK, stroke_width=2)
    rim = path("M-17-16h34v16q0 14-17 21q-17-7-17-21z", fill="none", stroke="#e8c15a", stroke_width=1.4)
    return group((shield, rim, letters.word(str(VALUE[players]), 30, fill="#f9e9b8")), transform=f"translate({pen.number(CENTRE[0])} {pen.number(y)})")


def _upright(found: dict[str, Any], letters: Letters, emblems: Emblems) -> str:
    """What is read stands upright in every quarter: emblems, ribbons, numbers of the rat track."""
    drawn = []
    for quarter in found["quarters"]:
        for name, sector in quarter["sectors"].items():
            drawn.append(emblems.printed(f"place-{name}", sector["centre"], 92, 0.5))
            drawn.append(_ribbon(sector["label"]))
            places_ = "".join(
                f"M{pen.number(x - CUBE + 2)} {pen.number(y - CUBE + 2)}h{2 * CUBE - 4}v{2 * CUBE - 4}h{4 - 2 * CUBE}z" for x, y in sector["cubes"]
            )
            drawn.append(path(places_, fill=VELLUM, fill_opacity=0.5, stroke=INK, stroke_width=1, stroke_dasharray="2.500 2", stroke_opacity=0.65))
            x, y = sector["friend"]
            ring = {"fill": VELLUM, "fill_opacity": 0.5, "stroke": "#8c2a1c", "stroke_width": 1.4, "stroke_dasharray": "3 2"}
            drawn.append(element("circle", cx=x, cy=y, r=FRIEND - 1.5, **ring))
        harbour = quarter["harbour"]
        drawn.append(_ribbon(harbour["label"]))
        for k, (x, y) in enumerate(harbour["track"]):
            fill = "#8c2a1c" if k == STEPS - 1 else "#efe2bf"
            stone = element("circle", r=RAT, fill=fill, stroke=INK, stroke_width=1.6)
            number = letters.word(str(k), 17, fill="#f9e9b8" if k == STEPS - 1 else INK)
            drawn.append(group((stone, number), transform=f"translate({x} {y})"))
    return "".join(drawn)


def _ribbon(label: dict[str, Any]) -> str:
    middle, w, h = label["centre"], label["width"] / 2, label["height"] / 2
    tails = path(f"M{-w - 6} {-h + 4}h14v{2 * h}h-14l5-{h}zM{w + 6} {-h + 4}h-14v{2 * h}h14l-5-{h}z", fill="#d8c391")
    band = path(f"M{-w} {-h}Q0 {-h - 3} {w} {-h}V{h}Q0 {h - 3} {-w} {h}z", fill=VELLUM)
    return group((tails, band), transform=f"translate({pen.at(middle)})", stroke=INK, stroke_width=1.1, stroke_linejoin="round")


def _corners(city: City, letters: Letters) -> str:
    """Boats on the river, a compass, the city's name."""
    title = group(
        (
            ornaments.scroll(-112, -26, 224, 52),
            letters.word("Lvtetia", 36, 8, fill="#8c2a1c"),
        ),
        transform="translate(176 84)",
    )
    rose = ornaments.compass((SIZE - 110, SIZE - 100), 50, letters.word("N", 20))
    return title + rose + ornaments.ship((SIZE - 112, 122), 0.78, mirrored=True) + ornaments.ship((112, SIZE - 104), 0.66)


def _frame() -> str:
    lines = "".join(
        element("rect", x=d, y=d, width=SIZE - 2 * d, height=SIZE - 2 * d, stroke_width=width) for d, width in ((4, 8), (13, 1.4), (18, 3))
    )
    return group((lines,), fill="none", stroke=INK)
