"""Arguments as people type them: whoever mistypes a command, a title or an option is told what he may have meant."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import NoReturn

_CHOICE = re.compile(r"invalid choice: '(?P<typed>.*)' \(choose from (?P<open>.*)\)", re.DOTALL)
_UNKNOWN = re.compile(r"unrecognized arguments: (?P<typed>--[\w-]+)")


class Parser(argparse.ArgumentParser):
    """Ends with 2 where the usage is wrong, and with a suggestion where there is one."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong; what comes closest to what was typed, if anything does."""
        meant = self._meant(message)
        super().error(f"{message}\ndid you mean {meant}?" if meant else message)

    def _meant(self, message: str) -> str:
        choice, unknown = _CHOICE.search(message), _UNKNOWN.search(message)
        if choice is not None:
            return closest(choice["typed"], re.findall(r"[^\s',]+", choice["open"]))
        return closest(unknown["typed"], self._options()) if unknown is not None else ""

    def _options(self) -> list[str]:
        """Every option of this command, and of the commands below it."""
        found: list[str] = []
        for action in self._actions:
            found += action.option_strings
            if isinstance(action, argparse._SubParsersAction):
                found += [option for below in action.choices.values() for option in below._options()]
        return found


def closest(typed: str, known: Iterable[str]) -> str:
    """What comes closest to something typed; "" where nothing does."""
    return next(iter(get_close_matches(typed, list(known), n=1, cutoff=0.6)), "")
