"""What one takes away: the records of all of one's own games that are over."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator

from lazaretto.server.refusals import Refused
from lazaretto.server.results import record_of
from lazaretto.server.table_service import TableService


async def own_games(tables: TableService, person: str) -> AsyncIterator[str]:
    """A person's games that are over, as JSON lines, the first one first: which seats were his, and the record.

    Games whose deal is still played elsewhere are left out, because a record has the seed.
    Whether he may have a game is asked again when its turn comes. As long as one game has taken, others have the site
    to themselves afterwards.
    """
    for id in await tables.store.all_finished(person):
        started = time.perf_counter()
        try:
            table = await tables.read(id)
        except Refused:  # these rules do not play it any more
            continue
        if not table.is_revealed or table.game is None or not await tables.store.sits_at(id, person):
            continue
        head = {
            "table": id,
            "at": table.changed,
            "seats": table.seats_of(person),
            "rated": table.rated,
            "places": [place._asdict() for place in table.places()],
        }
        record = record_of(table).to_json().replace("\n", "")  # those in its texts are escaped
        yield f'{json.dumps(head)[:-1]}, "record": {record}}}\n'
        await asyncio.sleep(time.perf_counter() - started)
