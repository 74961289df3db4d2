"""A sheet of SVG on which a board lies, with pieces and numbers."""

from __future__ import annotations

from html import escape

from lazaretto.pictures import art

SEATS = {"red": "#b3261e", "green": "#2e6b34", "blue": "#1f5fa8", "yellow": "#d9a400", "violet": "#6b3fa0"}
INK, PAPER = "#1f1207", "#f7eed8"


class Sheet:
    """What is drawn, from the lowest up: `board` names the art under it, `width` and `height` are of the whole."""

    def __init__(self, board: str, width: float, height: float) -> None:
        self.board = board
        self.width = width
        self.height = height
        self.drawn: list[str] = []
        self.symbols: dict[str, str] = {}  # by name: what the pieces look like

    def symbol(self, name: str, x: float, y: float, radius: float, colour: str = "") -> None:
        """A symbol around a point; wooden ones in the colour of a seat."""
        ident = f"piece-{name}-{colour}" if colour else f"piece-{name}"
        if ident not in self.symbols:
            self.symbols[ident] = art.symbol(name, SEATS.get(colour, ""), ident)
        size = f'width="{2 * radius:g}" height="{2 * radius:g}"'
        self.drawn.append(f'<use href="#{ident}" x="{x - radius:g}" y="{y - radius:g}" {size}/>')

    def pile(self, x: float, y: float, radius: float, colour: str, count: int) -> None:
        """So many cubes of a seat: one, with their number where there are more."""
        if count:
            self.symbol(f"cube-{colour}", x, y, radius, colour)
        if count > 1:
            self.badge(x + 0.7 * radius, y - 0.6 * radius, 0.62 * radius, str(count))

    def badge(self, x: float, y: float, radius: float, text: str) -> None:
        """A small number on a light ground."""
        self.drawn.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'
        )
        self.text(x, y + 0.36 * radius * 1.3, 1.3 * radius, text)

    def text(self, x: float, y: float, size: float, text: str, anchor: str = "middle", turn: float = 0) -> None:
        """A line of letters, its foot at a point."""
        turned = f' transform="rotate({turn:g} {x:g} {y:g})"' if turn else ""
        font = f'font-family="Georgia, serif" font-weight="700" font-size="{size:g}"'
        self.drawn.append(
            f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{INK}" {font}{turned}>{escape(text)}</text>'
        )

    def path(self, outline: str, style: str) -> None:
        """An outline with the style of SVG attributes."""
        self.drawn.append(f'<path d="{outline}" {style}/>')

    def panel(self, x: float, y: float, width: float, height: float, colour: str, lit: bool = False) -> None:
        """A ground for what a seat has, with its colour at the edge; lit: it is asked."""
        edge = f'stroke="{SEATS.get(colour, INK)}" stroke-width="{7 if lit else 3}"'
        self.drawn.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="14" fill="{PAPER}" {edge}/>'
        )

    def numbers(self, x: float, y: float, pairs: list[tuple[str, str, str]], apart: float = 104) -> None:
        """Symbols in a row, each with its colour and what stands beside it."""
        for k, (name, colour, text) in enumerate(pairs):
            self.symbol(name, x + k * apart + 20, y, 20, colour)
            self.text(x + k * apart + 46, y + 11, 32, text, "start")

    def open(self, width: int) -> str:
        """The beginning of the SVG: the board, and whatever the pieces need."""
        size = f'width="{width}" height="{round(width * self.height / self.width)}"'
        x, y, across, down = art.places(self.board)["viewBox"]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" {size}>'
            f'<rect width="100%" height="100%" fill="#d8c8a0"/>'
            f'<image href="{art.board(self.board)}" x="{x}" y="{y}" width="{across}" height="{down}"/>'
        )
