"""Every language says everything that can be said, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.lang.words import FOLDER, Words, languages
from tests.lang.keys import cards, spoken


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


PLURALS = {
    "en": "answers|cards|coins|cubes|days|messages|moves|players|points|rats|regions|rounds|seats|squares|steps",
    "it": "carte|cubetti|giorni|giocatori|messaggi|monete|mosse|passi|piazze|punti|ratti|regioni|risposte|strade|topi",
    "nl": "antwoorden|blokjes|boodschappen|dagen|kaarten|munten|pleinen|punten|ratten|regio’s|rondes|spelers|stappen",
}

# What the rules, or the site, never count to one: a cathedral is worth more, a sale brings threes, nobody plays alone.
SEVERAL = {
    "cathedral-line",
    "event-cathedral-scored",
    "event-goods-sold",
    "event-messages-laid",
    "event-prestige-gained",
    "event-prestige-lost-unseen",
    "reason-no-chivalry",
    "site-players",
}


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_one_of_a_thing_is_not_said_in_the_plural(language: str) -> None:
    found = {key: used for path in (FOLDER / language).glob("*.ftl") for key, used in messages(path).items()}
    ones: dict[str, int | str] = {name: 1 for used in found.values() for name in used} | {"slot": "gallia.1"}
    words = Words(language, ["Ada", "Bo"])
    wrong = re.compile(rf"\b1 ({PLURALS[language]})\b")
    assert {key: text for key in found.keys() - SEVERAL if wrong.search(text := words.say(key, **ones))} == {}


@pytest.mark.parametrize("language", languages())
def test_every_long_word_of_a_name_says_where_it_may_break(language: str) -> None:
    words = Words(language)
    named = {f"{card.noun}-{card.name}" for title in TITLES for card in cards(rules_of(title))}
    names = [words.say(key) for key in named | set(words.keys("ribbon-"))]
    long = {word for name in names for word in re.findall(r"\w+", name) if len(word) >= 10}
    assert {word.replace("-", "") for word in words.say("hyphenation").split()} == long
