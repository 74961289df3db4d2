"""What whoever is connected to a table is told of it."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from lazaretto.server import viewpoint
from lazaretto.server.hub import Hub
from lazaretto.server.invitations import Invitations
from lazaretto.server.people import People
from lazaretto.server.refusals import Refused
from lazaretto.server.schema.table import News, Presence, TableInfo, Whole
from lazaretto.server.table import Table
from lazaretto.server.viewpoint import Viewpoint


class Broadcast:
    """Writes the messages, each once for all who see the same, and sends them."""

    def __init__(self, people: People, hub: Hub, now: Callable[[], float] = time.time) -> None:
        self.people = people
        self.invitations = Invitations(people)
        self.hub = hub
        self._now = now

    def tell(self, table: Table, since: int) -> None:
        """Tell everybody connected what happened after entry `since`, as far as he may know it now."""
        self._judge(table)
        made: dict[tuple[str, Viewpoint, int, bool], bytes] = {}
        for connection in self.hub.at(table.id):
            start = max(since, connection.seen)
            if start >= table.n:
                continue
            # To those who only watch a table looks the same, whoever they are.
            own = connection.person == table.host or table.seats_of(connection.person)
            alike = (connection.person if own else "", connection.viewpoint, start, connection.frames)
            if alike not in made:
                made[alike] = encode(self.news(table, *alike))
            connection.seen = table.n
            connection.send(made[alike])

    def _judge(self, table: Table) -> None:
        """Look again what each connection may see: whoever has lost his eyes gets others, or is shown out."""
        other_eyes = []
        for connection in self.hub.at(table.id):
            try:
                seen = viewpoint.judge_anew(table, connection.person, connection.viewpoint, connection.invited)
            except Refused as refusal:
                connection.refuse(refusal)
                continue
            connection.seats = frozenset(table.seats_of(connection.person))
            if seen != connection.viewpoint:
                connection.viewpoint = seen
                other_eyes.append(connection)
        for connection in other_eyes:
            connection.seen = table.n
            connection.send(encode(self.whole(table, connection.person, connection.viewpoint)))

    def tell_presence(self, id: str) -> None:
        """Tell everybody connected to a table who else is."""
        present = self.hub.presence(id)
        message = encode(Presence(present=sorted(present.seats), watching=present.watching))
        for connection in self.hub.at(id):
            connection.send(message)

    def whole(self, table: Table, person: str, seen: Viewpoint) -> Whole:
        """Everything, from this viewpoint."""
        return Whole(
            n=table.n,
            table=self.info(table, person),
            view=viewpoint.view_info(table, seen),
            moments=viewpoint.moments(viewpoint.recent(table.happenings), seen, viewpoint.may_follow(table, person)),
        )

    def news(self, table: Table, person: str, seen: Viewpoint, since: int, frames: bool = False) -> News:
        """What happened after entry `since`, and how things stand."""
        return News(
            since=since,
            n=table.n,
            table=self.info(table, person),
            view=viewpoint.view_info(table, seen),
            moments=viewpoint.moments(table.happenings[since:], seen, viewpoint.may_follow(table, person)),
            frames=viewpoint.frames(table, seen) if frames else [],
        )

    def info(self, table: Table, person: str) -> TableInfo:
        """What everybody may know of a table."""
        here = self.hub.presence(table.id)
        key = "" if table.settings.public else self.invitations.key(table.id)
        return viewpoint.table_info(table, person, self.people.account, here, self._now(), key)


_encoder = msgspec.json.Encoder()


def encode(message: Whole | News | Presence) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)
