"""Chests: the smallest game that has everything, written by the recipe in CONTRIBUTING.md.

Six chests hold 1 to 6 coins, nobody knows which how many. First everybody names a chest in secret, all at once. In a
turn you may look into a chest in private, then you open one and keep its coins. When all are open, the chest you named
brings you a coin if it held five or more. Most coins win; a tie is shared.
"""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.kernel import bits
from lazaretto.kernel.choice import choice, family
from lazaretto.kernel.event import EVERYBODY, Reason, all_but, only
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Option, Setup, one_of
from lazaretto.kernel.state import State
from lazaretto.kernel.step import Step, lay, number

CHESTS = 6
HIDDEN = CHESTS + 1  # a chest has been named, but which is not known here
NAMES = ("oak", "elm", "ash", "fir", "yew", "box")

# 1. The choices, each with a number that is never used again.
NO_LOOK = choice(0, "no_look")
LOOK_INTO = family(10, "look_into", "chest", NAMES)
OPEN = family(20, "open", "chest", NAMES)
NAME = family(40, "name", "chest", NAMES)
HOLDS = family(30, "holds", "coins", [str(n + 1) for n in range(CHESTS)])

STEPS: list[TinyStep] = []


# 2. The position.
class Chests(State):
    """Which chests are closed, what is known of them and by whom, and who has how many coins."""

    def __init__(self, ruleset: Ruleset, players: int) -> None:
        super().__init__()
        self.ruleset = ruleset
        self.players = players
        self.closed = bits.first(CHESTS)
        self.content = [0] * CHESTS  # coins in a chest somebody has looked into; 0: nobody has
        self.seen = [0] * CHESTS  # which seats have looked
        self.undrawn = bits.first(CHESTS)  # amounts (less one) not yet given to a chest
        self.coins = [0] * players
        self.named = [0] * players  # 1 + the chest a seat has named in secret

    def meet(self) -> int:
        options = 0
        while options == 0 and self.depth:
            f = self.top()
            step = STEPS[bits.step(f)]
            options = step.ask(self, f)
            if options:
                self.chance = step.chance
            else:
                self.depth -= 1
                step.run(self, f)
        return options

    def answer(self, f: int, i: int) -> None:
        STEPS[bits.step(f)].answer(self, f, i)

    def step(self, f: int) -> Step:
        return STEPS[bits.step(f)]

    def start(self, program: str, seat: int) -> None:
        for step in reversed(self.ruleset.programs[program]):
            self.push(step.id, seat, 0, 0)

    def fork(self) -> Chests:
        twin = Chests(self.ruleset, self.players)
        self.copy_stack(twin)
        twin.closed = self.closed
        twin.content[:] = self.content
        twin.seen[:] = self.seen
        twin.undrawn = self.undrawn
        twin.coins[:] = self.coins
        twin.named[:] = self.named
        return twin

    def save(self) -> dict[str, Any]:
        return {
            "closed": self.closed,
            "content": self.content.copy(),
            "seen": self.seen.copy(),
            "undrawn": self.undrawn,
            "coins": self.coins.copy(),
            "named": self.named.copy(),
            "learned": self.learned,
            "stack": self.save_stack(),
        }

    def load(self, saved: dict[str, Any]) -> None:
        self.closed = saved["closed"]
        self.content[:] = saved["content"]
        self.seen[:] = saved["seen"]
        self.undrawn = saved["undrawn"]
        self.coins[:] = saved["coins"]
        self.named[:] = saved["named"]
        self.learned = saved["learned"]
        self.load_stack(saved["stack"], STEPS)

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
        bonus = [int(self.content[chest - 1] >= 5) for chest in self.named]
        totals = [coins + more for coins, more in zip(self.coins, bonus, strict=True)]
        ranks = tuple(1 + sum(other > mine for other in totals) for mine in totals)
        points = tuple({"coins": coins, "named": more} for coins, more in zip(self.coins, bonus, strict=True))
        return Outcome(ranks, points, "all-chests-open", "TNY-E1")


def fill(s: Chests, chest: int, amount: int) -> None:
    s.undrawn &= ~bits.bit(amount)
    s.content[chest] = amount + 1


# 3. The steps, one for each paragraph of the rules.
class TinyStep(Step):
    def ask(self, s: Chests, f: int) -> int:
        return 0

    def run(self, s: Chests, f: int) -> None:
        pass

    def answer(self, s: Chests, f: int, i: int) -> None:
        pass


class NameChest(TinyStep):
    """Before the first turn everybody names a chest in secret, all at once (TNY-S2)."""

    name = "name_chest"
    rules = ("TNY-S2",)
    answers: ClassVar = lay(NAME)
    simultaneous = True

    def ask(self, s: Chests, f: int) -> int:
        return bits.first(CHESTS)

    def answer(self, s: Chests, f: int, i: int) -> None:
        s.named[bits.seat(f)] = i + 1


class Look(TinyStep):
    """You may look into one closed chest that you have not yet seen (TNY-T1)."""

    name = "look"
    rules = ("TNY-T1",)
    answers: ClassVar = lay(LOOK_INTO, [NO_LOOK])

    def ask(self, s: Chests, f: int) -> int:
        unseen = 0
        for chest in range(CHESTS):
            if s.closed >> chest & 1 and not s.seen[chest] >> bits.seat(f) & 1:
                unseen |= bits.bit(chest)
        return unseen | bits.bit(CHESTS)

    def answer(self, s: Chests, f: int, i: int) -> None:
        if i < CHESTS:
            s.push(FIND, bits.seat(f), 0, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        code = "seen-already" if s.closed >> i & 1 else "open-already"
        return Reason(code, "TNY-T1", {"chest": NAMES[i]})


class Find(TinyStep):
    """What is in a chest is settled when somebody first looks (TNY-S1)."""

    name = "find"
    rules = ("TNY-S1",)
    answers: ClassVar = lay(HOLDS)

    def __init__(self) -> None:
        super().__init__()
        self.chance = True

    def ask(self, s: Chests, f: int) -> int:
        return 0 if s.content[bits.at(f)] else s.undrawn

    def answer(self, s: Chests, f: int, i: int) -> None:
        fill(s, bits.at(f), i)
        self.run(s, f)

    def run(self, s: Chests, f: int) -> None:
        chest, seat = bits.at(f), bits.seat(f)
        if bits.n(f):
            s.coins[seat] += s.content[chest]
            s.closed &= ~bits.bit(chest)
            s.seen[chest] = bits.first(s.players)
            s.learned += 1
            s.tell("opened", EVERYBODY, seat=seat, chest=NAMES[chest], coins=s.content[chest])
            s.start("opened", seat)
        else:
            s.seen[chest] |= bits.bit(seat)
            s.learned += 1
            s.tell("found", only(seat), chest=NAMES[chest], coins=s.content[chest])
            s.tell("looked", all_but(seat), seat=seat, chest=NAMES[chest])


class Open(TinyStep):
    """Then you open a closed chest and keep its coins (TNY-T2)."""

    name = "open"
    rules = ("TNY-T2",)
    answers: ClassVar = lay(OPEN)

    def ask(self, s: Chests, f: int) -> int:
        return s.closed

    def answer(self, s: Chests, f: int, i: int) -> None:
        s.push(FIND, bits.seat(f), 1, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return Reason("open-already", "TNY-T2", {"chest": NAMES[i]})


class Next(TinyStep):
    """The turn passes to the left until all chests are open (TNY-E1)."""

    name = "next"
    rules = ("TNY-E1",)

    def run(self, s: Chests, f: int) -> None:
        if s.closed:
            s.start("turn", (bits.seat(f) + 1) % s.players)


class Rest(TinyStep):
    """Nothing more happens after a chest is opened; a place for expansions."""

    name = "rest"


FIND = number(Find(), STEPS)
NAME_CHEST = number(NameChest(), STEPS)
LOOK, OPEN_ONE, NEXT, REST = Look(), Open(), Next(), Rest()
for _step in (LOOK, OPEN_ONE, NEXT, REST):
    number(_step, STEPS)


# 4. The rules as data.
def deal(ruleset: Ruleset, setup: Setup) -> Chests:
    s = Chests(ruleset, setup.players)
    s.start("turn", int(setup.options["start"]))
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
    programs={"turn": (LOOK, OPEN_ONE, NEXT), "opened": (REST,)},
    options=(
        Option("start", lambda players: tuple(str(seat) for seat in range(players))),
        Option("peek", one_of("yes", "no"), {"no": lambda rules: rules.replace("turn", "look")}),
    ),
)
