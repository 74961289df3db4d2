"""How a database of yesterday's program becomes one of today's: numbered files of SQL, each applied once."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from lazaretto.server.store.errors import CannotOpen

COMMENT = re.compile("--[^\\n]*")
FOLDER = Path(__file__).parent / "migrations"

# What a back end does, in one transaction: remember, ask what is applied, and for each pending one its statements
# and the note.
REMEMBER = "CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)"
APPLIED = "SELECT name FROM migrations"
NOTE = "INSERT INTO migrations (name) VALUES ($1)"


class Migration(NamedTuple):
    name: str
    statements: tuple[str, ...]


def pending(applied: Iterable[str], folder: Path = FOLDER) -> list[Migration]:
    """What the database still lacks, in the order of the numbers; refuses the database of a newer program."""
    files = {path.stem: path for path in sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))}
    done = set(applied)
    if unknown := sorted(done - files.keys()):
        raise CannotOpen(
            f"the database has the migration {', '.join(unknown)}, this program ends at {max(files, default='none')}: "
            "a newer program has used it; serve it with that one, or go back to a backup"
        )
    return [
        Migration(name, split(path.read_text(encoding="utf-8"))) for name, path in files.items() if name not in done
    ]


def split(script: str) -> tuple[str, ...]:
    """The statements of a script; a semicolon in a comment or a text ends none."""
    statements = []
    begun = ""
    *pieces, rest = script.split(";")
    for piece in pieces:
        begun += piece + ";"
        if sqlite3.complete_statement(begun):
            statements.append(begun.strip())
            begun = ""
    if COMMENT.sub("", begun + rest).strip():
        raise ValueError(f"a migration ends with an unfinished statement: {begun + rest}")
    return tuple(statements)
