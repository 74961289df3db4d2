"""A process that reckons what the result of a day's deal is measured by: a record comes in, a number goes out.

What is wanted is the luck that a seat had (`luck`), or by how much bots were ahead on the same deal (`datum`).
"""

from __future__ import annotations

import json

from lazaretto.kernel.record import Record
from lazaretto.review.datum import datum
from lazaretto.review.fitted import fitted
from lazaretto.review.luck import sum_of_luck
from lazaretto.review.review import LUCK_VISITS
from lazaretto.server.worker_process import say, take_job


def main() -> None:
    """Look at one game."""
    job = json.loads(take_job())
    say({"found": reckon(job["wanted"], Record.from_json(job["record"]), job["seat"])})


def reckon(wanted: str, record: Record, seat: int) -> float:
    """One number about a game."""
    if wanted == "luck":
        return sum_of_luck(record, fitted(record.title), LUCK_VISITS)[seat]
    found = datum(record)
    assert found is not None, "a deal of a day is dealt by a seed from the beginning"
    return found.leads[seat]


if __name__ == "__main__":
    main()
