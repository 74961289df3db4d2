"""That the ledger of players finds every way in which a log can break its word."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from lazaretto.server import entries as log
from lazaretto.server.entries import AnyEntry
from lazaretto.server.idempotency import NO_KEY, RequestKey
from lazaretto.server.store.tables import StoredEntry
from tests.server.ledger import Acknowledged, Breach, prove
from tests.server.tables import Played

MOVES = 10


class Kept:
    """A game of two, its log as it is stored, and what its players were told."""

    def __init__(self) -> None:
        played = Played("rattus", 2).seat("p0", "p1").play(random.Random(1), lambda table: table.answered > MOVES)
        self.stored: list[StoredEntry] = []
        self.acknowledged: dict[int, list[Acknowledged]] = {0: [], 1: []}
        for n, happening in enumerate(played.table.happenings, 1):
            self._store(n, happening.entry)

    def _store(self, n: int, entry: AnyEntry) -> None:
        key = NO_KEY
        if isinstance(entry, log.Answered):
            key = RequestKey(f"p{entry.seat}:move-{n}", "request")
            self.acknowledged[entry.seat].append(Acknowledged(f"move-{n}", n, entry.choice))
        self.stored.append(StoredEntry(n, entry, key))

    def prove(self) -> None:
        prove("table", self.stored, self.acknowledged)


@pytest.fixture
def kept() -> Kept:
    return Kept()


def test_a_log_that_has_every_move_once_is_proven(kept: Kept) -> None:
    kept.prove()


def test_a_move_that_is_lost_is_found_out(kept: Kept) -> None:
    kept.stored.pop()
    with pytest.raises(Breach, match="acknowledged and lost"):
        kept.prove()


def test_a_gap_is_found_out(kept: Kept) -> None:
    del kept.stored[-2]
    with pytest.raises(Breach, match="without a gap"):
        kept.prove()


def test_a_move_that_nobody_was_told_of_is_found_out(kept: Kept) -> None:
    entry = kept.stored[-1].entry
    assert isinstance(entry, log.Answered)
    kept.acknowledged[entry.seat].pop()
    with pytest.raises(Breach, match="never acknowledged"):
        kept.prove()


def test_a_move_that_was_made_twice_is_found_out(kept: Kept) -> None:
    last = kept.stored[-1]
    kept.stored.append(StoredEntry(last.n + 1, last.entry, NO_KEY))
    with pytest.raises(Breach, match="moves acknowledged, the log has"):
        kept.prove()


def test_another_move_than_was_acknowledged_is_found_out(kept: Kept) -> None:
    last = kept.stored[-1]
    assert isinstance(last.entry, log.Answered)
    kept.stored[-1] = last._replace(entry=replace(last.entry, choice="no:such:choice"))
    with pytest.raises(Breach, match="was acknowledged, the log has"):
        kept.prove()


def test_a_position_that_does_not_come_of_the_moves_is_found_out(kept: Kept) -> None:
    last = kept.stored[-1]
    assert isinstance(last.entry, log.Answered)
    kept.stored[-1] = last._replace(entry=replace(last.entry, digest="0" * len(last.entry.digest)))
    with pytest.raises(Breach, match="does not play"):
        kept.prove()


def test_a_clock_that_ran_out_is_found_out(kept: Kept) -> None:
    n = len(kept.stored) + 1
    kept.stored.append(StoredEntry(n, log.StoodIn(at=0.0, seat=0, bot="random", why="clock"), NO_KEY))
    with pytest.raises(Breach, match="nobody asked for"):
        kept.prove()


def test_a_request_that_was_no_move_and_is_lost_is_found_out(kept: Kept) -> None:
    with pytest.raises(Breach, match="acknowledged and lost"):
        prove("table", kept.stored, kept.acknowledged, ["sit-1"])
