"""The Deacon (Church)."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.rattus.board import NOBODY
from lazaretto.games.rattus.devastation import spare, strikes
from lazaretto.games.rattus.mercatus.board import DEACON, PRICE
from lazaretto.games.rattus.mercatus.choices import PAY, PAY_NOT
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.mercatus.money import pay_for_card
from lazaretto.games.rattus.mercatus.reasons import works_in_phase_c
from lazaretto.games.rattus.state import Card, Rattus, Step
from lazaretto.kernel import bits
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import lay

TIMES = 3  # as often as a region can have rats


class Deacon(Card):
    """In phase C pay 1, 3, then 6 coins to escape a token just revealed (MER-K4, MER-E8)."""

    name = "deacon"
    rules = ("MER-K4", "MER-E8")

    def __init__(self, id: int, class_: str, take: Choice, use: Choice) -> None:
        super().__init__(id, class_, take, use)
        self.moves_at_end = True

    def why_not(self, s: Rattus) -> Reason:
        return works_in_phase_c(self.name)


def would_lose(s: Rattus, region: int, token: int, seat: int) -> bool:
    """Whether the token, which strikes, would take a cube from this seat (MER-P3)."""
    mine = s.cubes[region * 4 + seat]
    if mine == 0:
        return False
    if s.rules.all[token]:
        return True
    classes = s.rules.classes[token]
    while classes:
        if s.rules.of_class[bits.low(classes)] & s.own[seat]:
            return True
        classes &= classes - 1
    most = 0
    for other in range(s.players):
        if s.cubes[region * 4 + other] > most:
            most = s.cubes[region * 4 + other]
    # each M takes one from whoever is ahead, so the n-th comes down to those who have at most n - 1 less than the first
    return most - mine < s.rules.majority[token]


class DeaconPays(Step):
    """A token has been revealed that would cost him a cube: he pays, or lets it strike (MER-K4, MER-P3 to MER-P5)."""

    name = "deacon.pays"
    rules = ("MER-K4", "MER-P3", "MER-P4", "MER-P5", "MER-E19", "MER-E20")
    answers: ClassVar = lay([PAY_NOT, PAY])

    def ask(self, s: Rattus, f: int) -> int:
        seat = bits.seat(f)
        if seat == NOBODY or s.owner[DEACON] != seat:
            return 0
        g = goods(s)
        if g.bribes == TIMES or g.coins[seat] < PRICE[g.bribes + 1] or not strikes(s):
            return 0
        return bits.first(2) if would_lose(s, s.drawn // 3, s.face[s.drawn] - 1, seat) else 0

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i:
            g = goods(s)
            g.bribes += 1
            pay_for_card(s, bits.seat(f), PRICE[g.bribes], DEACON)
            spare(s, bits.seat(f))

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        raise AssertionError("both answers are always open")
