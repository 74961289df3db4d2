"""Sets as bit masks, and a step in progress packed into one integer.

A set of regions, cards, seats or answers is an `int` with one bit per member. These few functions are all that is
needed beside `&`, `|` and `~`; compiled, each is one or two machine instructions. `1 << k` stands here and nowhere
else, because a compiler takes it for a 32-bit shift.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

OFTEN = 1 << 18  # sets of regions, seats and cards come up over and over, sets of tokens hardly ever twice


def bit(k: int) -> int:
    """The set of k alone."""
    return 1 << k


def first(k: int) -> int:
    """The set of 0, 1 … k - 1."""
    return (1 << k) - 1


def count(mask: int) -> int:
    """How many are in the set."""
    return mask.bit_count()


def low(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, k: int) -> int:
    """The k-th member, counted from 0."""
    while k:
        mask &= mask - 1
        k -= 1
    return (mask & -mask).bit_length() - 1


def each(mask: int) -> Iterable[int]:
    """The members in rising order, for a loop: `for region in bits.each(regions)`. Compiled, it is a loop over bits."""
    return _together(mask) if mask < OFTEN else _one_by_one(mask)


@cache
def _together(mask: int) -> tuple[int, ...]:
    return tuple(_one_by_one(mask))


def _one_by_one(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def members(mask: int) -> list[int]:
    """The members in rising order, as a list; for text and views, not for play."""
    return list(each(mask))


def has(mask: int, k: int) -> bool:
    """Whether k is in the set."""
    return mask >> k & 1 == 1


def frame(step: int, seat: int, arg: int, place: int) -> int:
    """A step in progress: which step, for whom, with which argument, at which place."""
    return step | seat << 8 | arg << 12 | place << 20


def step(f: int) -> int:
    """The number of the frame's step."""
    return f & 255


def seat(f: int) -> int:
    """Whose step it is."""
    return f >> 8 & 15


def arg(f: int) -> int:
    """The frame's argument, 0 to 255: how many, where from, whether … as its step declares."""
    return f >> 12 & 255


def place(f: int) -> int:
    """The place it is about, 0 to 255: a region, a card, a sector … as its step declares."""
    return f >> 20 & 255
