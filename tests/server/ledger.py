"""What players were told is stored, and whether the log of their table agrees."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from lazaretto.server import entries as log
from lazaretto.server.refusals import Unplayable
from lazaretto.server.store.tables import StoredEntry
from lazaretto.server.table import Table
from lazaretto.server.table_log import resume

# What happens at a table where nobody does anything but play.
ORDINARY = log.Created | log.Sat | log.BotSeated | log.Began | log.Answered


class Breach(AssertionError):
    """The site has not kept a promise; the message says which."""


class Acknowledged(NamedTuple):
    """A move that the server has said is stored."""

    key: str
    n: int
    choice: str


def prove(
    id: str,
    stored: Sequence[StoredEntry],
    acknowledged: Mapping[int, Sequence[Acknowledged]],
    others: Collection[str] = (),
) -> Table:
    """The table as its log makes it, after a look whether every acknowledged move is there once, and nothing else.

    The moves are given by seat; `others` are the keys of acknowledged requests that were no moves. The log must play,
    with the digest of every position, and its entries must be numbered without a gap.
    """
    if [each.n for each in stored] != list(range(1, len(stored) + 1)):
        raise Breach(f"table {id}: expected entries without a gap; got {[each.n for each in stored]}")
    if strange := [each.entry for each in stored if not isinstance(each.entry, ORDINARY)]:
        raise Breach(f"table {id}: nobody asked for {strange[0]}")
    keyed = {each.key.key.partition(":")[2]: each for each in stored if each.key.key}
    for seat, moves in acknowledged.items():
        for move in moves:
            _look_up(id, seat, move, keyed.pop(move.key, None))
    if lost := set(others) - set(keyed):
        raise Breach(f"table {id}: acknowledged and lost: {sorted(lost)}")
    if strange_keys := set(keyed) - set(others):
        raise Breach(f"table {id}: stored and never acknowledged: {sorted(strange_keys)}")
    for seat, moves in acknowledged.items():
        made = [each.entry for each in stored if isinstance(each.entry, log.Answered) and each.entry.seat == seat]
        if len(made) != len(moves):
            raise Breach(f"table {id}: seat {seat} had {len(moves)} moves acknowledged, the log has {len(made)}")
    try:
        return resume(id, [each.entry for each in stored])
    except Unplayable as error:
        raise Breach(f"table {id}: its log does not play: {error}") from error


def _look_up(id: str, seat: int, move: Acknowledged, found: StoredEntry | None) -> None:
    if found is None:
        raise Breach(f"table {id}: acknowledged and lost: {move} of seat {seat}")
    entry = found.entry
    if not isinstance(entry, log.Answered) or not entry.digest:
        raise Breach(f"table {id}: {move} of seat {seat} was acknowledged, the log has {entry}")
    if (found.n, entry.seat, entry.choice) != (move.n, seat, move.choice):
        raise Breach(f"table {id}: {move} of seat {seat} was acknowledged, the log has {found}")
