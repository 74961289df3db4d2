"""The rows of reviews: one for each game that somebody wanted to look back at."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from lazaretto.server.store.database import Database, Statement, Write
from lazaretto.server.store.statistics import set_losses


class KeptReview(NamedTuple):
    """A review after so many looks."""

    looks: int
    review: dict[str, Any]


class ReviewStore:
    """Reads and writes reviews."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table: str, judges: str) -> KeptReview | None:
        """The review of a game, if it was judged by these."""
        rows = await self.database.rows("SELECT looks, judges, review FROM reviews WHERE tbl = $1", table)
        if not rows or rows[0]["judges"] != judges:
            return None
        return KeptReview(rows[0]["looks"], json.loads(rows[0]["review"]))

    async def keep(self, table: str, judges: str, kept: KeptReview, at: float) -> None:
        """Keep a review with its game, in place of one that was kept before, and what it found beside the results."""
        sql = (
            "INSERT INTO reviews (tbl, looks, judges, review, at) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (tbl) DO UPDATE SET looks = $2, judges = $3, review = $4, at = $5"
        )
        values = (table, kept.looks, judges, json.dumps(kept.review), at)
        losses = set_losses(table, judges, kept.review["seats"])
        await self.database.write(Write((Statement(sql, values), *losses)))
