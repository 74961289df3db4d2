"""The King (Royalty)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.choices import TO_PALACE_FROM
from lazaretto.games.rattus.reasons import no_cube_there
from lazaretto.games.rattus.rules import STEPS, Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.verbs import move_to_palace
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number


class King(Card):
    """Move one own cube from a region without rats to the palace (RAT-K1)."""

    name = "king"
    rules = ("RAT-K1",)

    def usable(self, s: Rattus) -> bool:
        return (s.has[s.me] & ~s.infested) != 0

    def play(self, s: Rattus) -> None:
        s.push(TO_PALACE, s.me, 0, 0)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("no-cube-free-of-rats", "RAT-K1")


class ToPalace(Step[Rattus]):
    """Which region the cube leaves (RAT-K1)."""

    name = "king.to_palace"
    rules = ("RAT-K1",)
    answers: ClassVar = answer_bits(TO_PALACE_FROM)
    during = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        return s.has[s.me] & ~s.infested

    def answer(self, s: Rattus, f: int, i: int) -> None:
        move_to_palace(s, s.me, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if bits.has(s.has[s.me], i):
            return Reason("rats-there", "RAT-K1", {"region": REGIONS[i]})
        return no_cube_there(s, i, s.me, "RAT-K1")


TO_PALACE = number(ToPalace(), STEPS)
