"""By which other devices a seat is played."""

from __future__ import annotations

from lazaretto.server import entries as log
from lazaretto.server.entries import AnyEntry
from lazaretto.server.refusals import NotNow
from lazaretto.server.table import Table


def link(table: Table, now: float, k: int, person: str, name: str = "") -> list[AnyEntry]:
    """Somebody who holds the link of a seat may play it."""
    seat = table.seat(k)
    if not seat.person:
        raise NotNow(f"nobody sits on seat {k}", field="seat")
    return [] if seat.belongs_to(person) else [log.DeviceLinked(at=now, seat=k, person=person, name=name)]


def unlink(table: Table, now: float, k: int) -> list[AnyEntry]:
    """A player ends the links of his seat, used or not."""
    if not table.seat(k).person:
        raise NotNow(f"nobody sits on seat {k}", field="seat")
    return [log.DevicesUnlinked(at=now, seat=k)]


def unlink_all(table: Table, now: float, person: str, unopened: bool = False) -> list[AnyEntry]:
    """The links of all seats of a person end that somebody has opened, or may have taken and not opened."""
    seats = [k for k, seat in enumerate(table.seats) if seat.person == person and (seat.linked or unopened)]
    return [log.DevicesUnlinked(at=now, seat=k) for k in seats]
