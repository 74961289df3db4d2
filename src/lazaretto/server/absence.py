"""Who is away from a table: not connected and not heard of for so long that the others need not wait for his word."""

from __future__ import annotations

import time

from lazaretto.server import entries as log
from lazaretto.server.hub import Hub
from lazaretto.server.table import DAY, Table


class Absence:
    """Judges by connections, which the hub knows, and by what the log has of a player."""

    def __init__(self, hub: Hub, seconds: float) -> None:
        self.hub = hub
        self.seconds = seconds

    def away(self, table: Table, now: float) -> frozenset[int]:
        """The seats whose players are away."""
        return frozenset(k for k, seat in enumerate(table.seats) if seat.person and self._is_away(table, k, now))

    def _is_away(self, table: Table, k: int, now: float) -> bool:
        clock = table.settings.clock
        patience = clock.days * DAY if isinstance(clock, log.Days) else self.seconds
        if k in self.hub.presence(table.id).seats:
            return False
        unseen = time.monotonic() - self.hub.last_seen(table.id, k)
        return min(unseen, now - table.seats[k].heard_at) >= patience
