"""Check a record: every answer by the rules, every state by its digest, every draw by the seed, the seed itself."""

from __future__ import annotations

import argparse
import json

import lazaretto
from lazaretto.cli.files import path, read_record
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.record import Record
from lazaretto.kernel.replay import draws_that_differ
from lazaretto.server.deal_chain import back, read_day, seed_of, written


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", help="a record in JSON; - for standard input")
    parser.add_argument(
        "--links", help="what a site shows at /api/daily/links, in a file: check that this was the deal of a day"
    )
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """0 if the record holds in every point, 1 with the point where it does not."""
    record = read_record(args.file)
    game = lazaretto.replay(record)
    differing = draws_that_differ(game.ruleset, record)
    kept = record.keeps_commitment()
    day = dealt_on(record, args.links) if args.links else None
    result = {
        "title": record.title,
        "version": record.version,
        "answers": len(record.answers),
        "finished": game.outcome is not None,
        "seed": record.seed,
        "entropy": record.entropy,
        "draws_differ": differing,
        "commitment": record.commitment,
        "commitment_kept": kept,
    } | ({"day": day} if args.links else {})
    if args.json:
        print(json.dumps(result))
    elif not kept:
        print(f"the seed {record.seed} is not the one that was committed to before the game, {record.commitment}")
    elif differing:
        print(f"answer {differing[0]} is not what the seed {record.seed} gives")
    elif args.links and day is None:
        print(f"the seed {record.seed} is not that of a day whose link is published")
    else:
        drawn = "every draw follows from the seed" if record.seed is not None else "no seed to check draws by"
        if record.seed is not None and record.commitment is not None:
            drawn += ", which is the one that was committed to"
        if record.entropy and any(record.entropy):
            drawn += f", and from what {sum(map(bool, record.entropy))} of {len(record.entropy)} seats added to it"
        if day is not None:
            drawn += f"; it was the deal of {day}, and every link leads back to the first that was published"
        print(f"{record.title}: {len(record.answers)} answers hold, every state has its digest, {drawn}")
    if record.version != game.ruleset.version and not args.json:
        print(f"played under version {record.version} of the rules, checked under version {game.ruleset.version}")
    return 1 if differing or not kept or (args.links and day is None) else 0


def dealt_on(record: Record, name: str) -> str | None:
    """The day whose deal a record is of, by the links that a site has published; None: of none."""
    try:
        links = json.loads(path(name).read_bytes())
        first, last = links["first"], links["last"]
        days = list(back(last["link"], read_day(last["day"]), read_day(first["day"])))
        start = first["link"]
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        expected = "expected the links as a site shows them at /api/daily/links"
        raise LazarettoError(f"{name}: {expected}; {error!r}") from None
    if not days or days[-1][1] != start:
        raise LazarettoError(f"{name}: the link of {last['day']} does not lead back to that of {first['day']}")
    found = [written(day) for day, link in days[:-1] if seed_of(link, day, record.title) == record.dealt_by]
    return found[0] if found else None
