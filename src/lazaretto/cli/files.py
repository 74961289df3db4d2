"""Reading and writing the files that commands are given."""

from __future__ import annotations

import contextlib
import io
import itertools
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from lazaretto.kernel.errors import LazarettoError, RecordError
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


def read_bytes(name: str) -> bytes:
    """What is in a file, or comes from standard input for `-`; bytes, because it may be no text at all."""
    if name != "-":
        return path(name).read_bytes()
    if sys.stdin is None:
        return b""
    found = getattr(sys.stdin, "buffer", sys.stdin).read()
    return found.encode() if isinstance(found, str) else bytes(found)


def read_record(name: str) -> Record:
    """The record in a file, or from standard input for `-`."""
    return Record.from_json(read_bytes(name))


class KeptGame(NamedTuple):
    """A record, and the seats it is to be looked at for; none: all of them."""

    record: Record
    seats: tuple[int, ...] = ()


def read_games(name: str) -> Iterator[KeptGame]:
    """The games in a file: one record, or as many as a site has exported, one in each line."""
    with contextlib.ExitStack() as opened:
        lines = io.BytesIO(read_bytes(name)) if name == "-" else opened.enter_context(path(name).open("rb"))
        first = next(iter(lines), b"")
        if not _is_exported(first):
            yield KeptGame(Record.from_json(first + lines.read()))
            return
        for n, line in enumerate(itertools.chain([first], lines), start=1):
            if line.strip():
                yield _exported(line, f"{name}, line {n}")


def _is_exported(line: bytes) -> bool:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and "record" in found


def _exported(line: bytes, where: str) -> KeptGame:
    try:
        found = json.loads(line)
        seats = tuple(found["seats"])
        record = Record.from_json(json.dumps(found["record"]))
    except (ValueError, RecursionError, TypeError, KeyError, RecordError) as error:
        raise LazarettoError(f'{where}: expected a game with "seats" and "record"; {error}') from None
    players = record.setup.get("players")
    if not all(type(seat) is int and type(players) is int and 0 <= seat < players for seat in seats):
        raise LazarettoError(f"{where}: expected seats of this game; got {found['seats']}")
    return KeptGame(record, seats)


def read_position(text: str) -> str:
    """A line of position notation, or for `-` the next line of standard input."""
    return sys.stdin.readline().strip() if text == "-" and sys.stdin is not None else text
