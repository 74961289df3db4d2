"""The Witch (Magic)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.choices import FACE, LOOK_AT, LOOK_NO_MORE, SWAP, SWAP_NOT
from lazaretto.games.rattus.reasons import no_such_token
from lazaretto.games.rattus.rules import STEPS, Card
from lazaretto.games.rattus.state import SLOT, Rattus
from lazaretto.games.rattus.tokens import SLOTS, deck_of, identify, odds, possible, slots_in
from lazaretto.games.rattus.verbs import look, swap_rats
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of
from lazaretto.kernel.step import Chance, Step, answer_bits, number


class Witch(Card):
    """Look at one rat token, then if wished at a second; then the two may be swapped (RAT-K8, RAT-K12)."""

    name = "witch"
    rules = ("RAT-K8", "RAT-K9", "RAT-K11", "RAT-K12")

    def usable(self, s: Rattus) -> bool:
        return s.infested != 0

    def play(self, s: Rattus) -> None:
        s.push(WITCH_FIRST, s.me, 0, 0)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("no-rat-on-board", "RAT-K12")


class WitchFirst(Step[Rattus]):
    """The first token she looks at (RAT-K8, RAT-K11)."""

    name = "witch.first"
    rules = ("RAT-K8", "RAT-K11", "RAT-K12")
    answers: ClassVar = answer_bits(LOOK_AT)
    during = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        return slots_in(s, s.infested)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.push(WITCH_SECOND, s.me, 0, i)
        s.push(LOOK, s.me, 0, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return no_such_token(s, i, "RAT-K12")


class Look(Chance[Rattus]):
    """She sees the token, alone (RAT-K8, RAT-K9); what nobody had seen is drawn now."""

    name = "witch.look"
    rules = ("RAT-K8", "RAT-K9")
    answers: ClassVar = answer_bits(FACE)
    place = of(SLOT)
    during = ("witch.first", "witch.second")

    def ask(self, s: Rattus, f: int) -> int:
        return possible(s, bits.place(f))

    def weight(self, s: Rattus, f: int, i: int) -> int:
        return odds(s, bits.place(f), i)

    def deck(self, s: Rattus, f: int) -> str:
        return deck_of(s, bits.place(f))

    def answer(self, s: Rattus, f: int, i: int) -> None:
        identify(s, bits.place(f), i)
        look(s, bits.place(f), bits.seat(f))

    def run(self, s: Rattus, f: int) -> None:
        look(s, bits.place(f), bits.seat(f))

    def lacks(self, s: Any, f: int) -> str:
        return no_token(s, bits.place(f))


class WitchSecond(Step[Rattus]):
    """A second, different token, or no more (RAT-K8, RAT-K12)."""

    name = "witch.second"
    rules = ("RAT-K8", "RAT-K12")
    answers: ClassVar = answer_bits(LOOK_AT, [LOOK_NO_MORE])
    place = of(SLOT)
    during = ("witch.first",)

    def ask(self, s: Rattus, f: int) -> int:
        return slots_in(s, s.infested) & ~bits.bit(bits.place(f)) | bits.bit(SLOTS)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i != SLOTS:
            s.push(WITCH_SWAPS, s.me, bits.place(f), i)
            s.push(LOOK, s.me, 0, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if i == bits.place(f):
            return Reason("same-token", "RAT-K12")
        return no_such_token(s, i, "RAT-K12")

    def lacks(self, s: Any, f: int) -> str:
        return no_token(s, bits.place(f))


class WitchSwaps(Step[Rattus]):
    """Swap the two, or not (RAT-K8)."""

    name = "witch.swaps"
    rules = ("RAT-K8",)
    answers: ClassVar = answer_bits([SWAP_NOT, SWAP])
    arg = of(SLOT)
    place = of(SLOT)
    during = ("witch.second",)

    def ask(self, s: Rattus, f: int) -> int:
        return bits.first(2)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i:
            swap_rats(s, bits.arg(f), bits.place(f))

    def lacks(self, s: Any, f: int) -> str:
        if bits.arg(f) == bits.place(f):
            return "expected two different tokens"
        return no_token(s, bits.arg(f)) or no_token(s, bits.place(f))


def no_token(s: Rattus, slot: int) -> str:
    """What is missing where no token lies."""
    return "" if s.origin[slot] else "expected a token in that slot"


WITCH_FIRST = number(WitchFirst(), STEPS)
LOOK = number(Look(), STEPS)
WITCH_SECOND = number(WitchSecond(), STEPS)
WITCH_SWAPS = number(WitchSwaps(), STEPS)
