"""Who answers for chance at a table: rules that anybody can check afterwards, each with its number in records."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from math import gcd
from typing import ClassVar

from lazaretto.kernel import drive
from lazaretto.kernel.errors import SetupError
from lazaretto.kernel.outside import is_text, shown, whole
from lazaretto.kernel.state import State

BITS = 256  # of SHA-256
LONGEST = 4096  # bits of a seed that is a number; Python writes no number of any length


class Dealer:
    """Draws by a seed that stays secret while the game runs.

    The answer to the n-th question of a game (counted from 0, players' questions included) is found so: SHA-256 of the
    text `seed:n` is read as a 256-bit number, big end first; that number times the sum of the weights, divided by 2 to
    the 256th, rounded down, is the unit of weight that is drawn, counted through the open answers in rising order.
    Nothing is remembered between draws, so a game that is saved, resumed or taken back draws as it would have.
    """

    __slots__ = ("seed",)

    version: ClassVar[int] = 1

    def __init__(self, seed: int | str) -> None:
        number = whole(seed)
        if not is_text(seed) and (number is None or number.bit_length() > LONGEST):
            raise SetupError(f"seed: expected a number or a text; got {shown(seed)}")
        self.seed = str(seed if number is None else number)

    def below(self, n: int, total: int) -> int:
        """A number from 0 to total - 1 for the n-th question."""
        return _number(f"{self.seed}:{n}") * total >> BITS

    def answer(self, s: State, n: int, k: int) -> int:
        """What chance answers to the n-th question, which is the k-th that is asked of its deck."""
        total = drive.weigh(s)
        if total == 0:
            return drive.nth_open(s, self.below(n, drive.count_open(s)))
        return drive.pick(s, self.below(n, total))


class DeckDealer(Dealer):
    """Draws so that games of one seed can be compared: what a deck gives depends on that deck alone.

    Each open answer to the k-th question of a deck (counted from 0) has a fraction u: SHA-256 of the text
    `seed:deck:k:choice`, big end first, divided by 2 to the 256th. The answer is the one for which u to the power of
    1 / weight is the largest; so each comes exactly as often as it weighs, and one that is not open any more moves none
    of the others. Of two answers that is decided in whole numbers: a comes before b if u(a) ^ weight(b) > u(b) ^
    weight(a), both sides times 2 to the power of 256 * (weight(a) + weight(b)).
    """

    __slots__ = ()

    version = 2

    def answer(self, s: State, n: int, k: int) -> int:
        """What chance answers to the n-th question, which is the k-th that is asked of its deck."""
        f = s.top()
        step = s.step(f)
        meanings = step.meanings(s)
        even = drive.weigh(s) == 0
        answers = {meanings[i].text: i for i in drive.open_answers(s)}
        weights = {choice: 1 if even else step.weight(s, f, i) for choice, i in answers.items()}
        return answers[self.choose(step.deck(s, f), k, weights)]

    def choose(self, deck: str, k: int, weights: Mapping[str, int]) -> str:
        """What comes of the k-th question of a deck, of choices by what they weigh."""
        best: dict[int, tuple[int, str]] = {}  # by weight: of choices that weigh the same the largest number wins
        for choice, weight in weights.items():
            best[weight] = max(best.get(weight, (-1, "")), (_number(f"{self.seed}:{deck}:{k}:{choice}"), choice))
        (weight, (number, chosen)), *others = best.items()
        for other, (number_too, choice) in others:
            shared = gcd(weight, other)  # the powers stay small
            mine, its = weight // shared, other // shared
            if number_too**mine << BITS * its > number**its << BITS * mine:
                weight, number, chosen = other, number_too, choice
        return chosen


DEALERS: Mapping[int, type[Dealer]] = {kind.version: kind for kind in (Dealer, DeckDealer)}


def dealer_of(seed: int | str, version: object) -> Dealer:
    """The dealer of a seed, by its number in records."""
    number = whole(version)
    if number is None or number not in DEALERS:
        raise SetupError(f"dealer: expected {' or '.join(map(str, DEALERS))}; got {shown(version)}")
    return DEALERS[number](seed)


def _number(text: str) -> int:
    """A number below 2 to the 256th that follows from a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
