"""Random numbers for play-outs and imagined worlds: small, fast, and the same interpreted and compiled."""

from __future__ import annotations

from typing import Any, final

MULTIPLIER = 2131995753
WORD = 0xFFFFFFFF
SEED_FACTOR = 2654435761
SEED_OFFSET = 88172645463325252


@final
class Rng:
    """Multiply-with-carry that never leaves 63 bits, so that no back end can differ by overflow.

    Good for search and tests. What happens at a table is decided by the dealer, whose draws anybody can check.
    """

    def __init__(self, seed: int) -> None:
        self.x = 0
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Start the stream of this seed; seeds that agree in their last 30 bits give the same stream."""
        self.x = (seed & 0x3FFFFFFF) * SEED_FACTOR + SEED_OFFSET >> 3
        for _ in range(4):
            self.below(2)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        x = MULTIPLIER * (self.x & WORD) + (self.x >> 32)
        self.x = x
        return ((x ^ x >> 32) & WORD) * n >> 32

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.x == other.x

    def __hash__(self) -> int:
        raise TypeError("an Rng changes with every number that it gives: it cannot be looked up")

    def __reduce__(self) -> tuple[Any, ...]:
        return stream_at, (self.x,)


def stream_at(x: int) -> Rng:
    """A stream that goes on from a place."""
    rng = Rng(0)
    rng.x = x
    return rng
