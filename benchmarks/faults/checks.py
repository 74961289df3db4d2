"""What must hold after every fault, whatever it was."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import msgspec

from benchmarks.faults.players import Game, Group
from lazaretto.server import viewpoint
from lazaretto.server.store.tables import TableStore
from lazaretto.server.table import Table
from lazaretto.server.table_log import resume
from lazaretto.server.viewpoint import Viewpoint
from tests.server.ledger import Breach, prove
from tests.server.site import Served

STUCK = 60.0  # seconds in which nothing happens at a table; what has not come by then does not come any more
LOOKING = 0.02  # seconds between two looks
DEFECTS = ("defect", "table set aside")  # what a server logs where the fault is its own


async def nothing_is_lost(groups: Sequence[Group], store: TableStore) -> None:
    """While nobody begins a move: logs have what was acknowledged, once, and everybody sees what they make."""
    for group in groups:
        await _settle(group, store)
    made = {row["id"] for row in await store.database.rows("SELECT id FROM tables")}
    known = {table for group in groups for table in group.tables}
    if made != known:
        raise Breach(f"tables lost: {sorted(known - made)}; made twice: {sorted(made - known)}")
    for group in groups:  # not before: whose game is over makes another table at once
        if group.game is not None and group.game.is_over:
            group.game.proven.set()


async def nobody_is_stuck(groups: Sequence[Group]) -> None:
    """Once people may move again, somebody does at every table."""
    before = [group.moves for group in groups]
    deadline = time.monotonic() + STUCK
    while stuck := [group for group, moves in zip(groups, before, strict=True) if group.moves == moves]:
        if time.monotonic() > deadline:
            raise Breach(f"nobody moves any more: {'; '.join(map(str, stuck))}")
        await asyncio.sleep(LOOKING)


def nothing_is_defective(servers: Sequence[Served]) -> None:
    """No server blames itself in its log."""
    for server in servers:
        for event in DEFECTS:
            if found := server.logged(event):
                raise Breach(f"{server.log_file}: {found[0]}")


async def _settle(group: Group, store: TableStore) -> None:
    """Wait until everybody at a table has been told all there is and no bot owes an answer, and prove it."""
    how_far, deadline = "", time.monotonic() + STUCK
    while not (group.game is not None and group.game.is_calm and await _prove(group.game, store)):
        if how_far != str(group):  # on a busy machine it may take long, but not for ever
            how_far, deadline = str(group), time.monotonic() + STUCK
        if time.monotonic() > deadline:
            raise Breach(f"not everybody is told everything: {group}; {await _owed(group, store)}")
        await asyncio.sleep(LOOKING)


async def _owed(group: Group, store: TableStore) -> str:
    """What its log says of a table at which something has not come."""
    if group.game is None:
        return "there is no table yet"
    stored = await store.entries(group.game.table)
    bots = resume(group.game.table, [each.entry for each in stored]).bots_asked()
    return f"its log has {len(stored)} entries, and these bots owe answers: {bots}"


async def _prove(game: Game, store: TableStore) -> bool:
    """Whether log and people agree; False: something is still under way."""
    stored = await store.entries(game.table)
    if not game.is_calm or game.seats[0].told is None or game.seats[0].told.n != len(stored):
        return False
    table = prove(game.table, stored, {seat.number: seat.acknowledged for seat in game.seats}, game.keys)
    if table.bots_asked():
        return False
    _same_for_all(game, table)
    _no_seed_went_out(game, table)
    return True


def _same_for_all(game: Game, table: Table) -> None:
    for seat in game.seats:
        assert seat.told is not None
        view = viewpoint.view_info(table, Viewpoint(seat.number))
        made = msgspec.json.decode(msgspec.json.encode(view))
        if (seat.told.state, seat.told.view) != (table.state, made):
            raise Breach(
                f"table {game.table} after entry {table.n}: its log does not make what seat {seat.number} sees"
            )


def _no_seed_went_out(game: Game, table: Table) -> None:
    for seat in game.seats:
        if any(table.seed.encode() in text for text in seat.unproven):
            raise Breach(f"table {game.table}: seat {seat.number} was sent the seed before the game was over")
        seat.unproven.clear()
