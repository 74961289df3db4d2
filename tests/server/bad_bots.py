"""Bots that misbehave, each in its own way. Workers load them by file and class."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from lazaretto.kernel.choice import Choice, choice
from lazaretto.kernel.view import View


def first(view: View) -> Choice:
    assert view.decision is not None
    return view.decision.options[0]


class WellBehaved:
    """Takes the first option. Like its worse relatives it notes the number of its process, where there is a file."""

    def __init__(self, title: str, seed: int) -> None:
        notes = os.environ.get("LAZARETTO_BOT_NOTES")
        if notes:
            with Path(notes).open("a") as file:
                file.write(f"{os.getpid()}\n")

    def choose(self, view: View) -> Choice:
        return first(view)


class Sleeps(WellBehaved):
    def choose(self, view: View) -> Choice:
        while True:
            time.sleep(60)


class Dithers(WellBehaved):
    def choose(self, view: View) -> Choice:
        time.sleep(0.2)
        return first(view)


class Exits(WellBehaved):
    def choose(self, view: View) -> Choice:
        os._exit(3)


class Leaves(WellBehaved):
    def choose(self, view: View) -> Choice:
        sys.exit("enough")


class Raises(WellBehaved):
    def choose(self, view: View) -> Choice:
        raise ZeroDivisionError("by nought")


class Speechless(WellBehaved):
    def choose(self, view: View) -> Choice:
        raise Unprintable


class Unprintable(Exception):
    def __str__(self) -> str:
        raise ValueError("no words")

    __repr__ = __str__


class Nonsense(WellBehaved):
    def choose(self, view: View) -> Choice:
        return "fish"  # type: ignore[return-value]


class Cheats(WellBehaved):
    def choose(self, view: View) -> Choice:
        return choice(999_999, "win_at_once")


class Prints(WellBehaved):
    def choose(self, view: View) -> Choice:
        print('{"choice": "printed"}', flush=True)
        os.write(1, b'{"choice": "written"}\n')
        subprocess.run(["echo", '{"choice": "echoed"}'], check=True)
        return first(view)


class Chatters(WellBehaved):
    def choose(self, view: View) -> Choice:
        print("blah " * 200_000)
        return first(view)


class Reads(WellBehaved):
    def choose(self, view: View) -> Choice:
        assert sys.stdin.read() == ""
        return first(view)


class Scribbles(WellBehaved):
    """Finds the lines of the protocol and writes on them."""

    def choose(self, view: View) -> Choice:
        for fd in range(3, 20):
            try:
                os.write(fd, b"fish\n")
            except OSError:
                continue
        return first(view)


class Rambles(WellBehaved):
    """The same, without an end."""

    def choose(self, view: View) -> Choice:
        for fd in range(3, 20):
            try:
                while os.write(fd, b"fish" * 10_000):
                    pass
            except OSError:
                continue
        return first(view)


class Breeds(WellBehaved):
    """Leaves a process behind that holds the worker's standard error open, and its number in the file of notes."""

    def choose(self, view: View) -> Choice:
        child = subprocess.Popen(["sleep", "600"])
        with Path(os.environ["LAZARETTO_BOT_NOTES"]).open("a") as file:
            file.write(f"{child.pid}\n")
        os._exit(0)


class Tells(WellBehaved):
    """Says what it finds in its environment."""

    def choose(self, view: View) -> Choice:
        raise LookupError(os.environ.get("SITE_PASSWORD", "nothing"))
