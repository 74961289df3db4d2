"""What is printed in the box: show, check and compare sets of components, or begin one of your own."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from lazaretto.cli.files import path, read_bytes
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.components import LONGEST_NAME, Data, Difference, Fact, Printed, differences, digest, parse
from lazaretto.kernel.errors import ComponentError, LazarettoError
from lazaretto.kernel.outside import shown
from lazaretto.lang.words import DEFAULT, Words, languages

FILE = "a folder of component files, or a set in one file; - for standard input"
# By field, what its values are: things with names, or (where nothing stands here) numbers.
NOUNS = {"class": "class", "land": "region", "sea": "region", "within": "square", "next": "square"}
UNNAMED = "token"  # the part whose items have no names but are called as they are numbered
RECONSTRUCTED = "*"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    acts = parser.add_subparsers(title="acts", metavar="ACT", dest="act", required=True)
    act = acts.add_parser("show", help="what a set says; what is reconstructed is marked")
    act.add_argument("title", choices=list(TITLES))
    act.add_argument("file", nargs="?", help=f"{FILE}; without it the set that comes with the title")
    _common(act, "the set in one file, as sites take it")
    act = acts.add_parser("check", help="whether sets can be played with, and if not, why")
    act.add_argument("file", nargs="+", help=FILE)
    act = acts.add_parser("compare", help="where two sets differ")
    for name in ("first", "second"):
        act.add_argument(name, help=f"{FILE}; a title: the set that comes with it")
    _common(act, "for programs")
    act = acts.add_parser("new", help="write the set that comes with a title as files to edit")
    act.add_argument("title", choices=list(TITLES))
    act.add_argument("folder")


def _common(parser: argparse.ArgumentParser, json_help: str) -> None:
    parser.add_argument("--lang", default=DEFAULT, choices=languages())
    parser.add_argument("--json", action="store_true", help=json_help)


def run(args: argparse.Namespace) -> int:
    """Do what is asked for."""
    match args.act:
        case "show":
            return _show(args)
        case "check":
            return max([_check(name) for name in args.file])
        case "compare":
            return _compare(args)
    return _new(rules_of(args.title).components, path(args.folder))


# ---------------------------------------------------------------- taking in


def _boxes() -> dict[str, Printed]:
    """The boxes of all titles, by the title that each has the name of."""
    found = {rules_of(title).components.box: rules_of(title).components for title in TITLES}
    return {box: printed for box, printed in found.items() if box}


def _load(name: str) -> tuple[Printed, Data]:
    """A set by the name of its file or folder, of whatever title."""
    boxes = _boxes()
    if name != "-" and not path(name).is_file():
        fitting = [printed for printed in boxes.values() if _has_file_of(printed, path(name))]
        if not fitting:
            expected = " or ".join(file.name for printed in boxes.values() for file in printed.files[:1])
            raise ComponentError(f"{name}: expected a set in one file, or a folder with {expected}")
        return fitting[0], fitting[0].load(path(name))
    text = read_bytes(name)
    try:
        title = parse(text).get("title")
        if not isinstance(title, str) or title not in boxes:
            raise ComponentError(f"title: expected {' or '.join(boxes)}; found {shown(title)}")
        return boxes[title], boxes[title].parse(text)
    except ComponentError as error:
        raise ComponentError(f"{name}: {error}") from None


def _has_file_of(printed: Printed, folder: Path) -> bool:
    return any((folder / file.name).is_file() for file in printed.files)


# ---------------------------------------------------------------- the acts


def _show(args: argparse.Namespace) -> int:
    printed = rules_of(args.title).components
    data: Data = printed.own
    if args.file is not None:
        found, data = _load(args.file)
        if found.box != printed.box:
            raise LazarettoError(f"{args.file}: expected a set of {printed.box}; this one is of {found.box}")
    if args.json:
        print(printed.write(data), end="")
        return 0
    words = Words(args.lang)
    print(_heading(printed, data, words))
    _print_facts(printed.facts(data), words)
    return 0


def _heading(printed: Printed, data: Data, words: Words) -> str:
    """The title, the name and the digest of a set."""
    named = printed.name(data)
    name = words.say("components-own") if named is None else named.name or words.say("components-unnamed")
    found = digest(printed.facts(data))
    return f"{words.say(f'title-{printed.box}')}: {name}, {words.say('components-digest', digest=found)}"


def _print_facts(facts: list[Fact], words: Words) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    for part in dict.fromkeys(fact.part for fact in facts):
        mine = [fact for fact in facts if fact.part == part]
        fields = sorted(dict.fromkeys(fact.field for fact in mine), key=_column)
        table = Table(box=None, padding=(0, 2, 0, 0), title=words.say(f"components-part-{part}"), title_justify="left")
        for field in ("item", *fields):
            table.add_column("" if field == "item" else words.say(f"components-field-{field}"))
        for item in dict.fromkeys(fact.item for fact in mine):
            cells = [[fact for fact in mine if fact.item == item and fact.field == field] for field in fields]
            table.add_row(_item(part, item, words), *(_cell(cell, words) for cell in cells))
        console.print(table)
    if not all(fact.seen for fact in facts):
        console.print(f"{RECONSTRUCTED} {words.say('components-reconstructed')}", style="dim")


def _column(field: str) -> int:
    """Numbers first, then what has names, in the order of NOUNS."""
    return list(NOUNS).index(field) if field in NOUNS else -1


def _cell(facts: Iterable[Fact], words: Words) -> str:
    return ", ".join(_value(fact.field, fact.value, words) + RECONSTRUCTED * (not fact.seen) for fact in facts)


def _item(part: str, item: str, words: Words) -> str:
    return item if part == UNNAMED else words.say(f"{part}-{item}")


def _value(field: str, value: str, words: Words) -> str:
    return words.say(f"{NOUNS[field]}-{value}") if field in NOUNS else value


def _check(name: str) -> int:
    """Say whether a set can be played with: 0 if it can."""
    try:
        printed, data = _load(name)
    except (LazarettoError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{name}: {_heading(printed, data, Words(DEFAULT))}")
    return 0


def _compare(args: argparse.Namespace) -> int:
    (one, left), (other, right) = (
        (rules_of(name).components, rules_of(name).components.own) if name in TITLES else _load(name)
        for name in (args.first, args.second)
    )
    if one.box != other.box:
        raise LazarettoError(f"expected two sets of one title; got sets of {one.box} and {other.box}")
    found = differences(one.facts(left), other.facts(right))
    if args.json:
        print(json.dumps([each._asdict() for each in found]))
        return 0
    words = Words(args.lang)
    for mark, data in (("-", left), ("+", right)):
        print(mark, _heading(one, data, words))
    for each in found:
        print(_difference(each, words))
    if not found:
        print(words.say("components-same"))
    return 0


def _difference(found: Difference, words: Words) -> str:
    """A line such as `S01 limit: -1 +2`."""
    values = [f"-{_value(found.field, value, words)}" for value in found.left]
    values += [f"+{_value(found.field, value, words)}" for value in found.right]
    field = words.say(f"components-field-{found.field}")
    return f"{_item(found.part, found.item, words)}, {field}: {' '.join(values)}"


def _new(printed: Printed, folder: Path) -> int:
    for file in printed.files:
        if (folder / file.name).exists():
            raise LazarettoError(f"{folder / file.name}: expected a folder without such a file; it would be lost")
    folder.mkdir(parents=True, exist_ok=True)
    for file in printed.files:
        named = f"name = {_quoted(folder.resolve().name)}\n\n" if file == printed.files[0] else ""
        (folder / file.name).write_text(named + file.read_text(encoding="utf-8"), encoding="utf-8")
        print(folder / file.name)
    return 0


def _quoted(name: str) -> str:
    """A name as a text of TOML."""
    return json.dumps("".join(filter(str.isprintable, name))[:LONGEST_NAME], ensure_ascii=False)
