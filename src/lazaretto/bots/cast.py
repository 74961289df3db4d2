"""Opponents with a character: a level of a title, and a taste, by which they weigh otherwise than its judge."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from lazaretto.bots.judge import Judge
from lazaretto.bots.judges import counts_of, judge
from lazaretto.games.titles import TITLES, file


class Character(NamedTuple):
    """How far somebody looks ahead, and how much more each thing is worth to him, in thousandths of a point."""

    level: str
    taste: Mapping[str, int]  # by what the title's judge counts


@cache
def cast(title: str) -> Mapping[str, Character]:
    """The characters of a title, by name. A title of another package, or of a test, may have none."""
    place = TITLES[title].characters if title in TITLES else ""
    found = tomllib.loads(file(place).read_text(encoding="utf-8")) if place else {}
    return {name: Character(**each) for name, each in found.items()}


@cache
def everybody() -> tuple[str, ...]:
    """The names of all characters, whatever they play."""
    return tuple(dict.fromkeys(name for title in TITLES for name in cast(title)))


def judge_with_taste(title: str, taste: Mapping[str, int]) -> Judge[Any]:
    """The judge of a title as somebody of this taste has it."""
    made, counted = judge(title), counts_of(title)
    for name, more in taste.items():
        made.weights[counted[name]] += more
    return made
