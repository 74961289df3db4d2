"""Which database an address means."""

from __future__ import annotations

from lazaretto.server.store.database import Database
from lazaretto.server.store.errors import CannotOpen
from lazaretto.server.store.sqlite import SqliteDatabase


def database(url: str, beside: bool = False) -> Database:
    """`sqlite:///var/site.db` (absolute), `sqlite:site.db`, a bare path, or `postgresql://…`.

    Beside: for a command that may be used while a site runs there.
    """
    scheme, colon, rest = url.partition(":")
    if colon and scheme in ("postgresql", "postgres"):
        return postgres(url)
    if colon and scheme == "sqlite":
        url = "/" + rest.lstrip("/") if rest.startswith("/") else rest
    elif "://" in url:
        raise CannotOpen(f"{scheme}://… is no database for a site: expected sqlite:path, a path, or postgresql://…")
    if not url.strip("/"):
        raise CannotOpen("the database needs a path: sqlite:site.db")
    return SqliteDatabase(url, beside)


def postgres(url: str) -> Database:
    try:
        from lazaretto.server.store.postgres import PostgresDatabase
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise CannotOpen('PostgreSQL needs a driver: pip install "lazaretto[postgres]"') from error
    return PostgresDatabase(url)
