"""What is printed on the board and on the tokens: read from files, checked, replaceable by an owner of the box."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from lazaretto.games.rattus.board import CLASSES, FACES, LIGHT, MEDIUM, REGIONS, STARTERS, regions_in_use
from lazaretto.kernel import bits
from lazaretto.kernel.components import Fact, Printed, compared, load, proven_name, proven_seen
from lazaretto.kernel.errors import ComponentError
from lazaretto.kernel.outside import shown

FILES = ("tokens.toml", "map.toml")
GRADES = ("A", "B", "C", "D")  # how sure a border is: see map.toml
PROVEN = GRADES[0]
KINDS = ("land", "sea")
SHADES = {
    "light": REGIONS[:LIGHT],
    "medium": REGIONS[LIGHT : LIGHT + MEDIUM],
    "dark": REGIONS[LIGHT + MEDIUM :],
}


class Token(NamedTuple):
    """The face of a rat token (RAT-C3)."""

    limit: int
    majority: int
    all: int
    classes: int  # a bit per class


class Components:
    """The faces of the 49 tokens in the order of FACES, and who borders whom. Compared by identity: see `build`."""

    def __init__(self, tokens: tuple[Token, ...], borders: tuple[tuple[int, int], ...]) -> None:
        self.tokens = list(tokens)
        self.borders = list(borders)

    def neighbours(self, players: int) -> list[int]:
        """For each region its neighbours in use, as a set (RAT-S1)."""
        return neighbours(self.borders, bits.first(regions_in_use(players)))


def neighbours(borders: Iterable[tuple[int, int]], in_use: int) -> list[int]:
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
    return data | {name: data["tokens"][name] for name in ("name",) if name in data["tokens"]}


@cache
def printed() -> Components:
    """The components that come with this package: a reconstruction, see `map.toml` and `tokens.toml`."""
    here = Path(__file__).parent
    return build(read(here))


def build(data: Mapping[str, Any]) -> Components:
    """Components from plain data, checked whole; the same for the same facts, so that their rules are the same too."""
    return _components(tuple(_tokens(data)), tuple(sorted(_borders(data))))


@lru_cache(maxsize=64)
def _components(tokens: tuple[Token, ...], borders: tuple[tuple[int, int], ...]) -> Components:
    return Components(tokens, borders)


def tidy(data: Mapping[str, Any]) -> dict[str, Any]:
    """A set proven whole, in the order of the box, with what its owner has compared and nothing else."""
    build(data)
    rows = sorted(data["tokens"]["token"], key=lambda row: FACES.index(row["id"]))
    borders = sorted(map(_tidy_border, data["map"]["borders"]), key=lambda row: _ends(row["a"], row["b"]))
    shades = {shade: list(names) for shade, names in SHADES.items()}
    regions = {"borders": borders, "regions": shades, **proven_seen(data["map"], REGIONS)}
    return {**proven_name(data), "tokens": {"token": [_tidy_token(row) for row in rows]}, "map": regions}


def _tidy_token(row: Mapping[str, Any]) -> dict[str, Any]:
    kept = {field: row[field] for field in ("id", "starting", "limit", "majority", "all")}
    seen = {"seen": True} if row.get("seen") is True else {}
    return {**kept, "classes": [name for name in CLASSES if name in row["classes"]], **seen}


def _tidy_border(row: Mapping[str, Any]) -> dict[str, Any]:
    a, b = _ends(row["a"], row["b"])
    graded = {"grade": row["grade"]} if row.get("grade") in GRADES else {}
    return {"a": REGIONS[a], "b": REGIONS[b], "kind": row["kind"], **graded}


def facts(data: Mapping[str, Any]) -> list[Fact]:
    """What a proven set says: the face of each token, and the neighbours of each region over land and over sea."""
    found: list[Fact] = []
    for row in data["tokens"]["token"]:
        seen = row.get("seen") is True
        found += [Fact("token", row["id"], field, str(row[field]), seen) for field in ("limit", "majority", "all")]
        found += [Fact("token", row["id"], "class", name, seen) for name in row["classes"]]
    looked_at = compared(data["map"])
    for name in REGIONS:
        own = [border for border in data["map"]["borders"] if name in (border["a"], border["b"])]
        for border in sorted(own, key=lambda border: KINDS.index(border["kind"])):
            other = border["b"] if name == border["a"] else border["a"]
            seen = border.get("grade") == PROVEN or name in looked_at or other in looked_at
            found.append(Fact("region", name, border["kind"], other, seen))
    return found


PRINTED = Printed("rattus", Path(__file__).parent, FILES, read, tidy, facts)


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
        raise _Flaw(file, f"{part}: {name}: expected a list of tables; found {shown(found)}", rf"^\s*{name}")
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
            raise _Flaw(file, f"id: expected S01 to S12 and O01 to O37, each once; found {shown(name)}", entry, n, "id")
        starting = FACES.index(name) < STARTERS
        if row.get("starting") is not starting:
            text = "true for S01 to S12, false for O01 to O37"
            raise _Flaw(
                file,
                f"{name}: starting: expected {text}; found {shown(row.get('starting'))}",
                entry,
                n,
                "starting",
            )
        for field, low, high in (("limit", 1, 6), ("majority", 0, 9), ("all", 0, 9)):
            value = row.get(field)
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                what = f"{name}: {field}: expected a number from {low} to {high}; found {shown(value)}"
                raise _Flaw(file, what, entry, n, field)
        classes = row.get("classes")
        named = [c for c in CLASSES if c in classes] if isinstance(classes, list) else []
        if not isinstance(classes, list) or len(named) < len(classes):
            what = f"{name}: classes: expected different ones of {', '.join(CLASSES)}; found {shown(classes)}"
            raise _Flaw(file, what, entry, n, "classes")
        symbols = sum(bits.bit(CLASSES.index(c)) for c in named)
        found[name] = Token(row["limit"], row["majority"], row["all"], symbols)
    return [found[name] for name in FACES]


def _borders(data: Mapping[str, Any]) -> list[tuple[int, int]]:
    file, entry = "map.toml", r"\{\s*a\s*="
    rows = _rows(data, file, "map", "borders")
    shades = data["map"].get("regions")
    if not isinstance(shades, dict):
        raise _Flaw(file, f"regions: expected a table of light, medium and dark; found {shown(shades)}", r"^\s*regions")
    for shade, names in SHADES.items():
        listed = shades.get(shade)
        if not isinstance(listed, list) or sorted(map(str, listed)) != sorted(names):
            what = f"{shade}: expected the regions {', '.join(names)}; found {shown(listed)}"
            raise _Flaw(file, what, r"^\s*\[regions\]", 0, shade)
    borders: list[tuple[int, int]] = []
    for n, row in enumerate(rows):
        ends = (row.get("a"), row.get("b"))
        if any(end not in REGIONS for end in ends) or ends[0] == ends[1]:
            raise _Flaw(file, f"expected a border of two different regions a and b; found {ends}", entry, n)
        if row.get("kind") not in KINDS:
            raise _Flaw(file, f"kind: expected land or sea; found {shown(row.get('kind'))}", entry, n)
        a, b = _ends(row["a"], row["b"])
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


def _ends(one: str, other: str) -> tuple[int, int]:
    a, b = sorted((REGIONS.index(one), REGIONS.index(other)))
    return a, b


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
