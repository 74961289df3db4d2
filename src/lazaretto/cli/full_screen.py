"""Whether a command takes the whole terminal, and how: the screens need Textual, which not everybody has installed."""

from __future__ import annotations

import argparse
import sys

from lazaretto.games.titles import load
from lazaretto.kernel.errors import LazarettoError

INSTALL = 'pip install "lazaretto[screen]"'


def argument(parser: argparse.ArgumentParser) -> None:
    """The option by which a command is told so."""
    parser.add_argument(
        "--screen",
        action="store_true",
        help=f"with keys and mouse over the whole terminal ({INSTALL}); in a pipe: line by line as without it",
    )


def wanted(args: argparse.Namespace) -> bool:
    """Whether it was asked for, and there is a terminal to show it in."""
    return bool(args.screen) and sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def run(screen: str, *args: object) -> None:
    """Show the screen at a place "module:class", made with these arguments, until it is left."""
    try:
        app = load(screen)(*args)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "textual":
            raise
        raise LazarettoError(f"--screen: expected Textual, which is not installed; {INSTALL}") from None
    app.run()
    if isinstance(app.return_value, Exception):
        raise app.return_value
