"""What whoever is connected to a table is told of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise

import msgspec
from msgspec import Raw

from lazaretto.server import shared_view, viewpoint
from lazaretto.server.changes import changes
from lazaretto.server.entries import Answered
from lazaretto.server.hub import Connection, Hub, Told, encode
from lazaretto.server.invitations import Invitations
from lazaretto.server.people import People
from lazaretto.server.refusals import Refused
from lazaretto.server.schema.game import ViewInfo
from lazaretto.server.schema.table import Change, Changes, Moment, News, Presence, Step, TableInfo, Whole
from lazaretto.server.table import Table
from lazaretto.server.viewpoint import SPECTATOR, Viewpoint


class Broadcast:
    """Writes the messages, each once for all who see the same, and sends them."""

    def __init__(self, people: People, hub: Hub, now: Callable[[], float] = time.time) -> None:
        self.people = people
        self.invitations = Invitations(people)
        self.hub = hub
        self._now = now

    def tell(self, table: Table, since: int) -> None:
        """Tell everybody connected what happened after entry `since`, as far as he may know it now."""
        if not _only_answers(table, since):
            self._judge(table)
        behind = [connection for connection in self.hub.at(table.id) if connection.seen < table.n]
        following = [connection for connection in behind if connection.changes]
        if following:
            self._tell_changes(table, following)
        made: dict[tuple[str, Viewpoint, int], bytes] = {}
        for connection in behind:
            if not connection.changes:
                alike = (*_alike(table, connection), max(since, connection.seen))
                if alike not in made:
                    made[alike] = encode(self.news(table, *alike))
                connection.send(made[alike])
            connection.seen = table.n

    def _tell_changes(self, table: Table, connections: Sequence[Connection]) -> None:
        before = self.hub.told.pop(table.id, None)  # should anything fail here, everybody is told everything next time
        if before is None:
            for connection in connections:
                self.send_whole(table, connection)
            return
        only_answers = _only_answers(table, before.n)
        if only_answers:
            info = before.table
            changed = viewpoint.note_answers(info, table, self.people.account, self._now())
        else:
            info = self.info(table, "")
            changed = changes(before.table, info, "/table")
        scenes = shared_view.scenes(table)
        everybody = _changed(changed, [before.view, *(scene.view for scene in scenes)])
        self.hub.told[table.id] = Told(table.n, info, scenes[-1].view)
        moments = _Moments(table, before.n)
        own: dict[tuple[str, Viewpoint], list[bytes]] = {}
        made: dict[tuple[bytes | None, ...], bytes] = {}
        for connection in connections:
            if connection.seen != before.n:  # it does not know what has changed
                self.send_whole(table, connection)
                continue
            alike = _alike(table, connection)
            if not only_answers:
                connection.own_info = viewpoint.own_info(table, alike[0], self._key(table))
            if alike not in own:
                seen = [shared_view.own_view(table, scene, connection.viewpoint) for scene in scenes]
                own[alike] = [_encoder.encode(connection.own_info + each) for each in seen]
            happened, fresh = moments.told(*alike), list[bytes | None]()
            for each in own[alike]:
                known, connection.own = connection.own, hash(each)
                fresh.append(each if connection.own != known else None)
            told = (happened, *fresh)
            if told not in made:
                steps = [Step(changes=every, own=_laid(each)) for every, each in zip(everybody, fresh, strict=True)]
                message = Changes(since=before.n, n=table.n, moments=Raw(happened), steps=steps)
                made[told] = encode(message)
            connection.send(made[told])

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
            self.send_whole(table, connection)

    def send_whole(self, table: Table, connection: Connection) -> None:
        """Send everything; who follows by changes is told of these from here on."""
        connection.seen = table.n
        if not connection.changes:
            connection.send(encode(self.whole(table, connection.person, connection.viewpoint)))
            return
        person, seen = _alike(table, connection)
        info, scene, told = self.info(table, ""), shared_view.present(table), self.hub.told.get(table.id)
        if told is None or told.n != table.n:
            self.hub.told[table.id] = Told(table.n, info, scene.view)
        else:  # all must know the same, or the next changes are wrong for some; who has come is told in a moment
            seats = {k for k, seat in enumerate(told.table.seats) if seat.present}
            _note_presence(info, seats, told.table.watching)
        connection.own_info = viewpoint.own_info(table, person, self._key(table))
        own = connection.own_info + shared_view.own_view(table, scene, seen)
        connection.own = hash(_encoder.encode(own))
        connection.send(
            encode(
                Whole(
                    n=table.n,
                    table=info,
                    view=scene.view,
                    moments=_moments(table, 0, person, seen),
                    own=own,
                )
            )
        )

    def tell_presence(self, id: str) -> None:
        """Tell everybody connected to a table who else is."""
        present = self.hub.presence(id)
        message = encode(Presence(present=sorted(present.seats), watching=present.watching))
        if id in self.hub.told:
            _note_presence(self.hub.told[id].table, present.seats, present.watching)
        for connection in self.hub.at(id):
            connection.send(message)

    def whole(self, table: Table, person: str, seen: Viewpoint) -> Whole:
        """Everything, from this viewpoint."""
        return Whole(
            n=table.n,
            table=self.info(table, person),
            view=viewpoint.view_info(table, seen),
            moments=_moments(table, 0, person, seen),
        )

    def news(self, table: Table, person: str, seen: Viewpoint, since: int) -> News:
        """What happened after entry `since`, and how things stand."""
        return News(
            since=since,
            n=table.n,
            table=self.info(table, person),
            view=viewpoint.view_info(table, seen),
            moments=_moments(table, since, person, seen),
        )

    def info(self, table: Table, person: str) -> TableInfo:
        """What everybody may know of a table."""
        here = self.hub.presence(table.id)
        key = self._key(table) if person else ""
        return viewpoint.table_info(table, person, self.people.account, here, self._now(), key)

    def _key(self, table: Table) -> str:
        """What opens a private table to whom those who sit there invite."""
        return "" if table.settings.public else self.invitations.key(table.id)


def _only_answers(table: Table, since: int) -> bool:
    """Whether seats have answered in a game that goes on, and nothing else: who may see what is as it was."""
    return table.state == "running" and table.happenings.only(Answered, since)


def _alike(table: Table, connection: Connection) -> tuple[str, Viewpoint]:
    """Who is told the same. To those who only watch a table looks the same, whoever they are."""
    own = connection.seats or connection.person == table.host
    return connection.person if own else "", connection.viewpoint


def _moments(table: Table, since: int, person: str, seen: Viewpoint) -> list[Moment]:
    happened = table.happenings[since:] if since else viewpoint.recent(table.happenings)
    return viewpoint.moments(happened, seen, viewpoint.may_follow(table, person))


def _note_presence(info: TableInfo, seats: Collection[int], watching: int) -> None:
    info.watching = watching
    for k, seat in enumerate(info.seats):
        seat.present = k in seats


class _Moments:
    """What happened since an entry, written once for all who may know the same of it."""

    def __init__(self, table: Table, since: int) -> None:
        self._table = table
        self._happened = table.happenings[since:] if since else viewpoint.recent(table.happenings)
        self._public = viewpoint.is_public(self._happened)
        self._made: dict[tuple[Viewpoint, bool], bytes] = {}

    def told(self, person: str, seen: Viewpoint) -> bytes:
        """To this person, with these eyes."""
        alike = (SPECTATOR if self._public else seen, viewpoint.may_follow(self._table, person))
        if alike not in self._made:
            self._made[alike] = _encoder.encode(viewpoint.moments(self._happened, *alike))
        return self._made[alike]


def _changed(first: list[Change], views: Sequence[ViewInfo | None]) -> list[Raw]:
    """What changes from each view to the next, and at first."""
    found = [changes(old, new, "/view") for old, new in pairwise(views)]
    found[0] = first + found[0]
    return [Raw(_encoder.encode(each)) for each in found]


def _laid(own: bytes | None) -> Raw | None:
    return None if own is None else Raw(own)


_encoder = msgspec.json.Encoder()
