"""What is printed on the characters and the quarters: read from a file, checked, replaceable by an owner of the box."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from lazaretto.games.notre_dame.board import ALL_SQUARES, CHARACTERS, SQUARES, quarter_of, quarters
from lazaretto.kernel import bits
from lazaretto.kernel.components import Fact, Printed, compared, load, proven_name, proven_seen
from lazaretto.kernel.errors import ComponentError
from lazaretto.kernel.outside import shown

FILE = "board.toml"
LETTERS = ("C", "N", "L", "R", "O")  # of SQUARES, in their order
NAMED = dict(zip(LETTERS, SQUARES, strict=True))
MOST_RATS = 3

Street = tuple[int, int]


class Components:
    """The rats on the characters (NDM-C6), the streets of a quarter (NDM-C2). Compared by identity: see `build`."""

    def __init__(self, rats: tuple[int, ...], within: tuple[Street, ...], to_next: tuple[Street, ...]) -> None:
        self.rats = list(rats)
        self.within = list(within)
        self.to_next = list(to_next)

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
    """Components from plain data, checked whole; the same for the same facts, so that their rules are the same too."""
    streets = _table(data, "streets", ("squares", "within", "to_next"))
    if streets["squares"] != list(LETTERS):
        raise _Flaw(f"squares: expected {list(LETTERS)}; found {shown(streets['squares'])}", "squares")
    within, to_next = _streets(streets, "within"), _streets(streets, "to_next")
    parts = _components(tuple(_rats(data)), tuple(sorted(within)), tuple(sorted(to_next)))
    for players in (2, 3, 4, 5):
        lost = _unreachable(parts.near(players), bits.first(quarters(players) * len(SQUARES)))
        if lost:
            alone = ", ".join(ALL_SQUARES[k] for k in bits.members(lost))
            what = f"expected streets that join all squares; with {players} players nothing leads to {alone}"
            raise _Flaw(what, "to_next")
    return parts


@lru_cache(maxsize=64)
def _components(rats: tuple[int, ...], within: tuple[Street, ...], to_next: tuple[Street, ...]) -> Components:
    return Components(rats, within, to_next)


def tidy(data: Mapping[str, Any]) -> dict[str, Any]:
    """A set proven whole, in the order of the box, with what its owner has compared and nothing else."""
    build(data)
    within = {(min(street), max(street)) for street in _streets(data["streets"], "within")}
    to_next = _streets(data["streets"], "to_next")
    streets = {"squares": list(LETTERS), "within": _lettered(within), "to_next": _lettered(to_next)}
    rats = {name: data["rats"][name] for name in CHARACTERS}
    return {**proven_name(data), **proven_seen(data, (*CHARACTERS, *LETTERS)), "rats": rats, "streets": streets}


def _lettered(streets: Iterable[Street]) -> list[list[str]]:
    return [[LETTERS[a], LETTERS[b]] for a, b in sorted(streets)]


def facts(data: Mapping[str, Any]) -> list[Fact]:
    """What a proven set says: the rats on each character, and where the streets from each square of a quarter lead."""
    seen, streets = compared(data), data["streets"]
    found = [Fact("character", name, "rats", str(data["rats"][name]), name in seen) for name in CHARACTERS]
    for letter, square in NAMED.items():
        around = [row[1 - row.index(letter)] for row in streets["within"] if letter in row]
        beyond = [b for a, b in streets["to_next"] if a == letter]
        for field, others in (("within", around), ("next", beyond)):
            found += [Fact("square", square, field, NAMED[other], letter in seen or other in seen) for other in others]
    return found


PRINTED = Printed("notre-dame", Path(__file__).parent, (FILE,), read, tidy, facts)


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
            raise _Flaw(f"{name}: expected a number of rats from 0 to {MOST_RATS}; found {shown(value)}", name)
    return [table[name] for name in CHARACTERS]


def _streets(table: Mapping[str, Any], name: str) -> list[Street]:
    rows = table[name]
    if not isinstance(rows, list):
        raise _Flaw(f"{name}: expected a list of pairs of squares; found {shown(rows)}", name)
    streets: list[Street] = []
    for row in rows:
        if not isinstance(row, list) or len(row) != 2 or any(end not in LETTERS for end in row):
            raise _Flaw(f"{name}: expected pairs of squares from {', '.join(LETTERS)}; found {shown(row)}", name)
        street = (LETTERS.index(row[0]), LETTERS.index(row[1]))
        if name == "within" and street[0] == street[1]:
            raise _Flaw(f"{name}: expected two different squares; found {shown(row)}", name)
        if street in streets:
            raise _Flaw(f"{name}: expected each street once; {shown(row)} stands here again", name)
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
