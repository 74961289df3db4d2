"""A process that reviews one game: its record comes in, and line by line go out how far it is and what it has found."""

from __future__ import annotations

from dataclasses import replace

from lazaretto.kernel.record import Record
from lazaretto.review.review import Reviewer
from lazaretto.server.worker_process import say, take_job


def main() -> None:
    """Look at the game twice."""
    record = Record.from_json(take_job())
    reviewer = Reviewer(record, told=lambda share: say({"share": round(share, 2)}))
    say({"review": reviewer.look().to_json()})
    second = reviewer.look_again()
    say({"review": replace(second, open_curve=reviewer.open_curve()).to_json()})


if __name__ == "__main__":
    main()
