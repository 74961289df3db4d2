"""Phase 3: two cards are played face up, the third is laid away unseen."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame.choices import PLAY
from lazaretto.games.notre_dame.events import THIRD_LAID_AWAY
from lazaretto.games.notre_dame.hands import KIND_OF, hand
from lazaretto.games.notre_dame.reasons import not_in_hand
from lazaretto.games.notre_dame.state import STEPS, THE_TABLE, Card, NotreDame
from lazaretto.games.notre_dame.verbs import play_face_up
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import upto
from lazaretto.kernel.step import Step, answer_bits, number


class PlayCards(Step[NotreDame]):
    """In turn order everybody plays one card, then in turn order a second one (NDM-R4)."""

    name = "play_cards"
    rules = ("NDM-R4",)
    seat = THE_TABLE

    def run(self, s: NotreDame, f: int) -> None:
        s.in_turn(PLAY_CARD, 1)
        s.in_turn(PLAY_CARD, 0)


class PlayCard(Step[NotreDame]):
    """A card of the hand works for whoever plays it, whatever its colour (NDM-R4, NDM-R5); arg: it is the second."""

    name = "play_card"
    rules = ("NDM-R4", "NDM-R5")
    answers: ClassVar = answer_bits(PLAY)
    arg = upto(1)
    during = ("play_cards",)

    def ask(self, s: NotreDame, f: int) -> int:
        return hand(s, bits.seat(f))

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        seat = bits.seat(f)
        play_face_up(s, seat, i)
        if bits.arg(f):
            s.tell(THIRD_LAID_AWAY, seat)
        card: Card = s.rules.actions[KIND_OF[i]]
        card.play(s, seat)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        return not_in_hand(i, "NDM-R4")


PLAY_CARD = number(PlayCard(), STEPS)
