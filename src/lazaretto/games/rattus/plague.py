"""Phase C, first half: the plague piece moves and the rats spread."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.rattus.choices import COUNT, COUNT_NOT, MOVE_PLAGUE, SPREAD_TO
from lazaretto.games.rattus.reasons import no_room, not_a_neighbour
from lazaretto.games.rattus.state import Rattus, Step
from lazaretto.games.rattus.verbs import move_plague, supply_rat
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import lay

NEUTRAL = 2  # RAT-K3, RAT-E4


def within_reach(s: Rattus) -> int:
    """Where the player in turn may move the piece: one step, with the right card two (RAT-P1, RAT-K2)."""
    return s.rules.far[s.plague] if s.own[s.me] & s.rules.reach else s.rules.near[s.plague]


def out_of_reach(s: Rattus, region: int) -> Reason:
    """Why the piece cannot go there."""
    if region == s.plague:
        return Reason("plague-must-move", "RAT-P1")
    if s.own[s.me] & s.rules.reach and s.rules.in_use >> region & 1:
        return Reason("more-than-two-steps", "RAT-K2")
    return not_a_neighbour(s, region, s.plague, "RAT-P1")


class MovePlague(Step):
    """The piece moves to a neighbouring region in use (RAT-P1), with the Knight up to two steps (RAT-K2)."""

    name = "move_plague"
    rules = ("RAT-P1", "RAT-K2")
    answers: ClassVar = lay(MOVE_PLAGUE)

    def ask(self, s: Rattus, f: int) -> int:
        return within_reach(s)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        move_plague(s, i)
        s.due = 2 if s.rats[i] > 1 else s.rats[i]  # RAT-P2, RAT-P5: the rats on arrival

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        return out_of_reach(s, i)


class Spread(Step):
    """New tokens go to neighbouring regions that are not full, as far as room and supply allow (RAT-P2 to RAT-P6)."""

    name = "spread"
    rules = ("RAT-P2", "RAT-P3", "RAT-P4", "RAT-P5", "RAT-P6")
    answers: ClassVar = lay(SPREAD_TO)

    def ask(self, s: Rattus, f: int) -> int:
        if s.due == 0 or s.supply == 0:
            return 0
        return s.rules.near[s.plague] & ~s.full

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.again(f)
        s.due -= 1
        supply_rat(s, i)

    def run(self, s: Rattus, f: int) -> None:
        s.due = 0

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        if s.rules.near[s.plague] >> i & 1:
            return no_room(i)
        return not_a_neighbour(s, i, s.plague, "RAT-P2")


class CountPiece(Step):
    """Before tokens are revealed the Knight says whether the piece counts as neutral cubes (RAT-K3, RAT-P7)."""

    name = "count_piece"
    rules = ("RAT-K3", "RAT-P7")
    answers: ClassVar = lay([COUNT_NOT, COUNT])

    def ask(self, s: Rattus, f: int) -> int:
        revealed = s.rats[s.plague] and s.total[s.plague]
        return bits.first(2) if revealed and s.own[s.me] & s.rules.neutral else 0

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.neutral = NEUTRAL * i
        if s.sink is not None:
            s.tell("piece-counts" if i else "piece-does-not-count", seat=s.me)
