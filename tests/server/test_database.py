"""What the site asks of its database, on both back ends."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from lazaretto.kernel.errors import LazarettoError
from lazaretto.server.store import migrate
from lazaretto.server.store.database import Database, Statement, Value, Write
from lazaretto.server.store.errors import CannotOpen, DatabaseError, OutcomeUnknown, StatementRefused
from lazaretto.server.store.open import database as database_at
from lazaretto.server.store.postgres import PostgresDatabase, patiently
from lazaretto.server.store.sqlite import SqliteDatabase
from tests.server.conftest import Run
from tests.server.postgres import Postgres


def put(name: str, value: Value, news: str = "") -> Write:
    return Write((Statement("INSERT INTO house (name, value) VALUES ($1, $2)", (name, value)),), news=news)


def change(name: str, old: str, new: str) -> Write:
    """Changes a value and notes that it did, if the value is the old one."""
    guard = Statement("UPDATE house SET value = $3 WHERE name = $1 AND value = $2 RETURNING name", (name, old, new))
    return put(f"{name} was", old)._replace(guard=guard)


async def house(database: Database) -> dict[str, str]:
    return {row["name"]: row["value"] for row in await database.rows("SELECT name, value FROM house")}


# What every database does.


def test_what_is_written_is_read(database: Database, run: Run) -> None:
    assert run(database.write(put("lamp", "lit"))) is True
    assert run(house(database)) == {"lamp": "lit"}


def test_rows_are_found_by_their_values(database: Database, run: Run) -> None:
    for name in ("bell", "door", "lamp"):
        run(database.write(put(name, "here")))
    rows = run(database.rows("SELECT name FROM house WHERE name > $2 AND value = $1 ORDER BY name", "here", "c"))
    assert rows == [{"name": "door"}, {"name": "lamp"}]


def test_numbers_moments_and_nothing_come_back_as_they_went(database: Database, run: Run) -> None:
    columns = "id, title, state, public, n, due, changed, summary"
    sql = f"INSERT INTO tables ({columns}) VALUES ('t', 'rattus', 'open', $1, $2, $3, $4, '')"
    run(database.write(Write((Statement(sql, (1, 2**53 + 1, None, 1732000000.25)),))))
    assert run(database.rows("SELECT public, n, due, changed FROM tables")) == [
        {"public": 1, "n": 2**53 + 1, "due": None, "changed": 1732000000.25}
    ]


def test_any_text_comes_back_as_it_went(database: Database, run: Run) -> None:
    texts = ["", "it's", '"', "''; --", "\\'", "$1", "%s", "🐀 €", "a\nb\r\n\tc", "\x01", "א‏"]
    run(database.write(Write(tuple(statement for text in texts for statement in put(text, text).then))))
    assert run(house(database)) == {text: text for text in texts}


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
def test_a_text_that_cannot_be_kept_is_refused(database: Database, run: Run, text: str) -> None:
    with pytest.raises(StatementRefused):
        run(database.write(put("text", text)))
    run(database.write(put("lamp", "lit")))
    assert run(house(database)) == {"lamp": "lit"}


def test_a_write_whose_guard_gives_a_row_is_done(database: Database, run: Run) -> None:
    run(database.write(put("lamp", "lit")))
    assert run(database.write(change("lamp", "lit", "out"))) is True
    assert run(house(database)) == {"lamp": "out", "lamp was": "lit"}


def test_a_write_whose_guard_gives_no_row_changes_nothing(database: Database, run: Run) -> None:
    run(database.write(put("lamp", "lit")))
    assert run(database.write(change("lamp", "broken", "out"))) is False
    assert run(house(database)) == {"lamp": "lit"}


def test_a_guard_may_stand_alone(database: Database, run: Run) -> None:
    guard = Statement("INSERT INTO house (name, value) VALUES ('lamp', 'lit') ON CONFLICT DO NOTHING RETURNING name")
    assert [run(database.write(Write((), guard))) for _ in range(2)] == [True, False]


def test_of_many_that_want_the_same_one_gets_it(database: Database, run: Run) -> None:
    async def scramble() -> list[bool]:
        await database.write(put("lamp", "lit"))
        return await asyncio.gather(*(database.write(change("lamp", "lit", f"of {n}")) for n in range(50)))

    assert run(scramble()) == [True] + [False] * 49


def test_many_writes_at_once_all_land(database: Database, run: Run) -> None:
    async def crowd() -> dict[str, str]:
        await asyncio.gather(*(database.write(put(str(n), "here")) for n in range(1000)))
        return await house(database)

    assert run(crowd()) == {str(n): "here" for n in range(1000)}


def test_writes_are_made_in_the_order_in_which_they_come(database: Database, run: Run) -> None:
    append = Statement("UPDATE house SET value = value || $1 WHERE name = 'order'")

    letters = [chr(ord("a") + n % 26) for n in range(300)]

    async def crowd() -> dict[str, str]:
        await database.write(put("order", ""))
        await asyncio.gather(*(database.write(Write((append._replace(values=(letter,)),))) for letter in letters))
        return await house(database)

    assert run(crowd()) == {"order": "".join(letters)}


def test_a_read_sees_what_its_caller_has_written(database: Database, run: Run) -> None:
    async def caller(name: str) -> list[int]:
        seen = []
        for n in range(10):
            await database.write(put(f"{name} {n}", name))
            seen.append(len(await database.rows("SELECT name FROM house WHERE value = $1", name)))
        return seen

    async def callers() -> list[list[int]]:
        return await asyncio.gather(*(caller(f"caller {n}") for n in range(8)))

    assert run(callers()) == [list(range(1, 11))] * 8


@pytest.mark.parametrize(
    "wrong",
    [
        put("twice", "again"),
        put("nothing", None),
        Write((Statement("INSERT INTO nowhere VALUES (1)"),)),
        Write((Statement("this is no SQL"),)),
        Write((), Statement("SELECT name FROM nowhere")),
        Write((*put("half", "done").then, Statement("INSERT INTO nowhere VALUES (1)"))),
        Write((Statement("INSERT INTO entries (tbl, n, body) VALUES ('missing', 0, '')"),)),
        Write((Statement("UPDATE tables SET n = $1", (2**63,)),)),
    ],
)
def test_a_write_that_is_wrong_fails_alone(database: Database, run: Run, wrong: Write) -> None:
    async def crowd() -> list[bool | BaseException]:
        await database.write(put("twice", "once"))
        writes = [put("before", "here"), wrong, put("after", "here")]
        return await asyncio.gather(*map(database.write, writes), return_exceptions=True)

    before, failed, after = run(crowd())
    assert (before, type(failed), after) == (True, StatementRefused, True)
    assert run(house(database)) == {"twice": "once", "before": "here", "after": "here"}


@pytest.mark.parametrize(
    "sql", ["SELECT name FROM nowhere", "SELECT name FROM house WHERE name = $1", "DELETE FROM house"]
)
def test_a_read_that_is_wrong_or_would_write_is_refused(database: Database, run: Run, sql: str) -> None:
    run(database.write(put("lamp", "lit")))
    with pytest.raises(StatementRefused):
        run(database.rows(sql))
    assert run(house(database)) == {"lamp": "lit"}


def test_a_write_goes_ahead_when_its_caller_goes_away(database: Database, run: Run) -> None:
    async def leave() -> None:
        task = asyncio.create_task(database.write(put("lamp", "lit")))
        await asyncio.sleep(0)
        task.cancel()
        await database.write(put("door", "shut"))

    run(leave())
    assert run(house(database)) == {"lamp": "lit", "door": "shut"}


# From open to close.


def test_closing_finishes_the_writes_that_wait(database_url: str, run: Run) -> None:
    async def close_at_once() -> list[bool]:
        database = database_at(database_url)
        await database.open()
        writes = [asyncio.create_task(database.write(put(str(n), "here"))) for n in range(300)]
        await asyncio.sleep(0)
        await database.close()
        return await asyncio.gather(*writes)

    assert run(close_at_once()) == [True] * 300
    assert len(run(read_again(database_url))) == 300


def test_a_closed_database_refuses_reads_and_writes(database_url: str, run: Run) -> None:
    database = database_at(database_url)
    run(database.open())
    run(database.close())
    with pytest.raises(DatabaseError, match="closed"):
        run(database.write(put("lamp", "lit")))
    with pytest.raises(DatabaseError, match="closed"):
        run(database.rows("SELECT 1"))


def test_what_is_written_is_there_when_the_database_is_opened_again(database_url: str, run: Run) -> None:
    async def first() -> None:
        database = database_at(database_url)
        await database.open()
        await database.write(put("lamp", "lit"))
        await database.close()

    run(first())
    assert run(read_again(database_url)) == {"lamp": "lit"}


async def read_again(url: str) -> dict[str, str]:
    database = database_at(url)
    await database.open()
    found = await house(database)
    await database.close()
    return found


# Migrations.


def test_every_migration_is_applied_and_remembered(database: Database, run: Run) -> None:
    applied = [row["name"] for row in run(database.rows("SELECT name FROM migrations ORDER BY name"))]
    assert applied == sorted(path.stem for path in migrate.FOLDER.glob("*.sql"))


def test_the_database_of_a_newer_program_is_refused(database_url: str, run: Run) -> None:
    async def come_from_the_future() -> None:
        database = database_at(database_url)
        await database.open()
        await database.write(Write((Statement("INSERT INTO migrations (name) VALUES ('9999_future')"),)))
        await database.close()

    run(come_from_the_future())
    with pytest.raises(CannotOpen, match="9999_future"):
        run(database_at(database_url).open())


def test_only_what_the_database_lacks_is_pending_in_the_order_of_the_numbers(tmp_path: Path) -> None:
    for name in ("0003_c", "0001_a", "0002_b"):
        (tmp_path / f"{name}.sql").write_text(f"CREATE TABLE {name[5:]} (n BIGINT);", encoding="utf-8")
    assert [migration.name for migration in migrate.pending(["0001_a"], tmp_path)] == ["0002_b", "0003_c"]


def test_a_semicolon_in_a_comment_or_a_text_ends_no_statement() -> None:
    script = "-- a; b\nCREATE TABLE a (n BIGINT, -- c; d\n m TEXT);\nINSERT INTO a VALUES (1, 'x;y');\n-- end; end\n"
    assert migrate.split(script) == (
        "-- a; b\nCREATE TABLE a (n BIGINT, -- c; d\n m TEXT);",
        "INSERT INTO a VALUES (1, 'x;y');",
    )


def test_a_migration_that_breaks_off_is_refused() -> None:
    with pytest.raises(ValueError, match="CREATE TABLE b"):
        migrate.split("CREATE TABLE a (n BIGINT); CREATE TABLE b (n")


def test_processes_that_start_at_once_migrate_once(postgres_url: str, run: Run) -> None:
    async def start() -> None:
        databases = [PostgresDatabase(postgres_url) for _ in range(4)]
        await asyncio.gather(*(database.open() for database in databases))
        await asyncio.gather(*(database.close() for database in databases))

    run(start())
    assert run(read_again(postgres_url)) == {}


# Addresses.


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///var/site.db", "/var/site.db"),
        ("sqlite:/var/site.db", "/var/site.db"),
        ("sqlite:site.db", "site.db"),
        ("sites/site.db", "sites/site.db"),
        ("/var/site.db", "/var/site.db"),
    ],
)
def test_an_address_of_sqlite_is_a_path(url: str, path: str) -> None:
    database = database_at(url)
    assert isinstance(database, SqliteDatabase)
    assert database.path == Path(path)


@pytest.mark.parametrize("url", ["postgresql://localhost/site", "postgres://localhost/site"])
def test_an_address_of_postgresql_is_known(url: str) -> None:
    assert isinstance(database_at(url), PostgresDatabase)


@pytest.mark.parametrize("url", ["mysql://localhost/site", "", "sqlite:", "sqlite:///"])
def test_any_other_address_is_refused(url: str) -> None:
    with pytest.raises(LazarettoError):
        database_at(url)


@pytest.mark.parametrize("url", ["sqlite:/no/such/folder/site.db", "postgresql://lazaretto@/site?host=/no/such/folder"])
def test_a_database_that_is_not_there_is_refused(url: str, run: Run) -> None:
    with pytest.raises(CannotOpen):
        run(database_at(url).open())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path, run: Run) -> None:
    (tmp_path / "site.db").write_text("no database at all, " * 100, encoding="utf-8")
    with pytest.raises(CannotOpen, match="not a database"):
        run(database_at(str(tmp_path / "site.db")).open())


# SQLite alone.

WRITER = """
import asyncio, sys
from lazaretto.server.store.database import Statement, Write
from lazaretto.server.store.sqlite import SqliteDatabase

async def caller(database, name):
    for n in range(1_000_000):
        await database.write(Write((Statement("INSERT INTO house VALUES ($1, 'here')", (f"{name}-{n}",)),)))
        print(f"{name}-{n}", flush=True)

async def main():
    database = SqliteDatabase(sys.argv[1])
    await database.open()
    await asyncio.gather(*(caller(database, name) for name in range(8)))

asyncio.run(main())
"""


@pytest.fixture
def writing(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that serves the file, and prints what it was told is written."""
    command = [sys.executable, "-c", WRITER, str(tmp_path / "site.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.kill()


@pytest.mark.slow
def test_what_was_acknowledged_survives_a_killed_process(
    writing: subprocess.Popen[str], tmp_path: Path, run: Run
) -> None:
    assert writing.stdout
    acknowledged = [writing.stdout.readline() for _ in range(200)]
    writing.kill()
    acknowledged += writing.stdout.readlines()
    kept = run(read_again(str(tmp_path / "site.db")))
    # The last line may be torn by the kill.
    assert {line.strip() for line in acknowledged if line.endswith("\n")} <= kept.keys()


@pytest.mark.slow
def test_a_second_process_is_refused(writing: subprocess.Popen[str], tmp_path: Path, run: Run) -> None:
    assert writing.stdout
    writing.stdout.readline()
    with pytest.raises(CannotOpen, match="served by another process"):
        run(SqliteDatabase(tmp_path / "site.db").open())


def test_reads_do_not_wait_for_a_write_that_is_stuck(tmp_path: Path, run: Run) -> None:
    async def read_beside() -> dict[str, str]:
        database = SqliteDatabase(tmp_path / "site.db")
        await database.open()
        await database.write(put("lamp", "lit"))
        other = sqlite3.connect(tmp_path / "site.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO house VALUES ('door', 'shut')")
        found = await house(database)
        other.execute("ROLLBACK")
        other.close()
        await database.close()
        return found

    assert run(read_beside()) == {"lamp": "lit"}


# PostgreSQL alone.


class Ear:
    """Hears the news, and waits for a certain one."""

    def __init__(self, database: Database) -> None:
        self.heard: list[str] = []
        self.something = asyncio.Event()
        database.listen(self.hear)

    def hear(self, news: str) -> None:
        self.heard.append(news)
        self.something.set()

    async def until(self, news: str) -> list[str]:
        async with asyncio.timeout(30):
            while news not in self.heard:
                await self.something.wait()
                self.something.clear()
        return self.heard


async def two(url: str) -> tuple[PostgresDatabase, PostgresDatabase]:
    here, there = PostgresDatabase(url), PostgresDatabase(url)
    await here.open()
    await there.open()
    return here, there


def test_news_reach_the_other_process_and_not_their_own(postgres_url: str, run: Run) -> None:
    async def talk() -> tuple[list[str], list[str]]:
        here, there = await two(postgres_url)
        mine, yours = Ear(here), Ear(there)
        await here.write(put("lamp", "lit", news="lamp: it's lit"))
        await here.write(put("bell", "silent"))
        await here.write(change("lamp", "broken", "out")._replace(news="never"))
        await there.write(put("door", "shut", news="door"))
        heard = await mine.until("door"), await yours.until("lamp: it's lit")
        await here.close()
        await there.close()
        return heard

    assert run(talk()) == (["door"], ["lamp: it's lit"])


def test_news_that_are_more_than_one_notice_holds_are_all_heard_in_their_order(postgres_url: str, run: Run) -> None:
    news = [f"{n} {'x' * 200}" for n in range(100)]

    async def talk() -> list[str]:
        here, there = await two(postgres_url)
        ear = Ear(there)
        await asyncio.gather(*(here.write(put(each, "", news=each)) for each in news))
        heard = await ear.until(news[-1])
        await here.close()
        await there.close()
        return heard

    assert run(talk()) == news


def test_processes_that_write_the_same_rows_in_another_order_do_not_block_each_other(
    postgres_url: str, run: Run
) -> None:
    add = Statement("UPDATE house SET value = value || '.' WHERE name = $1")
    names = [str(n) for n in range(20)]

    async def cross() -> dict[str, str]:
        here, there = await two(postgres_url)
        await asyncio.gather(*(here.write(put(name, "")) for name in names))
        for _ in range(10):
            forth = [here.write(Write((add._replace(values=(name,)),))) for name in names]
            back = [there.write(Write((add._replace(values=(name,)),))) for name in reversed(names)]
            await asyncio.gather(*forth, *back)
        found = await house(here)
        await here.close()
        await there.close()
        return found

    assert run(cross()) == dict.fromkeys(names, "." * 20)


async def cut_off(url: str) -> None:
    """End all connections to a database but this one."""
    connection = await asyncpg.connect(url)
    await connection.fetch(
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


def test_connections_that_were_ended_are_made_anew(postgres_url: str, run: Run) -> None:
    async def lose() -> tuple[dict[str, str], list[str]]:
        here, there = await two(postgres_url)
        await here.write(put("lamp", "lit"))
        ear = Ear(there)
        await cut_off(postgres_url)
        await ear.until("")
        await here.write(put("door", "shut", news="door"))
        heard = await ear.until("door")
        found = await house(there)
        await here.close()
        await there.close()
        return found, heard

    found, heard = run(lose())
    assert found == {"lamp": "lit", "door": "shut"}
    assert heard == ["", "door"]


def test_a_write_whose_outcome_is_unknown_is_an_error_and_is_not_made_twice(postgres_url: str, run: Run) -> None:
    async def lose() -> tuple[tuple[bool | BaseException, bool | BaseException], dict[str, str]]:
        database = PostgresDatabase(postgres_url)
        await database.open()
        slow = Write((Statement("SELECT pg_sleep(60)"), *put("lamp", "lit").then))
        writing = asyncio.create_task(database.write(slow))
        async with asyncio.timeout(30):
            while not await database.rows("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'"):
                await asyncio.sleep(0.01)
        await cut_off(postgres_url)
        outcomes = await asyncio.gather(writing, database.write(put("door", "shut")), return_exceptions=True)
        found = await house(database)
        await database.close()
        return outcomes, found

    (slow, next_one), found = run(lose())
    assert (type(slow), next_one) == (OutcomeUnknown, True)
    assert found == {"door": "shut"}


@pytest.mark.slow
def test_reads_and_writes_wait_for_a_server_that_starts_again(postgres: Postgres, postgres_url: str, run: Run) -> None:
    async def wait() -> dict[str, str]:
        database = PostgresDatabase(postgres_url)
        await database.open()
        await asyncio.to_thread(postgres.stop)
        writing = asyncio.create_task(database.write(put("lamp", "lit")))
        reading = asyncio.create_task(database.rows("SELECT 1"))
        await asyncio.sleep(0.2)
        await asyncio.to_thread(postgres.start)
        await asyncio.gather(writing, reading)
        found = await house(database)
        await database.close()
        return found

    assert run(wait()) == {"lamp": "lit"}


def test_a_driver_that_stumbles_over_a_lost_connection_is_asked_again(run: Run) -> None:
    failures = [asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")]

    async def read() -> str:
        if failures:
            raise failures.pop()
        return "read"

    assert run(patiently(read)) == "read"
