"""What Mercatus adds to the final round: goods on cards, and a common move of the cards that go with the plague.

The resolution of all rats is that of the base game, where the piece counts whoever holds what (MER-E21).
"""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.rattus.final import FinalAct
from lazaretto.games.rattus.mercatus.board import ASSASSIN, CARD_COUNT, DEACON, GRAVE_ROBBER
from lazaretto.games.rattus.mercatus.cards.raider import RAIDER_TAKES
from lazaretto.games.rattus.mercatus.carrying import PUT_GOOD_ON_CARD
from lazaretto.games.rattus.mercatus.choices import PUT_GOOD_ON, REVEAL, REVEAL_NOT
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.games.rattus.state import DONE, STEPS, Listener, Offer, Rattus, Step
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Answers, lay, number

REVEALERS: int = bits.bit(ASSASSIN) | bits.bit(GRAVE_ROBBER) | bits.bit(DEACON)
COUNT_PIECE: int = RATTUS.step("turn", "count_piece").id
DEVASTATE: int = RATTUS.step("turn", "devastate").id


class FinalActWithGoods(FinalAct):
    """Each card once more, and goods may still be put on cards; no other good is taken (MER-E1, MER-E3, MER-E12)."""

    name = "final_act_with_goods"
    rules = ("MER-E1", "MER-E3", "MER-E4", "MER-E12", "MER-E14")

    def ask(self, s: Rattus, f: int) -> int:
        offer: Offer = PUT_GOOD_ON_CARD
        options = FinalAct.ask(self, s, f) | offer.ask(s) << CARD_COUNT
        return options | bits.bit(DONE) if options else 0

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if CARD_COUNT <= i < DONE:
            s.again(f)
            offer: Offer = PUT_GOOD_ON_CARD
            offer.take(s, i - CARD_COUNT)
        else:
            FinalAct.answer(self, s, f, i)

    def meanings(self, s: Rattus) -> Answers:
        return {**s.rules.final_answers, **{CARD_COUNT + k: choice for k, choice in enumerate(PUT_GOOD_ON)}}

    def rule_behind(self, s: Rattus, i: int) -> str:
        return "MER-E3" if CARD_COUNT <= i < DONE else FinalAct.rule_behind(self, s, i)

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        if i >= CARD_COUNT:
            return PUT_GOOD_ON_CARD.why_not(s, i - CARD_COUNT)
        return FinalAct.why_not(self, s, f, i)


class Finale(Listener):
    """One move serves all cards that go with the plague: the Raider's good, then one revealing (MER-E6 to MER-E9)."""

    def plague_moved_at_end(self, s: Rattus, seat: int) -> None:
        s.push(FINAL_REVEAL, seat, 0, 0)
        s.push(RAIDER_TAKES.id, seat, 0, 0)


class FinalReveal(Step):
    """A holder of Assassin, Grave Robber or Deacon reveals the rats where the piece is (MER-E16, MER-E17, MER-E18).

    With the Knight or the Raider, who move it without revealing, he may leave them face down. There is no spread.
    """

    name = "final_reveal"
    rules = ("MER-E7", "MER-E8", "MER-E9", "MER-E15", "MER-E16", "MER-E17", "MER-E18", "MER-E19")
    answers: ClassVar = lay([REVEAL_NOT, REVEAL])

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

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        return Reason("rats-must-be-revealed", "MER-E17")


FINAL_REVEAL = number(FinalReveal(), STEPS)
