"""What the mapmaker decided for Europe: countries of each region, own borders, colours, lettering, sea routes."""

from __future__ import annotations

from typing import NamedTuple

from tools.board_art.pen import Point

WIDTH, HEIGHT = 1600, 1200
MARGIN = 46  # of the frame around the map


class Lettering(NamedTuple):
    """Where a region's name stands: middle in degrees, turn in degrees, size and spacing in units of the board."""

    longitude: float
    latitude: float
    turn: float
    size: float
    spacing: float


class Region(NamedTuple):
    """A region as it is drawn; countries by their ISO number, or by name where they have none."""

    countries: str
    wash: str
    name: Lettering


# Light, medium and dark as in map.toml; ink is legible on all of them (4.5 to 1 and more).
REGIONS = {
    "anglia": Region("826 372 833", "#e6c98a", Lettering(-1.35, 52.2, 0, 31, 2)),
    "gallia": Region("250 056 442 492 831 832", "#c9bed4", Lettering(2.1, 46.6, 0, 38, 6)),
    "germania": Region("276 528 040 203 756 438", "#ead99f", Lettering(10.7, 51.3, 0, 33, 2)),
    "hispania": Region("724 620 020", "#ecbf91", Lettering(-4.2, 39.6, -6, 38, 6)),
    "hungaria": Region("348 703 191 705 070", "#bcd3b0", Lettering(19.6, 46.9, 3, 30, 1)),
    "italia": Region("380 674 336 470", "#e0a08c", Lettering(11.6, 44.7, 4, 32, 2)),
    "polonia": Region("616 440", "#ddbdc6", Lettering(20.7, 52.1, 3, 36, 3)),
    "scandia": Region("578 752 208 246 248", "#c9d3a4", Lettering(15.4, 60.3, -74, 38, 6)),
    "bulgaria": Region("100 688 Kosovo 499 807 008 300 642", "#cda06f", Lettering(24.3, 42.9, 4, 32, 1)),
    "turcia": Region("792 196 N.Cyprus", "#c98a6b", Lettering(33.4, 38.9, 8, 40, 7)),
    "russia": Region("643 804 112 428 233 398", "#93a5b4", Lettering(33.4, 57.4, 9, 48, 14)),
    "tartaria": Region("498", "#b09a78", Lettering(34.6, 49.6, 8, 42, 8)),
}

# Borders that are no country's border today, in degrees.
CUTS: dict[str, list[Point]] = {
    "transylvania": [
        (20.5, 46.6), (21.2, 45.2), (22.6, 45.25), (24.5, 45.5), (25.6, 45.4), (26.4, 45.9), (26.0, 46.8),
        (25.2, 47.6), (24.6, 48.3),
    ],
    "galicia": [
        (22.0, 48.3), (24.5, 48.2), (26.2, 48.6), (26.2, 50.0), (25.4, 51.0), (24.2, 51.4), (23.8, 52.6),
        (25.5, 53.2), (26.2, 54.2), (26.8, 55.4), (26.6, 55.9),
    ],
    "steppe": [(23.0, 51.9), (27.0, 51.7), (31.0, 52.9), (35.0, 52.3), (40.0, 53.3), (46.0, 52.3), (60.0, 53.0)],
}  # fmt: skip

# On which side of a cut a place lies: the cut closed to a polygon.
CLOSED: dict[str, list[Point]] = {
    "transylvania": [(22, 49), (19, 48)],
    "galicia": [(20, 57), (18, 50), (20, 48.4)],
    "steppe": [(60, 40), (23, 40)],
}


class Route(NamedTuple):
    """A sea arrow between two regions: its ends in degrees and how far it bends aside."""

    a: str
    b: str
    start: Point
    end: Point
    bend: float


ROUTES = (
    Route("anglia", "gallia", (0.55, 51.0), (1.0, 49.85), 0.25),
    Route("anglia", "scandia", (-1.2, 55.6), (6.3, 58.4), -0.2),
    Route("germania", "scandia", (12.3, 54.2), (13.6, 55.5), 0.35),
    Route("hispania", "italia", (2.6, 41.4), (8.25, 39.7), 0.2),
    Route("bulgaria", "italia", (20.0, 39.9), (18.2, 40.4), 0.35),
    Route("bulgaria", "turcia", (25.9, 40.8), (27.0, 39.5), 0.3),
    Route("tartaria", "turcia", (33.9, 44.6), (34.2, 42.0), 0.2),
)


def region_of(country: str, longitude: float, latitude: float, within: dict[str, bool]) -> str | None:
    """To which region a piece of a country belongs; None for land that is no part of the game."""
    if country == "642":  # Romania, either side of the Carpathians
        return "hungaria" if within["transylvania"] else "bulgaria"
    if country == "208":  # Jutland would join Scandia to Germania by land, where the game has an arrow
        return "germania" if longitude < 10 or (latitude > 56.6 and longitude < 10.9) else "scandia"
    if country == "792" and longitude < 28.5 and latitude > 40.3:  # Thrace, for the same reason
        return "bulgaria"
    if country == "643" and longitude < 23.5 and latitude < 56:  # Königsberg
        return "polonia"
    if country in ("804", "112", "440", "428") and within["galicia"]:
        return "polonia"
    if country in ("643", "804", "112", "398"):
        return "tartaria" if within["steppe"] else "russia"
    if country == "724" and latitude < 30:  # the Canaries
        return None
    return _REGION_OF.get(country)


_REGION_OF = {country: name for name, region in REGIONS.items() for country in region.countries.split()}
