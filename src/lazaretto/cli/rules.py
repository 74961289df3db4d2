"""Read the rules of a title, each with its id."""

from __future__ import annotations

import argparse
import json
import textwrap

from rich.text import Text

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import rulebook
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.lang.words import DEFAULT, Words, languages


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("title", choices=list(TITLES))
    parser.add_argument("rule", nargs="*", help="only these rules, by id")
    parser.add_argument("--lang", default=DEFAULT, choices=languages())
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """Print the rules in their order, and at the end how the program differs from the box."""
    words = Words(args.lang)
    ruleset = rules_of(args.title)
    wanted = {rule.upper() for rule in args.rule}
    listed = rulebook.read(ruleset.rulebooks)
    unknown = wanted - {rule.id for rule in listed}
    if unknown:
        raise LazarettoError(f"{args.title} has no rule {', '.join(sorted(unknown))}")
    rows = [rule for rule in listed if not wanted or rule.id in wanted]
    if args.json:
        rules = [
            {"id": rule.id, "section": rule.section, "sources": rule.sources, "text": words.say(rule.id)}
            for rule in rows
        ]
        print(json.dumps(rules, ensure_ascii=False))
        return 0
    for path in ruleset.rulebooks:
        game = rulebook.name(path)
        mine = [rule for rule in rulebook.read([path]) if rule in rows]
        if not wanted:
            print(words.say(f"{game}-rules-title"), "\n")
            print(_wrap(words.say(f"{game}-rules-summary")))
        section = ""
        for rule in mine:
            if rule.section != section and not wanted:
                section = rule.section
                print(f"\n{words.say(f'{game}-section-{section}')}\n")
            sources = ", ".join(words.say(f"source-{source}") for source in rule.sources)
            print(_wrap(f"{rule.id}  {words.say(rule.id)} [{sources}]", "        "))
        if not wanted:
            for key in words.keys(f"{game}-differs-"):
                print("\n" + _wrap(words.say(key)))
    return 0


def paragraphs(ruleset: Ruleset, words: Words) -> list[Text]:
    """The rules of a title, a paragraph each, below the names of their sections."""
    found: list[Text] = []
    for path in ruleset.rulebooks:
        game, section = rulebook.name(path), ""
        found.append(Text(words.say(f"{game}-rules-title"), style="bold underline"))
        for rule in rulebook.read([path]):
            if rule.section != section:
                section = rule.section
                found.append(Text(words.say(f"{game}-section-{section}"), style="bold"))
            found.append(
                Text(f"{rule.id}  ", style="bold").append(" ".join(words.say(rule.id).split()), style="not bold")
            )
    return found


def _wrap(text: str, indent: str = "") -> str:
    return textwrap.fill(" ".join(text.split()), 100, subsequent_indent=indent)
