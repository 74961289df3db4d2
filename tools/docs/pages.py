"""Pages that are made from what the tables themselves say: the rules of every title in every language, the glossary."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import rulebook
from lazaretto.lang.words import FOLDER, Words, languages

DOCS = Path(__file__).resolve().parents[2] / "docs"
GENERATED = DOCS / "generated"
PICTURES = DOCS / "img" / "rules"
GLOSSARY = "generated/glossary.md"


def names() -> list[str]:
    """The paths of all pages in docs."""
    return [GLOSSARY, *(f"generated/{page_of(title, language)}" for language in languages() for title in TITLES)]


def generated() -> Mapping[str, str]:
    """Every page by its path in docs."""
    pages = [rules(title, Words(language)) for language in languages() for title in TITLES]
    return dict(zip(names(), [glossary(), *pages], strict=True))


def page_of(title: str, language: str) -> str:
    """Where the rules of a title are."""
    return f"{title.replace('+', '-')}-{language}.md"


def rules(title: str, words: Words) -> str:
    """The rules of a title, each sentence with its id; situations on the board; what differs from the box."""
    key = title.replace("+", "-")
    lines = [f"# {words.say(f'title-{key}')}: {words.say('site-rules')}", "", words.say(f"goal-{key}"), ""]
    lines += [f"![{words.say(f'title-{key}')}](../img/{key}-middle-desktop.webp)", ""]
    others = [f"[{own_name(each)}]({page_of(title, each)})" for each in languages() if each != words.language]
    lines += [" · ".join(others), ""]
    pictured = {path.name.removesuffix("-before.webp") for path in PICTURES.glob("*-before.webp")}
    for path in rules_of(title).rulebooks:
        book = rulebook.name(path)
        lines += [f"## {words.say(f'{book}-rules-title')}", "", _line(words.say(f"{book}-rules-summary")), ""]
        section = ""
        for rule in rulebook.read([path]):
            if rule.section != section:
                section = rule.section
                lines += [f"### {words.say(f'{book}-section-{section}')}", ""]
            sources = ", ".join(words.say(f"source-{source}") for source in rule.sources)
            lines += [f"{{#{rule.id}}}", f"**{rule.id}** {_line(words.say(rule.id))} *{sources}*", ""]
            if rule.id in pictured:
                lines += _pictures(rule.id, words)
        lines += [f"### {words.say('site-differs')}", ""]
        for each in words.keys(f"{book}-differs-"):
            lines += [_line(words.say(each)), ""]
    return "\n".join(lines)


def _pictures(rule: str, words: Words) -> Iterator[str]:
    """The situation that a rule tells of, before and after, as `tools.rule_pictures` took it."""
    yield "::::{container} rules-pictures"
    for moment in ("before", "after"):
        yield f"![{rule}: {words.say(f'rules-{moment}')}](../img/rules/{rule}-{moment}.webp)\n"
    yield "::::\n"


def glossary() -> str:
    """One word for each thing, in all languages."""
    words = {
        language: tomllib.loads((FOLDER / language / "glossary.toml").read_text("utf-8")) for language in languages()
    }
    lines = [
        "# Glossary",
        "",
        "One word for each thing, in every text that players read; a test looks through all of them.",
        "",
    ]
    lines += [f"| {' | '.join(own_name(language) for language in words)} |", f"|{'---|' * len(words)}"]
    for thing in sorted(words["en"], key=lambda thing: str(words["en"][thing]["word"]).lower()):
        lines.append(f"| {' | '.join(of.get(thing, {}).get('word', '') for of in words.values())} |")
    lines += ["", "Words of the engine and of the site are explained in [the architecture](../architecture.md).", ""]
    return "\n".join(lines)


def own_name(language: str) -> str:
    """What a language calls itself."""
    return {"en": "English", "it": "Italiano", "nl": "Nederlands"}[language]


def _line(text: str) -> str:
    return " ".join(text.split())
