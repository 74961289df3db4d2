"""How long tests with random games go on: briefly in every run, at length in `make soak` (`LAZARETTO_SOAK=1`)."""

from __future__ import annotations

import os

SOAKING = bool(os.environ.get("LAZARETTO_SOAK"))


def often(briefly: int, at_length: int) -> int:
    """The one number or the other."""
    return at_length if SOAKING else briefly
