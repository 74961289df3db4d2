"""Phase 2: everybody draws three cards, keeps one and passes the rest to the left, all at once."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame.board import HAND, PERIOD
from lazaretto.games.notre_dame.choices import DRAW, KEEP
from lazaretto.games.notre_dame.events import ACTION_RECEIVED, ONE_PASSED, TWO_PASSED
from lazaretto.games.notre_dame.hands import KIND_OF, card_of, cards_of, colour_at, holder
from lazaretto.games.notre_dame.reasons import not_in_hand
from lazaretto.games.notre_dame.state import STEPS, THE_TABLE, NotreDame
from lazaretto.games.notre_dame.verbs import draw_card, keep_card
from lazaretto.kernel import bits
from lazaretto.kernel.event import ONLY, Reason
from lazaretto.kernel.fields import upto
from lazaretto.kernel.step import Chance, Step, answer_bits, number


class DrawCards(Step[NotreDame]):
    """Everybody draws three cards from his own deck (NDM-R2)."""

    name = "draw_cards"
    rules = ("NDM-R2",)
    seat = THE_TABLE

    def run(self, s: NotreDame, f: int) -> None:
        s.in_turn(DRAW_CARD, HAND)


class DrawCard(Chance[NotreDame]):
    """One card after the other, seen by its owner alone; arg: how many are still to come (NDM-R2, NDM-S4)."""

    name = "draw_card"
    rules = ("NDM-R2", "NDM-S4")
    answers: ClassVar = answer_bits(DRAW)
    arg = upto(HAND, 1)
    during = ("draw_cards",)

    def ask(self, s: NotreDame, f: int) -> int:
        seat = bits.seat(f)
        return cards_of(seat, s.deck[seat]) if bits.count(s.deck[seat]) > bits.arg(f) else 0

    def deck(self, s: NotreDame, f: int) -> str:
        return f"cards:{bits.seat(f)}"

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        draw_card(s, bits.seat(f), KIND_OF[i])
        if bits.arg(f) > 1:
            s.push(DRAW_CARD, bits.seat(f), bits.arg(f) - 1, 0)

    def run(self, s: NotreDame, f: int) -> None:
        """The last cards of a deck come whatever chance says."""
        seat = bits.seat(f)
        s.learned += 1
        kinds = s.deck[seat]
        for kind in bits.each(kinds):
            draw_card(s, seat, kind)


class Draft(Step[NotreDame]):
    """Keep one and pass two; of those two keep one and pass one; the last is added (NDM-R2, NDM-R3, NDM-T3)."""

    name = "draft"
    rules = ("NDM-R2", "NDM-R3", "NDM-T3")
    seat = THE_TABLE

    def run(self, s: NotreDame, f: int) -> None:
        s.push(PASS_ONE, 0, 0, 0)
        s.in_turn(KEEP_SECOND, 0)
        s.push(PASS_TWO, 0, 0, 0)
        s.in_turn(KEEP_FIRST, 0)


class KeepFirst(Step[NotreDame]):
    """Which of his own three cards a player keeps; the other two go to the left (NDM-R2)."""

    name = "keep_first"
    rules = ("NDM-R2",)
    answers: ClassVar = answer_bits(KEEP)
    simultaneous = True
    during = ("draft",)

    def ask(self, s: NotreDame, f: int) -> int:
        seat = bits.seat(f)
        return cards_of(seat, s.loose[s.round % PERIOD][seat])

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        keep_card(s, bits.seat(f), i, 0)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        return not_in_hand(i, "NDM-R2")


class PassTwo(Step[NotreDame]):
    """Once all have passed two cards on, everybody looks at what he has received (NDM-R2)."""

    name = "pass_two"
    rules = ("NDM-R2",)
    seat = THE_TABLE
    during = ("draft",)

    def run(self, s: NotreDame, f: int) -> None:
        s.learned += 1
        s.tell(TWO_PASSED)
        tell_pairs(s)


class KeepSecond(Step[NotreDame]):
    """Which of the two cards received a player keeps; the other goes to the left, never one kept before (NDM-R2)."""

    name = "keep_second"
    rules = ("NDM-R2", "NDM-T3")
    answers: ClassVar = answer_bits(KEEP)
    simultaneous = True
    during = ("draft",)

    def ask(self, s: NotreDame, f: int) -> int:
        colour = colour_at(s, bits.seat(f), 1)
        return cards_of(colour, s.loose[s.round % PERIOD][colour])

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        keep_card(s, bits.seat(f), i, 1)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        return not_in_hand(i, "NDM-R2")


class PassOne(Step[NotreDame]):
    """The last card received is added to the hand (NDM-R2, NDM-R3); with two players it comes back (NDM-T3)."""

    name = "pass_one"
    rules = ("NDM-R2", "NDM-R3", "NDM-T3")
    seat = THE_TABLE
    during = ("draft",)

    def run(self, s: NotreDame, f: int) -> None:
        s.learned += 1
        s.tell(ONE_PASSED)
        for colour in range(s.players):
            card = card_of(colour, bits.low(s.loose[s.round % PERIOD][colour]))
            seat = holder(s, colour, 2)
            s.tell_to(ONLY[seat], ACTION_RECEIVED, seat, holder(s, colour, 1), card)
            keep_card(s, seat, card, 2)


def tell_pairs(s: NotreDame) -> None:
    """Everybody sees the two cards that have been passed to him."""
    if s.sink is not None:
        for colour in range(s.players):
            seat = holder(s, colour, 1)
            for kind in bits.each(s.loose[s.round % PERIOD][colour]):
                s.tell_to(ONLY[seat], ACTION_RECEIVED, seat, colour, card_of(colour, kind))


DRAW_CARD = number(DrawCard(), STEPS)
KEEP_FIRST = number(KeepFirst(), STEPS)
PASS_TWO = number(PassTwo(), STEPS)
KEEP_SECOND = number(KeepSecond(), STEPS)
PASS_ONE = number(PassOne(), STEPS)
