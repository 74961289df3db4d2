"""The city of Paris for n quarters: the picture, and where everything lies on it."""

from __future__ import annotations

import itertools
import math
import random
from typing import Any

import shapely
from shapely.geometry import LineString, box
from shapely.geometry import Point as Spot

from lazaretto.games.notre_dame.board import SQUARES, TRACK, cathedral_value
from lazaretto.games.notre_dame.components import printed
from tools.board_art import blocks, facade, ornaments, paper, pen, places, wash
from tools.board_art.emblems import Emblems
from tools.board_art.lettering import Letters
from tools.board_art.pen import INK, VELLUM, Point, element, group, path, polar
from tools.board_art.quarters import CENTRE, HARBOUR, OUTWARDS, SIZE, SQUARE, STREET, City, parvis

CUBE, FRIEND, RAT, CARRIAGE, MESSAGE = 12.5, 13.5, blocks.BERTH, 10.0, 15.0  # radii of the pieces
RIBBON = (112.0, 20.0)  # width and height of the band for a sector's name
EMBLEM = {3: 27.0, 4: 24.0, 5: 21.0}  # radius of a sector's emblem, by quarters
NARROW = {3: 86.0, 4: 64.0, 5: 60.0}  # of the one in the harbour, by quarters
RIVER = wash.Wash("#6f9a98", broad=100, strength=0.45, pixel=20)
LEVELS = ((75, "level-far"), (40, "level-near"), (20, "level-coast"))  # how far out into the river
STEPS = TRACK + 1  # of the rat track, which begins at 0


def data(city: City, players: int) -> dict[str, object]:
    """Where a client puts pieces, names and highlights."""
    n = city.n
    corner = parvis(n) / math.cos(math.pi / n)
    stands = [polar(CENTRE, corner - {3: 82, 4: 48, 5: 30}[n], OUTWARDS + (2 * k + 1) * math.pi / n) for k in range(n)]
    return {
        "viewBox": [0, 0, SIZE, SIZE],
        "players": players,
        "radius": {
            "cube": CUBE,
            "friend": FRIEND,
            "rat": RAT,
            "carriage": CARRIAGE,
            "message": MESSAGE,
            "square": SQUARE,
        },
        "cathedral": {
            "path": pen.outline(city.cathedral),
            "centre": list(CENTRE),
            "value": cathedral_value(players),
            "cubes": [_rounded(place) for place in stands],
        },
        "quarters": [_quarter(city, q) for q in range(n)],
        "streets": {"within": _named(printed().within), "to_next": _named(printed().to_next)},
    }


def _named(streets: list[tuple[int, int]]) -> list[list[str]]:
    return [[SQUARES[a], SQUARES[b]] for a, b in streets]


def _rounded(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def _quarter(city: City, q: int) -> dict[str, object]:
    quarter = city.quarters[q]
    sectors = {name: _sector(shape, EMBLEM[city.n]) for name, shape in quarter.sectors.items() if name != HARBOUR}
    return {
        "turn": city.turn(q),
        "path": pen.outline(quarter.outline),
        "centre": _rounded(quarter.squares["centre"]),
        "sectors": sectors,
        "harbour": _harbour(quarter.sectors[HARBOUR], NARROW[city.n]),
        "squares": {name: _square(place) for name, place in quarter.squares.items()},
    }


def _sector(shape: Any, size: float) -> dict[str, object]:
    home = shapely.maximum_inscribed_circle(shape, 1.0).coords[0]
    middle = (float(home[0]), float(home[1]))
    head = (0.0, -RIBBON[1] / 2 - size + 4, size)
    # A little longer than the ribbon, whose corners a disc does not cover.
    band = tuple((x, 0.0, RIBBON[1] / 2) for x, _ in places.row(5, (RIBBON[0] + 6 - RIBBON[1]) / 4))
    beside = (-RIBBON[0] / 2 - size + 6, 0.0, size), (RIBBON[0] / 2 + size - 6, 0.0, size)
    title = places.Block(((head, *band), *((side, *band) for side in beside)))
    ground = places.Ground.of(shape.buffer(-blocks.DEPTH + 6))
    named, cubes, friend = places.lay_out(ground, [title, places.five(CUBE), places.single(FRIEND)], middle)
    emblem, *ribbon = named
    return {
        "path": pen.outline(shape),
        "centre": _rounded(middle),
        "emblem": {"centre": list(emblem), "size": 2 * size},
        "label": {"centre": list(ribbon[2]), "width": RIBBON[0], "height": RIBBON[1]},
        "cubes": cubes,
        "friend": friend[0],
    }


def _harbour(shape: Any, wide: float) -> dict[str, object]:
    """The rat track goes along the quay; the name floats in the basin."""
    quay = blocks.pier(shape).exterior
    # Corners bring neighbours closer together than the walk between them: begin where that hurts least.
    tracks = [
        [quay.interpolate((k + start / 20) / STEPS, normalized=True) for k in range(STEPS)] for start in range(20)
    ]
    best = max(tracks, key=lambda spots: min(a.distance(b) for a, b in itertools.combinations(spots, 2)))
    track = [(float(spot.x), float(spot.y)) for spot in best]
    water = places.Ground.of(shape, [Spot(spot).buffer(RAT) for spot in track])
    around = round(wide / RIBBON[1])
    band = places.block(RIBBON[1] / 2, places.row(around, (wide - RIBBON[1]) / (around - 1)))
    name = places.lay_out(water, [band], (shape.centroid.x, shape.centroid.y))[0]
    home = pen.midway(name[0], name[-1])
    return {
        "path": pen.outline(shape),
        "centre": _rounded(home),
        "label": {"centre": _rounded(home), "width": wide, "height": RIBBON[1]},
        "track": [_rounded(place) for place in track],
    }


def _square(place: Point) -> dict[str, object]:
    """A message in the middle, carriages around it."""
    around = [polar(place, SQUARE - 9, -math.pi / 2 + k * 2 * math.pi / 5) for k in range(5)]
    return {"centre": _rounded(place), "message": _rounded(place), "carriages": [_rounded(spot) for spot in around]}


# ---------------------------------------------------------------- the picture


def picture(city: City, found: dict[str, Any], letters: Letters, emblems: Emblems) -> str:
    """The city as it is printed; `found` is what `data` found for it."""
    players = int(found["players"])
    quarter = group(blocks.quarter(city.quarters[0], random.Random(1397)), id="quarter")
    turned = [
        element("use", href="#quarter", transform=f"rotate({pen.number(city.turn(q))} {pen.at(CENTRE)})")
        for q in range(city.n)
    ]
    upright = _upright(found, letters, emblems)
    body = (
        _river(city.wall)
        + group((_rampart(city), *turned, *_plazas(city), _parvis(city)))
        + "".join(_market(place) for quarter in city.quarters for place in quarter.squares.values())
        + facade.cathedral(CENTRE, (parvis(city.n) - 34) / 132)
        + _value(players, letters, city)
        + upright
        + _corners(city, letters)
        + _frame()
    )
    definitions = paper.definitions() + quarter + emblems.definitions() + letters.definitions()
    return paper.sheet(SIZE, SIZE, definitions, body + paper.ageing(SIZE, SIZE))


def _river(land: Any) -> str:
    return (
        element("rect", width=SIZE, height=SIZE, fill="#b0c8be")
        + wash.picture(land.boundary, SIZE, SIZE, RIVER)
        + wash.strokes(land, box(0, 0, SIZE, SIZE), LEVELS)
    )


def _rampart(city: City) -> str:
    """The city wall with a tower at every corner and between."""
    wall = city.wall
    edge = wall.buffer(-5, join_style=2).exterior
    count = {3: 36, 4: 40, 5: 40}[city.n]
    towers = "".join(
        f'<use href="#tower" x="{pen.number(spot.x)}" y="{pen.number(spot.y)}"/>'
        for spot in (edge.interpolate(k / count, normalized=True) for k in range(count))
    )
    tower = (
        '<g id="tower" stroke="#2c1c0d" stroke-width="1.3">'
        '<circle r="11" fill="#c9b488"/><circle r="7.5" fill="#a4563f"/>'
        '<path d="M0 0L-5 5.5M0 0L5 5.5M0 0V-7.5M0 0H7.5M0 0H-7.5" stroke-width=".8" fill="none"/></g>'
    )
    shadow = path(pen.outline(wall), fill="#3f4f4c", transform="translate(5 7)", opacity=0.55)
    stones = path(pen.outline(wall), fill="#cdb98d", stroke=INK, stroke_width=2.4, stroke_linejoin="round")
    walk = path(
        pen.outline(wall.buffer(-6, join_style=2)),
        fill="#b9a478",
        stroke=INK,
        stroke_width=5,
        stroke_dasharray="6 4",
        stroke_opacity=0.55,
    )
    return shadow + stones + walk + f"<defs>{tower}</defs>" + towers


def _plazas(city: City) -> list[str]:
    """Where two quarters meet: a street between their squares, and lanes to both from either centre."""
    drawn = []
    for q, quarter in enumerate(city.quarters):
        following = city.quarters[(q + 1) % city.n]
        right, left = quarter.squares["right"], following.squares["left"]
        paved = shapely.union_all([LineString([right, left]).buffer(STREET / 2), quarter.lanes[0], following.lanes[1]])
        drawn.append(path(pen.outline(paved), fill="#ecdfbb", stroke="#7b6642", stroke_width=1.2, fill_rule="evenodd"))
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
    angles = [k * math.pi / 24 for k in range(48)]
    rays = "".join(
        f"M{pen.at(polar(CENTRE, inner * 0.3, angle))}L{pen.at(polar(CENTRE, inner * 0.9, angle))}" for angle in angles
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
    stones = element(
        "circle", cx=x, cy=y, r=SQUARE - 9, fill="none", stroke="#a8936a", stroke_width=11, stroke_dasharray="7 2.5"
    )
    return "".join(
        (
            element("circle", cx=pen.number(x), cy=pen.number(y), r=SQUARE, fill="#f0e4c3", stroke=INK, stroke_width=2),
            stones.replace(str(x), pen.number(x)).replace(str(y), pen.number(y)),
            element(
                "circle",
                cx=pen.number(x),
                cy=pen.number(y),
                r=MESSAGE + 3,
                fill="#e2d0a0",
                stroke="#5a4126",
                stroke_width=1.4,
            ),
        )
    )


def _value(players: int, letters: Letters, city: City) -> str:
    """What the cathedral pays, on a shield before its doors."""
    y = CENTRE[1] + (parvis(city.n) - 34) * 0.8
    shield = path("M-21-20h42v20q0 18-21 26q-21-8-21-26z", fill="#8c2a1c", stroke=INK, stroke_width=2)
    rim = path("M-17-16h34v16q0 14-17 21q-17-7-17-21z", fill="none", stroke="#e8c15a", stroke_width=1.4)
    return group(
        (shield, rim, letters.word(str(cathedral_value(players)), 30, fill="#f9e9b8")),
        transform=f"translate({pen.number(CENTRE[0])} {pen.number(y)})",
    )


def _upright(found: dict[str, Any], letters: Letters, emblems: Emblems) -> str:
    """What is read stands upright in every quarter: emblems, ribbons, numbers of the rat track."""
    sockets = {"fill": VELLUM, "fill_opacity": 0.5, "stroke": INK, "stroke_width": 1, "stroke_dasharray": "2.5 2"}
    drawn = [path("".join(_socket(x, y, 15) for x, y in found["cathedral"]["cubes"]), **sockets)]
    for quarter in found["quarters"]:
        for name, sector in quarter["sectors"].items():
            drawn.append(emblems.printed(f"place-{name}", sector["emblem"]["centre"], sector["emblem"]["size"]))
            drawn.append(_ribbon(sector["label"]))
            drawn.append(path("".join(_socket(x, y, CUBE - 1.5) for x, y in sector["cubes"]), **sockets))
            x, y = sector["friend"]
            ring = {
                "fill": VELLUM,
                "fill_opacity": 0.5,
                "stroke": "#8c2a1c",
                "stroke_width": 1.4,
                "stroke_dasharray": "3 2",
            }
            drawn.append(element("circle", cx=x, cy=y, r=FRIEND - 1.5, **ring))
        harbour = quarter["harbour"]
        drawn.append(_ribbon(harbour["label"]))
        for k, (x, y) in enumerate(harbour["track"]):
            fill = "#8c2a1c" if k == STEPS - 1 else "#efe2bf"
            stone = element("circle", r=RAT, fill=fill, stroke=INK, stroke_width=1.6)
            number = letters.word(str(k), 17, fill="#f9e9b8" if k == STEPS - 1 else INK)
            drawn.append(group((stone, number), transform=f"translate({x} {y})"))
    return "".join(drawn)


def _socket(x: float, y: float, half: float) -> str:
    side = pen.number(2 * half)
    return f"M{pen.at((x - half, y - half))}h{side}v{side}h-{side}z"


def _ribbon(label: dict[str, Any]) -> str:
    middle, w, h = label["centre"], label["width"] / 2, label["height"] / 2
    tails = path(f"M{-w - 6} {-h + 4}h14v{2 * h}h-14l5-{h}zM{w + 6} {-h + 4}h-14v{2 * h}h14l-5-{h}z", fill="#d8c391")
    band = path(f"M{-w} {-h}Q0 {-h - 3} {w} {-h}V{h}Q0 {h - 3} {-w} {h}z", fill=VELLUM)
    return group(
        (tails, band), transform=f"translate({pen.at(middle)})", stroke=INK, stroke_width=1.1, stroke_linejoin="round"
    )


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
    return (
        title
        + rose
        + ornaments.figure("ship", (SIZE - 112, 122), 0.78, mirrored=True)
        + ornaments.figure("ship", (112, SIZE - 104), 0.66)
    )


def _frame() -> str:
    lines = "".join(
        element("rect", x=d, y=d, width=SIZE - 2 * d, height=SIZE - 2 * d, stroke_width=width)
        for d, width in ((4, 8), (13, 1.4), (18, 3))
    )
    return group((lines,), fill="none", stroke=INK)
