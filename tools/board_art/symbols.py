"""The sprite of symbols, from the strokes in `drawings/`; their README says how a stroke is written."""

from __future__ import annotations

from pathlib import Path

from tools.board_art.pen import element

DRAWINGS = Path(__file__).parent / "drawings"
_PAPER = "var(--paper,#f7eed8)"
_EDGE = "var(--edge,#1f1207)"


def _styles(unit: float) -> dict[str, dict[str, object]]:
    """What each hand means; widths in a square of 64, wider in a small one, which is shown smaller."""
    line = {"fill": "none", "stroke": "currentColor"}
    return {
        "f": {"fill": "currentColor"},
        "o": {"fill": _PAPER, "stroke": "currentColor", "stroke-width": 2.2 * unit},
        "a": {"fill": "var(--accent,#b0503a)", "stroke": "currentColor", "stroke-width": 2 * unit},
        "y": {"fill": "var(--gold,#d9a83f)", "stroke": "currentColor", "stroke-width": 2 * unit},
        "l": {**line, "stroke-width": 2.6 * unit},
        "t": {**line, "stroke-width": 1.4 * unit},
        "b": {**line, "stroke-width": 4.4 * unit},
        "p": {"fill": _PAPER},
        "w": {"fill": "none", "stroke": _PAPER, "stroke-width": 2 * unit},
        "c": {"fill": "var(--cube,#b3261e)", "stroke": _EDGE, "stroke-width": 3 * unit},
        "e": {"fill": "none", "stroke": _EDGE, "stroke-width": 2 * unit},
        "d": {"fill": _EDGE},
        "g": {"fill": "none", "stroke": _EDGE, "stroke-width": unit, "stroke-opacity": 0.28},
        "h": {"fill": "#fff", "fill-opacity": 0.36},
        "s": {"fill": "#000", "fill-opacity": 0.22},
    }


_UNITS = {64: 1.0, 32: 0.85, 24: 0.8}


def sprite() -> str:
    symbols = [symbol for file in sorted(DRAWINGS.glob("*.txt")) if file.stem != "README" for symbol in _symbols(file)]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


def _symbols(file: Path) -> list[str]:
    found: list[str] = []
    name, size, strokes = "", 0, list[str]()

    def finish() -> None:
        if name:
            found.append(
                f'<symbol id="{name}" viewBox="0 0 {size} {size}" stroke-linejoin="round" stroke-linecap="round">'
                f"{''.join(strokes)}</symbol>"
            )

    for line in file.read_text().splitlines():
        if not line.startswith(" "):
            finish()
            name, number = line.split()
            size, strokes = int(number), []
        else:
            hand, what = line.strip().split(" ", 1)
            strokes.append(_stroke(what, _styles(_UNITS[size])[hand]))
    finish()
    return found


def _stroke(what: str, style: dict[str, object]) -> str:
    shape, *numbers = what.split()
    if shape == "circle":
        return element("circle", **dict(zip(("cx", "cy", "r"), numbers, strict=True)), **style)
    if shape == "ellipse":
        return element("ellipse", **dict(zip(("cx", "cy", "rx", "ry"), numbers, strict=True)), **style)
    return element("path", d=what, **style)
