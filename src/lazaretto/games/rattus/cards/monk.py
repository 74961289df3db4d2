"""The Monk (Church)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus import choices
from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.reasons import no_room, no_such_token, not_a_neighbour
from lazaretto.games.rattus.rules import STEPS, Card
from lazaretto.games.rattus.state import SLOT, Rattus
from lazaretto.games.rattus.tokens import REGION_OF, slots_in
from lazaretto.games.rattus.verbs import move_rat
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of
from lazaretto.kernel.step import Step, answer_bits, number


class Monk(Card):
    """Move one rat token, unseen, to a neighbouring region with fewer than three (RAT-K6, RAT-K11)."""

    name = "monk"
    rules = ("RAT-K6", "RAT-K10", "RAT-K11")

    def usable(self, s: Rattus) -> bool:
        return movable(s) != 0

    def play(self, s: Rattus) -> None:
        s.push(MONK_TAKES, s.me, 0, 0)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("no-rat-can-move", "RAT-K6")


def movable(s: Rattus) -> int:
    """Regions from which a rat token can move."""
    if s.full == 0:
        return s.infested
    regions = 0
    for region in bits.each(s.infested):
        if s.rules.near[region] & ~s.full:
            regions |= bits.bit(region)
    return regions


class MonkTakes(Step[Rattus]):
    """Which token he moves (RAT-K6, RAT-K11)."""

    name = "monk.takes"
    rules = ("RAT-K6", "RAT-K11")
    answers: ClassVar = answer_bits(choices.MOVE_RAT)
    during = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        return slots_in(s, movable(s))

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.push(MONK_PUTS, s.me, 0, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if bits.has(slots_in(s, s.infested), i):
            return Reason("neighbours-full", "RAT-K6", {"region": REGIONS[REGION_OF[i]]})
        return no_such_token(s, i, "RAT-K6")


class MonkPuts(Step[Rattus]):
    """Where it goes (RAT-K6)."""

    name = "monk.puts"
    rules = ("RAT-K6",)
    answers: ClassVar = answer_bits(choices.RAT_TO)
    place = of(SLOT)
    during = ("monk.takes",)

    def ask(self, s: Rattus, f: int) -> int:
        return s.rules.near[REGION_OF[bits.place(f)]] & ~s.full

    def answer(self, s: Rattus, f: int, i: int) -> None:
        move_rat(s, bits.place(f), i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if bits.has(s.rules.near[REGION_OF[bits.place(f)]], i):
            return no_room(i, "RAT-K6")
        return not_a_neighbour(s, i, REGION_OF[bits.place(f)], "RAT-K6")

    def lacks(self, s: Any, f: int) -> str:
        return "" if s.origin[bits.place(f)] else "expected a token in that slot"


MONK_TAKES = number(MonkTakes(), STEPS)
MONK_PUTS = number(MonkPuts(), STEPS)
