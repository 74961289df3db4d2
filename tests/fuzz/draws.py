"""How bytes decide: a fuzzer mutates the bytes, and every choice of an input is drawn from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Draws:
    """Numbers drawn from bytes. When these run out all are 0, so the simplest alternative comes first everywhere."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        size = max(1, ((n - 1).bit_length() + 7) // 8)
        found = int.from_bytes(self.data[self.at : self.at + size], "big")
        self.at += size
        return found % n

    def pick(self, alternatives: Sequence[T]) -> T:
        """One of the alternatives."""
        return alternatives[self.below(len(alternatives))]

    def one_in(self, n: int) -> bool:
        """True once in n times."""
        return self.below(n) == n - 1

    def rest(self) -> bytes:
        """All bytes that nothing has been drawn from."""
        left = self.data[self.at :]
        self.at = len(self.data)
        return left
