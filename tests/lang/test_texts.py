"""Every language says everything that can be said, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from lazaretto.lang.words import FOLDER, Words, languages
from tests.lang.keys import spoken


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the visitor's own naming
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file with their variables; what cannot be parsed fails the test."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
            found[entry.id.name] = variables.names
    return found


def test_there_are_three_languages() -> None:
    assert languages() == ["en", "it", "nl"]


@pytest.mark.parametrize("language", languages())
def test_everything_the_engine_can_say_has_words(language: str) -> None:
    words = Words(language)
    assert sorted(key for key in spoken() if not words.has(key)) == []


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize("file", sorted(path.name for path in (FOLDER / "en").glob("*.ftl")))
def test_a_language_has_the_same_messages_with_the_same_variables_as_english(language: str, file: str) -> None:
    assert messages(FOLDER / language / file) == messages(FOLDER / "en" / file)


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_in_two_files(language: str) -> None:
    keys = [key for path in (FOLDER / language).glob("*.ftl") for key in messages(path)]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


@pytest.mark.parametrize("language", languages())
def test_a_rule_named_in_a_sentence_exists(language: str) -> None:
    words = Words(language)
    for path in (FOLDER / language).glob("*-rules.ftl"):
        named = set(re.findall(r"\b[A-Z]{3}-[A-Z]\d+\b", path.read_text(encoding="utf-8")))
        assert sorted(rule for rule in named if not words.has(rule)) == []
