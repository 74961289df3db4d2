"""A process that reckons what the results of a day's deal are measured by: a record on a line, a number on a line.

What is wanted is the luck that a seat had (`luck`), or by how much bots were ahead on the same deal (`datum`). Like the
process that reviews it gives way to everything else.
"""

from __future__ import annotations

import json
import os
import sys

from lazaretto.kernel.record import Record
from lazaretto.review.datum import datum
from lazaretto.review.luck import sum_of_luck
from lazaretto.review.review import LUCK_VISITS
from lazaretto.server.worker_process import NICE


def main() -> None:
    """Answer every line."""
    os.nice(NICE)
    for line in sys.stdin:
        question = json.loads(line)
        print(reckon(question["wanted"], Record.from_json(question["record"]), question["seat"]), flush=True)


def reckon(wanted: str, record: Record, seat: int) -> float:
    """One number about a game."""
    if wanted == "luck":
        return sum_of_luck(record, LUCK_VISITS)[seat]
    found = datum(record)
    assert found is not None, "a deal of a day is dealt by a seed from the beginning"
    return found.leads[seat]


if __name__ == "__main__":
    main()
