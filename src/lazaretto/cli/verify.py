"""Check a record: every answer by the rules, every state by its digest, every draw by the seed, the seed itself."""

from __future__ import annotations

import argparse
import json

import lazaretto
from lazaretto.cli.files import read_record
from lazaretto.kernel.replay import draws_that_differ


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", help="a record in JSON; - for standard input")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """0 if the record holds in every point, 1 with the point where it does not."""
    record = read_record(args.file)
    game = lazaretto.replay(record)
    differing = draws_that_differ(game.ruleset, record)
    kept = record.keeps_commitment()
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
    }
    if args.json:
        print(json.dumps(result))
    elif not kept:
        print(f"the seed {record.seed} is not the one that was committed to before the game, {record.commitment}")
    elif differing:
        print(f"answer {differing[0]} is not what the seed {record.seed} gives")
    else:
        drawn = "every draw follows from the seed" if record.seed is not None else "no seed to check draws by"
        if record.seed is not None and record.commitment is not None:
            drawn += ", which is the one that was committed to"
        if record.entropy and any(record.entropy):
            drawn += f", and from what {sum(map(bool, record.entropy))} of {len(record.entropy)} seats added to it"
        print(f"{record.title}: {len(record.answers)} answers hold, every state has its digest, {drawn}")
    if record.version != game.ruleset.version and not args.json:
        print(f"played under version {record.version} of the rules, checked under version {game.ruleset.version}")
    return 1 if differing or not kept else 0
