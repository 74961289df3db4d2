"""What is printed on the characters and the quarters: read from a file, checked, replaceable by an owner of the box."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from lazaretto.games.notre_dame.board import ALL_SQUARES, CHARACTERS, SQUARES, quarter_of, quarters
from lazaretto.kernel import bits
from lazaretto.kernel.components import load
from lazaretto.kernel.errors import ComponentError

FILE = "board.toml"
LETTERS = ("C", "N", "L", "R", "O")  # of SQUARES, in their order
MOST_RATS = 3

Street = tuple[int, int]


class Components:
    """The rats on the characters (NDM-C6) and the streets of a quarter (NDM-C2). Compared by identity."""

    def __init__(self, rats: list[int], within: list[Street], to_next: list[Street]) -> None:
        self.rats = rats
        self.within = within
        self.to_next = to_next

    def near(self, players: int) -> list[int]:
        """For each market square those one street away, as a set; none for squares not in play (NDM-S1, NDM-S7)."""
        around = quarters(players)
        colour = [0] * around  # of the quarter at each place around the cathedral
        for k in range(around):
            colour[quarter_of(k, players)] = k
        near = [0] * len(ALL_SQUARES)
        for place in range(around):
            here, there = colour[place] * len(SQUARES), colour[(place + 1) % around] * len(SQUARES)
            for a, b in self.within:
                _join(near, here + a, here + b)
            for a, b in self.to_next:
                _join(near, here + a, there + b)
        return near


def _join(near: list[int], a: int, b: int) -> None:
    near[a] |= bits.bit(b)
    near[b] |= bits.bit(a)


def read(folder: Path) -> Mapping[str, Any]:
    """The component file of a folder as plain data; a wrong one is refused with the line and what is expected."""
    path = folder / FILE
    text, data = load(path)
    try:
        build(data)
    except _Flaw as flaw:
        raise ComponentError(f"{path}, line {flaw.line(text)}: {flaw}") from None
    return data


@cache
def printed() -> Components:
    """The components that come with this package: a reconstruction, see `board.toml`."""
    return build(read(Path(__file__).parent))


def build(data: Mapping[str, Any]) -> Components:
    """Components from plain data, checked whole."""
    streets = _table(data, "streets", ("squares", "within", "to_next"))
    if streets["squares"] != list(LETTERS):
        raise _Flaw(f"squares: expected {list(LETTERS)}; found {streets['squares']!r}", "squares")
    parts = Components(_rats(data), _streets(streets, "within"), _streets(streets, "to_next"))
    for players in (2, 3, 4, 5):
        lost = _unreachable(parts.near(players), bits.first(quarters(players) * len(SQUARES)))
        if lost:
            alone = ", ".join(ALL_SQUARES[k] for k in bits.members(lost))
            what = f"expected streets that join all squares; with {players} players nothing leads to {alone}"
            raise _Flaw(what, "to_next")
    return parts


# ---------------------------------------------------------------- checking


class _Flaw(ComponentError):
    """Something wrong, and the word that begins the line where it stands."""

    def __init__(self, what: str, word: str) -> None:
        super().__init__(what)
        self.word = word

    def line(self, text: str) -> int:
        for k, line in enumerate(text.splitlines()):
            if re.match(rf"\s*\[?{re.escape(self.word)}\b", line):
                return k + 1
        return 1


def _table(data: Mapping[str, Any], name: str, keys: tuple[str, ...]) -> Mapping[str, Any]:
    table = data.get(name)
    if not isinstance(table, dict):
        raise _Flaw(f"expected a table [{name}] with {', '.join(keys)}", name)
    for key in keys:
        if key not in table:
            raise _Flaw(f"[{name}]: expected {key}; it is missing", name)
    for key in table:
        if key not in keys:
            raise _Flaw(f"[{name}]: expected only {', '.join(keys)}; found {key}", key)
    return table


def _rats(data: Mapping[str, Any]) -> list[int]:
    table = _table(data, "rats", CHARACTERS)
    for name, value in table.items():
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_RATS:
            raise _Flaw(f"{name}: expected a number of rats from 0 to {MOST_RATS}; found {value!r}", name)
    return [table[name] for name in CHARACTERS]


def _streets(table: Mapping[str, Any], name: str) -> list[Street]:
    rows = table[name]
    if not isinstance(rows, list):
        raise _Flaw(f"{name}: expected a list of pairs of squares; found {rows!r}", name)
    streets: list[Street] = []
    for row in rows:
        if not isinstance(row, list) or len(row) != 2 or any(end not in LETTERS for end in row):
            raise _Flaw(f"{name}: expected pairs of squares from {', '.join(LETTERS)}; found {row!r}", name)
        street = (LETTERS.index(row[0]), LETTERS.index(row[1]))
        if name == "within" and street[0] == street[1]:
            raise _Flaw(f"{name}: expected two different squares; found {row!r}", name)
        if street in streets:
            raise _Flaw(f"{name}: expected each street once; {row!r} stands here again", name)
        streets.append(street)
    return streets


def _unreachable(near: list[int], in_play: int) -> int:
    reached, fresh = 1, 1
    while fresh:
        around = 0
        for k in bits.members(fresh):
            around |= near[k]
        fresh = around & ~reached
        reached |= fresh
    return in_play & ~reached
