"""Remedies and notes: the part of the state that the Apothecary adds, and the only writers of it."""

from __future__ import annotations

from typing import Any, final

from lazaretto.games.rattus.board import COLOURS, MOST_CARDS
from lazaretto.games.rattus.rules import PARTS
from lazaretto.games.rattus.state import CARD, SEAT, Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.event import ONLY, all_but
from lazaretto.kernel.fields import axis, grid, maybe, one, row, set_of, upto
from lazaretto.kernel.layout import part
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import Part
from tests.expansion import notation
from tests.expansion.board import EACH, HIDDEN, KINDS
from tests.expansion.events import (
    NOTE_LOOKED_AT,
    NOTE_SEEN,
    NOTED,
    NOTED_UNSEEN,
    REMEDY_BEGGED,
    REMEDY_LAID_OUT,
    REMEDY_LEAVES_CARD,
    REMEDY_SPENT,
    REMEDY_TAKEN,
)

KIND = axis("remedy", KINDS)


@final
class Remedies(Part):
    """Where the remedies are, and what everybody has noted in secret (APO-C1, APO-N1)."""

    name = "remedies"

    shop = row(KIND, upto(EACH), "remedies in the shop", start=EACH, derived=True)
    held = grid(SEAT, KIND, upto(EACH), "remedies of a seat")
    laid = row(CARD, maybe(KIND), "1 + the kind of the remedy on a card")
    pot = one(maybe(KIND), "1 + the kind that has boiled and is not bottled yet")
    bought = one(upto(1), "a remedy was bought in this turn")
    noted = row(SEAT, upto(HIDDEN), "1 + the kind that a seat has noted", known_to="that seat, and who has seen it")
    readers = row(SEAT, set_of(SEAT), "the others that have seen the note of a seat")

    def derive(self) -> None:
        for kind in range(len(KINDS)):
            self.shop[kind] = EACH
            for seat in range(len(COLOURS)):
                self.shop[kind] -= self.held[seat][kind]
        for card in range(MOST_CARDS):
            if self.laid[card]:
                self.shop[self.laid[card] - 1] -= 1
        if self.pot:
            self.shop[self.pot - 1] -= 1

    def forget(self, s: Any, seat: int | None) -> None:
        knowing = 0 if seat is None else bits.bit(seat)
        for other in range(s.players):
            if self.noted[other] and s.depth and not knowing & (self.readers[other] | bits.bit(other)):
                self.noted[other] = HIDDEN

    def imagine(self, s: Any, rng: Rng) -> None:
        for seat in range(s.players):
            if self.noted[seat] == HIDDEN:
                self.noted[seat] = 1 + rng.below(len(KINDS))

    def write(self, s: Any) -> list[str]:
        return notation.write(s, self)

    def read(self, s: Any, line: dict[str, str]) -> None:
        notation.read(s, self, line)


REMEDIES = part(Remedies, PARTS)


def remedies(s: Rattus) -> Remedies:
    """The part of the state that this expansion added."""
    found: Remedies = s.parts[s.layout.place[REMEDIES]]
    return found


# ---------------------------------------------------------------- asking


def in_shop(s: Rattus) -> int:
    """The kinds that the shop has."""
    r = remedies(s)
    kinds = 0
    for kind in range(len(KINDS)):
        if r.shop[kind]:
            kinds |= bits.bit(kind)
    return kinds


def kinds_of(s: Rattus, seat: int) -> int:
    """The kinds that a seat has."""
    r = remedies(s)
    kinds = 0
    for kind in range(len(KINDS)):
        if r.held[seat][kind]:
            kinds |= bits.bit(kind)
    return kinds


def count_held(s: Rattus, seat: int) -> int:
    """How many remedies a seat has."""
    r = remedies(s)
    n = 0
    for kind in range(len(KINDS)):
        n += r.held[seat][kind]
    return n


# ---------------------------------------------------------------- changing


def take_remedy(s: Rattus, seat: int, kind: int) -> None:
    """A remedy from the shop."""
    r = remedies(s)
    r.shop[kind] -= 1
    r.held[seat][kind] += 1
    s.tell(REMEDY_TAKEN, seat, kind)


def spend_remedy(s: Rattus, seat: int, kind: int) -> None:
    """A remedy back to the shop."""
    r = remedies(s)
    r.held[seat][kind] -= 1
    r.shop[kind] += 1
    s.tell(REMEDY_SPENT, seat, kind)


def beg_remedy(s: Rattus, seat: int, holder: int, kind: int) -> None:
    """A remedy from one seat to another."""
    r = remedies(s)
    r.held[holder][kind] -= 1
    r.held[seat][kind] += 1
    s.tell(REMEDY_BEGGED, seat, holder, kind)


def lay_out_remedy(s: Rattus, seat: int, kind: int, card: int) -> None:
    """A remedy of a seat onto a card; what lay there leaves it."""
    take_off(s, card)
    r = remedies(s)
    r.held[seat][kind] -= 1
    r.laid[card] = kind + 1
    s.tell(REMEDY_LAID_OUT, seat, kind)


def take_off(s: Rattus, card: int) -> None:
    """What lies on a card goes back to the shop."""
    r = remedies(s)
    if r.laid[card]:
        kind = r.laid[card] - 1
        r.laid[card] = 0
        r.shop[kind] += 1
        s.tell(REMEDY_LEAVES_CARD, kind)


def note_kind(s: Rattus, seat: int, kind: int) -> None:
    """A seat notes a kind that nobody else sees (APO-N1)."""
    r = remedies(s)
    r.noted[seat] = kind + 1
    r.readers[seat] = 0
    s.tell_to(ONLY[seat], NOTED, seat, kind)
    s.tell_to(all_but(seat), NOTED_UNSEEN, seat)


def see_note(s: Rattus, seat: int, holder: int) -> None:
    """A seat sees what another has noted, alone (APO-N2)."""
    r = remedies(s)
    r.readers[holder] |= bits.bit(seat)
    s.learned += 1
    s.tell_to(ONLY[seat], NOTE_SEEN, seat, holder, r.noted[holder] - 1)
    s.tell_to(all_but(seat), NOTE_LOOKED_AT, seat, holder)
