"""The Trusted Friend."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame import events
from lazaretto.games.notre_dame.choices import FRIEND_ENTERS, WITHOUT_EFFECT
from lazaretto.games.notre_dame.reasons import must_be_another
from lazaretto.games.notre_dame.state import STEPS, Card, NotreDame
from lazaretto.games.notre_dame.verbs import move_friend
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number

NOTHING = 7


class TrustedFriend(Card):
    """The Friend enters any sector, or another one than before, which then acts as for a cube (NDM-A17, NDM-A21)."""

    name = "trusted_friend"
    rules = ("NDM-A17", "NDM-A21")

    def play(self, s: NotreDame, seat: int) -> None:
        s.push(ENTER, seat, 0, 0)


class Enter(Step[NotreDame]):
    """Which sector the Friend enters; or the card has no effect (NDM-A17, NDM-A21, NDM-A3)."""

    name = "enter_sector"
    rules = ("NDM-A17", "NDM-A21", "NDM-A3")
    answers: ClassVar = answer_bits(FRIEND_ENTERS, [WITHOUT_EFFECT])
    during = ("play_card",)

    def ask(self, s: NotreDame, f: int) -> int:
        here = s.friend[bits.seat(f)]
        return bits.first(NOTHING + 1) & ~(bits.bit(here) >> 1)

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        seat = bits.seat(f)
        if i == NOTHING:
            s.tell(events.WITHOUT_EFFECT, seat)
        else:
            move_friend(s, seat, i)
            card: Card = s.rules.actions[i]
            card.act(s, seat)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        return must_be_another(i, "NDM-A21")


ENTER = number(Enter(), STEPS)
