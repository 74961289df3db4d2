"""Where pieces lie in a region or sector: in tidy blocks, clear of its edge, of its name and of each other."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import shapely

from tools.board_art.pen import Point

STEP = 3.0  # of the grid on which places are tried
GAP = 2.0  # between pieces
AMPLE = 9.0  # more clearance than this is worth nothing
UNTIDY = 0.7  # a block's first shape is the tidiest
NO_ROOM = -1000.0
REACH = 24.0  # how far beyond the edge the grid goes


Disc = tuple[float, float, float]  # x, y and radius


class Block(NamedTuple):
    """Pieces that lie together, as discs around the block's own middle, and the ways in which they may be arranged."""

    shapes: tuple[tuple[Disc, ...], ...]


def block(radius: float, *shapes: tuple[Point, ...]) -> Block:
    """A block of equal pieces."""
    return Block(tuple(tuple((x, y, radius) for x, y in shape) for shape in shapes))


def single(radius: float) -> Block:
    return block(radius, ((0.0, 0.0),))


def three(radius: float) -> Block:
    d = 2 * radius + GAP
    return block(
        radius,
        ((-d, 0), (0, 0), (d, 0)),
        ((-d / 2, d * 0.44), (d / 2, d * 0.44), (0, -d * 0.44)),
        ((-d / 2, -d * 0.44), (d / 2, -d * 0.44), (0, d * 0.44)),
        ((0, -d), (0, 0), (0, d)),
        ((-d * 0.6, -d * 0.8), (0, 0), (d * 0.6, d * 0.8)),
        ((d * 0.6, -d * 0.8), (0, 0), (-d * 0.6, d * 0.8)),
    )


def four(radius: float) -> Block:
    d = 2 * radius + GAP
    return block(
        radius,
        ((-d / 2, -d / 2), (d / 2, -d / 2), (-d / 2, d / 2), (d / 2, d / 2)),
        ((-1.5 * d, 0), (-d / 2, 0), (d / 2, 0), (1.5 * d, 0)),
        ((0, -1.5 * d), (0, -d / 2), (0, d / 2), (0, 1.5 * d)),
        ((-d, -d / 2), (0, -d / 2), (0, d / 2), (d, d / 2)),
        ((-d * 0.9, -d * 1.3), (-d * 0.3, -d * 0.4), (d * 0.3, d * 0.5), (d * 0.9, d * 1.4)),
    )


def five(radius: float) -> Block:
    d = 2 * radius + GAP
    upper, lower = ((-d, -d / 2), (0.0, -d / 2), (d, -d / 2)), ((-d / 2, d / 2), (d / 2, d / 2))
    pillar = ((-d / 2, -d), (d / 2, -d), (-d / 2, 0.0), (d / 2, 0.0), (0.0, d))
    return block(radius, upper + lower, _mirrored(lower + upper), row(5, d), pillar, _mirrored(pillar))


def _mirrored(shape: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple((x, -y) for x, y in shape)


def row(count: int, pitch: float) -> tuple[Point, ...]:
    return tuple(((k - (count - 1) / 2) * pitch, 0.0) for k in range(count))


class Ground(NamedTuple):
    """A grid over a shape: how far each point lies from the edge (outside: less than 0) and from what is in the way."""

    left: float
    top: float
    room: Any

    @classmethod
    def of(cls, shape: Any, obstacles: Sequence[Any] = ()) -> Ground:
        left, top, right, bottom = shape.bounds
        xs = np.arange(left - REACH, right + REACH, STEP)
        ys = np.arange(top - REACH, bottom + REACH, STEP)
        spots = shapely.points(*np.meshgrid(xs, ys))
        room = shapely.distance(spots, shape.boundary)
        room = np.where(shapely.contains(shape, spots), room, -room)
        for obstacle in obstacles:
            room = np.minimum(room, shapely.distance(spots, obstacle))
        return cls(float(xs[0]), float(ys[0]), room)


def lay_out(ground: Ground, blocks: Sequence[Block], home: Point) -> list[list[Point]]:
    """The best arrangement found: most clearance first, then nearness to home."""
    best: tuple[float, list[list[Point]]] | None = None
    for order in _orders(len(blocks)):
        for numbers in itertools.product(*(range(len(block.shapes)) for block in blocks)):
            chosen = [block.shapes[k] for block, k in zip(blocks, numbers, strict=True)]
            score, places = _greedy(ground, chosen, order, home)
            score -= UNTIDY * sum(numbers)
            if best is None or score > best[0] + 1e-9:
                best = score, places
    assert best is not None
    return best[1]


def _orders(count: int) -> list[tuple[int, ...]]:
    plain = tuple(range(count))
    return [plain, plain[::-1]]


def _greedy(
    ground: Ground, chosen: Sequence[tuple[Disc, ...]], order: Sequence[int], home: Point
) -> tuple[float, list[list[Point]]]:
    """Put one block after another where there is most room."""
    rows, columns = np.indices(ground.room.shape)
    xs, ys = ground.left + columns * STEP, ground.top + rows * STEP
    away = np.hypot(xs - home[0], ys - home[1])
    taken = np.full(ground.room.shape, np.inf)  # how far it is to the nearest piece
    placed: list[list[Point]] = [[] for _ in chosen]
    score = 0.0
    for k in order:
        clear = np.full(ground.room.shape, AMPLE)
        for dx, dy, radius in chosen[k]:
            clear = np.minimum(clear, _shifted(ground.room, dx, dy) - radius)
            clear = np.where(_shifted(taken, dx, dy) < radius + GAP, NO_ROOM, clear)
        worth = np.where(clear < 0, clear * 6, clear) - away * 0.03
        best = int(np.argmax(worth))
        score += float(worth.flat[best])
        y, x = divmod(best, worth.shape[1])
        for dx, dy, radius in chosen[k]:
            spot = ground.left + x * STEP + dx, ground.top + y * STEP + dy
            placed[k].append((round(spot[0], 1), round(spot[1], 1)))
            taken = np.minimum(taken, np.hypot(xs - spot[0], ys - spot[1]) - radius)
    return score, placed


def _shifted(field: Any, dx: float, dy: float) -> Any:
    """The field as seen from a point dx, dy away; beyond the grid there is no room."""
    right, down = round(dx / STEP), round(dy / STEP)
    moved = np.full(field.shape, NO_ROOM)
    height, width = field.shape
    top, bottom = max(0, -down), min(height, height - down)
    left, end = max(0, -right), min(width, width - right)
    if top < bottom and left < end:
        moved[top:bottom, left:end] = field[top + down : bottom + down, left + right : end + right]
    return moved
