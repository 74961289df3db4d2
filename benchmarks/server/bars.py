"""What is asked of a site on two cores that it shares with its clients, measured in one run."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from benchmarks.server import boardgame_io, stored
from benchmarks.server.load import Load, measure

MANY = 500  # tables, a move a second at each
FEW = 48  # tables, as many moves as are carried
PLAYERS = 4
CLIENTS = 2  # processes
STORED = 20_000


class Bar(NamedTuple):
    """Something that is asked, and what was found."""

    what: str
    asked: str
    found: str
    holds: bool


def run(seconds: float) -> int:
    """Measure everything, and say which bars hold; 0 if all do."""
    found: list[Bar] = []

    def note(*bars: Bar) -> None:
        for bar in bars:
            print(f"{'holds' if bar.holds else 'FAILS'}  {bar.what}: {bar.found} (asked: {bar.asked})", flush=True)
        found.extend(bars)

    fastest = {}
    for title in ("rattus", "notre-dame"):
        fastest[title] = _load("sqlite", title, FEW, 0.0, seconds)
        note(*_fast(fastest[title]), *_steady(_load("sqlite", title, MANY, 1.0, seconds), 60.0))
    peer = boardgame_io.measure(FEW, seconds)
    ours = fastest["rattus"].moves
    note(Bar("beside boardgame.io", f"more than {peer.moves:.0f} moves/s", f"{ours:.0f}", ours > peer.moves))
    one = _load("postgresql", "rattus", FEW, 0.0, seconds)
    least = 0.6 * ours
    note(Bar("PostgreSQL", f"{least:.0f} moves/s", f"{one.moves:.0f}", one.moves >= least))
    note(*_steady(_load("postgresql", "rattus", MANY, 1.0, seconds), 150.0))
    two = _load("postgresql", "rattus", FEW, 0.0, seconds, servers=2)
    note(Bar("two processes", f"more than {one.moves:.0f} moves/s", f"{two.moves:.0f}", two.moves > one.moves))
    start = stored.measure("sqlite", "rattus", STORED)
    note(Bar(f"start on {STORED} tables", "first page within 2 s", f"{start.page:.1f} s", start.page <= 2.0))
    return 0 if all(bar.holds for bar in found) else 1


def _load(kind: str, title: str, tables: int, rate: float, seconds: float, servers: int = 1) -> Load:
    return measure(kind, title, tables, PLAYERS, rate, seconds, CLIENTS, servers)


def _fast(load: Load) -> list[Bar]:
    name = f"{load.title}, {load.tables} tables, as fast as it goes"
    return [
        Bar(name, "1500 moves/s", f"{load.moves:.0f}", load.moves >= 1500 and not load.errors),
        Bar(name, "0.6 ms of processor a move", f"{load.move:.2f} ms", load.move <= 0.6),
    ]


def _steady(load: Load, most: float) -> list[Bar]:
    name = f"{load.title}, {load.database}, {load.tables} tables, a move a second"
    checks: list[tuple[str, str, Callable[[], bool]]] = [
        (f"p99 under {most:.0f} ms", f"{load.acknowledged.p99:.0f} ms", lambda: load.acknowledged.p99 < most),
        ("a table under 120 kB", f"{load.table_played:.0f} kB", lambda: load.table_played < 120),
    ]
    return [Bar(name, asked, found, holds() and not load.errors) for asked, found, holds in checks]
