"""The Deacon (Church)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.board import NOBODY
from lazaretto.games.rattus.devastation import spare, strikes
from lazaretto.games.rattus.mercatus.board import DEACON, PRICE
from lazaretto.games.rattus.mercatus.choices import PAY, PAY_NOT
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.mercatus.money import pay_for_card
from lazaretto.games.rattus.mercatus.reasons import goes_with_the_plague
from lazaretto.games.rattus.rules import Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import REGION_OF
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import A_PLAYER_OR_NOBODY, Step, answer_bits

TIMES = 3  # as often as a region can have rats


class Deacon(Card):
    """In phase C pay 1, 3, then 6 coins to escape a token just revealed (MER-K4, MER-E8)."""

    name = "deacon"
    rules = ("MER-K4", "MER-E8")
    rule_at_end = "MER-E8"
    rule_to_stay = "MER-E15"
    moves_at_end = True

    def why_not(self, s: Rattus) -> Reason:
        return goes_with_the_plague(s, self.name)


def would_lose(s: Rattus, region: int, token: int, seat: int) -> bool:
    """Whether the token, which strikes, would take a cube from this seat (MER-P3)."""
    mine = s.cubes[region][seat]
    if mine == 0:
        return False
    if s.rules.all[token]:
        return True
    for symbol in bits.each(s.rules.classes[token]):
        if s.rules.of_class[symbol] & s.own[seat]:
            return True
    most = 0
    for other in range(s.players):
        if s.cubes[region][other] > most:
            most = s.cubes[region][other]
    # each M takes one from whoever is ahead, so the n-th comes down to those who have at most n - 1 less than the first
    return most - mine < s.rules.majority[token]


class DeaconPays(Step[Rattus]):
    """A token has been revealed that would cost him a cube: he pays, or lets it strike (MER-K4, MER-P3 to MER-P5)."""

    name = "deacon.pays"
    rules = ("MER-K4", "MER-P3", "MER-P4", "MER-P5", "MER-E19", "MER-E20")
    answers: ClassVar = answer_bits([PAY_NOT, PAY])
    seat = A_PLAYER_OR_NOBODY

    def ask(self, s: Rattus, f: int) -> int:
        seat = bits.seat(f)
        if seat == NOBODY or s.owner[DEACON] != seat:
            return 0
        g = goods(s)
        if g.bribes == TIMES or g.coins[seat] < PRICE[g.bribes + 1] or not strikes(s):
            return 0
        return bits.first(2) if would_lose(s, REGION_OF[s.drawn], s.face[s.drawn] - 1, seat) else 0

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i:
            g = goods(s)
            g.bribes += 1
            pay_for_card(s, bits.seat(f), PRICE[g.bribes], DEACON)
            spare(s, bits.seat(f))

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        raise AssertionError("both answers are always open")
