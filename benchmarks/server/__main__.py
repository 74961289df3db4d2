"""Measure how much a site carries on this machine."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

import msgspec
from rich.console import Console
from rich.table import Table

from benchmarks.server import bars, boardgame_io, stored
from benchmarks.server.load import Load, Times, measure
from lazaretto.games.titles import TITLES


def main() -> int:
    """Play at as many tables as are asked for, one run after the other."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[500], metavar="N", help="a run for each number")
    parser.add_argument(
        "--clients", type=int, default=4, help="players at each table, each with a socket (%(default)s)"
    )
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second at each table; 0: all it carries")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each run plays (%(default)s)")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--title", choices=list(TITLES), default="rattus")
    parser.add_argument("--processes", type=int, default=2, help="in which the clients run (%(default)s)")
    parser.add_argument("--servers", type=int, default=1, help="processes that serve one PostgreSQL (%(default)s)")
    parser.add_argument("--beside", action="store_true", help="also measure the server of boardgame.io")
    parser.add_argument("--bars", action="store_true", help="the whole list of what is asked of a site, in one run")
    parser.add_argument("--stored", type=int, nargs="+", metavar="N", help="start on so many stored tables instead")
    parser.add_argument("--json", action="store_true", help="for programs")
    args = parser.parse_args()
    if args.stored:
        starts = [stored.measure(args.database, args.title, tables) for tables in args.stored]
        print(msgspec.json.encode(starts).decode()) if args.json else show_starts(starts)
        return 0
    if args.bars:
        return bars.run(args.seconds)
    runs = [
        measure(args.database, args.title, tables, args.clients, args.rate, args.seconds, args.processes, args.servers)
        for tables in args.tables
    ]
    print(msgspec.json.encode(runs).decode()) if args.json else show(runs)
    if args.beside:
        print(boardgame_io.measure(args.tables[0], args.seconds))
    return 1 if any(run.errors for run in runs) else 0


def show(runs: list[Load]) -> None:
    """A line for each run."""
    columns = (
        "tables",
        "moves/s",
        "acknowledged ms",
        "seen ms",
        "CPU",
        "a move",
        "clients",
        "kB/table",
        "played",
        "load",
    )
    table = Table(*columns, title=f"{runs[0].title}, {runs[0].players} players, {runs[0].database}")
    for run in runs:
        times = [_times(run.acknowledged), _times(run.seen)]
        kept = [f"{run.table_opened:.0f}", f"{run.table_played:.0f}"]
        load = f"{run.load:.1f}/{run.cores}"
        each = [f"{run.move:.2f} ms", f"{run.clients:.2f} ms"]
        table.add_row(str(run.tables), f"{run.moves:.0f}", *times, f"{run.cpu:.0f} %", *each, *kept, load)
    console = Console(width=None if Console().is_terminal else 120)
    console.print(table)
    console.print(
        "milliseconds from sending a move: p50 / p99 / most; CPU of one core; processor time of the server and of its"
        " clients for a move; load of the machine / its cores"
    )
    for run in runs:
        if len(run.minutes) > 2:
            console.print(f"kB of each table, minute by minute, while {run.games_over} games ended: {run.minutes}")
    for error, many in Counter(error for run in runs for error in run.errors).most_common(10):
        console.print(f"{many} × {error}", markup=False)


def show_starts(starts: list[stored.Start]) -> None:
    """A line for each start."""
    columns = (
        "tables",
        "bots",
        "ready s",
        "taken up s",
        "health ms",
        "look ms",
        "again ms",
        "replay 1",
        "100",
        "MB",
        "load",
    )
    table = Table(*columns, title=f"{starts[0].title}, {starts[0].database}")
    for start in starts:
        times = (start.answers, start.first_look, start.next_look, start.replay_one, start.replay_all)
        begun = (str(start.tables), str(start.bots), f"{start.ready:.1f}", f"{start.taken_up:.1f}")
        table.add_row(*begun, *map(_times, times), f"{start.megabytes:.0f}", f"{start.load:.1f}")
    console = Console(width=None if Console().is_terminal else 160)
    console.print(table)
    console.print("seconds until the site answers, and until all bots that owe answers are at it; p50 / p99 / most")


def _times(times: Times) -> str:
    return f"{times.p50:.0f} / {times.p99:.0f} / {times.most:.0f}"


if __name__ == "__main__":
    sys.exit(main())
