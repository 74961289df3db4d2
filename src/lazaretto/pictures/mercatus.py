"""The table of Mercatus: that of Rattus with goods in the regions and in the panels, and coins."""

from __future__ import annotations

from typing import Any

from lazaretto.pictures import art, rattus
from lazaretto.pictures.sheet import INK, PAPER, Sheet


def lay(picture: Any, seat: int | None, asked: int | None) -> Sheet:
    """The pieces of a picture as a seat sees them."""
    sheet, places = rattus.lay(picture, seat, asked), art.places("europe")
    radius = places["radius"]["good"]
    for good in picture["goods"]:
        for region in good["regions"]:
            x, y = places["regions"][region]["good"]
            box = f'x="{x - radius:g}" y="{y - radius:g}" width="{2 * radius:g}" height="{2 * radius:g}" rx="4"'
            sheet.drawn.append(f'<rect {box} fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>')
            sheet.symbol(f"good-{good['name']}", x, y, radius - 2)
    left, colours = places["viewBox"][2], picture["colours"]
    room = min(220.0, (sheet.height - 190) / len(colours))
    for k in range(len(colours)):
        held = [(f"good-{good['name']}", "", str(good["held"][k])) for good in picture["goods"] if good["held"][k]]
        sheet.numbers(left + 240, 50 + k * room, [("coin", "", str(picture["coins"][k]))])
        sheet.numbers(left + 26, 92 + k * room, held)
    return sheet
