"""Print what a shell needs to complete this command: for bash, zsh or fish."""

from __future__ import annotations

import argparse

import shtab

SHELLS = ("bash", "zsh", "fish")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("shell", choices=SHELLS)


def run(args: argparse.Namespace) -> int:
    """Print it; docs/commands.md says where it goes."""
    from lazaretto.cli.main import parser  # it lists this command among the others

    print(shtab.complete(parser(), args.shell))
    return 0
