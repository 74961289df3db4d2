"""The Landowner (Peasantry)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.choices import HOW_MANY, PLACE_IN
from lazaretto.games.rattus.mercatus.board import LANDOWNER
from lazaretto.games.rattus.mercatus.carrying import Carrier, no_good_on, not_a_region_of, on_card
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.reasons import too_many
from lazaretto.games.rattus.rules import STEPS
from lazaretto.games.rattus.state import REGION, Rattus
from lazaretto.games.rattus.verbs import place_cubes
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of
from lazaretto.kernel.step import Step, answer_bits, number

MOST = 2


class Landowner(Carrier):
    """Place two cubes in one region that shows the kind on the card (MER-K11, MER-K17, MER-K18)."""

    name = "landowner"
    rules = ("MER-K11", "MER-K13", "MER-K17", "MER-K18", "MER-E3")
    rule_at_end = "MER-E3"

    def usable(self, s: Rattus) -> bool:
        return s.reserve[s.me] > 0 and self.regions(s) != 0

    def play(self, s: Rattus) -> None:
        s.push(LANDOWNER_PLACES, s.me, 0, 0)

    def why_not_with_good(self, s: Rattus) -> Reason:
        if s.reserve[s.me] == 0:
            return Reason("reserve-empty", "MER-K17")
        return Reason("no-region-with-good", "MER-K11", {"good": on_card(s, self.id)})


class LandownerPlaces(Step[Rattus]):
    """In which region of that kind (MER-K11)."""

    name = "landowner.places"
    rules = ("MER-K11", "MER-K18")
    answers: ClassVar = answer_bits(PLACE_IN)
    during = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        g = goods(s)
        return g.shown[g.on[LANDOWNER] - 1] & s.rules.in_use

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.push(LANDOWNER_HOW_MANY, s.me, 0, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return not_a_region_of(s, i, LANDOWNER, "MER-K11")

    def lacks(self, s: Any, f: int) -> str:
        return no_good_on(s, LANDOWNER) or no_reserve(s)


class LandownerHowMany(Step[Rattus]):
    """Two cubes, or one (MER-K11, MER-K17); place: where."""

    name = "landowner.how_many"
    rules = ("MER-K11", "MER-K17")
    answers: ClassVar = answer_bits(HOW_MANY)
    place = of(REGION)
    during = ("landowner.places",)

    def ask(self, s: Rattus, f: int) -> int:
        return bits.first(min(MOST, s.reserve[s.me]))

    def answer(self, s: Rattus, f: int, i: int) -> None:
        place_cubes(s, bits.place(f), s.me, i + 1)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return too_many(min(MOST, s.reserve[s.me]), "MER-K11" if i >= MOST else "MER-K17")

    def lacks(self, s: Any, f: int) -> str:
        return no_good_on(s, LANDOWNER) or no_reserve(s)


def no_reserve(s: Rattus) -> str:
    """What is missing where the player in turn has no cube to place."""
    return "" if s.reserve[s.me] else "expected a cube in the reserve"


LANDOWNER_PLACES = number(LandownerPlaces(), STEPS)
LANDOWNER_HOW_MANY = number(LandownerHowMany(), STEPS)
