"""Which commands there are, and how they end: 0 well, 1 a problem with what was asked for, 2 wrong usage."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from importlib import import_module

import lazaretto
from lazaretto.cli.parsing import Parser
from lazaretto.kernel.errors import LazarettoError

COMMANDS = (
    "play",
    "learn",
    "puzzle",
    "serve",
    "admin",
    "backup",
    "restore",
    "replay",
    "review",
    "stats",
    "verify",
    "perft",
    "rules",
    "components",
    "bench",
    "match",
    "ladder",
    "dataset",
    "completion",
)


def parser(commands: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """Commands, all of them or some, with their arguments."""
    top = Parser(
        prog="lazaretto",
        description="The great plague games of the table.",
        formatter_class=argparse.RawDescriptionHelpFormatter,  # the version is one line, however long
    )
    top.add_argument("--version", action="version", version=f"lazaretto {lazaretto.__version__} ({lazaretto.engine})")
    listed = top.add_subparsers(title="commands", metavar="COMMAND")
    for name in commands:
        command = import_module(f"lazaretto.cli.{name}")
        help_text = (command.__doc__ or "").strip().splitlines()[0]
        sub = listed.add_parser(name, help=help_text, description=help_text)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return top


def _meant(given: Sequence[str]) -> Sequence[str]:
    """The commands to import: the one that is named, or all, to tell of them; that takes longer than many commands."""
    first = given[:1]
    return () if first == ["--version"] else [name for name in first if name in COMMANDS] or COMMANDS


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command."""
    given = sys.argv[1:] if argv is None else argv
    top = parser(_meant(given))
    args = top.parse_args(given)
    if "run" not in args:  # nothing was asked for: say what one can ask for
        top.print_help()
        return 0
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
        print("\n".join([f"lazaretto: {_told(error)}", *getattr(error, "__notes__", ())]), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def _told(error: LazarettoError | OSError) -> str:
    """An error as other commands tell it: a file by its name, not by the number of what is wrong with it."""
    if isinstance(error, OSError) and error.filename and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error)
