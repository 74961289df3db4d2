"""Copy a backup into a database that does not exist yet, or is empty."""

from __future__ import annotations

import argparse

from lazaretto.cli import sites
from lazaretto.cli.files import path


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", help="a backup")
    sites.arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Restore."""
    settings = sites.settings(args)
    from lazaretto.server.store.backup import restore

    kept = restore(path(args.file), settings.database)
    print(f"{kept.tables} tables and {kept.people} people restored")
    return 0
