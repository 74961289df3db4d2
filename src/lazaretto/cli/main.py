"""Which commands there are, and how they end: 0 well, 1 a problem with what was asked for, 2 wrong usage."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence

import lazaretto
from lazaretto.cli import admin, backup, bench, ladder, match, perft, play, replay, restore, rules, serve, verify
from lazaretto.kernel.errors import LazarettoError

COMMANDS = (play, serve, admin, backup, restore, replay, verify, perft, rules, bench, match, ladder)


def parser() -> argparse.ArgumentParser:
    """All commands with their arguments."""
    top = argparse.ArgumentParser(
        prog="lazaretto",
        description="The great plague games of the table.",
        formatter_class=argparse.RawDescriptionHelpFormatter,  # the version is one line, however long
    )
    top.add_argument("--version", action="version", version=f"lazaretto {lazaretto.__version__} ({lazaretto.engine})")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        help_text = (command.__doc__ or "").strip().splitlines()[0]
        sub = commands.add_parser(name, help=help_text, description=help_text)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command."""
    args = parser().parse_args(argv)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter gets another one
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # what is typed in another encoding is no choice, but no reason to stop
    try:
        status = int(args.run(args))
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has seen enough; nothing more shall be written at exit
        sys.stdout = io.StringIO()
        return 0
    except (LazarettoError, OSError) as error:
        print(f"lazaretto: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status
