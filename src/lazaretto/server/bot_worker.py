"""A process in which bots think: what a seat sees comes in on a line, its choice goes out on a line.

A question may name whose bot is asked (`keep`): the bot is then kept for the next question of that name, with whatever
it remembers, until a later question lists the name under `drop`. Who asks sees to it that not too many are kept.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from typing import Any

from lazaretto.bots.bot import Bot
from lazaretto.bots.by_position import ByPosition
from lazaretto.bots.roster import THINKING, bot
from lazaretto.bots.search import SearchBot
from lazaretto.games.rules import rules_of
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.replay import read_setup
from lazaretto.kernel.view import read_view

QUESTION = {"title": str, "setup": dict, "view": dict, "bot": str, "seed": int}
LONGEST = 1000  # characters of an error that are told


def main() -> None:
    """Answer every line until there are no more."""
    # The lines are nobody else's: a bot that reads finds nothing, and what it prints goes where errors go.
    questions, answers = os.dup(0), os.dup(1)
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    worker = Worker()
    with os.fdopen(questions, "rb") as lines, os.fdopen(answers, "wb") as out:
        for line in lines:
            out.write(json.dumps(worker.answer(line)).encode() + b"\n")
            out.flush()


class Worker:
    """Answers questions, and keeps the bots that may be asked again."""

    def __init__(self) -> None:
        self._kept: dict[str, Bot] = {}

    def answer(self, line: bytes) -> dict[str, str]:
        """The choice of the bot that is asked, or what went wrong."""
        try:
            return {"choice": self._choose(_read(line))}
        except LazarettoError as error:
            return {"error": str(error)[:LONGEST]}
        except (Exception, SystemExit) as error:  # a bot may raise anything, and the next line may ask another
            traceback.print_exc()
            return {"error": traceback.format_exception_only(error)[-1].strip()[:LONGEST]}
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _choose(self, question: dict[str, Any]) -> str:
        # Whoever asked ends a worker that takes too long. If he is gone himself, the alarm does.
        signal.setitimer(signal.ITIMER_REAL, question.get("limit", 0))
        for name in question.get("drop", ()):
            self._kept.pop(name, None)
        rules = rules_of(question["title"])
        view = read_view(rules, read_setup(rules, question["setup"]), question["view"])
        choice: object = self._bot(question).choose(view)
        if not isinstance(choice, Choice):
            raise LazarettoError(f"expected a choice; the bot answered {choice!r}")
        return choice.text

    def _bot(self, question: dict[str, Any]) -> Bot:
        name, seconds = question.get("keep", ""), question.get("seconds", THINKING)
        wanted, title = question["bot"], question["title"]
        if "deal" in question:  # no clock: what is compared must not depend on how fast a machine is
            return ByPosition(question["deal"], lambda seed: bot(wanted, title, seed))
        made = self._kept.get(name) or bot(wanted, title, question["seed"], seconds)
        if isinstance(made, SearchBot):
            made.seconds = seconds
        if name:
            self._kept[name] = made
        return made


def _read(line: bytes) -> dict[str, Any]:
    try:
        question = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise LazarettoError(f"expected JSON; {error}") from None
    for name, kind in QUESTION.items():
        found = question.get(name) if isinstance(question, dict) else None
        if not isinstance(found, kind):
            raise LazarettoError(f"{name}: expected {kind.__name__}; found {found!r}")
    return dict(question)


if __name__ == "__main__":
    main()
