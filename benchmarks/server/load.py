"""One run: a server, its clients in other processes, and what they and the system say about it."""

from __future__ import annotations

import multiprocessing
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from benchmarks.server import players
from benchmarks.server.players import Played, Share
from tests.server.postgres import Postgres
from tests.server.site import GENEROUS, Served

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Times(Struct, frozen=True):
    """Milliseconds: half take less than the first, 99 of 100 less than the second, all less than the third."""

    p50: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Times:
        """Of what was measured."""
        ordered = sorted(seconds) or [0.0]
        at = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.99, 1.0)]
        return cls(*(round(1000 * each, 1) for each in at))


class Load(Struct, frozen=True, kw_only=True):
    """What a server carried."""

    title: str
    database: str
    servers: int  # processes
    tables: int
    players: int
    rate: float  # moves a second at each table that were wanted; 0: all it carries
    moves: float  # a second
    acknowledged: Times
    seen: Times
    cpu: float  # percent of one core
    move: float  # milliseconds of processor time that the server took for each move
    clients: float  # and its clients, who share the machine with it
    table_opened: float  # kilobytes of the server's memory for each table with its sockets
    table_played: float  # and after the games have gone on for a while
    minutes: list[float]  # the same when it began, and after each minute
    games_over: int
    errors: list[str]
    load: float  # of the machine: everything that ran or wanted to, on all its cores
    cores: int


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database that is gone afterwards."""
    if kind == "sqlite":
        yield str(folder / "site.db")
        return
    postgres = Postgres()
    try:
        yield postgres.url
    finally:
        postgres.remove()


@contextmanager
def serving(kind: str, servers: int = 1) -> Iterator[list[Served]]:
    """Server processes on a fresh database."""
    with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as url, ExitStack() as started:
        folders = [Path(folder) / str(k) for k in range(servers)]
        for each in folders:
            each.mkdir()
        yield [started.enter_context(Served(url, each, GENEROUS)) for each in folders]


def measure(
    kind: str, title: str, tables: int, at_table: int, rate: float, seconds: float, processes: int, servers: int = 1
) -> Load:
    """Have people play at so many tables for a while."""
    with serving(kind, servers) as served:
        pids = [server.process.pid for server in served if server.process is not None]
        with playing(
            [Share(server.url, title, 1, at_table, rate=5.0, seconds=1.0, seed=0) for server in served]
        ) as few:
            few.begin()  # to warm up
            few.end()
        before = sum(map(memory, pids))
        sizes = [tables // processes + (k < tables % processes) for k in range(processes)]
        with playing(
            [
                Share(served[k % servers].url, title, size, at_table, rate, seconds, k + 1)
                for k, size in enumerate(sizes)
            ]
        ) as people:
            opened = sum(map(memory, pids))
            used, began = sum(map(cpu, pids)), time.monotonic()
            by_clients = sum(map(cpu, people.pids))
            people.begin()
            minutes = [opened]
            while (left := began + seconds - time.monotonic()) > 0:
                time.sleep(min(left, 60.0))
                minutes.append(sum(map(memory, pids)))
            used, wall = sum(map(cpu, pids)) - used, time.monotonic() - began
            by_clients = sum(map(cpu, people.pids)) - by_clients
            load = os.getloadavg()[0]
            played = people.end()
            after = sum(map(memory, pids))
    acknowledged = [each for part in played for each in part.acknowledged]
    return Load(
        title=title,
        database=kind,
        servers=servers,
        tables=tables,
        players=at_table,
        rate=rate,
        moves=round(len(acknowledged) / seconds, 1),
        acknowledged=Times.of(acknowledged),
        seen=Times.of([each for part in played for each in part.seen]),
        cpu=round(100 * used / wall, 1),
        move=round(1000 * used / max(1, len(acknowledged)), 2),
        clients=round(1000 * by_clients / max(1, len(acknowledged)), 2),
        table_opened=round((opened - before) / tables / 1000, 1),
        table_played=round((after - before) / tables / 1000, 1),
        minutes=[round((each - before) / tables / 1000, 1) for each in minutes],
        games_over=sum(part.games_over for part in played),
        errors=[error for part in played for error in part.errors],
        load=round(load, 2),
        cores=os.cpu_count() or 1,
    )


class People(NamedTuple):
    """Processes of players who sit at their tables."""

    pipes: list[Connection]
    pids: list[int]

    def begin(self) -> None:
        """Let them play."""
        for pipe in self.pipes:
            pipe.send("play")

    def end(self) -> list[Played]:
        """Wait until they have played; they stay at their tables."""
        return [pipe.recv() for pipe in self.pipes]


@contextmanager
def playing(shares: Sequence[Share]) -> Iterator[People]:
    """Players at all tables of these shares, a process for each share."""
    spawn = multiprocessing.get_context("spawn")
    workers = []
    pipes = []
    for share in shares:
        here, there = spawn.Pipe()
        worker = spawn.Process(target=players.run, args=(share, there), daemon=True)
        worker.start()
        there.close()
        pipes.append(here)
        workers.append(worker)
    for pipe in pipes:
        assert pipe.recv() == "ready"
    yield People(pipes, [worker.pid for worker in workers if worker.pid is not None])
    for pipe, worker in zip(pipes, workers, strict=True):
        pipe.close()
        worker.join()


def cpu(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(process: int) -> int:
    """Bytes of memory that a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE
