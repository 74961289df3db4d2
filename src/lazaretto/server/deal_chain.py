"""From which secret the deal of each day follows: a chain of digests that nobody can see ahead in, and all can check.

The link of a day is a text of 64 hexadecimal digits, and that of the day before is its SHA-256. A site draws the last
link at random, publishes the first, and then, when a day is over, that day's: who hashes it comes to every link that
was published before, and nobody comes from those to the next. The seed of a deal is SHA-256 of `LINK:DAY:TITLE`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import UTC, date, datetime
from functools import lru_cache

LENGTH = 36_525  # days that a chain lasts: a century
DAY = 86_400.0  # seconds
EPOCH = date(1970, 1, 1)


def day_of(moment: float) -> int:
    """The day on which a moment is, in UTC, counted from 1970."""
    return int(moment // DAY)


def written(day: int) -> str:
    """A day as it is written: 2026-11-18."""
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat()


def read_day(text: str) -> int:
    """A day that was written; a ValueError where it is none."""
    return (date.fromisoformat(text) - EPOCH).days


def before(link: str) -> str:
    """The link of the day before."""
    return hashlib.sha256(link.encode()).hexdigest()


@lru_cache(64)
def link(root: str, first: int, day: int) -> str:
    """The link of a day, in the chain that ends with this root and whose first link is published for day `first`."""
    if not first <= day <= first + LENGTH:
        raise ValueError(f"expected a day from {written(first)} to {written(first + LENGTH)}; got {written(day)}")
    found = root
    for _ in range(first + LENGTH - day):
        found = before(found)
    return found


def seed_of(link: str, day: int, title: str) -> str:
    """The seed by which a title is dealt on a day."""
    return hashlib.sha256(f"{link}:{written(day)}:{title}".encode()).hexdigest()


def back(link: str, day: int, first: int) -> Iterator[tuple[int, str]]:
    """Every day from this one back to the first, with its link."""
    if not first <= day <= first + LENGTH:
        raise ValueError(f"expected a day from {written(first)} to {written(first + LENGTH)}; got {written(day)}")
    for each in range(day, first - 1, -1):
        yield each, link
        link = before(link)
