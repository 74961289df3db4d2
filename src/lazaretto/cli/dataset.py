"""Write games as a table of decisions, for learning programs: what a seat knew, what it answered, what came of it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lazaretto.arena.deals import contests
from lazaretto.cli import tables
from lazaretto.cli.files import path, read_record
from lazaretto.games.rules import rules_of
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.record import Record
from lazaretto.kernel.replay import read_setup

if TYPE_CHECKING:  # not installed everywhere
    from lazaretto.datasets import Decisions
    from lazaretto.envs.encoding import Encoding


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--bots", help="who plays, e.g. greedy,random; fewer than players are repeated")
    source.add_argument(
        "--records", nargs="+", metavar="FILE", help="finished games instead, all of one title and set-up"
    )
    tables.arguments(parser)
    parser.add_argument("--games", type=int, default=100, help="how many (%(default)s), rounded up to whole deals")
    parser.add_argument("--shard", type=int, default=200, metavar="N", help="games in a file (%(default)s)")
    parser.add_argument("--out", metavar="FOLDER", required=True, help="where the Parquet files go")
    parser.add_argument("--json", action="store_true", help="for programs")


class Work(NamedTuple):
    """Games that are to be written, as they come."""

    encoding: Encoding
    source: dict[str, Any]  # where they come from
    number: int
    games: Iterator[Decisions]


def run(args: argparse.Namespace) -> int:
    """Play the games, or read them, and write down every decision."""
    try:
        from lazaretto.datasets import writer
    except ModuleNotFoundError as missing:
        raise LazarettoError(
            f'a dataset needs {missing.name}, which is not installed: pip install "lazaretto[data]"'
        ) from missing
    folder = path(args.out)
    writer.prepare(folder)  # better refused now than after the games
    work = from_bots(args) if args.bots is not None else from_records(args)
    rows = writer.write(folder, work.encoding, tables.followed(work.games, work.number), work.source, args.shard)
    title, players = work.encoding.title, work.encoding.players
    if args.json:
        print(json.dumps({"title": title, "players": players, "decisions": rows, "source": work.source}))
    else:
        seed = f", seed {work.source['seed']}" if "seed" in work.source else ""
        print(f"{title}, {players} players: {rows} decisions of {work.number} games{seed}")
    return 0


def from_bots(args: argparse.Namespace) -> Work:
    """What bots play against each other."""
    from lazaretto.datasets.decisions import encoding_of, played

    bots, seed = tables.bots(args.bots), tables.seed(args)
    setup = tables.setup(args, args.players or len(bots))
    wanted = contests(args.title, setup, bots, seed, args.games)
    source = {"bots": bots, "seed": seed, "games": len(wanted)}
    games = tables.chosen(args).map(played, enumerate(wanted))
    return Work(encoding_of(args.title, setup), source, len(wanted), games)


def from_records(args: argparse.Namespace) -> Work:
    """What was played before."""
    from lazaretto.datasets.decisions import encoding_of, recorded

    records = read_records(args.records)
    ruleset = rules_of(records[0].title)
    games = tables.chosen(args).map(recorded, zip(range(len(records)), args.records, records, strict=True))
    encoding = encoding_of(ruleset.name, read_setup(ruleset, records[0].setup))
    return Work(encoding, {"records": len(records)}, len(records), games)


def read_records(names: Sequence[str]) -> list[Record]:
    """The records of some files, if all are of one title and set-up."""
    records = []
    for name in names:
        try:
            records.append(read_record(name))
        except LazarettoError as error:
            raise LazarettoError(f"{name}: {error}") from None
        first, last = records[0], records[-1]
        if (last.title, last.setup) != (first.title, first.setup):
            found = f"{last.title} with {dict(last.setup)}"
            wanted = f"{first.title} with {dict(first.setup)}"
            raise LazarettoError(f"{name}: expected {wanted} as in {names[0]}; got {found}")
    return records
