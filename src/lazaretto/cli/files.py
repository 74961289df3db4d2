"""Reading and writing the files that commands are given."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.record import Record


def path(name: str) -> Path:
    """The path of a file, if one can be called so."""
    try:
        encoded = os.fsencode(name)
    except UnicodeEncodeError:
        encoded = b"\0"
    if b"\0" in encoded:
        raise LazarettoError(f"expected the name of a file; got {name!r}")
    return Path(name)


def read_record(name: str) -> Record:
    """The record in a file, or from standard input for `-`."""
    if name != "-":
        return Record.from_json(path(name).read_bytes())
    if sys.stdin is None:
        return Record.from_json("")
    return Record.from_json(getattr(sys.stdin, "buffer", sys.stdin).read())  # bytes: it may be no text at all


def read_position(text: str) -> str:
    """A line of position notation, or for `-` the next line of standard input."""
    return sys.stdin.readline().strip() if text == "-" and sys.stdin is not None else text
