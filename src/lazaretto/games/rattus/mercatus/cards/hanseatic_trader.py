"""The Hanseatic Trader (Bourgeoisie)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.choices import HOW_MANY
from lazaretto.games.rattus.mercatus import choices
from lazaretto.games.rattus.mercatus.board import HANSEATIC_TRADER
from lazaretto.games.rattus.mercatus.carrying import Carrier, not_a_region_of, on_card
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.reasons import no_cube_there, too_many
from lazaretto.games.rattus.rules import STEPS
from lazaretto.games.rattus.state import REGION, Rattus
from lazaretto.games.rattus.verbs import move_cubes
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of
from lazaretto.kernel.step import Step, answer_bits, number

MOST = 5


def goals(s: Rattus) -> int:
    """The regions that show the kind on the card."""
    g = goods(s)
    kind = g.on[HANSEATIC_TRADER]
    return g.shown[kind - 1] & s.rules.in_use if kind else 0


def starts(s: Rattus) -> int:
    """The regions that his cubes can leave: from which another one shows the kind (MER-K20)."""
    regions = goals(s)
    if bits.count(regions) > 1:
        return s.has[s.me]
    return s.has[s.me] & ~regions if regions else 0


class HanseaticTrader(Carrier):
    """Move up to five own cubes from a region to any other that shows the kind on the card (MER-K7, MER-K20)."""

    name = "hanseatic-trader"
    rules = ("MER-K7", "MER-K13", "MER-K20", "MER-E3")
    rule_at_end = "MER-E3"

    def usable(self, s: Rattus) -> bool:
        return starts(s) != 0

    def play(self, s: Rattus) -> None:
        s.push(TRADER_FROM, s.me, 0, 0)

    def why_not_with_good(self, s: Rattus) -> Reason:
        if s.has[s.me] == 0:
            return Reason("no-cube-on-board", "MER-K7")
        return Reason("no-other-region-with-good", "MER-K20", {"good": on_card(s, self.id)})


class TraderFrom(Step[Rattus]):
    """Which region the cubes leave (MER-K7, MER-K20)."""

    name = "hanseatic_trader.from"
    rules = ("MER-K7", "MER-K20")
    answers: ClassVar = answer_bits(choices.TRADER_FROM)
    during = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        return starts(s)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.push(TRADER_TO, s.me, 0, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if bits.has(s.has[s.me], i):
            return Reason("no-other-region-with-good", "MER-K20", {"good": on_card(s, HANSEATIC_TRADER)})
        return no_cube_there(s, i, s.me, "MER-K7")


class TraderTo(Step[Rattus]):
    """Which region they reach, adjacent or not (MER-K7, MER-K20); place: from where."""

    name = "hanseatic_trader.to"
    rules = ("MER-K7", "MER-K20")
    answers: ClassVar = answer_bits(choices.TRADER_TO)
    place = of(REGION)
    during = ("hanseatic_trader.from",)

    def ask(self, s: Rattus, f: int) -> int:
        return goals(s) & ~bits.bit(bits.place(f))

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.push(TRADER_HOW_MANY, s.me, bits.place(f), i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if i == bits.place(f):
            return Reason("same-region", "MER-K20", {"region": REGIONS[i]})
        return not_a_region_of(s, i, HANSEATIC_TRADER, "MER-K7")

    def lacks(self, s: Any, f: int) -> str:
        if not bits.has(starts(s), bits.place(f)):
            return "expected a region from which cubes can go to another that shows the kind on the card"
        return ""


class TraderHowMany(Step[Rattus]):
    """One to five cubes (MER-K7, MER-K20); arg: from where, place: to where."""

    name = "hanseatic_trader.how_many"
    rules = ("MER-K7", "MER-K20")
    answers: ClassVar = answer_bits(HOW_MANY)
    arg = of(REGION)
    place = of(REGION)
    during = ("hanseatic_trader.to",)

    def ask(self, s: Rattus, f: int) -> int:
        return bits.first(min(MOST, s.cubes[bits.arg(f)][s.me]))

    def answer(self, s: Rattus, f: int, i: int) -> None:
        move_cubes(s, s.me, bits.arg(f), bits.place(f), i + 1)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return too_many(min(MOST, s.cubes[bits.arg(f)][s.me]), "MER-K7")

    def lacks(self, s: Any, f: int) -> str:
        goal = bits.arg(f) != bits.place(f) and bits.has(goals(s), bits.place(f))
        return "" if goal and s.cubes[bits.arg(f)][s.me] else "expected own cubes that can go to that region"


TRADER_FROM = number(TraderFrom(), STEPS)
TRADER_TO = number(TraderTo(), STEPS)
TRADER_HOW_MANY = number(TraderHowMany(), STEPS)
