"""Backups that are taken while people play, and what becomes of them."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import stat
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from lazaretto.cli.main import main
from lazaretto.kernel.errors import LazarettoError
from lazaretto.server.store import migrate
from lazaretto.server.store.backup import back_up, restore
from tests.server.postgres import Postgres
from tests.server.site import COOKIE, Client, Served, eventually, stored


def empty(kind: str, folder: Path, postgres: Postgres) -> str:
    """The address of a database with nothing in it; PostgreSQL has one for all."""
    if kind == "sqlite":
        return f"sqlite:{folder / 'restored.db'}"
    postgres.clear()
    return postgres.url


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A site's database with a person and a table in it."""
    address = f"sqlite:{tmp_path / 'site.db'}"
    with Served(address, tmp_path) as served, Client(served.url, "Anna") as anna:
        anna.table("rattus", "mine open")
    return address


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_that_is_taken_while_games_go_on_goes_on_where_they_were(
    database_url: str, kind: str, tmp_path: Path, postgres: Postgres
) -> None:
    backup = tmp_path / "backup.db"
    with Served(database_url, tmp_path) as served, Client(served.url, "Anna") as anna, ThreadPoolExecutor(1) as beside:
        table = anna.table("notre-dame", "mine random")
        anna.play(table, 0, random.Random(1), moves=5)
        acknowledged = anna.look(table)["n"]
        going_on = beside.submit(anna.play, table, 0, random.Random(2))
        assert main(["backup", str(backup), "--database", database_url]) == 0
        going_on.result()
        played = stored(database_url, table)
        token = anna.http.cookies[COOKIE]
    url = empty(kind, tmp_path, postgres)
    assert main(["restore", str(backup), "--database", url]) == 0
    kept = stored(url, table)
    assert len(kept) >= acknowledged
    assert kept == played[: len(kept)]
    with Served(url, tmp_path) as served, Client(served.url, token=token) as again:
        assert again.play(table, 0, random.Random(3))["table"]["state"] == "over"


@pytest.mark.slow
def test_nobody_else_reads_a_backup(url: str, tmp_path: Path) -> None:
    back_up(url, tmp_path / "backup.db")
    assert stat.S_IMODE((tmp_path / "backup.db").stat().st_mode) == 0o600


@pytest.mark.slow
def test_a_backup_overwrites_nothing(url: str, tmp_path: Path) -> None:
    (tmp_path / "backup.db").write_text("dear to me")
    with pytest.raises(LazarettoError, match="expected no file at"):
        back_up(url, tmp_path / "backup.db")
    assert (tmp_path / "backup.db").read_text() == "dear to me"


@pytest.mark.slow
def test_a_database_is_restored_over_nothing(url: str, tmp_path: Path) -> None:
    back_up(url, tmp_path / "backup.db")
    with pytest.raises(LazarettoError, match="nothing is overwritten"):
        restore(tmp_path / "backup.db", url)


@pytest.mark.slow
def test_a_postgresql_that_is_not_empty_is_restored_over_neither(
    url: str, tmp_path: Path, postgres: Postgres, postgres_url: str
) -> None:
    back_up(url, tmp_path / "backup.db")
    postgres.execute("CREATE TABLE dear_to_me (id BIGINT)")
    with pytest.raises(LazarettoError, match="expected an empty database"):
        restore(tmp_path / "backup.db", postgres_url)


def test_a_database_that_there_is_not_is_not_backed_up(tmp_path: Path) -> None:
    with pytest.raises(LazarettoError):
        back_up(f"sqlite:{tmp_path / 'missing.db'}", tmp_path / "backup.db")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0"], ids=["empty", "text", "cut off"])
def test_what_is_no_backup_is_not_restored(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "backup.db").write_bytes(content)
    with pytest.raises(LazarettoError, match="expected a backup"):
        restore(tmp_path / "backup.db", f"sqlite:{tmp_path / 'site.db'}")
    assert not (tmp_path / "site.db").exists()


@pytest.mark.slow
def test_the_backup_of_a_newer_program_is_not_restored(url: str, tmp_path: Path) -> None:
    back_up(url, tmp_path / "backup.db")
    with closing(sqlite3.connect(tmp_path / "backup.db")) as connection, connection:
        connection.execute("INSERT INTO migrations (name) VALUES ('9999_later')")
    with pytest.raises(LazarettoError, match="a newer program has used it"):
        restore(tmp_path / "backup.db", f"sqlite:{tmp_path / 'restored.db'}")


# ---------------------------------------------------------------- upgrades

FIRST = "0001_site"


async def lay_out_postgres(url: str, statements: tuple[str, ...]) -> None:
    connection = await asyncpg.connect(url)
    for sql in (migrate.REMEMBER, *statements, f"INSERT INTO migrations (name) VALUES ('{FIRST}')"):
        await connection.execute(sql)
    await connection.close()


def lay_out(url: str) -> None:
    """A database as the first program made it."""
    (first,) = (migration for migration in migrate.pending(()) if migration.name == FIRST)
    if url.startswith("postgresql:"):
        asyncio.run(lay_out_postgres(url, first.statements))
        return
    with closing(sqlite3.connect(url.removeprefix("sqlite:"))) as connection, connection:
        for sql in (migrate.REMEMBER, *first.statements):
            connection.execute(sql)
        connection.execute("INSERT INTO migrations (name) VALUES (?)", (FIRST,))


def write_rows(url: str, rows: dict[str, list[tuple[str | int | float | None, ...]]]) -> None:
    """Put rows of the first program there."""
    if url.startswith("postgresql:"):

        async def put() -> None:
            connection = await asyncpg.connect(url)
            for table, records in rows.items():
                await connection.copy_records_to_table(table, records=records)
            await connection.close()

        asyncio.run(put())
        return
    with closing(sqlite3.connect(url.removeprefix("sqlite:"))) as connection, connection:
        for table, records in rows.items():
            places = ", ".join("?" * len(records[0]))
            connection.executemany(f"INSERT INTO {table} VALUES ({places})", records)


@pytest.mark.slow
def test_a_database_of_the_first_program_is_brought_up_with_its_games(database_url: str, tmp_path: Path) -> None:
    lay_out(database_url)
    settings = (
        '{"title":"notre-dame","players":2,"options":{},"clock":null,"public":true,"rated":false,"spectators":true,'
        '"stand_in":"greedy"}'
    )
    bodies = [
        f'{{"kind":"created","at":1.0,"host":"anna","settings":{settings},"seed":"a seed"}}',
        '{"kind":"sat","at":2.0,"seat":0,"person":"anna","name":"Anna"}',
        '{"kind":"filled","at":3.0,"seat":1,"bot":"greedy"}',
        '{"kind":"began","at":4.0}',
    ]
    summary = '{"players":2,"names":["Anna","bot:greedy"],"clock":null,"rated":false,"answered":0}'
    rows: dict[str, list[tuple[str | int | float | None, ...]]] = {
        "people": [("anna", "Anna", "anna", None, None, 0, "{}", 1.0)],
        "tables": [("old", "notre-dame", "running", 1, 4, 5.0, 4.0, summary)],
        "entries": [("old", k + 1, body, None) for k, body in enumerate(bodies)],
        "sitters": [("old", "anna", 1)],
    }
    write_rows(database_url, rows)
    with Served(database_url, tmp_path) as served, Client(served.url) as client:
        client.post("/api/sign-in/links", {"account": "anna"})
        link = eventually(lambda: served.logged("sign-in link"))[-1]["url"]
        client.post("/api/sign-in/links/use", {"token": link.partition("#")[2]})
        last = client.play("old", 0, random.Random(1))
        assert last["table"]["state"] == "over"
        assert [line["id"] for line in client.get("/api/tables")["over"]] == ["old"]
        client.post("/api/me/deletion", {})
    assert "Anna" not in "".join(map(repr, stored(database_url, "old")))
