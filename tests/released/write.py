"""Writes what this version leaves behind: `python -m tests.released.write`, once, before a version is released.

A folder of its own, named by the version: for each title a record of a finished and of a running game, a snapshot and a
line of notation; and the database of a site with a finished and a running table of each. Never changed afterwards: what
is there already is written again only with `--anew`, as long as the version is not released.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import lazaretto
from lazaretto.games.titles import TITLES
from tests.server.site import Client, Served, eventually

FOLDER = Path(__file__).parent / lazaretto.__version__
RUNNING = 25  # answers of a running game


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.released.write", description="Writes what this version leaves behind, once."
    )
    parser.add_argument("--anew", action="store_true", help="in place of what was written of this version before")
    given = parser.parse_args(arguments)
    if FOLDER.exists() and not given.anew:
        parser.exit(1, f"{FOLDER} is there already; it is never changed once the version is released (--anew)\n")
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    for title in TITLES:
        write_games(title)
    with tempfile.TemporaryDirectory() as folder:
        write_database(Path(folder))
    print(f"{FOLDER}: {sum(path.stat().st_size for path in FOLDER.iterdir())} bytes")


def write_games(title: str) -> None:
    """A game to its end, and how it stood on the way."""
    game, rng = lazaretto.new(title, players=3, seed="released"), lazaretto.Rng(1)
    while game.decision is not None:
        if game.answered >= RUNNING and not (FOLDER / f"{title}.running.json").exists():
            state: dict[str, Any] = {"notation": game.ruleset.write(game.state), "snapshot": game.snapshot()}
            (FOLDER / f"{title}.running.json").write_text(game.record().to_json(), encoding="utf-8")
            (FOLDER / f"{title}.position.json").write_text(json.dumps(state), encoding="utf-8")
        seat = game.asked[0]
        decision = game.decision_of(seat)
        assert decision is not None
        game.apply(decision.options[rng.below(len(decision.options))], seat=seat)
    (FOLDER / f"{title}.finished.json").write_text(game.record().to_json(), encoding="utf-8")


def write_database(folder: Path) -> None:
    """A site with a finished and a running table of each title, and how far each is."""
    file, tables = folder / "site.db", {}
    with Served(f"sqlite:{file}", folder) as served, Client(served.url, "Anna") as anna:
        for title in TITLES:
            for moves in (10_000, 5):
                table = anna.table(title, "mine random", public=True)
                anna.play(table, 0, random.Random(title), moves=moves)
                eventually(lambda: anna.look(table)["table"]["state"] == "over" or is_asked(anna, table))  # noqa: B023
                tables[table] = {
                    "title": title,
                    "n": anna.look(table)["n"],
                    "state": anna.look(table)["table"]["state"],
                }
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("VACUUM")
    (FOLDER / "site.db.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    (FOLDER / "site.json").write_text(json.dumps(tables, indent=1), encoding="utf-8")


def is_asked(anna: Client, table: str) -> bool:
    return bool(anna.look(table)["table"]["seats"][0]["asked"])


if __name__ == "__main__":
    main()
