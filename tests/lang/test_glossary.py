"""Each language has one word for each thing, and all its texts keep to it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast, visitor

from lazaretto.lang.words import FOLDER, languages


class Term(NamedTuple):
    """The word for a thing, and what is not to be used for it."""

    word: str
    others: list[str]


class Texts(visitor.Visitor):
    """Collects what a message says, without its variables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802, the visitor's own naming
        self.parts.append(node.value)


def glossary(language: str) -> dict[str, Term]:
    entries = tomllib.loads((FOLDER / language / "glossary.toml").read_text(encoding="utf-8"))
    return {name: Term(entry["word"], entry["not"]) for name, entry in entries.items()}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every message of a language by its key, a line each."""
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                found = Texts()
                found.visit(entry)
                yield entry.id.name, " ".join(" ".join(found.parts).split())


def says(text: str, word: str) -> bool:
    """Whether a text has this word, whatever its case; a hyphen belongs to a word."""
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text, re.IGNORECASE) is not None


@pytest.mark.parametrize("language", languages())
def test_every_language_names_the_same_things(language: str) -> None:
    assert list(glossary(language)) == list(glossary("en"))


@pytest.mark.parametrize("language", languages())
def test_no_text_uses_another_word_for_a_thing(language: str) -> None:
    others = [(word, term.word) for term in glossary(language).values() for word in term.others]
    found = [
        f"{key}: expected {word!r}, not {other!r}, in: {text}"
        for key, text in texts(language)
        for other, word in others
        if says(text, other)
    ]
    assert found == []


@pytest.mark.parametrize("language", languages())
def test_the_word_for_a_thing_is_used(language: str) -> None:
    spoken = " ".join(text for _, text in texts(language))
    assert [term.word for term in glossary(language).values() if not says(spoken, term.word)] == []


@pytest.mark.parametrize("language", languages())
def test_apostrophes_are_of_one_kind(language: str) -> None:
    assert [f"{key}: {text}" for key, text in texts(language) if "'" in text] == []


def test_a_word_within_another_is_not_meant() -> None:
    assert says("Tell me by mail.", "mail")
    assert not says("An e-mail address", "mail")
    assert not says("mailing", "mail")
