"""An owner's own component files: taken as they are, or refused with file, line and what is expected."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import lazaretto
from lazaretto.games.rattus import components
from lazaretto.kernel.errors import ComponentError


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the printed components, to spoil."""
    for name in ("tokens.toml", "map.toml"):
        shutil.copy(Path(components.__file__).with_name(name), tmp_path / name)
    return tmp_path


def refused(folder: Path, file: str, line: int | None, expected: str) -> None:
    """The error names the file, the line and what is expected."""
    with pytest.raises(ComponentError) as caught:
        lazaretto.new("rattus", 2, components=folder)
    message = str(caught.value)
    where = f"{folder / file}" if line is None else f"{folder / file}, line {line}:"
    assert message.startswith(where)
    assert expected in message


def spoil(path: Path, line: int, old: str, new: str) -> None:
    """Change one line of a file."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert old in lines[line - 1], lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    path.write_text("".join(lines), encoding="utf-8")


def test_the_printed_components_are_accepted_from_a_folder(folder: Path) -> None:
    assert lazaretto.new("rattus", 2, seed=1, components=folder).decision is not None


def test_an_owners_own_token_is_used(folder: Path) -> None:
    tokens = folder / "tokens.toml"
    tokens.write_text(tokens.read_text("utf-8").replace("limit = 1", "limit = 6"), encoding="utf-8")
    rules = lazaretto.new("rattus", 2, seed=1, components=folder).record().setup["components"]
    assert [token["limit"] for token in rules["tokens"]["token"]][:3] == [6, 6, 6]


@pytest.mark.parametrize(
    ("line", "old", "new", "expected"),
    [
        (33, "limit = 2", "limit = 7", "S04: limit: expected a number from 1 to 6; found 7"),
        (33, "limit = 2", "limit = true", "S04: limit: expected a number from 1 to 6; found True"),
        (33, "limit = 2", 'limit = "2"', "S04: limit: expected a number from 1 to 6; found '2'"),
        (34, "majority = 1", "majority = -1", "S04: majority: expected a number from 0 to 9; found -1"),
        (35, "all = 0", "all = 1.5", "S04: all: expected a number from 0 to 9; found 1.5"),
        (15, "S02", "S01", "id: expected S01 to S12 and O01 to O37, each once; found 'S01'"),
        (15, "S02", "S13", "id: expected S01 to S12 and O01 to O37, each once; found 'S13'"),
        (15, '"S02"', '["S02"]', "id: expected S01 to S12 and O01 to O37, each once; found ['S02']"),
        (16, "true", "false", "S02: starting: expected true for S01 to S12, false for O01 to O37; found False"),
        (11, "church", "clergy", "S01: classes: expected different ones of royalty, church"),
        (11, '"church", ', '"bourgeoisie", ', "S01: classes: expected different ones of royalty, church"),
        (11, '["church", "bourgeoisie"]', '"church"', "S01: classes: expected different ones of royalty, church"),
        (11, '"church"', '["church"]', "S01: classes: expected different ones of royalty, church"),
    ],
)
def test_a_wrong_token_is_refused_with_its_line(folder: Path, line: int, old: str, new: str, expected: str) -> None:
    spoil(folder / "tokens.toml", line, old, new)
    refused(folder, "tokens.toml", line, expected)


def test_a_missing_token_is_refused(folder: Path) -> None:
    tokens = folder / "tokens.toml"
    text = tokens.read_text("utf-8")
    tokens.write_text(text[: text.rindex("[[token]]")], encoding="utf-8")
    last = text[: text.rindex("[[token]]")].count("[[token]]")
    line = [k for k, row in enumerate(text.splitlines(), 1) if row == "[[token]]"][last - 1]
    refused(folder, "tokens.toml", line, "expected 49 tokens, 12 starting and 37 ordinary; found 48")


@pytest.mark.parametrize(
    ("line", "old", "new", "expected"),
    [
        (5, '"hispania"', '"gallia"', "expected a border of two different regions a and b"),
        (5, '"hispania"', '"lusitania"', "expected a border of two different regions a and b"),
        (6, '"italia"', '"hispania"', "expected each border once; gallia and hispania stand here again"),
        (8, '"sea"', '"air"', "kind: expected land or sea; found 'air'"),
        (30, ', "scandia"', "", "light: expected the regions anglia, gallia"),
        (31, "turcia", "russia", "medium: expected the regions bulgaria, turcia"),
        (32, '["russia", "tartaria"]', '"russia"', "dark: expected the regions russia, tartaria"),
    ],
)
def test_a_wrong_map_is_refused_with_its_line(folder: Path, line: int, old: str, new: str, expected: str) -> None:
    spoil(folder / "map.toml", line, old, new)
    refused(folder, "map.toml", line, expected)


@pytest.mark.parametrize(
    ("without", "players", "lost"),
    [("scandia", 2, "scandia"), ("turcia", 3, "turcia"), ("tartaria", 4, "tartaria")],
)
def test_a_map_that_falls_apart_is_refused(folder: Path, without: str, players: int, lost: str) -> None:
    path = folder / "map.toml"
    rows = path.read_text("utf-8").splitlines()
    kept = [row for row in rows if not ("kind" in row and f'"{without}"' in row)]
    path.write_text("\n".join(kept), encoding="utf-8")
    line = 1 + next(k for k, row in enumerate(kept) if row.startswith("borders"))
    refused(folder, "map.toml", line, f"expected a connected map; with {players} players nothing leads to {lost}")


@pytest.mark.parametrize("file", ["tokens.toml", "map.toml"])
def test_a_missing_file_is_refused(folder: Path, file: str) -> None:
    (folder / file).unlink()
    refused(folder, file, None, "expected a file")


def test_a_file_that_is_no_toml_is_refused_with_its_line(folder: Path) -> None:
    spoil(folder / "tokens.toml", 33, "limit = 2", "limit = ")
    refused(folder, "tokens.toml", None, "line 33")


@pytest.mark.parametrize(
    ("file", "content"),
    [
        ("tokens.toml", b"\xff\xfe"),
        ("tokens.toml", b"token = 3"),
        ("tokens.toml", b"token = [" + b"1, " * 49 + b"]"),
        ("tokens.toml", b""),
        ("map.toml", b"regions = 3"),
        ("map.toml", b""),
    ],
)
def test_a_file_of_another_kind_is_refused(folder: Path, file: str, content: bytes) -> None:
    (folder / file).write_bytes(content)
    refused(folder, file, None, "expected")


@pytest.mark.parametrize(
    "value", ["1348-01-01", "nan", "-inf", "9" * 30, "9" * 5000, "[" * 40 + "]" * 40, "[" * 5000 + "]" * 5000]
)
def test_what_no_record_can_hold_is_refused_even_where_nobody_reads_it(folder: Path, value: str) -> None:
    tokens = folder / "tokens.toml"
    tokens.write_text(f"odd = {value}\n{tokens.read_text('utf-8')}", encoding="utf-8")
    with pytest.raises(ComponentError, match=r"tokens\.toml.*: expected"):
        lazaretto.new("rattus", 2, components=folder)


@pytest.mark.parametrize("borders", ["5", "[1]", '["gallia"]'])
def test_borders_of_another_kind_are_refused(folder: Path, borders: str) -> None:
    path = folder / "map.toml"
    text = path.read_text("utf-8")
    path.write_text(f"borders = {borders}\n{text[text.index('[regions]') :]}", encoding="utf-8")
    refused(folder, "map.toml", None, "expected")
