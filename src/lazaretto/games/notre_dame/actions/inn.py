"""The Inn, and the choice of a small benefit that the Innkeeper gives too."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame.actions.place import PlacingCard
from lazaretto.games.notre_dame.board import A_BENEFIT, COIN, COINS, CUBE, INN, MESSAGES, RAT
from lazaretto.games.notre_dame.choices import TAKE_BENEFIT
from lazaretto.games.notre_dame.state import STEPS, NotreDame
from lazaretto.games.notre_dame.verbs import drive_rats_back, gain_coins, gain_cubes, influence
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import upto
from lazaretto.kernel.step import Step, answer_bits, number

ENOUGH_FOR_TWO = 4


class Inn(PlacingCard):
    """A coin, a cube or the rat marker back one; from the fourth cube on two of these (NDM-A12)."""

    name = "inn"
    rules = ("NDM-A12", "NDM-A22")

    def act(self, s: NotreDame, seat: int) -> None:
        s.push(TAKE_BENEFITS, seat, 2 if influence(s, seat, INN) >= ENOUGH_FOR_TWO else 1, 0)


class TakeBenefits(Step[NotreDame]):
    """One benefit after the other, also the same twice; one that gives nothing is not offered (NDM-A12, NDM-A22)."""

    name = "take_benefit"
    rules = ("NDM-A12", "NDM-A22", "NDM-H1")
    answers: ClassVar = answer_bits(TAKE_BENEFIT)
    arg = upto(2, 1)
    during = ("place_cube", "enter_sector", "bishop.puts", "jester.puts", "hire")

    def ask(self, s: NotreDame, f: int) -> int:
        seat = bits.seat(f)
        options = bits.bit(COIN) if s.coins[seat] < COINS else 0  # a coin is somewhere else (NDM-A6)
        if s.general[seat]:
            options |= bits.bit(CUBE)
        if s.rats[seat]:
            options |= bits.bit(RAT)
        return options

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        seat = bits.seat(f)
        if i == COIN:
            gain_coins(s, seat, 1, A_BENEFIT)
        elif i == CUBE:
            gain_cubes(s, seat, 1, A_BENEFIT)
        else:
            drive_rats_back(s, seat, A_BENEFIT)
        if bits.arg(f) > 1:
            s.push(TAKE_BENEFITS, seat, bits.arg(f) - 1, 0)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        return Reason("benefit-void", "NDM-A22", {"benefit": MESSAGES[i]})


TAKE_BENEFITS = number(TakeBenefits(), STEPS)
