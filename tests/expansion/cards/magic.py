"""The Seer and the Charlatan (Magic)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.rules import STEPS, Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.verbs import place_in_palace
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number
from tests.expansion.choices import BEG_FROM, SEE_NOTE_OF
from tests.expansion.reasons import not_that_seat
from tests.expansion.remedies import beg_remedy, kinds_of, remedies, see_note


class Seer(Card):
    """See what another player has noted, alone (APO-K11, APO-N2)."""

    name = "seer"
    rules = ("APO-K11", "APO-N2")
    rule_at_end = "APO-K11"

    def usable(self, s: Rattus) -> bool:
        return unread(s, s.me) != 0

    def play(self, s: Rattus) -> None:
        s.push(SEER_SEES, s.me, 0, 0)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("no-note-to-see", "APO-K11")


def unread(s: Rattus, seat: int) -> int:
    """The others with a note that this seat has not seen."""
    r = remedies(s)
    others = 0
    for other in range(s.players):
        if other != seat and r.noted[other] and not bits.has(r.readers[other], seat):
            others |= bits.bit(other)
    return others


class SeerSees(Step[Rattus]):
    """Whose note (APO-K11)."""

    name = "seer.sees"
    rules = ("APO-K11", "APO-N2")
    answers: ClassVar = answer_bits(SEE_NOTE_OF)
    during = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        return unread(s, bits.seat(f))

    def answer(self, s: Rattus, f: int, i: int) -> None:
        see_note(s, bits.seat(f), i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return not_that_seat(s, i, "no-note-to-see", "APO-K11")

    def lacks(self, s: Any, f: int) -> str:
        return "" if unread(s, bits.seat(f)) else "expected a note that he has not seen"


class Charlatan(Card):
    """Take a remedy from another player; in the final round place a cube in the palace instead (APO-K12)."""

    name = "charlatan"
    rules = ("APO-K12",)
    rule_at_end = "APO-K12"
    neutral = 1

    def usable(self, s: Rattus) -> bool:
        return supplied(s, s.me) != 0

    def play(self, s: Rattus) -> None:
        s.push(CHARLATAN_BEGS, s.me, 0, 0)

    def usable_at_end(self, s: Rattus) -> bool:
        return s.reserve[s.me] > 0

    def play_at_end(self, s: Rattus) -> None:
        place_in_palace(s, s.me)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("reserve-empty" if s.ended else "nobody-has-remedies", "APO-K12")


def supplied(s: Rattus, seat: int) -> int:
    """The others with a remedy."""
    others = 0
    for other in range(s.players):
        if other != seat and kinds_of(s, other):
            others |= bits.bit(other)
    return others


class CharlatanBegs(Step[Rattus]):
    """From whom; he gives the first of his remedies (APO-K12)."""

    name = "charlatan.begs"
    rules = ("APO-K12",)
    answers: ClassVar = answer_bits(BEG_FROM)
    during = ("act",)

    def ask(self, s: Rattus, f: int) -> int:
        return supplied(s, bits.seat(f))

    def answer(self, s: Rattus, f: int, i: int) -> None:
        beg_remedy(s, bits.seat(f), i, bits.low(kinds_of(s, i)))

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return not_that_seat(s, i, "no-remedy-there", "APO-K12")

    def lacks(self, s: Any, f: int) -> str:
        return "" if supplied(s, bits.seat(f)) else "expected somebody with a remedy"


SEER_SEES = number(SeerSees(), STEPS)
CHARLATAN_BEGS = number(CharlatanBegs(), STEPS)
