"""The Notre Dame card: a cube on the cathedral and a donation."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame import choices
from lazaretto.games.notre_dame.actions.place import PlacingCard
from lazaretto.games.notre_dame.board import A_DONATION
from lazaretto.games.notre_dame.events import DONATED
from lazaretto.games.notre_dame.state import STEPS, NotreDame
from lazaretto.games.notre_dame.verbs import gain_points, pay_coins
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number

PRESTIGE = (1, 3, 6)  # for one, two or three coins (NDM-N1)


class Donation(PlacingCard):
    """Place a cube on the cathedral, or move one there, and pay one to three coins; or do neither (NDM-N1 to NDM-N3).

    The cube is moved as for every other card (example: NDM-N6).
    """

    name = "notre_dame"
    rules = ("NDM-N1", "NDM-N2", "NDM-N3")

    def can_be_carried_out(self, s: NotreDame, seat: int) -> bool:
        return s.coins[seat] > 0

    def why_not(self, s: NotreDame, seat: int) -> Reason:
        return Reason("no-coin-for-church", "NDM-N2")

    def act(self, s: NotreDame, seat: int) -> None:
        s.push(DONATE, seat, 0, 0)


class Donate(Step[NotreDame]):
    """One, two or three coins for 1, 3 or 6 points (NDM-N1, NDM-N3)."""

    name = "donate"
    rules = ("NDM-N1", "NDM-N3")
    answers: ClassVar = answer_bits(choices.DONATE)
    during = ("place_cube",)

    def ask(self, s: NotreDame, f: int) -> int:
        return bits.first(min(len(PRESTIGE), s.coins[bits.seat(f)]))

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        seat = bits.seat(f)
        pay_coins(s, seat, i + 1)
        s.tell(DONATED, seat, i + 1)
        gain_points(s, seat, PRESTIGE[i], A_DONATION)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        return Reason("only-so-many-coins", "NDM-N1", {"count": s.coins[bits.seat(f)]})

    def lacks(self, s: NotreDame, f: int) -> str:
        return "" if s.coins[bits.seat(f)] else "expected a coin to pay with"


DONATE = number(Donate(), STEPS)
