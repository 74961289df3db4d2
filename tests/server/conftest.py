"""A fresh database for each test, on both back ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from lazaretto.server.store.database import Database
from lazaretto.server.store.open import database as database_at
from tests.server.postgres import Postgres
from tests.server.site import Served

Run = Callable[[Coroutine[Any, Any, Any]], Any]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A quick test does not wait for a PostgreSQL to start."""
    for item in items:
        if "postgres" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # No disk is waited for: processes die in tests, the machine does not, and what it was given it keeps.
    server = Postgres(None, "fsync=off")
    yield server
    server.remove()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    postgres.clear()
    return postgres.url


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """PostgreSQL is started by the first test that asks for it."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'site.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
def run() -> Iterator[Run]:
    """Runs a coroutine to its end; all of a test in the same event loop."""
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture
def database(database_url: str, run: Run) -> Iterator[Database]:
    opened = database_at(database_url)
    run(opened.open())
    yield opened
    run(opened.close())


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A site for all tests that make people and tables of their own there."""
    folder = tmp_path_factory.mktemp("site")
    with Served(f"sqlite:{folder / 'site.db'}", folder) as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The same, in a soak on PostgreSQL too: all SQL is in the store, whose own tests run on both in every run.

    On PostgreSQL it is one for each module, since others clear the database.
    """
    if request.param == "sqlite":
        yield request.getfixturevalue("site")
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    postgres.clear()
    with Served(postgres.url, tmp_path_factory.mktemp("site")) as running:
        yield running
