"""The Abbess and the Almoner (Church)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.board import NOBODY
from lazaretto.games.rattus.rules import STEPS, Card, Listener
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number
from tests.expansion.board import ALMONER, KINDS
from tests.expansion.choices import LEAVE_REMEDY, NOTE, TAKE_REMEDY
from tests.expansion.reasons import acts_by_itself, sold_out
from tests.expansion.remedies import in_shop, note_kind, take_remedy

LEAVE = 3  # the bit of "take none"


class Abbess(Card):
    """Note a kind of remedy in secret, in the place of what was noted before; not in the final round (APO-K3)."""

    name = "abbess"
    rules = ("APO-K3", "APO-N1")
    rule_at_end = "APO-K3"

    def usable(self, s: Rattus) -> bool:
        return True

    def usable_at_end(self, s: Rattus) -> bool:
        return False

    def play(self, s: Rattus) -> None:
        s.push(ABBESS_NOTES, s.me, 0, 0)

    def why_not(self, s: Rattus) -> Reason:
        return Reason("no-notes-at-end", "APO-K3")


class AbbessNotes(Step[Rattus]):
    """Which kind (APO-K3)."""

    name = "abbess.notes"
    rules = ("APO-K3", "APO-N1")
    answers: ClassVar = answer_bits(NOTE)
    during = ("act",)

    def ask(self, s: Rattus, f: int) -> int:
        return bits.first(len(KINDS))

    def answer(self, s: Rattus, f: int, i: int) -> None:
        note_kind(s, bits.seat(f), i)


class Almoner(Card):
    """A remedy for every token in the own turn that kills an own cube (APO-K4)."""

    name = "almoner"
    rules = ("APO-K4",)

    def why_not(self, s: Rattus) -> Reason:
        return acts_by_itself(self.name, "APO-K4")


class GiveAlms(Listener):
    """The remedy comes when the losses of the token are done (APO-K4)."""

    def token_done(self, s: Rattus, seat: int, killed: int) -> None:
        if seat != NOBODY and s.owner[ALMONER] == seat and bits.has(killed, seat):
            s.push(ALMONER_TAKES, seat, 0, 0)


class AlmonerTakes(Step[Rattus]):
    """A remedy of any kind that the shop has, or none (APO-K4)."""

    name = "almoner.takes"
    rules = ("APO-K4",)
    answers: ClassVar = answer_bits(TAKE_REMEDY, [LEAVE_REMEDY])
    during = ("apply_token",)

    def ask(self, s: Rattus, f: int) -> int:
        kinds = in_shop(s)
        return kinds | bits.bit(LEAVE) if kinds else 0

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i != LEAVE:
            take_remedy(s, bits.seat(f), i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return sold_out(i)


ABBESS_NOTES = number(AbbessNotes(), STEPS)
ALMONER_TAKES = number(AlmonerTakes(), STEPS)
