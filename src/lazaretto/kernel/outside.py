"""What comes from outside: whether it is a number, a text or plain data at all, and how an error shows it."""

from __future__ import annotations

import math
from operator import index

LARGEST = 2**63 - 1  # what the compiled engine holds
DEEPEST = 32  # far more than any position needs, far less than Python can write
SHOWN = 200


def whole(value: object) -> int | None:
    """The whole number that a value is, also one of another library; None for anything else, True and False too."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return index(value)
    except TypeError:  # an array that holds several
        return None


def is_text(value: object) -> bool:
    """Whether this is a text that can be written: half of a surrogate pair cannot."""
    return isinstance(value, str) and (value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value))


def shown(value: object) -> str:
    """A value as an error shows it, shortened."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of too many digits, or too many lists in lists
        return f"{type(value).__name__} beyond all bounds"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def flaw(data: object, deepest: int = DEEPEST) -> str:
    """What keeps data from being written as JSON and read back the same; nothing where nothing does."""
    if isinstance(data, str):
        return "" if is_text(data) else f"expected a text that UTF-8 can hold; found {shown(data)}"
    if isinstance(data, int):
        return "" if -LARGEST <= data <= LARGEST else f"expected a number below 2 to the 63rd; found {shown(data)}"
    if data is None or (isinstance(data, float) and math.isfinite(data)):
        return ""
    if not isinstance(data, dict | list | tuple):
        return f"expected plain data; found {shown(data)}"
    if deepest == 0:
        return f"expected lists and objects at most {DEEPEST} deep"
    if isinstance(data, dict):
        for key in data:
            if not is_text(key):
                return f"expected a key that is a text; found {shown(key)}"
    elif {*map(type, data)} == {int} and max(map(abs, data)) <= LARGEST:  # a row of numbers, as positions mostly are
        return ""
    for part in data.values() if isinstance(data, dict) else data:
        wrong = flaw(part, deepest - 1)
        if wrong:
            return wrong
    return ""
