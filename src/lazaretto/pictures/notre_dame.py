"""The table of Notre Dame: the city with all that lies in it, and beside it what each seat has."""

from __future__ import annotations

from typing import Any

from lazaretto.lang.words import Words
from lazaretto.pictures import art
from lazaretto.pictures.sheet import SEATS, Sheet

SIDE = 520  # how wide the panels beside the city are
CATHEDRAL = "notre_dame"


def lay(picture: Any, seat: int | None, asked: int | None) -> Sheet:
    """The pieces of a picture as a seat sees them: its own quarter is nearest."""
    board = f"paris-{len(picture['players'])}"
    places = art.places(board)
    _, _, width, height = places["viewBox"]
    sheet, quarters = Sheet(board, width + SIDE, height), picture["quarters"]
    nearest = next(k for k, quarter in enumerate(quarters) if quarter["seat"] == (seat or 0))
    turned = [quarters[(nearest + k) % len(quarters)] for k in range(len(quarters))]
    words = Words()
    for place, quarter in zip(places["quarters"], turned, strict=True):
        _quarter(sheet, quarter, place, words)
    for k, (place, quarter) in enumerate(zip(places["quarters"], turned, strict=True)):
        if quarter["seat"] is not None:
            stack = places["cathedral"]["cubes"][k]
            _belongings(sheet, picture["players"][quarter["seat"]], place, stack, places["radius"])
    squares = {
        square["name"]: place["squares"][square["name"].partition("-")[2]]
        for place, quarter in zip(places["quarters"], turned, strict=True)
        for square in quarter["squares"]
    }
    for k, player in enumerate(picture["players"]):
        x, y = squares[player["carriage"]]["carriages"][k]
        sheet.symbol("carriage", x, y, 20, player["colour"])
    _panels(sheet, picture, asked, width)
    return sheet


def _quarter(sheet: Sheet, quarter: Any, place: Any, words: Words) -> None:
    colour = SEATS[quarter["colour"]]
    if quarter["seat"] is not None:
        sheet.path(place["path"], f'fill="{colour}" fill-opacity="0.1" stroke="{colour}" stroke-width="5"')
    for name, sector in place["sectors"].items():
        _label(sheet, words.say(f"ribbon-{name}"), sector["label"])
    _label(sheet, words.say("paris-harbour"), place["harbour"]["label"])
    for square in quarter["squares"]:
        if square["message"] is not None:
            x, y = place["squares"][square["name"].partition("-")[2]]["message"]
            ground = f'fill="#f7eed8" stroke="{colour}" stroke-width="3"'
            sheet.drawn.append(f'<circle cx="{x:g}" cy="{y:g}" r="19" {ground}/>')
            sheet.symbol(f"message-{square['message']}", x, y, 15)


def _label(sheet: Sheet, text: str, label: Any) -> None:
    x, y = label["centre"]
    turn = label.get("turn", 0)
    sheet.text(x, y + 0.25 * label["height"], 0.8 * label["height"], text, turn=turn)


def _belongings(sheet: Sheet, player: Any, place: Any, stack: Any, radius: Any) -> None:
    """What a player has in his quarter, on his rat track and on the cathedral."""
    colour = player["colour"]
    x, y = stack
    sheet.pile(x, y, 1.2 * radius["cube"], colour, player["cubes"].get(CATHEDRAL, 0))
    for name, sector in place["sectors"].items():
        count = player["cubes"].get(name, 0)
        for x, y in sector["cubes"][: count if count <= len(sector["cubes"]) else 0]:
            sheet.pile(x, y, radius["cube"], colour, 1)
        if count > len(sector["cubes"]):
            x, y = sector["cubes"][1]
            sheet.pile(x, y, radius["cube"], colour, count)
        if player["friend"] == name:
            x, y = sector["friend"]
            sheet.symbol("friend", x, y, 1.4 * radius["friend"], colour)
    x, y = place["harbour"]["track"][player["rats"]]
    sheet.symbol("rat-marker", x, y, 1.4 * radius["rat"], colour)


def _panels(sheet: Sheet, picture: Any, asked: int | None, left: float) -> None:
    players = picture["players"]
    room = min(330.0, (sheet.height - 150) / len(players))
    for k, player in enumerate(players):
        top, colour = 10 + k * room, player["colour"]
        sheet.panel(left + 10, top, SIDE - 20, room - 12, colour, k == asked)
        points = "?" if player["points"] is None else str(player["points"])
        supply = [("vp", "", points), ("coin", "", str(player["coins"]))]
        supply += [(f"cube-{colour}", colour, str(player["supply"])), ("rat", "", str(player["rats"]))]
        sheet.numbers(left + 26, top + 40, supply, 118)
        _cards(sheet, player["hand"] + player["passing"], left + 56, top + 0.42 * room)
        sheet.drawn.append('<g opacity="0.55">')
        _cards(sheet, player["played"], left + 56, top + 0.75 * room)
        sheet.drawn.append("</g>")
        if k == picture["bell"]:
            sheet.symbol("bell-ringer", left + SIDE - 50, top + room - 50, 28)
    for k, character in enumerate(picture["characters"]):
        x, y = left + 70 + 160 * k, sheet.height - 70
        sheet.symbol(f"character-{character['name']}", x, y, 50)
        sheet.badge(x + 42, y + 34, 18, str(character["rats"]))


def _cards(sheet: Sheet, cards: list[Any], x: float, y: float) -> None:
    """Action cards side by side; one that is not known shows its back."""
    for k, card in enumerate(cards):
        place = None if card["name"] is None else card["name"].partition("-")[2]
        frame = f'fill="#fffaf0" stroke="{SEATS[card["colour"]]}" stroke-width="3"'
        sheet.drawn.append(f'<rect x="{x + 76 * k - 34:g}" y="{y - 34:g}" width="68" height="68" rx="8" {frame}/>')
        sheet.symbol("card-back" if place is None else f"place-{place}", x + 76 * k, y, 28)
