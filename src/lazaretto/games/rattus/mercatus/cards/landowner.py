"""The Landowner (Peasantry)."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.rattus.choices import HOW_MANY, PLACE_IN
from lazaretto.games.rattus.mercatus.board import LANDOWNER
from lazaretto.games.rattus.mercatus.carrying import Carrier, not_a_region_of, on_card
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.reasons import too_many
from lazaretto.games.rattus.state import STEPS, Rattus, Step
from lazaretto.games.rattus.verbs import place_cubes
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import lay, number

MOST = 2


class Landowner(Carrier):
    """Place two cubes in one region that shows the kind on the card (MER-K11, MER-K17, MER-K18)."""

    name = "landowner"
    rules = ("MER-K11", "MER-K13", "MER-K17", "MER-K18", "MER-E3")

    def usable(self, s: Rattus) -> bool:
        return s.reserve[s.me] > 0 and self.regions(s) != 0

    def play(self, s: Rattus) -> None:
        s.push(LANDOWNER_PLACES, s.me, 0, 0)

    def why_not_with_good(self, s: Rattus) -> Reason:
        if s.reserve[s.me] == 0:
            return Reason("reserve-empty", "MER-K17")
        return Reason("no-region-with-good", "MER-K11", {"good": on_card(s, self.id)})


class LandownerPlaces(Step):
    """In which region of that kind (MER-K11)."""

    name = "landowner.places"
    rules = ("MER-K11", "MER-K18")
    answers: ClassVar = lay(PLACE_IN)

    def ask(self, s: Rattus, f: int) -> int:
        g = goods(s)
        return g.shown[g.on[LANDOWNER] - 1] & s.rules.in_use

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.push(LANDOWNER_HOW_MANY, s.me, 0, i)

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        return not_a_region_of(s, i, LANDOWNER, "MER-K11")


class LandownerHowMany(Step):
    """Two cubes, or one (MER-K11, MER-K17); at: where."""

    name = "landowner.how_many"
    rules = ("MER-K11", "MER-K17")
    answers: ClassVar = lay(HOW_MANY)

    def ask(self, s: Rattus, f: int) -> int:
        return bits.first(min(MOST, s.reserve[s.me]))

    def answer(self, s: Rattus, f: int, i: int) -> None:
        place_cubes(s, bits.at(f), s.me, i + 1)

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        return too_many(min(MOST, s.reserve[s.me]), "MER-K11" if i >= MOST else "MER-K17")


LANDOWNER_PLACES = number(LandownerPlaces(), STEPS)
LANDOWNER_HOW_MANY = number(LandownerHowMany(), STEPS)
