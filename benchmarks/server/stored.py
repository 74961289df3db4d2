"""A site that is started on a database full of tables: how long until it answers, and until somebody sees his table."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx
from msgspec import Struct

from benchmarks.server.load import Times, database, memory
from lazaretto.games.rules import rules_of
from lazaretto.kernel.setup import prepare
from lazaretto.server import entries as log
from lazaretto.server.commands import play, seating
from lazaretto.server.entries import AnyEntry
from lazaretto.server.people import People
from lazaretto.server.store import open as store
from lazaretto.server.store.database import Statement, Write
from lazaretto.server.store.tables import summary
from lazaretto.server.table import Table
from lazaretto.server.table_log import apply
from tests.server.site import GENEROUS, Served

GAMES = 20  # different ones; each is stored many times
WITH_BOTS = 100  # one table of so many waits for a bot, as if the site had been stopped while bots were thinking
MOVES = 100  # that have been made at each table
LOOKS = 100
PATIENCE = 600.0


class Start(Struct, frozen=True, kw_only=True):
    """What a start took, in seconds and milliseconds."""

    title: str
    database: str
    tables: int
    bots: int  # tables that wait for a bot; the others wait for a person
    ready: float  # seconds until it answers
    page: float  # seconds until somebody has the first page
    taken_up: float  # seconds until all tables are taken up where bots owe answers
    answers: Times  # how long an answer took meanwhile, and for a second afterwards
    first_look: Times  # at a table that is not in memory yet
    next_look: Times
    replay_one: Times  # one position in the middle of a game
    replay_all: Times  # a hundred positions
    megabytes: float
    load: float


def measure(kind: str, title: str, tables: int) -> Start:
    """Fill a database, start a site on it, and look around."""
    with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as url:
        ids = asyncio.run(_fill(url, title, tables))
        server = Served(url, Path(folder), GENEROUS)
        began = time.monotonic()
        with server, httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False) as client:
            client.get("/health").raise_for_status()
            ready = time.monotonic() - began
            client.get("/").raise_for_status()
            client.get("/api/tables").raise_for_status()
            page = time.monotonic() - began
            answers = []
            while not server.logged("tables taken up"):
                answers.append(_seconds(lambda: client.get("/health")))
                time.sleep(0.01)
            taken_up = time.monotonic() - began
            end = time.monotonic() + 1
            while time.monotonic() < end:
                answers.append(_seconds(lambda: client.get("/health")))
            unread = [id for k, id in enumerate(ids) if k % WITH_BOTS]
            paths = [f"/api/tables/{id}" for id in random.Random(1).sample(unread, LOOKS)]
            assert server.process is not None
            return Start(
                title=title,
                database=kind,
                tables=tables,
                bots=len(ids) - len(unread),
                ready=round(ready, 1),
                page=round(page, 2),
                taken_up=round(taken_up, 1),
                answers=Times.of(answers),
                first_look=Times.of([_get(client, path) for path in paths]),
                next_look=Times.of([_get(client, path) for path in paths]),
                replay_one=Times.of(
                    [_get(client, f"{path}/replay?eyes=spectator&from={MOVES // 2}") for path in paths]
                ),
                replay_all=Times.of([_get(client, f"{path}/replay?eyes=spectator&count=100") for path in paths]),
                megabytes=round(memory(server.process.pid) / 1e6, 1),
                load=round(os.getloadavg()[0], 2),
            )


def _seconds(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return time.perf_counter() - began


def _get(client: httpx.Client, path: str) -> float:
    return _seconds(lambda: client.get(path).raise_for_status())


async def _fill(url: str, title: str, tables: int) -> list[str]:
    """Store games that have gone on for a while, each under many names."""
    opened = store.database(url)
    await opened.open()
    people = People(opened)
    persons = [(await people.guest(f"Guest {k}")).id for k in range(4)]
    with_bot = _game(title, "bots", persons, bots=True)
    games = [_game(title, str(seed), persons, bots=False) for seed in range(GAMES)]
    ids = [f"table-{k}" for k in range(tables)]
    writes = [_write(id, *(games[k % GAMES] if k % WITH_BOTS else with_bot)) for k, id in enumerate(ids)]
    await asyncio.gather(*(opened.write(write) for write in writes))
    await opened.close()
    people.close()
    return ids


def _game(title: str, seed: str, persons: list[str], bots: bool) -> tuple[Table, list[AnyEntry]]:
    """A table at which some moves have been made, and its log. With bots, one of them is asked at the end."""
    now = time.time()
    rng = random.Random(seed)
    table = Table("")
    settings = log.Settings(
        title=title,
        players=len(persons),
        options=dict(prepare(rules_of(title), len(persons), {}).options),
        clock=None,
        public=True,
        rated=False,
        spectators=True,
        stand_in="random",
    )
    written = [apply(table, log.Created(at=now, host=persons[0], settings=settings, seed=seed))]
    for k, person in enumerate(persons):
        if bots and k:
            written += [apply(table, entry) for entry in seating.fill(table, now, k, "random", persons[0])]
        else:
            written += [apply(table, entry) for entry in seating.sit(table, now, k, person, f"Guest {k}")]
    if table.state == "open":
        written += [apply(table, entry) for entry in seating.begin(table, now, persons[0])]
    while len(written) < MOVES or (bots and not table.bots_asked()):
        assert table.game is not None
        seat = table.asked[0]
        decision = table.game.decision_of(seat)
        assert decision is not None
        choice = rng.choice(decision.options).text
        written += [
            apply(table, entry) for entry in play.answer(table, now, seat, table.n, choice, table.seats[seat].bot)
        ]
    return table, written


def _write(id: str, table: Table, written: list[AnyEntry]) -> Write:
    row = Statement(
        "INSERT INTO tables (id, title, state, public, n, due, changed, summary)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        (id, table.settings.title, table.state, 1, table.n, table.due, table.changed, summary(table)),
    )
    sql = "INSERT INTO entries (tbl, n, body) VALUES ($1, $2, $3)"
    bodies = [Statement(sql, (id, n + 1, log.write(entry))) for n, entry in enumerate(written)]
    sql = "INSERT INTO sitters (tbl, person, asked) VALUES ($1, $2, 0)"
    return Write((row, *bodies, *(Statement(sql, (id, person)) for person in sorted(table.persons))))
