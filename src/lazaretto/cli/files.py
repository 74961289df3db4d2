"""Reading and writing the files that commands are given."""

from __future__ import annotations

import sys
from pathlib import Path

from lazaretto.kernel.record import Record


def read_record(name: str) -> Record:
    """The record in a file, or from standard input for `-`."""
    if name != "-":
        return Record.from_json(Path(name).read_bytes())
    return Record.from_json(sys.stdin.read() if sys.stdin is not None else "")
