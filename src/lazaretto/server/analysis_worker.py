"""A process that weighs the answers to one question, from what a seat knows: no more than that comes in."""

from __future__ import annotations

import json

from lazaretto.games.rules import rules_of
from lazaretto.kernel.replay import read_setup
from lazaretto.kernel.view import read_view
from lazaretto.review.analysis import analyse
from lazaretto.server.worker_process import say, take_job


def main() -> None:
    """Look once."""
    job = json.loads(take_job())
    rules = rules_of(job["title"])
    view = read_view(rules, read_setup(rules, job["setup"]), job["view"])
    say({"answers": [each._asdict() for each in analyse(view, job["longer"])]})


if __name__ == "__main__":
    main()
