"""The Lieutenant (Royalty)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.choices import HOW_MANY, PLACE_IN
from lazaretto.games.rattus.mercatus.board import LIEUTENANT, PRICE
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.mercatus.money import pay_for_card
from lazaretto.games.rattus.mercatus.reasons import too_few_coins
from lazaretto.games.rattus.reasons import not_in_use, too_many
from lazaretto.games.rattus.rules import STEPS, Card
from lazaretto.games.rattus.state import REGION, Rattus
from lazaretto.games.rattus.verbs import place_cubes
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of, upto
from lazaretto.kernel.step import Step, answer_bits, number

MOST = 3


class Lieutenant(Card):
    """Pay 1, 3 or 6 coins to place 1, 2 or 3 cubes in one region (MER-K1); in the final round one (MER-E2)."""

    name = "lieutenant"
    rules = ("MER-K1", "MER-K17", "MER-K18", "MER-E2")
    rule_at_end = "MER-E2"

    def usable(self, s: Rattus) -> bool:
        return can_pay(s)

    def play(self, s: Rattus) -> None:
        s.push(LIEUTENANT_PLACES, s.me, MOST, 0)

    def play_at_end(self, s: Rattus) -> None:
        s.push(LIEUTENANT_PLACES, s.me, 1, 0)

    def why_not(self, s: Rattus) -> Reason:
        if s.reserve[s.me] == 0:
            return Reason("reserve-empty", "MER-K17")
        return too_few_coins(s, PRICE[1], "MER-E2" if s.ended else "MER-K1")


def can_pay(s: Rattus) -> bool:
    """Whether the player in turn has coins and a cube for one at least."""
    return goods(s).coins[s.me] >= PRICE[1] and s.reserve[s.me] > 0


class LieutenantPlaces(Step[Rattus]):
    """In which region, any one in use (MER-K1, MER-K18); arg: how many cubes at most."""

    name = "lieutenant.places"
    rules = ("MER-K1", "MER-K18")
    answers: ClassVar = answer_bits(PLACE_IN)
    arg = upto(MOST, 1)
    during = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        return s.rules.in_use

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.push(LIEUTENANT_HOW_MANY, s.me, bits.arg(f), i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return not_in_use(i)

    def lacks(self, s: Any, f: int) -> str:
        return "" if can_pay(s) else "expected a coin, and a cube in the reserve"


class LieutenantHowMany(Step[Rattus]):
    """How many, as far as coins and reserve go (MER-K1, MER-K17, MER-E2); arg: at most, place: where."""

    name = "lieutenant.how_many"
    rules = ("MER-K1", "MER-K17", "MER-E2")
    answers: ClassVar = answer_bits(HOW_MANY)
    arg = upto(MOST, 1)
    place = of(REGION)
    during = ("lieutenant.places",)

    def ask(self, s: Rattus, f: int) -> int:
        most = min(bits.arg(f), s.reserve[s.me])
        while most and PRICE[most] > goods(s).coins[s.me]:
            most -= 1
        return bits.first(most)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        pay_for_card(s, s.me, PRICE[i + 1], LIEUTENANT)
        place_cubes(s, bits.place(f), s.me, i + 1)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if i >= bits.arg(f):
            return too_many(bits.arg(f), "MER-E2" if s.ended else "MER-K1")
        if i >= s.reserve[s.me]:
            return too_many(s.reserve[s.me], "MER-K17")
        return too_few_coins(s, PRICE[i + 1], "MER-K1")

    def lacks(self, s: Any, f: int) -> str:
        return "" if can_pay(s) else "expected a coin, and a cube in the reserve"


LIEUTENANT_PLACES = number(LieutenantPlaces(), STEPS)
LIEUTENANT_HOW_MANY = number(LieutenantHowMany(), STEPS)
