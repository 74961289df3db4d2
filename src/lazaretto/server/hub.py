"""Who is connected, and how what happens reaches them."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

import msgspec

from lazaretto.server.problems import problem_of
from lazaretto.server.refusals import Refused
from lazaretto.server.schema.base import Reply
from lazaretto.server.schema.game import ViewInfo
from lazaretto.server.schema.table import Change, TableInfo
from lazaretto.server.viewpoint import Presence, Viewpoint

FRESH_SECONDS = 90.0  # what another process said longer ago is no longer believed: it may have ended
LAST_SEEN = 50_000  # seats of which it is remembered when somebody was last connected
GOING_AWAY = 1012  # the code of a socket that is closed because the server restarts, or the client was too slow
REFUSED = 4000  # because of something that was told before as a problem
FINAL_TEXT = 0x81  # the first byte of a frame that is a whole text
SHORT = 126  # sizes from here on have bytes of their own in a frame
BEHIND = 256 * 1024  # bytes that may wait for a slow client before it is cut off; it comes back and catches up


_encoder = msgspec.json.Encoder()


def encode(message: Reply) -> bytes:
    """A message as it is sent, the same to every socket."""
    return framed(_encoder.encode(message))


def framed(text: bytes) -> bytes:
    """A text as one frame (RFC 6455, 5.2). What servers send is not masked, so it is the same for all."""
    size = len(text)
    if size < SHORT:
        return bytes((FINAL_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((FINAL_TEXT, SHORT)) + size.to_bytes(2) + text
    return bytes((FINAL_TEXT, SHORT + 1)) + size.to_bytes(8) + text


class Wire(Protocol):
    """Where messages go. Nobody waits until they are there."""

    def write(self, message: bytes) -> None:
        """Send it as soon as may be."""

    def waiting(self) -> int:
        """How many bytes have not gone yet."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Close the socket once everything has gone."""


class Connection:
    """One socket at one table. It is lost once the server wants it closed."""

    __slots__ = (
        "_wire", "changes", "epoch", "invited", "lost", "origin", "own", "own_info", "owner", "person", "seats", "seen",
        "session", "table", "viewpoint",
    )  # fmt: skip

    def __init__(
        self,
        table: str,
        person: str,
        viewpoint: Viewpoint,
        wire: Wire,
        *,
        seats: frozenset[int] = frozenset(),
        epoch: int = 0,
        session: str = "",
        invited: bool = False,
        changes: bool = False,
        address: str = "",
    ) -> None:
        self.table = table
        self.person = person
        self.owner = person or f"address {address}"  # whose connections are counted together
        self.origin = f"from {address}"  # as are all that come from one place
        self.viewpoint = viewpoint
        self.seats = seats  # those that its person may play, whatever it looks through
        self.epoch, self.session = epoch, session  # by which it was opened
        self.invited = invited  # whether it was opened by the link of a private table
        self.changes = changes  # whether it is told what has changed, not how everything stands
        self.seen = 0  # the last entry it has been told of
        self.own = hash(b"")  # of what it was last told beyond what everybody may know; the text is often 2 kB
        self.own_info: list[Change] = []  # of that, what is about the table; answers do not change it
        self.lost = False
        self._wire = wire

    def send(self, message: bytes) -> None:
        """Send a message; a client that does not keep up is cut off."""
        if self.lost:
            return
        if self._wire.waiting() > BEHIND:
            self.close()
        else:
            self._wire.write(message)

    def refuse(self, refusal: Refused) -> None:
        """Have the socket closed because it may see nothing any more, and say why."""
        if not self.lost:
            self._wire.write(encode(problem_of(refusal)))
            self.close(REFUSED, refusal.kind)

    def close(self, code: int = GOING_AWAY, reason: str = "") -> None:
        """Have the socket closed."""
        if not self.lost:
            self.lost = True
            self._wire.close(code, reason)


class Told(NamedTuple):
    """What everybody who follows a table by changes has been told: up to which entry, and how all stood then."""

    n: int
    table: TableInfo
    view: ViewInfo | None


class Hub:
    """All connections of this process, and what other processes say of theirs."""

    def __init__(self) -> None:
        self._by_table: defaultdict[str, list[Connection]] = defaultdict(list)
        self._elsewhere: defaultdict[str, dict[str, tuple[float, Presence]]] = defaultdict(dict)
        self._of: Counter[str] = Counter()  # connections by owner, and by origin
        self._started = time.monotonic()
        self._last_seen: OrderedDict[tuple[str, int], float] = OrderedDict()
        self.told: dict[str, Told] = {}  # of the tables that somebody follows by changes
        self.count = 0

    def enter(self, connection: Connection) -> None:
        """A socket was opened."""
        self._by_table[connection.table].append(connection)
        self._of.update((connection.owner, connection.origin))
        self.count += 1

    def leave(self, connection: Connection) -> None:
        """A socket was closed."""
        self._note_seen(connection.table, connection.seats)
        self._by_table[connection.table].remove(connection)
        if not self._by_table[connection.table]:
            del self._by_table[connection.table]
            self.told.pop(connection.table, None)
        for each in (connection.owner, connection.origin):
            self._of[each] -= 1
            if not self._of[each]:
                del self._of[each]
        self.count -= 1

    def at(self, table: str) -> list[Connection]:
        """The connections of a table."""
        return list(self._by_table.get(table, ()))

    def tables(self) -> list[str]:
        """The tables somebody is connected to."""
        return list(self._by_table)

    def of(self, owner: str) -> int:
        """How many connections a person has, an address from which nobody gave a name, or an origin."""
        return self._of[owner]

    def __iter__(self) -> Iterator[Connection]:
        return (connection for connections in self._by_table.values() for connection in connections)

    def here(self, table: str) -> Presence:
        """Who is connected to this process."""
        open_ = [connection for connection in self.at(table) if not connection.lost]
        seats = frozenset[int]().union(*(connection.seats for connection in open_))
        return Presence(seats, sum(not connection.seats for connection in open_))

    def presence(self, table: str) -> Presence:
        """Who is connected, to whichever process."""
        if table not in self._elsewhere:
            return self.here(table)
        fresh = time.monotonic() - FRESH_SECONDS
        elsewhere = [presence for at, presence in self._elsewhere[table].values() if at > fresh]
        all_ = [self.here(table), *elsewhere]
        return Presence(frozenset[int]().union(*(each.seats for each in all_)), sum(each.watching for each in all_))

    def last_seen(self, table: str, seat: int) -> float:
        """When the player of a seat was last known to be connected, by `time.monotonic`; at the latest at the start."""
        told = [at for at, presence in self._elsewhere.get(table, {}).values() if seat in presence.seats]
        return max([self._last_seen.get((table, seat), self._started), *told])

    def _note_seen(self, table: str, seats: Iterable[int]) -> None:
        for seat in seats:
            self._last_seen.pop((table, seat), None)
            self._last_seen[table, seat] = time.monotonic()
        while len(self._last_seen) > LAST_SEEN:
            self._last_seen.popitem(last=False)

    def heard(self, process: str, table: str, presence: Presence) -> None:
        """Another process says who is connected to it."""
        if process in self._elsewhere[table]:
            self._note_seen(table, self._elsewhere[table][process][1].seats - presence.seats)
        if presence == Presence():
            self._elsewhere[table].pop(process, None)
        else:
            self._elsewhere[table][process] = (time.monotonic(), presence)
        if not self._elsewhere[table]:
            del self._elsewhere[table]

    def close(self) -> None:
        """Close all sockets."""
        for connection in list(self):
            connection.close()
