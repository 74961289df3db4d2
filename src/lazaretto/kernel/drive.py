"""The driver: runs steps until something is asked, takes answers, plays at random. The same rules for all uses."""

from __future__ import annotations

from lazaretto.kernel import bits
from lazaretto.kernel.errors import IllegalChoice
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State


def advance(s: State) -> None:
    """Run steps until one asks something, or none is left.

    A seat's single open answer is no decision and is given at once. Chance is asked even then: how much is left to draw
    may be a secret, and whether it is asked must not depend on it.
    """
    options = s.meet()
    while options and not options & (options - 1) and not s.chance:
        s.depth -= 1
        s.answer(s.stack[s.depth], bits.low(options))
        options = s.meet()
    s.options = options


def choose(s: State, i: int) -> None:
    """Give answer i to the waiting step, where it is open, and go on to the next question."""
    if not 0 <= i < 63 or not s.options >> i & 1:
        raise IllegalChoice(f"answer {i} is not open")
    s.depth -= 1
    s.answer(s.stack[s.depth], i)
    advance(s)


def asked(s: State) -> list[int]:
    """The seats asked now: one, or at a simultaneous step all that have not answered yet."""
    seats: list[int] = []
    if s.options and not s.chance:
        k = s.depth - 1
        step = s.step(s.stack[k])
        seats.append(bits.seat(s.stack[k]))
        while step.simultaneous and k and s.step(s.stack[k - 1]) is step:
            k -= 1
            seats.append(bits.seat(s.stack[k]))
    return seats


def turn_to(s: State, seat: int) -> None:
    """Of the seats asked at once, ask this one next. Their answers commute, so the order changes nothing."""
    k = s.depth - 1 - asked(s).index(seat)
    f = s.stack[k]
    while k < s.depth - 1:
        s.stack[k] = s.stack[k + 1]
        k += 1
    s.stack[k] = f
    s.options = s.meet()


def draw(s: State, rng: Rng) -> int:
    """An open answer at random: evenly for a seat, by weight for chance."""
    if s.chance:
        return draw_by_weight(s, rng)
    return bits.nth(s.options, rng.below(bits.count(s.options)))


def draw_by_weight(s: State, rng: Rng) -> int:
    """What chance answers."""
    total = weigh(s)
    if total == 0:
        return bits.nth(s.options, rng.below(bits.count(s.options)))
    return pick(s, rng.below(total))


def weigh(s: State) -> int:
    """The sum of the weights of the open answers; 0 when all are alike.

    An answer of no weight is no option, so one weight of 0 says that all are alike.
    """
    f = s.stack[s.depth - 1]
    total = 0
    left = s.options
    while left:
        weight = s.weight(f, bits.low(left))
        if weight == 0:
            return 0
        total += weight
        left &= left - 1
    return total


def pick(s: State, k: int) -> int:
    """The answer on which the k-th unit of weight falls; k is less than the sum of the weights."""
    f = s.stack[s.depth - 1]
    left = s.options
    while True:
        i = bits.low(left)
        k -= s.weight(f, i)
        if k < 0:
            return i
        left &= left - 1


def play(s: State, rng: Rng) -> int:
    """Play on at random to the end; how many decisions the seats took."""
    decisions = 0
    while s.options:
        if not s.chance:
            decisions += 1
        choose(s, draw(s, rng))
    return decisions
