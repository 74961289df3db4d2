"""What is printed on a game's components: the files that say it, what a set is called, and how two of them differ."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.errors import ComponentError, RulesetError
from lazaretto.kernel.outside import flaw, is_text, shown

Data = Mapping[str, Any]

LARGEST_FILE = 40_000  # characters of a whole set in one file: four times as many as any has
LONGEST_NAME = 40
DIGITS = 12  # of a digest: enough that nobody makes another set with the same


class Fact(NamedTuple):
    """One thing that is printed: at an item of a part (token S01) a field (limit) has a value; some have several."""

    part: str
    item: str
    field: str
    value: str
    seen: bool  # in a published source or in an owner's box; the others are reconstructed


class Difference(NamedTuple):
    """The values that only one of two sets has in a field."""

    part: str
    item: str
    field: str
    left: tuple[str, ...]
    right: tuple[str, ...]


class SetName(NamedTuple):
    """What a set is called, and the digest of its facts: the same for the same facts, whatever they are called."""

    name: str
    digest: str


class Printed:
    """What a box says beyond its rules: a set that comes with the title, and how sets of owners are taken in."""

    def __init__(
        self,
        box: str,
        folder: Path,
        names: tuple[str, ...],
        read: Callable[[Path], Data],
        tidy: Callable[[Data], dict[str, Any]],
        facts: Callable[[Data], list[Fact]],
    ) -> None:
        self.box = box  # the title in whose box it is; expansions print nothing of the kind
        self.folder = folder  # of the title's own set
        self.files = tuple(folder / name for name in names)
        self.tidy = tidy  # a set proven whole, without whatever else stood there
        self.facts = facts  # of a set that has been proven
        self._read = read

    @cached_property
    def own(self) -> dict[str, Any]:
        """The set that comes with the title."""
        return self._from_folder(self.folder)

    @cached_property
    def own_digest(self) -> str:
        """The digest of that set."""
        return digest(self.facts(self.own))

    def load(self, path: Path) -> dict[str, Any]:
        """An owner's set: a folder of component files, or all of it in one file."""
        try:
            text = path.read_bytes() if path.is_file() else None
        except OSError as error:  # the name is too long, say, or the file is somebody else's
            raise ComponentError(f"{path}: expected a file; {error.strerror}") from None
        if text is None:
            return self._from_folder(path)
        try:
            return self.parse(text)
        except ComponentError as error:
            raise ComponentError(f"{path}: {error}") from None

    def parse(self, text: str | bytes) -> dict[str, Any]:
        """A set in one file, proven."""
        data = parse(text)
        if data.get("title") != self.box:
            raise ComponentError(f"title: expected {self.box}; found {shown(data.get('title'))}")
        return self.tidy(data)

    def write(self, data: Data) -> str:
        """A set in one file."""
        return json.dumps({"title": self.box, **data}, ensure_ascii=False, indent=1) + "\n"

    def name(self, data: Data | None) -> SetName | None:
        """What a set that has been proven is called; None for the one that comes with the title."""
        if data is None:
            return None
        found = digest(self.facts(data))
        return None if found == self.own_digest else SetName(tidy_name(data) or "", found)

    def _from_folder(self, folder: Path) -> dict[str, Any]:
        return self.tidy(self._read(folder))


def _none(*given: object) -> Any:
    raise RulesetError("this title has no component files to replace")


NOTHING_PRINTED: Printed = Printed("", Path(), (), _none, _none, _none)


def parse(text: str | bytes) -> dict[str, Any]:
    """The data of a set in one file, of whatever title; what it holds is not proven yet."""
    if len(text) > LARGEST_FILE:
        raise ComponentError(f"expected at most {LARGEST_FILE} characters; got {len(text)}")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ComponentError(f"expected a set of components in JSON; {error}") from None
    wrong = flaw(data)
    if wrong:
        raise ComponentError(wrong)
    if not isinstance(data, dict):
        raise ComponentError(f"expected a set of components as an object; found {shown(data)}")
    return data


def load(path: Path) -> tuple[str, dict[str, Any]]:
    """A component file as text and as data, or what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except OSError as error:
        raise ComponentError(f"{path}: expected a file; {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ComponentError(f"{path}: expected a text in UTF-8; {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{path}: {error}") from None
    except ValueError as error:  # a number of too many digits, or no name that a file can have
        raise ComponentError(f"{shown(str(path))}: expected a file in TOML; {error}") from None
    except RecursionError:
        raise ComponentError(f"{path}: expected lists and tables that are not as deep") from None
    wrong = flaw(data)
    if wrong:  # a date or an infinite number, say: a record could not hold it
        raise ComponentError(f"{path}: {wrong}")
    return text, data


def tidy_name(data: Data) -> str | None:
    """What an owner calls his set, on one line; "" where he does not say, None where it cannot be a name."""
    name = data.get("name", "")
    if not is_text(name):
        return None
    tidied = " ".join("".join(letter for letter in str(name) if letter.isprintable() or letter.isspace()).split())
    return tidied if len(tidied) <= LONGEST_NAME else None


def proven_name(data: Data) -> dict[str, str]:
    """The name as part of a tidy set, which has none where the owner does not say."""
    name = tidy_name(data)
    if name is None:
        found = shown(data["name"])
        raise ComponentError(f"name: expected a text of at most {LONGEST_NAME} characters; found {found}")
    return {"name": name} if name else {}


def proven_seen(data: Data, items: Iterable[str]) -> dict[str, list[str]]:
    """The items that an owner has compared with his box, as part of a tidy set."""
    seen, known = data.get("seen", []), list(items)
    if not isinstance(seen, list) or any(item not in known for item in seen):
        raise ComponentError(f"seen: expected some of {', '.join(known)}; found {shown(seen)}")
    return {"seen": [item for item in known if item in seen]} if seen else {}


def compared(data: Data) -> list[Any]:
    """The items that an owner has compared, as far as a record says so that nobody has tidied."""
    seen = data.get("seen")
    return seen if isinstance(seen, list) else []


def digest(facts: Iterable[Fact]) -> str:
    """The same for the same facts in any order; nobody's word for how they are known counts."""
    rows = sorted({(fact.part, fact.item, fact.field, fact.value) for fact in facts})
    return hashlib.sha256(canonical(rows)).hexdigest()[:DIGITS]


def differences(left: Iterable[Fact], right: Iterable[Fact]) -> list[Difference]:
    """Where two sets differ, in the order in which the first has its facts."""
    ours, theirs = _values(left), _values(right)
    return [
        Difference(*place, tuple(_only(ours, theirs, place)), tuple(_only(theirs, ours, place)))
        for place in dict.fromkeys((*ours, *theirs))
        if set(ours.get(place, ())) != set(theirs.get(place, ()))
    ]


def _only(ours: _Values, theirs: _Values, place: _Place) -> list[str]:
    """The values that one set has at a place and the other has not."""
    return [value for value in ours.get(place, ()) if value not in theirs.get(place, ())]


_Place = tuple[str, str, str]
_Values = dict[_Place, list[str]]


def _values(facts: Iterable[Fact]) -> _Values:
    found: _Values = {}
    for fact in facts:
        found.setdefault((fact.part, fact.item, fact.field), []).append(fact.value)
    return found
