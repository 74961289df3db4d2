"""Which games make a match: every deal is played as often as there are seats, each bot once in each seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from lazaretto.arena.contest import Contest
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.setup import Setup


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """As many bots as seats; fewer are repeated in their order until the table is full."""
    if not 1 <= len(bots) <= players:
        raise LazarettoError(f"expected 1 to {players} bots for {players} players; got {len(bots)}")
    return tuple(bots[seat % len(bots)] for seat in range(players))


def rounds(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """The orders in which these bots can sit around a table, not counting where it begins; the given one first."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for order in permutations(range(len(bots))):
        names = tuple(bots[k] for k in order)
        found.setdefault(min(rotated(names, k) for k in range(len(names))), names)
    return list(found.values())


def rotated(bots: Sequence[str], rotation: int) -> tuple[str, ...]:
    """Everybody so many seats further on."""
    n = len(bots)
    return tuple(bots[(seat - rotation) % n] for seat in range(n))


def contests(
    title: str, setup: Setup, bots: Sequence[str], seed: int, games: int, seconds: float | None = None
) -> list[Contest]:
    """At least so many games, in whole deals. From deal to deal the order around the table changes too."""
    if games < 1:
        raise LazarettoError(f"expected one game or more; got {games}")
    n = setup.players
    around = rounds(seated(bots, n))
    return [
        Contest(title, setup, rotated(around[deal % len(around)], rotation), seed, deal, rotation, seconds)
        for deal in range(-(-games // n))
        for rotation in range(n)
    ]
