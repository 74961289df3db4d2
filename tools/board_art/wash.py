"""Soft washes as small pictures within the picture: the colour fades with the distance from a line.

Strokes over strokes looked the same and took half of the time in which a board is drawn. A wash has no edges, so a
few pixels are enough; its edges are those of what is drawn over it, or of a clip.
"""

from __future__ import annotations

import base64
import io
from typing import Any, NamedTuple

import numpy as np
import shapely
from PIL import Image

from tools.board_art import pen
from tools.board_art.pen import element, path

QUALITY = 40  # per cent
SLACK = 4.0  # of where level strokes end


class Wash(NamedTuple):
    """How it is laid: its colour, how broad it is and how strong on the line, and how large a pixel is."""

    colour: str
    broad: float
    strength: float
    pixel: int


def picture(line: Any, wide: int, high: int, laid: Wash) -> str:
    """A wash along a line, on a board of this size."""
    xs, ys = (np.arange(0, size, laid.pixel) + laid.pixel / 2 for size in (wide, high))
    away = _distance(line, shapely.points(*np.meshgrid(xs, ys)))
    pixels = np.empty((*away.shape, 4), np.uint8)
    pixels[..., :3] = [int(laid.colour[k : k + 2], 16) for k in (1, 3, 5)]
    pixels[..., 3] = np.rint(255 * laid.strength * np.clip(1 - away / laid.broad, 0, 1))
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "WEBP", alpha_quality=QUALITY, method=6)
    source = f"data:image/webp;base64,{base64.b64encode(file.getvalue()).decode()}"
    return element(
        "image",
        href=source,
        width=len(xs) * laid.pixel,
        height=len(ys) * laid.pixel,
        preserveAspectRatio="none",
    )


def strokes(land: Any, within: Any, levels: tuple[tuple[float, str], ...]) -> str:
    """The engraver's level strokes in the water, so far out from the land each; they lie under it."""
    reaches = ((land.buffer(far, quad_segs=2).intersection(within).simplify(SLACK), name) for far, name in levels)
    return "".join(path(pen.outline(reach), fill=f"url(#{name})") for reach, name in reaches)


def _distance(line: Any, points: Any) -> Any:
    """How far each point is from the line."""
    corners, part = shapely.get_coordinates(shapely.get_parts(line), return_index=True)
    along = part[1:] == part[:-1]
    tree = shapely.STRtree(shapely.linestrings(np.stack([corners[:-1], corners[1:]], axis=1)[along]))
    (nearest, _), away = tree.query_nearest(points.ravel(), return_distance=True, all_matches=False)
    found = np.empty(points.size)
    found[nearest] = away
    return found.reshape(points.shape)
