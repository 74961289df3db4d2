"""A proposal that waits for consent, and whose consent it needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lazaretto.server import entries as log
from lazaretto.server.seat import Seat

NOBODY: frozenset[int] = frozenset()


class Vote(NamedTuple):
    """Who proposed what, and who has agreed."""

    seat: int
    what: log.What
    to: int
    agreed: frozenset[str] = frozenset()  # persons
    away: frozenset[int] = NOBODY  # seats whose players are not there to be asked

    def missing(self, seats: Sequence[Seat]) -> set[str]:
        """The persons who have not agreed and are not away."""
        concerned = {seats[k].person for k in self.concerned(seats)}
        return concerned - {seats[k].person for k in (self.seat, *self.away)} - self.agreed

    def concerned(self, seats: Sequence[Seat]) -> list[int]:
        """The seats whose players have a say; if the game is to end or go back, also where a bot stands in."""
        played = [k for k, seat in enumerate(seats) if seat.person and not seat.resigned]
        return [k for k in played if not seats[k].bot] if self.what == "replace" else played
