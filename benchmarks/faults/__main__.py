"""Kill, cut, delay, fill and set back what a site runs on, and look after each fault whether it kept its promises."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys

from rich.console import Console
from rich.table import Table

from benchmarks.faults.plan import KINDS, Kind, plan
from benchmarks.faults.run import Report, run

CONSOLE = Console(stderr=True)
SELDOM = 25  # faults after which a line is printed where none can be overwritten


def main() -> int:
    """Have the faults of a seed befall a site; 1: it has broken a promise."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.faults", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="of the faults, and of what people choose (%(default)s)")
    parser.add_argument("--faults", type=int, default=50, metavar="N", help="how many (%(default)s)")
    parser.add_argument("--database", choices=list(KINDS), default="sqlite", help="%(default)s")
    parser.add_argument("--only", type=Kind, choices=list(Kind), nargs="+", metavar="KIND", help=", ".join(Kind))
    args = parser.parse_args()
    kinds: list[Kind] = args.only or KINDS[args.database]
    faults = plan(args.seed, args.faults, kinds)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as for SIGINT, nothing is left running or mounted
    with CONSOLE.status("starting") as status:

        def tell(report: Report) -> None:
            text = (
                f"{report.faults} of {len(faults)} faults, {report.moves} moves acknowledged at {report.tables} tables"
            )
            status.update(text)
            if not CONSOLE.is_terminal and report.faults % SELDOM == 0:
                CONSOLE.print(text)

        report = asyncio.run(run(args.database, args.seed, faults, tell))
    show(report, f"seed {args.seed}, {args.database}")
    if report.breach:
        fault = faults[min(report.faults, len(faults) - 1)]
        print(f"breach: seed {args.seed}, step {report.faults + 1} ({fault.kind}): {report.breach}", file=sys.stderr)
    return 1 if report.breach else 0


def show(report: Report, title: str) -> None:
    """A line for each kind of fault."""
    table = Table("fault", "times", "all well after s: half", "all", title=title)
    for kind, seconds in sorted(report.recovered.items()):
        ordered = sorted(seconds)
        table.add_row(kind, str(len(ordered)), f"{ordered[len(ordered) // 2]:.2f}", f"{ordered[-1]:.2f}")
    console = Console(width=None if Console().is_terminal else 100)
    console.print(table)
    for kind, why in sorted(report.left_out.items()):
        console.print(f"left out: {kind}: {why}")
    console.print(f"{report.faults} faults with nothing lost, made twice or stuck")
    console.print(f"{report.moves} moves acknowledged at {report.tables} tables, {report.repeated} requests sent again")
    console.print(f"{report.heard / 1e6:.1f} MB came in over sockets, without a seed")


if __name__ == "__main__":
    sys.exit(main())
