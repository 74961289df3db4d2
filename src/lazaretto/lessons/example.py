"""Situations that rules tell of, the worked examples of the rulebooks among them, and what is answered there."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import rulebook
from lazaretto.kernel.game import Game
from lazaretto.lessons.lesson import FOLDER


class Example(NamedTuple):
    """A situation, what is answered there, and the rules that this shows. Chance answers like a seat."""

    title: str  # by whose rules it is played
    rules: tuple[str, ...]  # the one it is made for first
    position: str
    answers: tuple[str, ...]

    def played(self) -> Game:
        """The game after the answers."""
        rules = rules_of(self.title)
        setup, saved = rules.read(rules, self.position)
        game = Game(rules, setup, start=saved)
        for answer in self.answers:
            game.apply(answer)
        return game


@cache
def examples_of(title: str) -> tuple[Example, ...]:
    """The examples to the rules of a title, those of the title it builds on among them."""
    mine = {rule.id for rule in rulebook.read(rules_of(title).rulebooks)}
    return tuple(example for each in TITLES for example in _examples(each) if example.rules[0] in mine)


@cache
def plain_rules(title: str) -> Mapping[str, tuple[str, ...]]:
    """Rules of a title, or of the one it builds on, that need no picture, by kind: what is in the box …"""
    mine = {rule.id for rule in rulebook.read(rules_of(title).rulebooks)}
    kinds: dict[str, tuple[str, ...]] = {}
    for each in TITLES:
        for kind, rules in _read(each).get("plain", {}).items():
            kinds[kind] = (*kinds.get(kind, ()), *(rule for rule in rules if rule in mine))
    return kinds


@cache
def _examples(title: str) -> tuple[Example, ...]:
    listed = _read(title).get("example", ())
    return tuple(Example(title, tuple(each["rules"]), each["position"], tuple(each["answers"])) for each in listed)


def _read(title: str) -> dict[str, Any]:
    path = FOLDER / "examples" / f"{title}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
