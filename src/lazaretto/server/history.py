"""What has happened at a table, kept small: of most of it nobody asks again before he comes anew."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple, overload

import msgspec
from msgspec import Struct

from lazaretto.kernel.event import Event
from lazaretto.server.entries import AnyEntry

Seen = tuple[tuple[int, Event], ...]

PACKED = 16  # happenings that are packed together; apart, each takes as much memory as half a dozen of them do so


class Happening(NamedTuple):
    """An entry, and what was seen of the game because of it, each event with the number of answers before it."""

    n: int
    entry: AnyEntry
    events: Seen
    answered: int | None  # after taking back: whatever was seen at or after so many answers is replaced by these events


class Page(Struct, array_like=True):
    """Happenings one after the other. What was seen with each is kept as bytes, but for the last, which is told."""

    entries: list[AnyEntry] = []
    seen: list[bytes] = []
    answered: list[int | None] = []


class History(Sequence[Happening]):
    """All happenings, by number from 0; only those of the last page are at hand, the others are packed."""

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._page = Page()
        self._last: Seen = ()

    def append(self, entry: AnyEntry, events: Seen, answered: int | None) -> None:
        """Something happened."""
        page = self._page
        if page.entries:
            page.seen.append(_encoder.encode(self._last))
        if len(page.entries) == PACKED:
            self._packed.append(zlib.compress(_encoder.encode(page), 1))
            page = self._page = Page()
        page.entries.append(entry)
        page.answered.append(answered)
        self._last = events

    def only(self, kind: type[AnyEntry], since: int) -> bool:
        """Whether nothing but entries of a kind came after entry `since`."""
        first = len(self._packed) * PACKED
        entries = self._page.entries[since - first :] if since >= first else [each.entry for each in self[since:]]
        return all(type(entry) is kind for entry in entries)

    def __len__(self) -> int:
        return len(self._packed) * PACKED + len(self._page.entries)

    @overload
    def __getitem__(self, k: int) -> Happening: ...

    @overload
    def __getitem__(self, k: slice) -> list[Happening]: ...

    def __getitem__(self, k: int | slice) -> Happening | list[Happening]:
        places = range(len(self))[k]
        if isinstance(places, int):
            return next(self._from(places))
        if not places:
            return []
        first = min(places)
        until = list(islice(self._from(first), max(places) + 1 - first))
        return [until[place - first] for place in places]

    def __iter__(self) -> Iterator[Happening]:
        return self._from(0)

    def _from(self, first: int) -> Iterator[Happening]:
        """All happenings from one on."""
        for k in range(first // PACKED, len(self._packed) + 1):
            is_last = k == len(self._packed)
            page = self._page if is_last else _pages.decode(zlib.decompress(self._packed[k]))
            for place in range(max(0, first - k * PACKED), len(page.entries)):
                events = self._last if place == len(page.seen) else _decoder.decode(page.seen[place])
                yield Happening(k * PACKED + place + 1, page.entries[place], events, page.answered[place])


_encoder = msgspec.msgpack.Encoder(enc_hook=dict)  # arguments that cannot be changed are no dict
_decoder = msgspec.msgpack.Decoder(Seen)
_pages = msgspec.msgpack.Decoder(Page)
