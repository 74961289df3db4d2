"""Phase 2: everybody draws three cards, keeps one and passes the rest to the left, all at once."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame.board import CARDS, HAND, KINDS
from lazaretto.games.notre_dame.choices import DRAW, KEEP
from lazaretto.games.notre_dame.hands import row
from lazaretto.games.notre_dame.reasons import not_in_hand
from lazaretto.games.notre_dame.state import STEPS, Chance, NotreDame, Step
from lazaretto.games.notre_dame.verbs import draw_card, keep_card
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason, only
from lazaretto.kernel.step import lay, number


class DrawCards(Step):
    """Everybody draws three cards from his own deck (NDM-R2)."""

    name = "draw_cards"
    rules = ("NDM-R2",)

    def run(self, s: NotreDame, f: int) -> None:
        s.in_turn(DRAW_CARD, HAND)


class DrawCard(Chance):
    """One card after the other, seen by its owner alone; n: how many are still to come (NDM-R2, NDM-S4)."""

    name = "draw_card"
    rules = ("NDM-R2", "NDM-S4")
    answers: ClassVar = lay(DRAW)

    def ask(self, s: NotreDame, f: int) -> int:
        seat = bits.seat(f)
        return s.deck[seat] << seat * KINDS if bits.count(s.deck[seat]) > bits.n(f) else 0

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        draw_card(s, bits.seat(f), i % KINDS)
        if bits.n(f) > 1:
            s.push(DRAW_CARD, bits.seat(f), bits.n(f) - 1, 0)

    def run(self, s: NotreDame, f: int) -> None:
        """The last cards of a deck come whatever chance says."""
        seat = bits.seat(f)
        s.learned += 1
        while s.deck[seat]:
            draw_card(s, seat, bits.low(s.deck[seat]))


class Draft(Step):
    """Keep one and pass two; of those two keep one and pass one; the last is added (NDM-R2, NDM-R3, NDM-T3)."""

    name = "draft"
    rules = ("NDM-R2", "NDM-R3", "NDM-T3")

    def run(self, s: NotreDame, f: int) -> None:
        s.push(PASS_ONE, 0, 0, 0)
        s.in_turn(KEEP_SECOND, 0)
        s.push(PASS_TWO, 0, 0, 0)
        s.in_turn(KEEP_FIRST, 0)


class KeepFirst(Step):
    """Which of his own three cards a player keeps; the other two go to the left (NDM-R2)."""

    name = "keep_first"
    rules = ("NDM-R2",)
    answers: ClassVar = lay(KEEP)
    simultaneous = True

    def ask(self, s: NotreDame, f: int) -> int:
        seat = bits.seat(f)
        return s.loose[row(s, seat)] << seat * KINDS

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        keep_card(s, bits.seat(f), i, 0)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        return not_in_hand(i, "NDM-R2")


class PassTwo(Step):
    """Once all have passed two cards on, everybody looks at what he has received (NDM-R2)."""

    name = "pass_two"
    rules = ("NDM-R2",)

    def run(self, s: NotreDame, f: int) -> None:
        s.learned += 1
        if s.sink is not None:
            s.tell("two-passed")
            for colour in range(s.players):
                for kind in bits.members(s.loose[row(s, colour)]):
                    tell_received(s, (colour + 1) % s.players, colour, colour * KINDS + kind)


class KeepSecond(Step):
    """Which of the two cards received a player keeps; the other goes to the left, never one kept before (NDM-R2)."""

    name = "keep_second"
    rules = ("NDM-R2", "NDM-T3")
    answers: ClassVar = lay(KEEP)
    simultaneous = True

    def ask(self, s: NotreDame, f: int) -> int:
        colour = (bits.seat(f) + s.players - 1) % s.players
        return s.loose[row(s, colour)] << colour * KINDS

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        keep_card(s, bits.seat(f), i, 1)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        return not_in_hand(i, "NDM-R2")


class PassOne(Step):
    """The last card received is added to the hand (NDM-R2, NDM-R3); with two players it comes back (NDM-T3)."""

    name = "pass_one"
    rules = ("NDM-R2", "NDM-R3", "NDM-T3")

    def run(self, s: NotreDame, f: int) -> None:
        s.learned += 1
        if s.sink is not None:
            s.tell("one-passed")
        for colour in range(s.players):
            card = colour * KINDS + bits.low(s.loose[row(s, colour)])
            seat = (colour + 2) % s.players
            if s.sink is not None:
                tell_received(s, seat, (colour + 1) % s.players, card)
            keep_card(s, seat, card, 2)


def tell_received(s: NotreDame, seat: int, giver: int, card: int) -> None:
    """A seat sees a card that another has passed to it."""
    s.tell("action-received", only(seat), seat=seat, holder=giver, card=CARDS[card])


DRAW_CARD = number(DrawCard(), STEPS)
KEEP_FIRST = number(KeepFirst(), STEPS)
PASS_TWO = number(PassTwo(), STEPS)
KEEP_SECOND = number(KeepSecond(), STEPS)
PASS_ONE = number(PassOne(), STEPS)
