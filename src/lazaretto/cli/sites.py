"""Which site a command is about: its database, on the command line or in its settings."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from lazaretto.kernel.errors import LazarettoError

if TYPE_CHECKING:
    from lazaretto.server.settings import Settings


def arguments(parser: argparse.ArgumentParser) -> None:
    """How a site is named."""
    parser.add_argument("--database", help="a file (lazaretto.db), or postgresql://…")
    parser.add_argument("--config", metavar="FILE", type=Path, help="settings in TOML; see docs/serving.md")


def settings(args: argparse.Namespace) -> Settings:
    """The settings of the site that is named."""
    try:
        from lazaretto.server.settings import Settings, read_settings
    except ModuleNotFoundError as missing:
        raise LazarettoError(
            f'the server needs {missing.name}, which is not installed: pip install "lazaretto[web]"'
        ) from missing
    found = read_settings(args.config) if args.config else Settings()
    return found.changed(database=args.database) if args.database else found
