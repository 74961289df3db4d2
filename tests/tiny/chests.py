"""Chests: the smallest game that has everything, written by the recipe in CONTRIBUTING.md.

Six chests hold 1 to 6 coins, nobody knows which how many. First everybody names a chest in secret, all at once. In a
turn you may look into a chest in private, then you open one and keep its coins. When all are open, the chest you named
brings you a coin if it held five or more. Most coins win; a tie is shared.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from lazaretto.kernel import bits
from lazaretto.kernel.choice import choice, family
from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.event import ONLY, Reason, all_but, event_type
from lazaretto.kernel.fields import axis, maybe, of, one, row, set_of, upto
from lazaretto.kernel.layout import DEAL, Layout, Program, program
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Option, Setup, one_of
from lazaretto.kernel.state import State
from lazaretto.kernel.step import Chance, Step, answer_bits, number

CHESTS = 6
HIDDEN = CHESTS + 1  # a chest has been named, but which is not known here
NAMES = ("oak", "elm", "ash", "fir", "yew", "box")
COINS = 21  # in all chests

# 1. The choices, each with a number that is never used again.
NO_LOOK = choice(0, "no_look")
LOOK_INTO = family(10, "look_into", "chest", NAMES)
OPEN = family(20, "open", "chest", NAMES)
NAME = family(40, "name", "chest", NAMES)
HOLDS = family(30, "holds", "coins", [str(n + 1) for n in range(CHESTS)])

# 2. The position: each field once, with its shape, its range, what it means and who knows it.
SEAT = axis("seat", 3)
CHEST = axis("chest", NAMES)
AMOUNT = axis("amount", CHESTS)


class Chests(State):
    """Which chests are closed, what is known of them and by whom, and who has how many coins."""

    closed = one(set_of(CHEST), "chests that are closed")
    content = row(CHEST, maybe(AMOUNT), "coins in a chest that somebody has looked into", known_to="who has looked")
    seen = row(CHEST, set_of(SEAT), "seats that have looked into it")
    undrawn = one(set_of(AMOUNT), "amounts (less one) not known to be in a chest", known_to="who has not looked")
    coins = row(SEAT, upto(COINS), "coins of a seat")
    named = row(SEAT, upto(HIDDEN), "1 + the chest that a seat has named", known_to="that seat")

    def forget(self, seat: int | None) -> None:
        for chest in range(CHESTS):
            known = seat is not None and self.seen[chest] >> seat & 1
            if self.closed >> chest & 1 and self.content[chest] and not known:
                self.undrawn |= bits.bit(self.content[chest] - 1)
                self.content[chest] = 0

        for other in range(self.players):
            if other != seat and self.closed and self.named[other]:
                self.named[other] = HIDDEN

    def imagine(self, rng: Rng) -> None:
        for seat in range(self.players):
            if self.named[seat] == HIDDEN:
                self.named[seat] = 1 + rng.below(CHESTS)
        for chest in range(CHESTS):
            if self.seen[chest] and not self.content[chest]:
                fill(self, chest, bits.nth(self.undrawn, rng.below(bits.count(self.undrawn))))

    def outcome(self) -> Outcome:
        coins, named = self.coins[: self.players], self.named[: self.players]
        bonus = [int(self.content[chest - 1] >= 5) for chest in named]
        totals = [held + more for held, more in zip(coins, bonus, strict=True)]
        ranks = tuple(1 + sum(other > mine for other in totals) for mine in totals)
        points = tuple({"coins": held, "named": more} for held, more in zip(coins, bonus, strict=True))
        return Outcome(ranks, points, "all-chests-open", "TNY-E1")


def fill(s: Chests, chest: int, amount: int) -> None:
    s.undrawn &= ~bits.bit(amount)
    s.content[chest] = amount + 1


def check(s: Chests, whole: bool) -> None:
    """What makes a position possible."""
    amounts = [content - 1 for content in s.content if content]
    drawn = sum(bits.bit(amount) for amount in set(amounts))
    if len(set(amounts)) < len(amounts) or s.undrawn != bits.first(CHESTS) & ~drawn:
        raise PositionError(f"content: expected each amount in one chest or undrawn; got {amounts}, {s.undrawn}")
    for chest in range(CHESTS):
        is_open = not bits.has(s.closed, chest)
        if is_open and (not s.content[chest] or s.seen[chest] != bits.first(s.players)):
            raise PositionError(f"closed: expected everybody to have seen what was in the open {NAMES[chest]} chest")
        if (s.content[chest] and not s.seen[chest]) or (whole and s.seen[chest] and not s.content[chest]):
            raise PositionError(f"seen: expected somebody to have seen {NAMES[chest]} just where its content is known")
    if whole and HIDDEN in s.named:
        raise PositionError(f"named: expected chests from 1 to {CHESTS}; got a hidden one")


# 3. What happens, declared once.
OPENED = event_type("opened", seat=None, chest=NAMES, coins=None)
FOUND = event_type("found", chest=NAMES, coins=None)
LOOKED = event_type("looked", seat=None, chest=NAMES)

# 4. The steps, one for each paragraph of the rules, and the programs that they start.
STEPS: list[Step[Chests]] = []
PROGRAMS: list[Program] = []
START = program("start", (DEAL,), PROGRAMS)
TURN = program("turn", ("first_turn", "next"), PROGRAMS)
AFTER_OPENING = program("opened", ("find",), PROGRAMS)


class FirstTurn(Step[Chests]):
    """The start player begins (TNY-T1)."""

    name = "first_turn"
    rules = ("TNY-T1",)

    def run(self, s: Chests, f: int) -> None:
        s.start(TURN, bits.seat(f))


class NameChest(Step[Chests]):
    """Before the first turn everybody names a chest in secret, all at once (TNY-S2)."""

    name = "name_chest"
    rules = ("TNY-S2",)
    answers: ClassVar = answer_bits(NAME)
    simultaneous = True
    during = (DEAL,)

    def ask(self, s: Chests, f: int) -> int:
        return bits.first(CHESTS)

    def answer(self, s: Chests, f: int, i: int) -> None:
        s.named[bits.seat(f)] = i + 1


class Look(Step[Chests]):
    """You may look into one closed chest that you have not yet seen (TNY-T1)."""

    name = "look"
    rules = ("TNY-T1",)
    answers: ClassVar = answer_bits(LOOK_INTO, [NO_LOOK])

    def ask(self, s: Chests, f: int) -> int:
        unseen = 0
        for chest in bits.each(s.closed):
            if not bits.has(s.seen[chest], bits.seat(f)):
                unseen |= bits.bit(chest)
        return unseen | bits.bit(CHESTS)

    def answer(self, s: Chests, f: int, i: int) -> None:
        if i < CHESTS:
            s.push(FIND, bits.seat(f), 0, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        code = "seen-already" if s.closed >> i & 1 else "open-already"
        return Reason(code, "TNY-T1", {"chest": NAMES[i]})


class Find(Chance[Chests]):
    """What is in a chest is settled when somebody first looks (TNY-S1); place: the chest, arg: it is opened."""

    name = "find"
    rules = ("TNY-S1",)
    answers: ClassVar = answer_bits(HOLDS)
    arg = upto(1)
    place = of(CHEST)
    during = ("look", "open")

    def ask(self, s: Chests, f: int) -> int:
        return 0 if s.content[bits.place(f)] else s.undrawn

    def answer(self, s: Chests, f: int, i: int) -> None:
        fill(s, bits.place(f), i)
        self.run(s, f)

    def run(self, s: Chests, f: int) -> None:
        chest, seat = bits.place(f), bits.seat(f)
        if bits.arg(f):
            s.coins[seat] += s.content[chest]
            s.closed &= ~bits.bit(chest)
            s.seen[chest] = bits.first(s.players)
            s.learned += 1
            s.tell(OPENED, seat, chest, s.content[chest])
            s.start(AFTER_OPENING, seat)
        else:
            s.seen[chest] |= bits.bit(seat)
            s.learned += 1
            s.tell_to(ONLY[seat], FOUND, chest, s.content[chest])
            s.tell_to(all_but(seat), LOOKED, seat, chest)

    def lacks(self, s: Any, f: int) -> str:
        return "" if bits.has(s.closed, bits.place(f)) else "expected a closed chest"


class Open(Step[Chests]):
    """Then you open a closed chest and keep its coins (TNY-T2)."""

    name = "open"
    rules = ("TNY-T2",)
    answers: ClassVar = answer_bits(OPEN)

    def ask(self, s: Chests, f: int) -> int:
        return s.closed

    def answer(self, s: Chests, f: int, i: int) -> None:
        s.push(FIND, bits.seat(f), 1, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return Reason("open-already", "TNY-T2", {"chest": NAMES[i]})


class Next(Step[Chests]):
    """The turn passes to the left until all chests are open (TNY-E1)."""

    name = "next"
    rules = ("TNY-E1",)

    def run(self, s: Chests, f: int) -> None:
        if s.closed:
            s.start(TURN, (bits.seat(f) + 1) % s.players)


class Rest(Step[Chests]):
    """Nothing more happens after a chest is opened; a place for expansions."""

    name = "rest"


FIND = number(Find(), STEPS)
NAME_CHEST = number(NameChest(), STEPS)
FIRST_TURN, LOOK, OPEN_ONE, NEXT, REST = FirstTurn(), Look(), Open(), Next(), Rest()
for _step in (FIRST_TURN, LOOK, OPEN_ONE, NEXT, REST):
    number(_step, STEPS)


# 5. The rules as data.
@cache
def lay_out(ruleset: Ruleset, players: int) -> Layout:
    return Layout(ruleset, {"seat": players}, STEPS, PROGRAMS, [])


def deal(ruleset: Ruleset, setup: Setup) -> Chests:
    s = Chests(lay_out(ruleset, setup.players), setup.players)
    s.closed = s.undrawn = bits.first(CHESTS)
    s.start(START, int(setup.options["start"]))
    for seat in range(setup.players):
        s.push(NAME_CHEST, seat, 0, 0)
    return s


CHESTS_RULES = Ruleset(
    name="chests",
    version=1,
    players=(2, 3),
    seats=("red", "green", "blue"),
    deal=deal,
    choices=(NO_LOOK, *LOOK_INTO, *OPEN, *HOLDS, *NAME),
    programs={"start": (FIRST_TURN,), "turn": (LOOK, OPEN_ONE, NEXT), "opened": (REST,)},
    options=(
        Option("start", lambda players: tuple(str(seat) for seat in range(players))),
        Option("peek", one_of("yes", "no"), {"no": lambda rules: rules.replace("turn", "look")}),
    ),
    checks=(check,),
)
