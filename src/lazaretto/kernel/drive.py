"""The driver: runs steps until something is asked, takes answers, plays at random. The same rules for all uses."""

from __future__ import annotations

from typing import Any

from lazaretto.kernel import bits
from lazaretto.kernel.errors import IllegalChoice
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import WIDEST, WORD, State
from lazaretto.kernel.step import Step


def ask(s: State) -> int:
    """Ask the step at the top; while it asks nothing, take it off the stack, run it and go on to the next.

    The open answers of the step that asks, their first word; none when no step is left.
    """
    steps: list[Any] = s.layout.steps
    s.words = 0
    while s.depth:
        f = s.stack[s.depth - 1]
        step: Step[Any] = steps[f & 255]
        if step.asks:
            options = step.ask(s, f)
            if options:
                s.chance = step.chance
                return options
        s.depth -= 1
        step.run(s, f)
    return 0


def advance(s: State) -> None:
    """Run steps until one asks something, or none is left.

    A seat's single open answer is no decision and is given at once. Chance is asked even then: how much is left to draw
    may be a secret, and whether it is asked must not depend on it.
    """
    s.options = ask(s)
    if s.options and not s.options & (s.options - 1) and not s.chance and not s.words:
        give(s, bits.low(s.options))


def choose(s: State, i: int) -> None:
    """Give answer i to the waiting step, where it is open, and go on to the next question."""
    if not (0 <= i < WORD and s.options >> i & 1) and not is_open(s, i):
        raise IllegalChoice(f"answer {i} is not open")
    give(s, i)


def give(s: State, i: int) -> None:
    """Give an answer that is open: see `choose`, which looks."""
    while True:
        s.depth -= 1
        f = s.stack[s.depth]
        step: Step[Any] = s.layout.steps[f & 255]
        step.answer(s, f, i)
        options = ask(s)
        if options & (options - 1) or options == 0 or s.chance or s.words:
            break
        i = bits.low(options)  # a single open answer is given at once: see `advance`
    s.options = options


def is_open(s: State, i: int) -> bool:
    """Whether answer i is open."""
    if 0 <= i < WORD:
        return (s.options >> i & 1) != 0
    return WORD <= i < WIDEST and (word(s, i // WORD) >> i % WORD & 1) != 0


def word(s: State, k: int) -> int:
    """The k-th word of the open answers."""
    if k == 0:
        return s.options
    return s.more[k - 1] if k <= s.words else 0


def count_open(s: State) -> int:
    """How many answers are open."""
    n = bits.count(s.options)
    for k in range(s.words):
        n += bits.count(s.more[k])
    return n


def nth_open(s: State, n: int) -> int:
    """The n-th open answer, counted from 0."""
    if s.words == 0:
        return bits.nth(s.options, n)
    k = 0
    while n >= bits.count(word(s, k)):
        n -= bits.count(word(s, k))
        k += 1
    return k * WORD + bits.nth(word(s, k), n)


def open_answers(s: State) -> list[int]:
    """The open answers in rising order; for text and views, not for play."""
    return [k * WORD + i for k in range(s.words + 1) for i in bits.members(word(s, k))]


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
    s.options = ask(s)


def draw(s: State, rng: Rng) -> int:
    """An open answer at random: evenly for a seat, by weight for chance."""
    if s.chance:
        return draw_by_weight(s, rng)
    if s.words:
        return nth_open(s, rng.below(count_open(s)))
    return bits.nth(s.options, rng.below(bits.count(s.options)))


def draw_by_weight(s: State, rng: Rng) -> int:
    """What chance answers."""
    total = weigh(s)
    if total == 0:
        return bits.nth(s.options, rng.below(bits.count(s.options)))
    return pick(s, rng.below(total))


def weigh(s: State) -> int:
    """The sum of the weights of the open answers; 0 when all are alike.

    An answer of no weight is no option, so one weight of 0 says that all are alike. Chance has one word of answers.
    """
    f = s.stack[s.depth - 1]
    step: Step[Any] = s.layout.steps[f & 255]
    total = 0
    for i in bits.each(s.options):
        weight = step.weight(s, f, i)
        if weight == 0:
            return 0
        total += weight
    return total


def pick(s: State, k: int) -> int:
    """The answer on which the k-th unit of weight falls; k is less than the sum of the weights."""
    f = s.stack[s.depth - 1]
    step: Step[Any] = s.layout.steps[f & 255]
    for i in bits.each(s.options):
        k -= step.weight(s, f, i)
        if k < 0:
            return i
    raise IllegalChoice("expected a number below the sum of the weights")


def play(s: State, rng: Rng) -> int:
    """Play on at random to the end; how many decisions the seats took."""
    decisions = 0
    while s.options:
        if not s.chance:
            decisions += 1
        give(s, draw(s, rng))
    return decisions
