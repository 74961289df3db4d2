"""How many moves a second a database commits: `python -m benchmarks.store sqlite:bench.db postgresql://…`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from lazaretto.server.store.database import Database, Statement, Write
from lazaretto.server.store.open import database
from tests.server.postgres import Postgres

SECONDS = 3.0

TABLE = (
    "INSERT INTO tables (id, title, state, public, n, changed, summary) VALUES ($1, 'rattus', 'running', 1, 0, 0, '{}')"
)
NEXT = "UPDATE tables SET n = n + 1 WHERE id = $1 AND n = $2 RETURNING id"
ENTRY = "INSERT INTO entries (tbl, n, body) VALUES ($1, $2, $3)"
BODY = '{"answer": "spread:plague", "at": 1732000000.25, "digest": "0123456789abcdef"}'


async def play(site: Database, table: str, end: float) -> int:
    """One table whose moves come as fast as they are committed."""
    n = 0
    await site.write(Write((Statement(TABLE, (table,)),)))
    while time.perf_counter() < end:
        await site.write(Write((Statement(ENTRY, (table, n, BODY)),), guard=Statement(NEXT, (table, n))))
        n += 1
    return n


async def measure(url: str) -> None:
    site = database(url)
    await site.open()
    for callers in (1, 16, 256):
        start = time.perf_counter()
        moves = await asyncio.gather(*(play(site, f"{callers}-{n}", start + SECONDS) for n in range(callers)))
        rate = sum(moves) / (time.perf_counter() - start)
        print(f"{url.partition(':')[0]:10} {callers:4} callers {rate:8,.0f} moves/s")
    await site.close()


def main() -> None:
    """Without addresses: a file and a server that are made for it and removed afterwards."""
    for url in sys.argv[1:]:
        asyncio.run(measure(url))
    if not sys.argv[1:]:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(measure(f"sqlite:{Path(folder) / 'site.db'}"))
        server = Postgres()
        try:
            asyncio.run(measure(server.url))
        finally:
            server.remove()


if __name__ == "__main__":
    main()
