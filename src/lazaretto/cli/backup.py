"""Copy all that a site keeps to one file, also while it runs."""

from __future__ import annotations

import argparse

from lazaretto.cli import sites
from lazaretto.cli.files import path


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", help="where to; it must not exist")
    sites.arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Back up."""
    settings = sites.settings(args)
    from lazaretto.server.store.backup import back_up

    kept = back_up(settings.database, path(args.file))
    print(f"{args.file}: {kept.tables} tables and {kept.people} people")
    return 0
