"""Who may import whom, and that every rule stands in the code."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import lazaretto
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import rulebook
from tests.rulemarks import catalogue

SRC = Path(lazaretto.__file__).parent

# Each ring may import itself and the rings named.
RINGS = {
    "compiled": set[str](),
    "kernel": set[str](),
    "games": {"kernel"},
    "lang": {"kernel"},
    "bots": {"kernel", "games"},
    "lessons": {"kernel", "games"},
    "editor": {"kernel", "games"},
    "puzzles": set[str](),
    "envs": {"kernel", "games", "lang", "bots", "pictures", "compiled"},
    "review": {"kernel", "games", "lang", "bots", "arena"},
    "arena": {"kernel", "games", "lang", "bots", "envs"},
    "datasets": {"kernel", "games", "bots", "envs", "arena"},
    "pictures": {"kernel", "games", "lang"},
    "server": {"kernel", "games", "lessons", "editor", "puzzles", "lang", "bots", "arena", "review"},
    # "": the package's own face
    "cli": {
        "kernel",
        "games",
        "lessons",
        "puzzles",
        "lang",
        "bots",
        "envs",
        "datasets",
        "arena",
        "review",
        "server",
        "",
    },
    "": {"compiled", "kernel", "games", "bots", "envs", "pictures", "cli"},
}
ENGINE = ("kernel", "games")
UNWELCOME = {"random", "time", "os", "secrets", "datetime"}  # randomness and time come in by argument
RULE = re.compile(r"\b[A-Z]{3}-[A-Z]\d+\b")


def modules() -> Iterator[tuple[str, Path]]:
    """Every module with the ring it belongs to."""
    for path in sorted(SRC.rglob("*.py")):
        ring = path.relative_to(SRC).parts[0]
        yield ("" if ring.endswith(".py") else ring), path


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, at its top or inside."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ring_of(module: str) -> str:
    """The ring of a module of this package."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in RINGS else ""


def test_every_folder_is_a_ring() -> None:
    assert {ring for ring, _ in modules()} <= set(RINGS)


@pytest.mark.parametrize("ring", RINGS)
def test_a_ring_imports_only_rings_further_in(ring: str) -> None:
    outward = [
        f"{path.relative_to(SRC)}: {name}"
        for own, path in modules()
        if own == ring
        for name in imports(path)
        if name.startswith("lazaretto.") and ring_of(name) not in RINGS[ring] | {ring}
    ]
    assert outward == []


def test_the_engine_imports_the_standard_library_only() -> None:
    foreign = [
        f"{path.relative_to(SRC)}: {name}"
        for ring, path in modules()
        if ring in ENGINE
        for name in imports(path)
        if name.split(".")[0] not in sys.stdlib_module_names | {"lazaretto"}
    ]
    assert foreign == []


def test_the_engine_knows_neither_time_nor_randomness() -> None:
    found = [
        f"{path.relative_to(SRC)}: {name}"
        for ring, path in modules()
        if ring in ENGINE
        for name in imports(path)
        if name.split(".")[0] in UNWELCOME
    ]
    assert found == []


def test_bots_do_not_import_the_table() -> None:
    found = [
        f"{path.relative_to(SRC)}: {name}"
        for ring, path in modules()
        if ring == "bots"
        for name in imports(path)
        if name.startswith("lazaretto.kernel.game")
    ]
    assert found == []


def test_every_rule_named_in_the_code_exists() -> None:
    named = {rule for _, path in modules() for rule in RULE.findall(path.read_text(encoding="utf-8"))}
    assert sorted(named - catalogue()) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_stands_in_the_code_of_its_game(title: str) -> None:
    for path in rules_of(title).rulebooks:
        code = "".join(file.read_text(encoding="utf-8") for file in path.parent.rglob("*.py"))
        cited = set(RULE.findall(code))
        for first, last in re.findall(r"\b([A-Z]{3}-[A-Z]\d+) to ([A-Z]{3}-[A-Z]\d+)\b", code):
            stem, low, high = first.rstrip("0123456789"), *(int(re.findall(r"\d+$", end)[0]) for end in (first, last))
            cited |= {f"{stem}{n}" for n in range(low, high + 1)}
        assert sorted({rule.id for rule in rulebook.read([path])} - cited) == []
