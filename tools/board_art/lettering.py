"""Letters as outlines, so that a picture needs no font where it is shown."""

from __future__ import annotations

import itertools
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from shapely.geometry import LinearRing

from tools.board_art import pen
from tools.board_art.pen import Point

EM = 200  # units in which the outlines are kept
ROUGHNESS = 0.4  # of those units: the type is worn enough by itself


class Letters:
    """A font of which every letter used is written once into the picture."""

    def __init__(self, font: Path) -> None:
        self._font = TTFont(font)
        self._glyphs = self._font.getGlyphSet()
        self._scale = EM / float(self._font["head"].unitsPerEm)
        self._used: dict[str, str] = {}

    def width(self, text: str, size: float, spacing: float = 0) -> float:
        advances = sum(float(self._glyphs[self._name(c)].width) for c in text) * self._scale
        return advances * size / EM + spacing * (len(text) - 1)

    def word(self, text: str, size: float, spacing: float = 0, **style: object) -> str:
        """The text around the origin, its small letters' middle at height 0."""
        x = -self.width(text, size, spacing) / 2
        uses = []
        for character in text:
            name = self._name(character)
            if character != " ":
                place = f"translate({pen.number(x)} {pen.number(size * 0.24)})scale({size / EM:.2g})"
                uses.append(pen.element("use", href=f"#{self._outline(name)}", transform=place))
            x += float(self._glyphs[name].width) * self._scale * size / EM + spacing
        return pen.group(uses, **style)

    def definitions(self) -> str:
        return "".join(pen.path(d, id=key) for key, d in sorted(self._used.items()))

    def _name(self, character: str) -> str:
        return str(self._font.getBestCmap()[ord(character)])

    def _outline(self, name: str) -> str:
        key = f"letter-{name}"
        if key not in self._used:
            drawn = DecomposingRecordingPen(self._glyphs)
            self._glyphs[name].draw(drawn)
            self._used[key] = "".join(
                pen.polyline(list(LinearRing(ring).simplify(ROUGHNESS).coords)[:-1], closed=True)
                for ring in _flattened(drawn.value, self._scale)
            )
        return key


def _flattened(outline: list[tuple[str, tuple[Point, ...]]], scale: float) -> list[list[Point]]:
    """The curves of a letter as chains of points, y downwards."""
    rings: list[list[Point]] = []
    for operator, points in outline:
        if operator == "moveTo":
            rings.append([points[0]])
        elif operator == "lineTo":
            rings[-1].append(points[0])
        elif operator == "qCurveTo":
            ends = [*(pen.midway(a, b) for a, b in itertools.pairwise(points[:-1])), points[-1]]
            for control, end in zip(points[:-1], ends, strict=True):
                start = rings[-1][-1]
                rings[-1] += [
                    pen.midway(pen.midway(start, control, t), pen.midway(control, end, t), t)
                    for t in (0.25, 0.5, 0.75, 1.0)
                ]
        elif operator == "curveTo":
            start = rings[-1][-1]
            rings[-1] += [_cubic((start, *points), k / 6) for k in range(1, 7)]
    return [[(x * scale, -y * scale) for x, y in ring] for ring in rings if len(ring) > 2]


def _cubic(points: tuple[Point, ...], t: float) -> Point:
    while len(points) > 1:
        points = tuple(pen.midway(a, b, t) for a, b in itertools.pairwise(points))
    return points[0]
