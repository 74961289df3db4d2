"""What is printed on the board and on the tokens: read from files, checked, replaceable by an owner of the box."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from lazaretto.games.rattus.board import CLASSES, FACES, LIGHT, MEDIUM, REGIONS, STARTERS, regions_in_use
from lazaretto.kernel import bits
from lazaretto.kernel.components import load
from lazaretto.kernel.errors import ComponentError

FILES = ("tokens.toml", "map.toml")


class Token(NamedTuple):
    """The face of a rat token (RAT-C3)."""

    limit: int
    majority: int
    all: int
    classes: int  # a bit per class


class Components:
    """The faces of the 49 tokens in the order of FACES, and who borders whom. Compared by identity."""

    def __init__(self, tokens: list[Token], borders: list[tuple[int, int]]) -> None:
        self.tokens = tokens
        self.borders = borders

    def neighbours(self, players: int) -> list[int]:
        """For each region its neighbours in use, as a set (RAT-S1)."""
        return neighbours(self.borders, bits.first(regions_in_use(players)))


def neighbours(borders: list[tuple[int, int]], in_use: int) -> list[int]:
    """For each region those it borders on; a region not in use has none and is none."""
    near = [0] * len(REGIONS)
    for a, b in borders:
        if in_use >> a & 1 and in_use >> b & 1:
            near[a] |= bits.bit(b)
            near[b] |= bits.bit(a)
    return near


def read(folder: Path) -> Mapping[str, Any]:
    """The component files of a folder as plain data; a wrong one is refused with the line and what is expected."""
    files = {name: load(folder / name) for name in FILES}
    data = {name.removesuffix(".toml"): content for name, (_, content) in files.items()}
    try:
        build(data)
    except _Flaw as flaw:
        line = flaw.line(files[flaw.file][0])
        raise ComponentError(f"{folder / flaw.file}, line {line}: {flaw}") from None
    return data


@cache
def printed() -> Components:
    """The components that come with this package: a reconstruction, see `map.toml` and `tokens.toml`."""
    here = Path(__file__).parent
    return build(read(here))


def build(data: Mapping[str, Any]) -> Components:
    """Components from plain data, checked whole."""
    return Components(_tokens(data), _borders(data))


# ---------------------------------------------------------------- checking


class _Flaw(ComponentError):
    """Something wrong, and where: the n-th entry that a pattern finds, and a word on or below that line."""

    def __init__(self, file: str, what: str, entry: str = "", n: int = 0, word: str = "") -> None:
        super().__init__(what)
        self.file, self.entry, self.n, self.word = file, entry, n, word

    def line(self, text: str) -> int:
        lines = text.splitlines()
        starts = [k for k, line in enumerate(lines) if self.entry and re.search(self.entry, line)]
        if not starts:
            return 1
        start = starts[min(self.n, len(starts) - 1)]
        end = starts[self.n + 1] if self.n + 1 < len(starts) else len(lines)
        for k in range(start, end):
            if self.word and re.match(rf"\s*{self.word}\b", lines[k]):
                return k + 1
        return start + 1


def _rows(data: Mapping[str, Any], file: str, part: str, name: str) -> list[dict[str, Any]]:
    """A list of tables in one of the files."""
    found = data[part].get(name) if isinstance(data.get(part), dict) else None
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise _Flaw(file, f"{part}: {name}: expected a list of tables; found {found!r}", rf"^\s*{name}")
    return found


def _tokens(data: Mapping[str, Any]) -> list[Token]:
    file, entry = "tokens.toml", r"^\s*\[\[token\]\]"
    rows = _rows(data, file, "tokens", "token")
    if len(rows) != len(FACES):
        raise _Flaw(file, f"expected {len(FACES)} tokens, 12 starting and 37 ordinary; found {len(rows)}", entry, 999)
    found: dict[str, Token] = {}
    for n, row in enumerate(rows):
        name = row.get("id")
        if name not in FACES or name in found:
            raise _Flaw(file, f"id: expected S01 to S12 and O01 to O37, each once; found {name!r}", entry, n, "id")
        starting = FACES.index(name) < STARTERS
        if row.get("starting") is not starting:
            text = "true for S01 to S12, false for O01 to O37"
            raise _Flaw(
                file,
                f"{name}: starting: expected {text}; found {row.get('starting')!r}",
                entry,
                n,
                "starting",
            )
        for field, low, high in (("limit", 1, 6), ("majority", 0, 9), ("all", 0, 9)):
            value = row.get(field)
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                what = f"{name}: {field}: expected a number from {low} to {high}; found {value!r}"
                raise _Flaw(file, what, entry, n, field)
        classes = row.get("classes")
        named = [c for c in CLASSES if c in classes] if isinstance(classes, list) else []
        if not isinstance(classes, list) or len(named) < len(classes):
            what = f"{name}: classes: expected different ones of {', '.join(CLASSES)}; found {classes!r}"
            raise _Flaw(file, what, entry, n, "classes")
        symbols = sum(bits.bit(CLASSES.index(c)) for c in named)
        found[name] = Token(row["limit"], row["majority"], row["all"], symbols)
    return [found[name] for name in FACES]


def _borders(data: Mapping[str, Any]) -> list[tuple[int, int]]:
    file, entry = "map.toml", r"\{\s*a\s*="
    rows = _rows(data, file, "map", "borders")
    shades = data["map"].get("regions")
    if not isinstance(shades, dict):
        raise _Flaw(file, f"regions: expected a table of light, medium and dark; found {shades!r}", r"^\s*regions")
    expected = {
        "light": list(REGIONS[:LIGHT]),
        "medium": list(REGIONS[LIGHT : LIGHT + MEDIUM]),
        "dark": list(REGIONS[LIGHT + MEDIUM :]),
    }
    for shade, names in expected.items():
        listed = shades.get(shade)
        if not isinstance(listed, list) or sorted(map(str, listed)) != sorted(names):
            what = f"{shade}: expected the regions {', '.join(names)}; found {listed!r}"
            raise _Flaw(file, what, r"^\s*\[regions\]", 0, shade)
    borders: list[tuple[int, int]] = []
    for n, row in enumerate(rows):
        ends = (row.get("a"), row.get("b"))
        if any(end not in REGIONS for end in ends) or ends[0] == ends[1]:
            raise _Flaw(file, f"expected a border of two different regions a and b; found {ends}", entry, n)
        if row.get("kind") not in ("land", "sea"):
            raise _Flaw(file, f"kind: expected land or sea; found {row.get('kind')!r}", entry, n)
        a, b = sorted(REGIONS.index(end) for end in ends)
        if (a, b) in borders:
            raise _Flaw(file, f"expected each border once; {ends[0]} and {ends[1]} stand here again", entry, n)
        borders.append((a, b))
    for players in (2, 3, 4):
        lost = _unreachable(borders, bits.first(regions_in_use(players)))
        if lost:
            alone = ", ".join(REGIONS[k] for k in bits.members(lost))
            what = f"expected a connected map; with {players} players nothing leads to {alone}"
            raise _Flaw(file, what, r"^\s*borders")
    return borders


def _unreachable(borders: list[tuple[int, int]], in_use: int) -> int:
    """Nothing, or the smaller of the parts into which a map falls."""
    near = neighbours(borders, in_use)
    reached, fresh = 1, 1
    while fresh:
        around = 0
        for k in bits.members(fresh):
            around |= near[k]
        fresh = around & ~reached
        reached |= fresh
    rest = in_use & ~reached
    return rest if bits.count(rest) <= bits.count(reached) else reached
