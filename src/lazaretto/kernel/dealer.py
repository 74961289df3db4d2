"""Who answers for chance at a table: a rule that anybody can check afterwards."""

from __future__ import annotations

import hashlib

from lazaretto.kernel import drive
from lazaretto.kernel.errors import SetupError
from lazaretto.kernel.outside import is_text, shown, whole
from lazaretto.kernel.state import State

LONGEST = 4096  # bits of a seed that is a number; Python writes no number of any length


class Dealer:
    """Draws by a seed that stays secret while the game runs.

    The answer to the n-th question of a game (counted from 0, players' questions included) is found so: SHA-256 of the
    text `seed:n` is read as a 256-bit number, big end first; that number times the sum of the weights, divided by 2 to
    the 256th, rounded down, is the unit of weight that is drawn, counted through the open answers in rising order.
    Nothing is remembered between draws, so a game that is saved, resumed or taken back draws as it would have.
    """

    __slots__ = ("seed",)

    def __init__(self, seed: int | str) -> None:
        number = whole(seed)
        if not is_text(seed) and (number is None or number.bit_length() > LONGEST):
            raise SetupError(f"seed: expected a number or a text; got {shown(seed)}")
        self.seed = str(seed if number is None else number)

    def below(self, n: int, total: int) -> int:
        """A number from 0 to total - 1 for the n-th question."""
        digest = hashlib.sha256(f"{self.seed}:{n}".encode()).digest()
        return int.from_bytes(digest, "big") * total >> 256

    def answer(self, s: State, n: int) -> int:
        """What chance answers to the n-th question."""
        total = drive.weigh(s)
        if total == 0:
            return drive.nth_open(s, self.below(n, drive.count_open(s)))
        return drive.pick(s, self.below(n, total))
