"""What time it is, for clocks at tables: a clock of the machine that is set while the site runs must not end a game."""

from __future__ import annotations

import time


class SteadyClock:
    """The time of day when it was made, and from then on what has passed, sleep of the machine included."""

    def __init__(self) -> None:
        self._began = time.time() - passed()

    def __call__(self) -> float:
        return self._began + passed()


def passed() -> float:
    """Seconds since some moment that nobody can move."""
    counts_sleep = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if counts_sleep is None else time.clock_gettime(counts_sleep)
