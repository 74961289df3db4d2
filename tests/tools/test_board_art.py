"""The committed boards of the browser table agree with the games, and nothing on them lies on something else."""

from __future__ import annotations

import gzip
import itertools
import json
import math
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from lazaretto.games.notre_dame import board as paris
from lazaretto.games.notre_dame import components as streets
from lazaretto.games.rattus import board as rattus
from lazaretto.games.rattus import components as regions
from lazaretto.games.rattus.mercatus import board as mercatus
from lazaretto.games.rattus.mercatus.ruleset import MERCATUS
from lazaretto.kernel.components import load

ART = Path(__file__).parents[2] / "web/src/art"
EUROPE = json.loads((ART / "europe.json").read_text())
PARIS = {players: json.loads((ART / f"paris-{players}.json").read_text()) for players in (2, 3, 4, 5)}
PICTURES = ("europe.svg", *(f"paris-{players}.svg" for players in PARIS))
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (ART / "symbols.svg").read_text()))

Disc = tuple[float, float, float]  # x, y, radius


def discs(board: dict[str, Any], kind: str, places: list[list[float]]) -> list[Disc]:
    radius = board["radius"][kind]
    return [(x, y, radius) for x, y in places]


def pieces_in(region: dict[str, Any]) -> list[Disc]:
    return (
        discs(EUROPE, "rat", region["rats"])
        + discs(EUROPE, "cube", region["cubes"])
        + discs(EUROPE, "plague", [region["plague"]])
        + discs(EUROPE, "good", [region["good"]])
    )


def overlapping(pieces: list[Disc]) -> list[tuple[Disc, Disc]]:
    return [(a, b) for a, b in itertools.combinations(pieces, 2) if math.dist(a[:2], b[:2]) < a[2] + b[2]]


def touching(label: dict[str, Any], pieces: list[Disc]) -> list[Disc]:
    """The pieces that reach into a label's box, which may be turned."""
    turn = -math.radians(label.get("turn", 0))
    found = []
    for x, y, radius in pieces:
        dx, dy = x - label["centre"][0], y - label["centre"][1]
        along = abs(dx * math.cos(turn) - dy * math.sin(turn)) - label["width"] / 2
        across = abs(dx * math.sin(turn) + dy * math.cos(turn)) - label["height"] / 2
        if math.hypot(max(along, 0), max(across, 0)) < radius - 0.5:
            found.append((x, y, radius))
    return found


def outside(board: dict[str, Any], pieces: list[Disc]) -> list[Disc]:
    left, top, wide, high = board["viewBox"]
    return [(x, y, r) for x, y, r in pieces if not (left + r < x < wide - r and top + r < y < high - r)]


def corners(path: str) -> list[tuple[float, float]]:
    """The corners of a polygon written as M, l and z."""
    start, *steps = [
        [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", part)] for part in re.split("[lz]", path) if part
    ]
    points = [(start[0], start[1])]
    for dx, dy in steps:
        points.append((points[-1][0] + dx, points[-1][1] + dy))
    return points


def area(path: str) -> float:
    points = corners(path)
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def luminance(colour: str) -> float:
    """The relative luminance of the web's contrast rules."""
    shares = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# ---------------------------------------------------------------- Europe


def test_every_region_of_the_map_is_drawn() -> None:
    assert set(EUROPE["regions"]) == set(rattus.REGIONS)


def test_the_sea_routes_are_the_sea_borders_of_the_map() -> None:
    _, ruled = load(Path(regions.__file__).parent / "map.toml")
    sea = {frozenset((row["a"], row["b"])) for row in ruled["borders"] if row["kind"] == "sea"}
    assert {frozenset(route["between"]) for route in EUROPE["routes"]} == sea


def test_the_borders_that_the_picture_shows_are_those_of_the_map() -> None:
    shown = {frozenset(border) for border in EUROPE["borders"]}
    assert shown == {frozenset((rattus.REGIONS[a], rattus.REGIONS[b])) for a, b in regions.printed().borders}


@pytest.mark.parametrize("name", rattus.REGIONS)
def test_a_region_has_a_place_for_each_piece_that_may_lie_there(name: str) -> None:
    region = EUROPE["regions"][name]
    assert len(region["rats"]) == rattus.MOST_RATS
    assert len(region["cubes"]) == len(rattus.COLOURS)


@pytest.mark.parametrize("name", rattus.REGIONS)
def test_pieces_in_a_region_lie_beside_each_other_and_beside_its_name(name: str) -> None:
    region = EUROPE["regions"][name]
    pieces = pieces_in(region)
    assert not outside(EUROPE, pieces)
    assert not overlapping(pieces)
    assert not touching(region["label"], pieces)


def test_pieces_of_different_regions_lie_beside_each_other() -> None:
    assert not overlapping([piece for region in EUROPE["regions"].values() for piece in pieces_in(region)])


def test_the_palace_and_the_supply_are_clear_of_all_regions() -> None:
    pieces = [piece for region in EUROPE["regions"].values() for piece in pieces_in(region)]
    palace = discs(EUROPE, "cube", EUROPE["palace"]["cubes"])
    assert len(palace) == len(rattus.COLOURS)
    assert not overlapping([*pieces, *palace, (*EUROPE["supply"]["centre"], 36.0)])


@pytest.mark.parametrize("name", rattus.REGIONS)
def test_ink_is_legible_on_every_region(name: str) -> None:
    wash, ink = luminance(EUROPE["regions"][name]["wash"]), luminance("#1f1207")
    assert (wash + 0.05) / (ink + 0.05) >= 4.5


# ---------------------------------------------------------------- Paris


@pytest.mark.parametrize("players", PARIS)
def test_as_many_quarters_are_drawn_as_are_in_use(players: int) -> None:
    board = PARIS[players]
    assert len(board["quarters"]) == len(board["cathedral"]["cubes"]) == paris.quarters(players)
    assert board["cathedral"]["value"] == paris.cathedral_value(players)


@pytest.mark.parametrize("players", PARIS)
def test_every_quarter_has_all_sectors_squares_and_the_rat_track(players: int) -> None:
    for quarter in PARIS[players]["quarters"]:
        assert set(quarter["sectors"]) == set(paris.SECTORS)
        assert set(quarter["squares"]) == set(paris.SQUARES)
        assert len(quarter["harbour"]["track"]) == paris.TRACK + 1


@pytest.mark.parametrize("players", PARIS)
def test_all_sectors_are_equally_large(players: int) -> None:
    areas = [area(sector["path"]) for quarter in PARIS[players]["quarters"] for sector in quarter["sectors"].values()]
    assert max(areas) / min(areas) < 1.02


@pytest.mark.parametrize("players", PARIS)
def test_pieces_in_a_quarter_lie_beside_each_other(players: int) -> None:
    board = PARIS[players]
    pieces = discs(board, "cube", board["cathedral"]["cubes"])
    for quarter in board["quarters"]:
        for sector in quarter["sectors"].values():
            here = discs(board, "cube", sector["cubes"]) + discs(board, "friend", [sector["friend"]])
            assert len(sector["cubes"]) == 5
            assert not touching(sector["label"], here)
            pieces += here
        track = discs(board, "rat", quarter["harbour"]["track"])
        assert not touching(quarter["harbour"]["label"], track)
        pieces += track
        for square in quarter["squares"].values():
            assert len(square["carriages"]) == paris.SEATS
            pieces += discs(board, "message", [square["message"]]) + discs(board, "carriage", square["carriages"])
    assert not outside(board, pieces)
    assert not overlapping(pieces)


@pytest.mark.parametrize("players", PARIS)
@pytest.mark.parametrize("part", ["within", "to_next"])
def test_the_streets_that_a_picture_shows_are_those_of_the_quarters(players: int, part: str) -> None:
    printed = getattr(streets.printed(), part)
    assert PARIS[players]["streets"][part] == [[paris.SQUARES[a], paris.SQUARES[b]] for a, b in printed]


@pytest.mark.parametrize("players", PARIS)
def test_squares_one_street_apart_across_a_border_lie_in_neighbouring_quarters_clockwise(players: int) -> None:
    quarters = PARIS[players]["quarters"]
    for here, there in zip(quarters, quarters[1:] + quarters[:1], strict=True):
        for a, b in streets.printed().to_next:
            begin = here["squares"][paris.SQUARES[a]]["centre"]
            ends = {
                n: math.dist(begin, quarter["squares"][paris.SQUARES[b]]["centre"])
                for n, quarter in enumerate(quarters)
            }
            ends.pop(quarters.index(here))
            assert math.isclose(min(ends.values()), ends[quarters.index(there)], abs_tol=0.5)


def test_my_quarter_lies_at_the_bottom() -> None:
    for board in PARIS.values():
        lowest = max(board["quarters"], key=lambda quarter: float(quarter["centre"][1]))
        assert lowest is board["quarters"][0]


# ---------------------------------------------------------------- symbols and pictures

CARDS = [card.name for card in MERCATUS.cards]
NEEDED = (
    [f"card-{card}" for card in CARDS]
    + [f"class-{name}" for name in rattus.CLASSES]
    + [f"good-{kind}" for kind in mercatus.KINDS]
    + [f"cube-{colour}" for colour in {*rattus.COLOURS, *paris.COLOURS}]
    + [f"place-{action}" for action in paris.ACTIONS]
    + [f"character-{name}" for name in paris.CHARACTERS]
    + [f"message-{kind}" for kind in paris.MESSAGES]
)


@pytest.mark.parametrize("name", sorted(NEEDED))
def test_everything_the_games_name_has_a_symbol(name: str) -> None:
    assert name in SYMBOLS


@pytest.mark.parametrize("picture", [*PICTURES, "symbols.svg", "patterns.svg"])
def test_a_picture_needs_nothing_from_outside(picture: str) -> None:
    text = (ART / picture).read_text()
    names = {node.tag.rpartition("}")[2] for node in ElementTree.fromstring(text).iter()}
    assert not names & {"text", "script", "style", "foreignObject"}
    assert re.findall(r'(?:href|src)="(?!#|data:image/webp;base64,)', text) == []


@pytest.mark.parametrize("picture", PICTURES)
def test_a_board_has_no_filter_which_a_browser_would_compute_anew_at_every_zoom(picture: str) -> None:
    assert "<filter" not in (ART / picture).read_text()


@pytest.mark.parametrize("picture", PICTURES)
def test_a_board_is_small_enough_for_a_slow_line(picture: str) -> None:
    content = (ART / picture).read_bytes()
    assert len(content) < 350_000
    assert len(gzip.compress(content)) < 120_000
