"""The map of Europe: the picture, and where everything lies on it."""

from __future__ import annotations

import math
from typing import Any

import shapely
from shapely.affinity import rotate
from shapely.geometry import LineString, box

from tools.board_art import frame, ornaments, paper, pen, places, plan, relief, wash
from tools.board_art.emblems import Emblems
from tools.board_art.geography import ELSEWHERE, FRAME, Europe, on_board
from tools.board_art.lettering import EM, Letters
from tools.board_art.pen import INK, PAPER, VELLUM, Point, element, group, path

RAT, CUBE, PLAGUE, GOOD = 18.0, 15.5, 20.0, 16.0  # radii of the pieces
PALACE = (66.0, 70.0, 224.0, 236.0)  # left, top, width, height
SUPPLY: Point = (1352.0, 1070.0)
COMPASS: Point = (148.0, 690.0)
LEVELS = ((42, "level-far"), (26, "level-near"), (12, "level-coast"))  # how far out to sea
SEA = wash.Wash("#6f9a98", broad=55, strength=0.45, pixel=12)
LAND = wash.Wash("#7a3f12", broad=22, strength=0.44, pixel=7)
TITLE = (168.0, 1060.0, 520.0, 66.0)


class Name:
    """A region's name: its box on the board, turned as it is written."""

    def __init__(self, name: str, letters: Letters) -> None:
        lettering = plan.REGIONS[name].name
        self.text = name.capitalize()
        self.turn, self.size, self.spacing = lettering.turn, lettering.size, lettering.spacing
        self.middle = on_board([(lettering.longitude, lettering.latitude)])[0]
        self.wide = letters.width(self.text, self.size, self.spacing)
        self.high = self.size * 0.74

    def area(self, margin: float = 0) -> Any:
        x, y = self.middle
        upright = box(x - self.wide / 2, y - self.high / 2, x + self.wide / 2, y + self.high / 2)
        return rotate(upright, self.turn, origin=self.middle).buffer(margin)

    def data(self) -> dict[str, object]:
        return {
            "centre": _rounded(self.middle),
            "width": round(self.wide, 1),
            "height": round(self.high, 1),
            "turn": self.turn,
        }


def _rounded(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def sea_route(route: plan.Route) -> tuple[Point, Point, Point]:
    """Start, bend and end of an arrow on the board."""
    (x1, y1), (x2, y2) = on_board([route.start, route.end])
    return (x1, y1), ((x1 + x2) / 2 - (y2 - y1) * route.bend, (y1 + y2) / 2 + (x2 - x1) * route.bend), (x2, y2)


def data(europe: Europe, letters: Letters) -> dict[str, object]:
    """Where a client puts pieces, names and highlights."""
    arrows = [LineString(sea_route(route)).buffer(9) for route in plan.ROUTES]
    left, top, wide, high = PALACE
    stacks = [[left + wide / 2 + (k - 1.5) * 46, top + high - 34] for k in range(4)]
    return {
        "viewBox": [0, 0, plan.WIDTH, plan.HEIGHT],
        "radius": {"rat": RAT, "cube": CUBE, "plague": PLAGUE, "good": GOOD},
        "regions": {name: _region(name, europe, letters, arrows) for name in plan.REGIONS},
        "palace": {
            "path": f"M{left} {top}h{wide}v{high}h{-wide}z",
            "centre": [left + wide / 2, top + high / 2],
            "cubes": stacks,
        },
        "supply": {"centre": list(SUPPLY), "count": [SUPPLY[0], SUPPLY[1] + 44]},
        "routes": [{"between": [r.a, r.b], "points": [_rounded(p) for p in sea_route(r)]} for r in plan.ROUTES],
        "borders": sorted([*map(sorted, europe.land_borders), *(sorted((r.a, r.b)) for r in plan.ROUTES)]),
    }


def _region(name: str, europe: Europe, letters: Letters, arrows: list[Any]) -> dict[str, object]:
    land = europe.lands[name]
    label = Name(name, letters)
    main = max(land.shape.geoms, key=lambda part: part.area)
    home = shapely.maximum_inscribed_circle(main, 2.0).coords[0]
    ground = places.Ground.of(land.shape, [label.area(3), *arrows])
    blocks = [places.four(CUBE), places.three(RAT), places.single(PLAGUE), places.single(GOOD)]
    cubes, rats, plague, good = places.lay_out(ground, blocks, (float(home[0]), float(home[1])))
    return {
        "path": land.path,
        "wash": plan.REGIONS[name].wash,
        "label": label.data(),
        "centre": _rounded((float(home[0]), float(home[1]))),
        "rats": rats,
        "cubes": cubes,
        "plague": plague[0],
        "good": good[0],
    }


# ---------------------------------------------------------------- the picture


def picture(europe: Europe, letters: Letters, emblems: Emblems) -> str:
    """The board as it is printed."""
    everything = shapely.union_all([land.shape for land in europe.lands.values()])
    names = [Name(name, letters) for name in plan.REGIONS]
    keep_clear = [name.area(4) for name in names]
    body = [
        _sea(everything),
        _land(europe),
        relief.rivers(everything),
        relief.signs(everything, keep_clear),
        *(_arrow(route) for route in plan.ROUTES),
        *(_name(name, letters) for name in names),
        _beasts(),
        ornaments.compass(COMPASS, 70, letters.word("N", 26)),
        _title(letters),
        _palace(letters),
        _supply(emblems),
    ]
    printed = group(body, clip_path="url(#map)") + frame.drawn(letters)
    definitions = (
        paper.definitions()
        + "".join(path(land.path, id=name, fill_rule="evenodd") for name, land in europe.lands.items())
        + group((element("use", href=f"#{name}") for name in europe.lands), id="land")
        + element(
            "clipPath",
            "".join(element("use", href=f"#{name}", clip_rule="evenodd") for name in plan.REGIONS),
            id="regions",
        )
        + element("clipPath", path(pen.outline(FRAME)), id="map")
        + relief.definitions()
        + emblems.definitions()
        + letters.definitions()
    )
    return paper.sheet(plan.WIDTH, plan.HEIGHT, definitions, printed + paper.ageing(plan.WIDTH, plan.HEIGHT))


def _sea(land: Any) -> str:
    """A wash of blue, wind lines, and the engraver's level strokes along the coasts."""
    return (
        element("rect", width=plan.WIDTH, height=plan.HEIGHT, fill="#b7ccc1")
        + ornaments.rhumbs(COMPASS, 60)
        + wash.picture(land.boundary, plan.WIDTH, plan.HEIGHT, SEA)
        + wash.strokes(land, FRAME, LEVELS)
    )


def _land(europe: Europe) -> str:
    """Every region in its wash, stronger along the border as a colourist's brush leaves it."""
    fills = {ELSEWHERE: "#e2d3ac"} | {name: region.wash for name, region in plan.REGIONS.items()}
    borders = shapely.union_all([europe.lands[name].shape.boundary for name in plan.REGIONS])
    drawn = [element("use", href="#land", fill="#5b4a30", transform="translate(2.5 3)", opacity=0.75)]
    drawn += [element("use", href=f"#{name}", fill=fill) for name, fill in fills.items()]
    drawn.append(group((wash.picture(borders, plan.WIDTH, plan.HEIGHT, LAND),), clip_path="url(#regions)"))
    drawn.append(element("use", href="#land", fill="none", stroke=INK, stroke_width=1.9, stroke_linejoin="round"))
    return group(drawn)


def _arrow(route: plan.Route) -> str:
    start, bend, end = sea_route(route)
    d = f"M{pen.at(start)}Q{pen.at(bend)} {pen.at(end)}"
    heads = "".join(_arrow_head(tip, bend) for tip in (start, end))
    return group(
        (
            path(d, stroke=VELLUM, stroke_width=9, stroke_opacity=0.75, stroke_linecap="round", fill="none"),
            path(d, stroke="#8c2a1c", stroke_width=4.2, stroke_dasharray="9 4", fill="none"),
            path(heads, fill="#8c2a1c", stroke=VELLUM, stroke_width=1.6, stroke_linejoin="round"),
        )
    )


def _arrow_head(tip: Point, origin: Point) -> str:
    angle = math.atan2(tip[1] - origin[1], tip[0] - origin[0])
    front = pen.polar(tip, 9, angle)
    sides = [pen.polar(tip, 12, angle + turn) for turn in (2.5, math.pi, -2.5)]
    sides[1] = pen.polar(tip, 5, angle + math.pi)
    return pen.polyline([front, *sides], closed=True)


def _name(name: Name, letters: Letters) -> str:
    place = f"translate({pen.at(name.middle)})rotate({pen.number(name.turn)})"
    halo = 5 * EM / name.size
    style = {"stroke": VELLUM, "stroke_width": pen.number(halo), "stroke_opacity": 0.55, "stroke_linejoin": "round"}
    return group(
        (
            letters.word(name.text, name.size, name.spacing, fill="none", **style),
            letters.word(name.text, name.size, name.spacing, fill="#1f1207"),
        ),
        transform=place,
    )


def _beasts() -> str:
    return (
        ornaments.figure("ship", (190, 462), 0.95)
        + ornaments.figure("whale", (400, 116), 0.75)
        + ornaments.figure("serpent", (152, 945), 0.66)
        + ornaments.figure("ship", (560, 974), 0.5, mirrored=True)
        + ornaments.figure("serpent", (1010, 1098), 0.6, mirrored=True)
    )


def _title(letters: Letters) -> str:
    left, top, wide, high = TITLE
    middle = left + wide / 2
    return (
        ornaments.scroll(left, top, wide, high)
        + group((letters.word("Evropa", 38, 12, fill="#8c2a1c"),), transform=f"translate({middle} {top + 24})")
        + group(
            (letters.word("tempore magnae pestilentiae · MCCCXLVII", 21, 1, fill=INK),),
            transform=f"translate({middle} {top + 52})",
        )
    )


def _palace(letters: Letters) -> str:
    left, top, wide, high = PALACE
    middle = left + wide / 2
    sockets = "".join(
        element("rect", x=middle + (k - 1.5) * 46 - 18, y=top + high - 52, width=36, height=36, rx=5) for k in range(4)
    )
    return (
        element("rect", x=left, y=top, width=wide, height=high, rx=6, fill=PAPER, stroke=INK, stroke_width=2.4)
        + element(
            "rect",
            x=left + 6,
            y=top + 6,
            width=wide - 12,
            height=high - 12,
            rx=3,
            fill="#e9d9b0",
            stroke=INK,
            stroke_width=0.9,
        )
        + ornaments.castle((middle, top + 132), 0.86)
        + group((letters.word("Palatium", 27, 3, fill=INK),), transform=f"translate({middle} {top + 164})")
        + group((sockets,), fill="#d8c391", stroke="#6b5130", stroke_width=1.4, stroke_dasharray="3 2")
    )


def _supply(emblems: Emblems) -> str:
    """The place of the rat tokens not yet in play: a round socket and a band for their number."""
    x, y = SUPPLY
    rings = "".join(
        element("circle", r=r, fill=fill, stroke_width=width)
        for r, fill, width in ((36, PAPER, 2.2), (31, "#d8c391", 1), (26, "none", 0.8))
    )
    band = path("M-44 30h88l-8 14l8 14h-88l8-14z", fill=VELLUM)
    socket = group(
        (rings, band), transform=f"translate({x} {y})", stroke=INK, stroke_width=1.6, stroke_linejoin="round"
    )
    return socket + emblems.printed("rat", SUPPLY, 42, 0.55)
