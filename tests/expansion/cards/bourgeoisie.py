"""The Spicer and the Peddler (Bourgeoisie)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.rules import PROGRAMS, STEPS, Card, Listener
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.layout import program
from lazaretto.kernel.step import Chance, Step, answer_bits, number
from tests.expansion.board import SPICER
from tests.expansion.choices import BOILS_TO, BOTTLE, LAY_OUT, MIX, POUR_AWAY
from tests.expansion.events import REMEDY_BOILED
from tests.expansion.remedies import in_shop, kinds_of, lay_out_remedy, remedies, spend_remedy, take_off, take_remedy
from tests.expansion.turn import GivesUpRemedy

BREWING = program("brewing", ("peddler.mixes",), PROGRAMS)


class Spicer(Card):
    """Lay a remedy on this card, where it is a point until another takes the card (APO-K7)."""

    name = "spicer"
    rules = ("APO-K7",)
    rule_at_end = "APO-K7"

    def usable(self, s: Rattus) -> bool:
        return kinds_of(s, s.me) != 0

    def play(self, s: Rattus) -> None:
        s.push(SPICER_LAYS, s.me, 0, 0)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("no-remedy-held", "APO-K7")


class SpicerLays(GivesUpRemedy):
    """Which remedy (APO-K7)."""

    name = "spicer.lays"
    rules = ("APO-K7",)
    rule: ClassVar = "APO-K7"
    answers: ClassVar = answer_bits(LAY_OUT)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        lay_out_remedy(s, bits.seat(f), i, SPICER)


class SpicerComesEmpty(Listener):
    """What lies on the card goes back to the shop when the card is taken (APO-K7)."""

    def card_taken(self, s: Rattus, seat: int, card: int) -> None:
        take_off(s, card)


class Peddler(Card):
    """Give up a remedy to brew another, which comes by chance (APO-K8)."""

    name = "peddler"
    rules = ("APO-K8",)
    rule_at_end = "APO-K8"

    def usable(self, s: Rattus) -> bool:
        return kinds_of(s, s.me) != 0

    def play(self, s: Rattus) -> None:
        s.push(PEDDLER_MIXES, s.me, 0, 0)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("no-remedy-held", "APO-K8")


class PeddlerMixes(GivesUpRemedy):
    """Which remedy goes into the pot (APO-K8)."""

    name = "peddler.mixes"
    rules = ("APO-K8",)
    rule: ClassVar = "APO-K8"
    answers: ClassVar = answer_bits(MIX)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        spend_remedy(s, bits.seat(f), i)
        s.start(BREWING, bits.seat(f))


class Boil(Chance[Rattus]):
    """What comes of it is any remedy of the shop (APO-K8)."""

    name = "brew.boil"
    rules = ("APO-K8",)
    answers: ClassVar = answer_bits(BOILS_TO)

    def ask(self, s: Rattus, f: int) -> int:
        return in_shop(s)

    def weight(self, s: Rattus, f: int, i: int) -> int:
        return remedies(s).shop[i]

    def answer(self, s: Rattus, f: int, i: int) -> None:
        r = remedies(s)
        r.shop[i] -= 1
        r.pot = i + 1
        s.tell(REMEDY_BOILED, i)

    def lacks(self, s: Any, f: int) -> str:
        return "" if in_shop(s) else "expected a remedy in the shop"


class Bottle(Step[Rattus]):
    """It is bottled, or poured away (APO-K8)."""

    name = "brew.bottle"
    rules = ("APO-K8",)
    answers: ClassVar = answer_bits([POUR_AWAY, BOTTLE])

    def ask(self, s: Rattus, f: int) -> int:
        return bits.first(2)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        r = remedies(s)
        kind = r.pot - 1
        r.pot = 0
        r.shop[kind] += 1
        if i:
            take_remedy(s, bits.seat(f), kind)


SPICER_LAYS = number(SpicerLays(), STEPS)
PEDDLER_MIXES = number(PeddlerMixes(), STEPS)
