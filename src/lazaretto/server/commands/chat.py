"""Talk at the table, and who is muted."""

from __future__ import annotations

from lazaretto.server import entries as log
from lazaretto.server.entries import AnyEntry
from lazaretto.server.refusals import Invalid, NotNow, NotYours
from lazaretto.server.table import Table

CHAT_LENGTH = 500
CHAT_OF_PLAYERS = 2_000  # things said at one table by all who play there
CHAT_OF_WATCHERS = 500  # and by all who watch, so that these do not silence those


def say(table: Table, now: float, person: str, name: str, text: str) -> list[AnyEntry]:
    """Somebody says something."""
    said = " ".join(text.split())
    if not said or len(said) > CHAT_LENGTH:
        raise Invalid(f"expected 1 to {CHAT_LENGTH} characters; got {len(said)}", field="text")
    if person in table.muted:
        raise NotYours("the host of this table has muted you")
    seats = table.seats_of(person)
    if not seats and (not table.settings.spectators or table.is_closed_to(person)):
        raise NotYours("only players talk at this table")
    if table.said.by_players >= CHAT_OF_PLAYERS if seats else table.said.by_watchers >= CHAT_OF_WATCHERS:
        raise NotNow("as much has been said at this table as is kept of one")
    return [log.Said(at=now, person=person, name=name, text=said, seat=seats[0] if seats else None)]


def mute(table: Table, now: float, by: str, person: str, name: str, muted: bool) -> list[AnyEntry]:
    """The host mutes somebody, or lifts it."""
    table.must_be_host(by)
    if person == by:
        raise Invalid("expected somebody else than the host", field="name")
    return [log.Muted(at=now, person=person, name=name, muted=muted)]
