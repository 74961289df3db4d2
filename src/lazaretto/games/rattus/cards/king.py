"""The King (Royalty)."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.choices import TO_PALACE_FROM
from lazaretto.games.rattus.reasons import no_cube_there
from lazaretto.games.rattus.state import STEPS, Card, Rattus, Step
from lazaretto.games.rattus.verbs import move_to_palace
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import lay, number


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


class ToPalace(Step):
    """Which region the cube leaves (RAT-K1)."""

    name = "king.to_palace"
    rules = ("RAT-K1",)
    answers: ClassVar = lay(TO_PALACE_FROM)

    def ask(self, s: Rattus, f: int) -> int:
        return s.has[s.me] & ~s.infested

    def answer(self, s: Rattus, f: int, i: int) -> None:
        move_to_palace(s, s.me, i)

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        if s.has[s.me] >> i & 1:
            return Reason("rats-there", "RAT-K1", {"region": REGIONS[i]})
        return no_cube_there(s, i, s.me, "RAT-K1")


TO_PALACE = number(ToPalace(), STEPS)
