"""What makes a position of the Apothecary possible, beside what makes one of Rattus possible."""

from __future__ import annotations

from lazaretto.games.rattus.board import COLOURS, NOBODY
from lazaretto.games.rattus.possible import names_of
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.errors import PositionError
from tests.expansion.board import EACH, HIDDEN, KINDS, SPICER
from tests.expansion.remedies import Remedies, remedies


def check(s: Rattus, whole: bool) -> None:
    """Refuse a position that cannot come about; `whole`: nobody's note is hidden."""
    r = remedies(s)
    _check_remedies(s, r)
    _check_notes(s, r, whole)


def _check_remedies(s: Rattus, r: Remedies) -> None:
    for kind, name in enumerate(KINDS):
        out = sum(r.held[seat][kind] for seat in range(s.players)) + list(r.laid).count(kind + 1) + (r.pot == kind + 1)
        if out > EACH:
            raise PositionError(f"remedies: expected {EACH} of {name} to go round; got {out}")
    for card in s.rules.deck:
        if r.laid[card.id] and (card.id != SPICER or s.owner[SPICER] == NOBODY):
            raise PositionError(f"laid: expected a remedy on the card of a spicer only; got {card.name}")
    names = names_of(s)
    if (r.pot != 0) != ("brew.bottle" in names and "brew.boil" not in names):
        raise PositionError("pot: expected something in it just while somebody may bottle it")


def _check_notes(s: Rattus, r: Remedies, whole: bool) -> None:
    for seat in range(s.players):
        if bits.has(r.readers[seat], seat) or (r.readers[seat] and not r.noted[seat]):
            raise PositionError(f"readers: expected others who have seen a note of {COLOURS[seat]}")
        if whole and r.noted[seat] == HIDDEN:
            raise PositionError(f"noted: expected what {COLOURS[seat]} has noted; got a hidden note")
