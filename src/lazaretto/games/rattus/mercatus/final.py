"""What Mercatus adds to the final round: goods on cards, and a common move of the cards that go with the plague.

The resolution of all rats is that of the base game, where the piece counts whoever holds what (MER-E21).
"""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.mercatus.board import ASSASSIN, DEACON, GRAVE_ROBBER
from lazaretto.games.rattus.mercatus.cards.raider import RAIDER_TAKES
from lazaretto.games.rattus.mercatus.choices import REVEAL, REVEAL_NOT
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.rules import STEPS, Listener
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number

REVEALERS: int = bits.bit(ASSASSIN) | bits.bit(GRAVE_ROBBER) | bits.bit(DEACON)
COUNT_PIECE: int = RATTUS.step("turn", "count_piece").id
DEVASTATE: int = RATTUS.step("turn", "devastate").id


class Finale(Listener):
    """One move serves all cards that go with the plague: the Raider's good, then one revealing (MER-E6 to MER-E9)."""

    def plague_moved_at_end(self, s: Rattus, seat: int) -> None:
        s.push(FINAL_REVEAL, seat, 0, 0)
        s.push(RAIDER_TAKES.id, seat, 0, 0)


class FinalReveal(Step[Rattus]):
    """A holder of Assassin, Grave Robber or Deacon reveals the rats where the piece is (MER-E16, MER-E17, MER-E18).

    With the Knight or the Raider, who move it without revealing, he may leave them face down. There is no spread.
    """

    name = "final_reveal"
    rules = ("MER-E7", "MER-E8", "MER-E9", "MER-E15", "MER-E16", "MER-E17", "MER-E18", "MER-E19")
    answers: ClassVar = answer_bits([REVEAL_NOT, REVEAL])
    during = ("final_move",)
    pushes = ("devastate", "count_piece")

    def ask(self, s: Rattus, f: int) -> int:
        own = s.own[bits.seat(f)]
        if not own & REVEALERS or s.rats[s.plague] == 0 or s.total[s.plague] == 0:
            return 0
        return bits.first(2) if own & s.rules.moves_at_end & ~REVEALERS else bits.bit(1)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i:
            goods(s).bribes = 0  # MER-E19
            s.push(DEVASTATE, bits.seat(f), 0, 0)
            s.push(COUNT_PIECE, bits.seat(f), 0, 0)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return Reason("rats-must-be-revealed", "MER-E17")


FINAL_REVEAL = number(FinalReveal(), STEPS)
