"""How a real input becomes one that never was: data, lines of fields and texts are changed in one place at a time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from tests.fuzz.draws import Draws
from tests.fuzz.starts import STEP_NAMES

LONG = 1 << 62
NUMBERS = (
    -1, 0, 1, 2, 3, 4, 5, 7, 8, 12, 15, 16, 36, 47, 48, 63, 64, 99, 200, 255, 256, 5000, -3, -7, 1 << 31, 1 << 40,
    LONG, 2 * LONG - 1, 2 * LONG, 1 << 70, -2 * LONG, -2 * LONG - 1, -(1 << 70),
)  # fmt: skip
ODDITIES: tuple[Any, ...] = (
    None, True, False, 1.0, 0.5, float("nan"), float("inf"), "", "0", "red", "\ud800", [], {}, [[]],
)  # fmt: skip
SIGNS = " :,.=/@[]{}()?*^-+_\"'\\\n\t\0#0129azrgbyvsu\u00e9\u0663\u200b\U0001f400"


def oddity(draws: Draws) -> Any:
    """A value that nobody expects. A copy: inputs are changed where they stand, and the next one begins anew."""
    return deepcopy(draws.pick(ODDITIES))


def oddity_or_number(draws: Draws) -> Any:
    """The same, or a number that may be too large, too small or just so."""
    return deepcopy(draws.pick((*ODDITIES, *NUMBERS)))


# ---------------------------------------------------------------- plain data


def mutate(tree: Any, draws: Draws) -> Any:
    """The tree with one node changed; it must be a copy, for it is changed where it stands."""
    root = [tree]
    holder: Any = root
    key: Any = 0
    while holder[key] and isinstance(holder[key], dict | list) and not draws.one_in(6):
        holder = holder[key]
        key = draws.pick(sorted(holder)) if isinstance(holder, dict) else draws.below(len(holder))
    holder[key] = oddity(draws) if draws.one_in(12) else _changed(holder[key], holder, draws)
    return root[0]


def _changed(value: Any, holder: Any, draws: Draws) -> Any:
    if isinstance(value, bool) or value is None:
        return oddity_or_number(draws)
    if isinstance(value, int):
        return _number(value, _neighbours(holder), draws)
    if isinstance(value, str):
        return _word(value, draws)
    if isinstance(value, list):
        return _frames(value, draws) if _is_stack(value) else _row(value, draws)
    if isinstance(value, dict):
        return _object(value, draws)
    return draws.pick(NUMBERS)


def _neighbours(holder: Any) -> list[int]:
    """The numbers beside a number; itself among them."""
    return [n for n in (holder.values() if isinstance(holder, dict) else holder) if type(n) is int]


def _number(value: int, neighbours: Sequence[int], draws: Draws) -> int:
    change = draws.below(6)
    if change == 0:
        return value + 1
    if change == 1:
        return value - 1
    if change == 2:
        return draws.pick(NUMBERS)
    if change == 3:
        return value ^ 1 << draws.below(64)
    if change == 4:
        return draws.pick(neighbours)
    return draws.pick(neighbours) + draws.pick((1, -1))


def _word(value: str, draws: Draws) -> str:
    return draws.pick(STEP_NAMES) if draws.one_in(3) else edit(value, draws)


def _row(row: list[Any], draws: Draws) -> list[Any]:
    """A row with a cell more or less, or with its cells exchanged."""
    if not row:
        return [draws.pick(NUMBERS)]
    a, b = draws.below(len(row)), draws.below(len(row))
    change = draws.below(6)
    if change == 0:
        row[a], row[b] = row[b], row[a]
    elif change == 1 and type(row[a]) is int and type(row[b]) is int:  # the sum stays the same
        row[a] -= 1
        row[b] += 1
    elif change == 2:
        row[a] = row[b]
    elif change == 3:
        del row[a]
    elif change == 4:
        row.insert(a, row[b])
    else:
        return row * draws.pick((2, 50)) if draws.one_in(4) else [row[a]] * len(row)
    return row


def _object(table: dict[str, Any], draws: Draws) -> dict[str, Any]:
    """An object with a key more or less, or with its values exchanged."""
    if not table:
        return {"more": draws.pick(NUMBERS)}
    names = sorted(table)
    a, b = draws.pick(names), draws.pick(names)
    change = draws.below(4)
    if change == 0:
        table[a], table[b] = table[b], table[a]
    elif change == 1:
        del table[a]
    elif change == 2:
        table[edit(a, draws)] = table[b]
    else:
        table[a] = table[b]
    return table


def _is_stack(value: list[Any]) -> bool:
    return bool(value) and all(isinstance(frame, list) and frame and isinstance(frame[0], str) for frame in value)


def _frames(stack: list[Any], draws: Draws) -> list[Any]:
    """A stack with another frame, or with its frames in another order."""
    change = draws.below(3)
    if change == 0:
        return [*stack[: draws.below(len(stack) + 1)], _frame(draws)]
    if change == 1:
        stack.insert(draws.below(len(stack) + 1), _frame(draws))
        return stack
    return _row(stack, draws)


def _frame(draws: Draws) -> list[Any]:
    seat = draws.pick(NUMBERS) if draws.one_in(8) else draws.below(9)
    return [draws.pick(STEP_NAMES), seat, _small(draws), _small(draws)]


def _small(draws: Draws) -> int:
    """One of the two numbers of a frame."""
    return draws.pick(NUMBERS) if draws.one_in(3) else draws.below(40)


# ---------------------------------------------------------------- lines of fields


def mutate_line(line: str, other: str, letters: str, draws: Draws) -> str:
    """A line of position notation with one field changed; `other` lends fields, `letters` are those of the seats."""
    fields = line.split(" ")
    a, b = draws.below(len(fields)), draws.below(len(fields))
    change = draws.below(8)
    if change == 0:
        fields[a] = edit(fields[a], draws)
    elif change == 1:
        del fields[a]
    elif change == 2:
        fields.append(fields[a])
    elif change == 3:
        (left, _, one), (right, _, two) = fields[a].partition(":"), fields[b].partition(":")
        fields[a], fields[b] = f"{left}:{two}", f"{right}:{one}"
    elif change == 4:
        lent = draws.pick(other.split(" "))
        name = lent.partition(":")[0]
        fields = [field for field in fields if field.partition(":")[0] != name] + [lent]
    elif change == 5:
        progress = fields.pop()
        frame = f"{draws.pick(STEP_NAMES)}@{draws.pick(letters)}.{abs(_small(draws))}.{abs(_small(draws))}"
        fields.append(f"{progress},{frame}" if progress.startswith("stack:") else f"stack:{frame}")
    elif change == 6:
        fields[a] = _exchange(r"\d+", fields[a], str(abs(draws.pick(NUMBERS))), draws)
    else:
        words = re.findall(r"[a-z_]+", other)
        fields[a] = _exchange(r"[a-z_]+", fields[a], draws.pick(words) if words else "", draws)
    return " ".join(fields)


# ---------------------------------------------------------------- texts


def edit(text: str, draws: Draws) -> str:
    """A text with one place changed: a number, a word, a sign, a line."""
    change = draws.below(6)
    if change == 0:
        return _exchange(r"-?\d+", text, str(draws.pick(NUMBERS)), draws)
    if change == 1:
        words = re.findall(r"\w+", text)
        return _exchange(r"\w+", text, draws.pick(words) if words else "x", draws)
    if change == 2:
        lines = text.split("\n")
        a, b = draws.below(len(lines)), draws.below(len(lines))
        lines[a], lines[b] = lines[b], lines[a] if draws.one_in(2) else lines[b]
        return "\n".join(lines)
    if change == 3:
        lines = text.split("\n")
        del lines[draws.below(len(lines))]
        return "\n".join(lines)
    at = draws.below(len(text) + 1)
    if change == 4:
        return text[:at] + draws.pick(SIGNS) * draws.pick((1, 1, 1, 5000)) + text[at:]
    return text[:at] + text[at + 1 + draws.below(4) :]


def _exchange(pattern: str, text: str, new: str, draws: Draws) -> str:
    """A text in which one of the places that the pattern finds is new."""
    places = list(re.finditer(pattern, text))
    if not places:
        return text + new
    place = draws.pick(places)
    return text[: place.start()] + new + text[place.end() :]
