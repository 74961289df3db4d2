"""A process that reviews one game: its record comes in, and line by line go out how far it is and what it has found.

It gives way to everything else on the machine: whoever plays must not notice.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from typing import Any

from lazaretto.kernel.record import Record
from lazaretto.review.review import Reviewer

NICE = 10  # what is left of a busy machine, but not nothing


def main() -> None:
    """Look at the game twice."""
    os.nice(NICE)
    record = Record.from_json(sys.stdin.buffer.read())
    reviewer = Reviewer(record, told=lambda share: say({"share": round(share, 2)}))
    say({"review": reviewer.look().to_json()})
    second = reviewer.look_again()
    say({"review": replace(second, open_curve=reviewer.open_curve()).to_json()})


def say(data: dict[str, Any]) -> None:
    """One line."""
    print(json.dumps(data), flush=True)


if __name__ == "__main__":
    main()
