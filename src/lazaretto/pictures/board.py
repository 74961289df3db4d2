"""A view as SVG: pieces on the art of the client; where that is not installed, or a title lays none, letters."""

from __future__ import annotations

from html import escape

from lazaretto.games.titles import TITLES, load
from lazaretto.kernel.view import View
from lazaretto.lang.words import Words
from lazaretto.pictures import art
from lazaretto.pictures.sheet import Sheet

WIDTH = 900  # pixels that a picture takes on a page
LETTER, LINE = 8, 17


def svg(view: View) -> str:
    """The table as the seat of a view sees it."""
    sheet = sheet_of(view)
    if sheet is None:
        return letters(text_of(view))
    return f"{sheet.open(WIDTH)}<defs>{''.join(sheet.symbols.values())}</defs>{''.join(sheet.drawn)}</svg>"


def sheet_of(view: View) -> Sheet | None:
    """The pieces on the board, where there is art."""
    pieces = TITLES[view.title].pieces if view.title in TITLES else ""
    if not pieces or not art.is_there():
        return None
    picture = view.state.layout.ruleset.picture(view.state)
    asked = None if view.decision is None or view.decision.is_chance else view.decision.seat
    sheet: Sheet = load(pieces)(picture, view.seat, asked)
    return sheet


def text_of(view: View) -> str:
    """The board as a terminal shows it."""
    words = Words(names=[f"seat {seat}" for seat in range(view.state.players)])
    return str(load(TITLES[view.title].drawing)(view.state, view.seat, words))


def letters(text: str) -> str:
    """Lines of letters as SVG."""
    lines = text.splitlines()
    width, height = LETTER * max(map(len, lines), default=1) + 20, LINE * len(lines) + 20
    drawn = "".join(
        f'<text x="10" y="{LINE * (k + 1)}" xml:space="preserve">{escape(line)}</text>' for k, line in enumerate(lines)
    )
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="monospace" font-size="13" fill="#1f1207">'
        f'<rect width="100%" height="100%" fill="#f7eed8"/>{drawn}</svg>'
    )
