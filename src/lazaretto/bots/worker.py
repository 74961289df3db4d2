"""Bots in a process of their own: what a seat sees comes in on a line, its choice goes out on a line."""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from typing import Any

from lazaretto.bots.roster import THINKING, bot
from lazaretto.games.titles import title
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.replay import read_setup
from lazaretto.kernel.view import read_view

JOB = {"title": str, "setup": dict, "view": dict, "bot": str, "seed": int}
LONGEST = 1000  # characters of an error that are told


def main() -> None:
    """Answer every line until there are no more."""
    # The lines are nobody else's: a bot that reads finds nothing, and what it prints goes where errors go.
    questions, answers = os.dup(0), os.dup(1)
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    with os.fdopen(questions, "rb") as lines, os.fdopen(answers, "wb") as out:
        for line in lines:
            out.write(json.dumps(answer(line)).encode() + b"\n")
            out.flush()


def answer(line: bytes) -> dict[str, str]:
    """The choice of the bot that is asked, or what went wrong."""
    try:
        return {"choice": _choose(_read(line))}
    except LazarettoError as error:
        return {"error": str(error)[:LONGEST]}
    except (Exception, SystemExit) as error:  # a bot may raise anything, and the next line may ask another
        traceback.print_exc()
        return {"error": traceback.format_exception_only(error)[-1].strip()[:LONGEST]}
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _read(line: bytes) -> dict[str, Any]:
    try:
        job = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise LazarettoError(f"expected JSON; {error}") from None
    for name, kind in JOB.items():
        found = job.get(name) if isinstance(job, dict) else None
        if not isinstance(found, kind):
            raise LazarettoError(f"{name}: expected {kind.__name__}; found {found!r}")
    return dict(job)


def _choose(job: dict[str, Any]) -> str:
    # Whoever asked ends a worker that takes too long. If he is gone himself, the alarm does.
    signal.setitimer(signal.ITIMER_REAL, job.get("limit", 0))
    rules = title(job["title"])
    view = read_view(rules, read_setup(rules, job["setup"]), job["view"])
    choice: object = bot(job["bot"], rules.name, job["seed"], THINKING).choose(view)
    if not isinstance(choice, Choice):
        raise LazarettoError(f"expected a choice; the bot answered {choice!r}")
    return choice.text


if __name__ == "__main__":
    main()
