"""The table of Rattus: the map with cubes, rat tokens and the plague piece, and beside it what each seat has."""

from __future__ import annotations

from typing import Any

from lazaretto.pictures import art
from lazaretto.pictures.sheet import Sheet

SIDE = 460  # how wide the panels beside the map are


def lay(picture: Any, seat: int | None, asked: int | None) -> Sheet:
    """The pieces of a picture as a seat sees them; `asked`: whose panel is lit."""
    places = art.places("europe")
    _, _, width, height = places["viewBox"]
    sheet = Sheet("europe", width + SIDE, height)
    for region in picture["regions"]:
        _ground(sheet, picture, region, places["regions"][region["name"]])
    for region in picture["regions"]:
        _pieces(sheet, picture, region, places)
    x, y = places["regions"][picture["plague"]]["plague"]
    sheet.symbol("plague", x, y, 1.3 * places["radius"]["plague"])
    if picture["neutral"]:
        sheet.badge(x + 18, y - 18, 11, str(picture["neutral"]))
    for colour, count, (x, y) in zip(picture["colours"], picture["palace"], places["palace"]["cubes"], strict=False):
        sheet.pile(x, y, 20, colour, count)
    x, y = places["supply"]["count"]
    sheet.text(x, y, 30, str(picture["supply"]))
    _panels(sheet, picture, asked, width)
    return sheet


def _ground(sheet: Sheet, picture: Any, region: Any, place: Any) -> None:
    if not region["in_play"]:
        sheet.path(place["path"], 'fill="#e8dab6" fill-opacity="0.88"')
    elif region["name"] == picture["devastated"]:
        sheet.path(place["path"], 'fill="#780a05" fill-opacity="0.28" stroke="#7a0f0a" stroke-width="4"')


def _pieces(sheet: Sheet, picture: Any, region: Any, places: Any) -> None:
    place, radius = places["regions"][region["name"]], places["radius"]
    for rat, (x, y) in zip(region["rats"], place["rats"], strict=True):
        if rat is not None:
            token(sheet, rat["face"], x, y, 1.1 * radius["rat"])
    for colour, count, (x, y) in zip(picture["colours"], region["cubes"], place["cubes"], strict=False):
        sheet.pile(x, y, 1.2 * radius["cube"], colour, count)


def token(sheet: Sheet, face: Any, x: float, y: float, radius: float) -> None:
    """A rat token: its back, or limit, M, A and classes."""
    if face is None:
        sheet.symbol("token-back", x, y, radius)
        return
    sheet.symbol("token-face", x, y, radius)
    sheet.text(x, y + 0.05 * radius, 0.9 * radius, str(face["limit"]))
    marks = ["token-majority"] * face["majority"] + ["token-all"] * face["all"]
    marks += [f"class-{name}" for name in face["classes"]]
    size = min(0.24, 0.7 / max(1, len(marks))) * radius
    for k, mark in enumerate(marks):
        sheet.symbol(mark, x + (2 * k + 1 - len(marks)) * 1.1 * size, y + 0.45 * radius, size)


def _panels(sheet: Sheet, picture: Any, asked: int | None, left: float) -> None:
    colours = picture["colours"]
    room = min(220.0, (sheet.height - 190) / len(colours))
    for k, colour in enumerate(colours):
        top = 10 + k * room
        sheet.panel(left + 10, top, SIDE - 20, room - 12, colour, k == asked)
        numbers = [("vp", "", str(picture["points"][k])), (f"cube-{colour}", colour, str(picture["reserve"][k]))]
        sheet.numbers(left + 26, top + 40, numbers)
        cards(sheet, [card for card in picture["cards"] if card["holder"] == k], left + 50, top + room - 66, SIDE - 70)
    free = [card for card in picture["cards"] if card["holder"] is None]
    cards(sheet, free, left + 50, sheet.height - 90, SIDE - 70)


def cards(sheet: Sheet, held: list[Any], x: float, y: float, width: float) -> None:
    """Class cards side by side, each with its class; one that was used in this turn is fainter."""
    apart = min(84.0, width / max(1, len(held)))
    scale = apart / 84  # none lies on the next
    for k, card in enumerate(held):
        sheet.drawn.append(f'<g opacity="{0.45 if card["used"] else 1:g}">')
        sheet.symbol(f"card-{card['name'].replace('_', '-')}", x + k * apart, y, 36 * scale)
        sheet.symbol(f"class-{card['class']}", x + k * apart + 24 * scale, y + 28 * scale, 13 * scale)
        sheet.drawn.append("</g>")
