"""What has happened at a table, kept small: of most of it nobody asks again before he comes anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, overload

import msgspec

from lazaretto.kernel.event import Event
from lazaretto.server.entries import AnyEntry

Seen = tuple[tuple[int, Event], ...]


class Happening(NamedTuple):
    """An entry, and what was seen of the game because of it, each event with the number of answers before it."""

    n: int
    entry: AnyEntry
    events: Seen
    answered: int | None  # after taking back: whatever was seen at or after so many answers is replaced by these events


class History(Sequence[Happening]):
    """All happenings, by number from 0. What was seen with each is kept as bytes, but for the last, which is told."""

    def __init__(self) -> None:
        self._entries: list[AnyEntry] = []
        self._seen: list[bytes] = []
        self._answered: list[int | None] = []
        self._last: Seen = ()

    def append(self, entry: AnyEntry, events: Seen, answered: int | None) -> None:
        """Something happened."""
        if self._entries:
            self._seen.append(_encoder.encode(self._last))
        self._entries.append(entry)
        self._answered.append(answered)
        self._last = events

    def only(self, kind: type[AnyEntry], since: int) -> bool:
        """Whether nothing but entries of a kind came after entry `since`."""
        return all(type(entry) is kind for entry in self._entries[since:])

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, k: int) -> Happening: ...

    @overload
    def __getitem__(self, k: slice) -> list[Happening]: ...

    def __getitem__(self, k: int | slice) -> Happening | list[Happening]:
        places = range(len(self._entries))[k]
        return self._at(places) if isinstance(places, int) else [self._at(each) for each in places]

    def __iter__(self) -> Iterator[Happening]:
        return map(self._at, range(len(self._entries)))

    def _at(self, k: int) -> Happening:
        events = self._last if k == len(self._seen) else _decoder.decode(self._seen[k])
        return Happening(k + 1, self._entries[k], events, self._answered[k])


_encoder = msgspec.msgpack.Encoder(enc_hook=dict)  # arguments that cannot be changed are no dict
_decoder = msgspec.msgpack.Decoder(Seen)
