"""How a board keeps to a width: lines are wrapped, and pieces that must stay whole go to the next line."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence, Sized
from typing import TypeVar

WIDTH = 80  # of a terminal, as long as nobody says otherwise

Piece = TypeVar("Piece", bound=Sized)


def fold(pieces: Sequence[Piece], width: int, gap: int = 1) -> list[list[Piece]]:
    """Pieces line by line, so many columns between two; a piece that is too long has a line to itself."""
    lines: list[list[Piece]] = [[]]
    used = 0
    for piece in pieces:
        if lines[-1] and used + gap + len(piece) > width:
            lines.append([])
        used = used + gap + len(piece) if lines[-1] else len(piece)
        lines[-1].append(piece)
    return lines


def wrap(line: str, width: int, indent: int = 2) -> str:
    """A sentence in as many lines as it needs, all but the first indented."""
    return "\n".join(textwrap.wrap(line, width, subsequent_indent=" " * indent, break_on_hyphens=False)) + "\n"
