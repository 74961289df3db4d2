"""Reasons that several rules of the Apothecary share for why something cannot be done."""

from __future__ import annotations

from lazaretto.games.rattus.board import COLOURS
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel.event import Reason
from tests.expansion.board import KINDS


def sold_out(kind: int) -> Reason:
    """The shop has none of the kind (APO-C1)."""
    return Reason("remedy-sold-out", "APO-C1", {"remedy": KINDS[kind]})


def not_held(kind: int, rule: str) -> Reason:
    """The player has none of the kind."""
    return Reason("remedy-not-held", rule, {"remedy": KINDS[kind]})


def acts_by_itself(card: str, rule: str) -> Reason:
    """The card is not used: what it says holds as long as somebody has it."""
    return Reason("card-acts-by-itself", rule, {"card": card})


def not_that_seat(s: Rattus, seat: int, code: str, rule: str) -> Reason:
    """The seat does not play, or has nothing of what is asked for."""
    return Reason(code if seat < s.players else "seat-not-in-play", rule, {"colour": COLOURS[seat]})
