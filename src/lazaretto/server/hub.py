"""Who is connected, and how what happens reaches them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Iterator

from lazaretto.server.eyes import Eyes, Presence

FRESH_SECONDS = 90.0  # what another process said longer ago is no longer believed: it may have ended
QUEUE = 64  # messages that may wait for a slow client before it is cut off; it comes back and catches up


class Connection:
    """One socket at one table. `outbox` ends with None when the server wants it closed."""

    def __init__(self, table: str, person: str, eyes: Eyes, frames: bool = False) -> None:
        self.table = table
        self.person = person
        self.eyes = eyes
        self.frames = frames  # whether it wants to see the positions on the way
        self.seen = 0  # the last entry it has been told of
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.lost = False

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not keep up is cut off."""
        if self.lost:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Have the socket closed, whatever still waits."""
        if not self.lost:
            self.lost = True
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)


class Hub:
    """All connections of this process, and what other processes say of theirs."""

    def __init__(self) -> None:
        self._by_table: defaultdict[str, list[Connection]] = defaultdict(list)
        self._elsewhere: defaultdict[str, dict[str, tuple[float, Presence]]] = defaultdict(dict)
        self._of: Counter[str] = Counter()  # connections by person
        self.count = 0

    def enter(self, connection: Connection) -> None:
        """A socket was opened."""
        self._by_table[connection.table].append(connection)
        self._of[connection.person] += 1
        self.count += 1

    def leave(self, connection: Connection) -> None:
        """A socket was closed."""
        self._by_table[connection.table].remove(connection)
        if not self._by_table[connection.table]:
            del self._by_table[connection.table]
        self._of[connection.person] -= 1
        if not self._of[connection.person]:
            del self._of[connection.person]
        self.count -= 1

    def at(self, table: str) -> list[Connection]:
        """The connections of a table."""
        return list(self._by_table.get(table, ()))

    def tables(self) -> list[str]:
        """The tables somebody is connected to."""
        return list(self._by_table)

    def of(self, person: str) -> int:
        """How many connections a person has."""
        return self._of[person]

    def __iter__(self) -> Iterator[Connection]:
        return (connection for connections in self._by_table.values() for connection in connections)

    def here(self, table: str) -> Presence:
        """Who is connected to this process."""
        eyes = [connection.eyes for connection in self.at(table)]
        seats = frozenset(each.seat for each in eyes if each.seat is not None)
        return Presence(seats, sum(each.seat is None for each in eyes))

    def presence(self, table: str) -> Presence:
        """Who is connected, to whichever process."""
        if table not in self._elsewhere:
            return self.here(table)
        fresh = time.monotonic() - FRESH_SECONDS
        elsewhere = [presence for at, presence in self._elsewhere[table].values() if at > fresh]
        all_ = [self.here(table), *elsewhere]
        return Presence(frozenset[int]().union(*(each.seats for each in all_)), sum(each.watching for each in all_))

    def heard(self, process: str, table: str, presence: Presence) -> None:
        """Another process says who is connected to it."""
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
