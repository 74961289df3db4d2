"""Which tests prove which rules, read from the marks `@pytest.mark.rule("RAT-P3")` in the test files."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import rulebook

TESTS = Path(__file__).parent


def catalogue() -> set[str]:
    """The ids of all rules of all titles."""
    return {rule.id for title in TITLES for rule in rulebook.read(rules_of(title).rulebooks)}


@cache
def proven() -> dict[str, list[str]]:
    """For each id the tests that prove it."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.parse(text).body if "mark.rule" in text else ():
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        for arg in mark.args:
                            assert isinstance(arg, ast.Constant), f"{path}: {node.name}: a rule mark takes plain ids"
                            found[str(arg.value)].append(f"{path.relative_to(TESTS)}::{node.name}")
    return dict(found)
