"""What the position notations of all games share: a line of fields, and the steps in progress.

A line is words like `plague:italia`, each field once, in any order. `at:step` says that a program goes on with that
step; `stack:a@r,b@g.1.2` lists the steps in progress from the bottom up, with the letter of their seat and two numbers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from lazaretto.kernel import saved
from lazaretto.kernel.errors import PositionError, SetupError
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup, prepare
from lazaretto.kernel.state import State
from lazaretto.kernel.step import Step

FRAME = re.compile(r"([a-z_.]+)@(.)(?:\.([0-9]{1,3})\.([0-9]{1,3}))?")

Fields = dict[str, str]


def split(text: object) -> Fields:
    """The fields of a line."""
    if not isinstance(text, str):
        raise PositionError(f"expected a line of text; got {text!r}")
    fields: Fields = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon or name in fields:
            raise PositionError(f"expected fields like players:4, each once; found {word!r}")
        fields[name] = value
    return fields


def take_setup(ruleset: Ruleset, fields: Fields, not_options: Sequence[str] = ()) -> Setup:
    """The number of players and the options, taken out of the fields."""
    names = [option.name for option in ruleset.options if option.name in fields and option.name not in not_options]
    options = {name: fields.pop(name) for name in names}
    try:
        return prepare(ruleset, int(take(fields, "players", "[0-9]", "4")), options)
    except SetupError as error:
        raise PositionError(str(error)) from None


def take(fields: Fields, name: str, pattern: str, default: str = "") -> str:
    """A field that must look like this, taken out of the fields."""
    value = fields.pop(name, default)
    if not re.fullmatch(pattern, value):
        raise PositionError(f"{name}: expected {pattern}; found {value!r}")
    return value


def index(field: str, names: Sequence[str], value: str) -> int:
    """Which of the names a value is."""
    if value not in names:
        raise PositionError(f"{field}: expected one of {', '.join(names)}; found {value!r}")
    return names.index(value)


def nothing_left(fields: Fields) -> None:
    """Refuse fields that nobody has taken."""
    if fields:
        raise PositionError(f"unknown field {next(iter(fields))!r}")


def write_progress(s: State, program: Sequence[Step[Any]], seat: int, letters: str) -> str:
    """The steps in progress: `at:` where they are the rest of the program for that seat, else the whole stack."""
    frames = saved.save_stack(s)
    rest = [step.name for step in reversed(program)][: len(frames)]
    if frames and frames == [[name, seat, 0, 0] for name in rest]:
        return f"at:{rest[-1]}"
    texts = [f"{name}@{letters[who]}" + (f".{n}.{at}" if n or at else "") for name, who, n, at in frames]
    return f"stack:{','.join(texts)}"


def take_stack(s: State, fields: Fields, letters: str) -> bool:
    """Put the steps of a `stack` field on the stack; False without such a field. `letters`: of the seats, by number."""
    if "stack" not in fields:
        return False
    frames: list[list[Any]] = []
    for text in filter(None, fields.pop("stack").split(",")):
        match = FRAME.fullmatch(text)
        if match is None or match[2] not in letters.replace(" ", ""):
            raise PositionError(f"stack: expected steps like name@r or name@r.0.3; got {text!r}")
        frames.append([match[1], letters.index(match[2]), int(match[3] or 0), int(match[4] or 0)])
    saved.load_stack(s, frames)
    return True
