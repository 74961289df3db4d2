"""One run: people play, faults befall the site one after the other, and after each it is looked what became of it."""

from __future__ import annotations

import asyncio
import logging
import random
import shutil
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct, field

from benchmarks.faults import checks
from benchmarks.faults.cluster import Cluster
from benchmarks.faults.inflict import CannotBe, inflict
from benchmarks.faults.plan import Fault, Kind
from benchmarks.faults.players import Group, Person
from lazaretto.games.titles import TITLES
from lazaretto.server.store.open import database as database_at
from lazaretto.server.store.tables import TableStore
from tests.server.ledger import Breach
from tests.server.site import COOKIE, Client

PEOPLE = 2  # at each table, beside a bot


class Report(Struct):
    """What came of a run so far."""

    faults: int = 0
    recovered: defaultdict[Kind, list[float]] = field(default_factory=lambda: defaultdict(list))  # after seconds
    left_out: dict[Kind, str] = field(default_factory=dict)  # and why
    tables: int = 0
    moves: int = 0  # that were acknowledged
    heard: int = 0  # bytes that came in over sockets
    repeated: int = 0  # requests that were sent again because no answer came
    breach: str = ""


async def run(database: str, seed: int, faults: Sequence[Fault], tell: Callable[[Report], None]) -> Report:
    """Let people play and faults happen; ends with the last fault or the first breach."""
    report = Report()
    folder = Path(tempfile.mkdtemp(prefix="faults-"))
    try:
        async with (
            Cluster(database, folder) as cluster,
            _store(cluster) as store,
            _playing(cluster, random.Random(seed)) as (groups, may_move),
        ):
            for fault in faults:
                await asyncio.sleep(fault.pause)
                try:
                    await inflict(cluster, fault)
                except CannotBe as why:
                    report.left_out[fault.kind] = str(why)
                    continue
                began = time.monotonic()
                may_move.clear()
                await checks.nothing_is_lost(groups, store)
                may_move.set()
                await checks.nobody_is_stuck(groups)
                checks.nothing_is_defective([node.server for node in cluster.nodes])
                report.recovered[fault.kind].append(time.monotonic() - began)
                _count(report, groups)
                tell(report)
    except* Breach as found:
        report.breach = f"{_first(found)} (the logs of the servers: {folder})"
    finally:
        if not report.breach:
            shutil.rmtree(folder)
    return report


@asynccontextmanager
async def _store(cluster: Cluster) -> AsyncIterator[TableStore]:
    """The logs of the tables, beside the servers that write them."""
    logging.getLogger("asyncpg").setLevel(logging.ERROR)  # that it finds no PostgreSQL is what happens here
    database = database_at(cluster.database, beside=True)
    await database.open()
    try:
        yield TableStore(database)
    finally:
        await database.close()


@asynccontextmanager
async def _playing(cluster: Cluster, rng: random.Random) -> AsyncIterator[tuple[list[Group], asyncio.Event]]:
    """People at a table of each title, and what lets them move."""

    def where() -> str:
        return rng.choice(cluster.nodes).proxy.url

    may_move = asyncio.Event()
    groups = []
    for name, title in zip("abcdef", TITLES, strict=False):
        people = [Person(where, await asyncio.to_thread(_arrive, where(), f"{name}{k}")) for k in range(PEOPLE)]
        groups.append(Group(name, title, people, may_move, random.Random(rng.getrandbits(32))))
    try:
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(group.play()) for group in groups]
            may_move.set()
            await checks.nobody_is_stuck(groups)
            yield groups, may_move
            for task in playing:
                task.cancel()
    finally:
        for group in groups:
            for person in group.people:
                await person.close()


def _arrive(url: str, name: str) -> str:
    """Come as a guest; the token by which the site knows him."""
    with Client(url, name) as client:
        return client.http.cookies[COOKIE]


def _count(report: Report, groups: Sequence[Group]) -> None:
    report.faults += 1
    report.tables = sum(len(group.tables) for group in groups)
    report.moves = sum(group.moves for group in groups)
    report.heard = sum(group.heard for group in groups)
    report.repeated = sum(person.repeated for group in groups for person in group.people)


def _first(found: BaseException) -> str:
    """What was found first, of all that tasks have raised together."""
    return _first(found.exceptions[0]) if isinstance(found, BaseExceptionGroup) else str(found)
