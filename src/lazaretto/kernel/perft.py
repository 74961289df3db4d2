"""Counting answer sequences: a lost or doubled option anywhere changes the number."""

from __future__ import annotations

from lazaretto.kernel import drive
from lazaretto.kernel.state import State


def perft(s: State, depth: int) -> int:
    """How many sequences of `depth` answers there are, chance included; a game that ends earlier counts once."""
    if depth == 0 or s.options == 0:
        return 1
    if depth == 1:
        return drive.count_open(s)
    return sum([count for _, count in divide(s, depth)])


def divide(s: State, depth: int) -> list[tuple[int, int]]:
    """The count behind each open answer, by number: where two engines differ, this shows the branch."""
    counts = []
    for n in range(drive.count_open(s)):
        i = drive.nth_open(s, n)
        twin = s.fork()
        drive.choose(twin, i)
        counts.append((i, perft(twin, depth - 1)))
    return counts
