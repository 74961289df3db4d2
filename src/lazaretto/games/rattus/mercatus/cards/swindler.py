"""The Swindler (Bourgeoisie)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.mercatus.board import SWINDLER
from lazaretto.games.rattus.mercatus.choices import SWINDLE_IN
from lazaretto.games.rattus.mercatus.goods import goods, kinds_in
from lazaretto.games.rattus.mercatus.turn import MayTake
from lazaretto.games.rattus.reasons import no_cube_there, no_room
from lazaretto.games.rattus.rules import STEPS, Card
from lazaretto.games.rattus.state import REGION, Rattus
from lazaretto.games.rattus.tokens import used_tokens
from lazaretto.games.rattus.verbs import return_rat, supply_rat
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of
from lazaretto.kernel.step import Step, answer_bits, number


class Swindler(Card):
    """Place a rat where an own cube is, and take a good of the kind that lies there (MER-K8, MER-K21, MER-E5)."""

    name = "swindler"
    rules = ("MER-K8", "MER-K21", "MER-E4", "MER-E22", "MER-E5")
    rule_at_end = "MER-E4"

    def usable(self, s: Rattus) -> bool:
        return s.supply > 0 and (s.has[s.me] & ~s.full) != 0

    def usable_at_end(self, s: Rattus) -> bool:
        return (s.supply > 0 or used_tokens(s) != 0) and (s.has[s.me] & ~s.full) != 0

    def play(self, s: Rattus) -> None:
        s.push(SWINDLER_PLACES, s.me, 0, 0)

    def why_not(self, s: Rattus) -> Reason:
        if s.has[s.me] == 0:
            return Reason("no-cube-on-board", "MER-K8")
        if s.has[s.me] & ~s.full == 0:
            return Reason("own-regions-full", "MER-K8")
        return Reason("no-rat-in-supply", "MER-E5" if s.ended else "MER-K8")


class SwindlerPlaces(Step[Rattus]):
    """In which region the token goes: one with an own cube and fewer than three rats (MER-K8)."""

    name = "swindler.places"
    rules = ("MER-K8", "MER-E5", "MER-E22")
    answers: ClassVar = answer_bits(SWINDLE_IN)
    during = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        return s.has[s.me] & ~s.full

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if s.supply:
            supply_rat(s, i)
        else:
            return_rat(s, i)  # MER-E5: in a regular turn the card is not usable without a supply
        s.push(SWINDLER_TAKES, s.me, 0, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if bits.has(s.has[s.me], i):
            return no_room(i, "MER-K8")
        return no_cube_there(s, i, s.me, "MER-K8")

    def lacks(self, s: Any, f: int) -> str:
        if s.supply or (s.ended and used_tokens(s) and not s.returned):
            return ""
        return "expected a token in the supply, or at the end a used one"


class SwindlerTakes(MayTake):
    """Then or not at all a good of that region's kind (MER-K8, MER-K21); place: the region."""

    name = "swindler.takes"
    rules = ("MER-K8", "MER-K21")
    card: ClassVar = SWINDLER
    rule: ClassVar = "MER-K8"
    place = of(REGION)
    during = ("swindler.places",)

    def kinds(self, s: Rattus, f: int) -> int:
        return kinds_in(goods(s), bits.place(f))

    def where(self, s: Rattus, f: int) -> int:
        return bits.place(f)


SWINDLER_PLACES = number(SwindlerPlaces(), STEPS)
SWINDLER_TAKES = number(SwindlerTakes(), STEPS)
