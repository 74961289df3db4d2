"""Every title has all its parts, and one that has not is told which."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lazaretto.games.titles import TITLES, Title
from lazaretto.lang.words import FOLDER, languages
from tests.parts import SHARED, missing

# The game of CONTRIBUTING.md, as it is when its rules have been written and nothing else.
CHESTS = Title(
    name="chests",
    ruleset="tests.tiny.chests:CHESTS_RULES",
    picture="",
    judge="",
    counted="",
    guessed="",
    weights="",
    drawing="",
    words=(),
)


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_all_its_parts(title: str) -> None:
    assert missing(TITLES[title]) == []


def test_a_title_that_has_only_rules_is_told_everything_else() -> None:
    assert missing(CHESTS) == [
        "rulebook",
        "position notation",
        "picture",
        "words in en",
        "words in it",
        "words in nl",
        "terminal drawing",
        "judge",
        "counts of the judge",
        "guesses of the judge",
        "weights and levels",
        "characters",
        "client",
        "playthroughs",
        "choice numbers",
        "perft counts",
        "things of the picture",
        "lessons",
        "review",
        "puzzles",
    ]


@pytest.mark.parametrize(
    ("lacking", "told"),
    [
        ({"drawing": "lazaretto.cli.boards.rattus:sculpt"}, ["terminal drawing"]),
        ({"drawing": "lazaretto.cli.boards.ratatouille:draw"}, ["terminal drawing"]),
        ({"judge": "lazaretto.bots.heuristics.rattus:Jury"}, ["judge"]),
        ({"guessed": "lazaretto.bots.heuristics.rattus:HOPED"}, ["guesses of the judge"]),
        ({"weights": "lazaretto.bots.heuristics:ratatouille.toml"}, ["weights and levels"]),
        ({"weights": "lazaretto.bots.heuristics:notre-dame.toml"}, ["weights and levels"]),
        ({"picture": "lazaretto.games.notre_dame.picture:NotreDamePicture"}, ["picture"]),
        ({"words": ("rattus", "rattus-board")}, ["words in en", "words in it", "words in nl"]),
    ],
    ids=str,
)
def test_a_title_that_lacks_a_part_is_told_which(lacking: dict[str, Any], told: list[str]) -> None:
    assert missing(replace(TITLES["rattus"], **lacking)) == told


def test_the_recipe_for_a_title_names_the_same_parts_in_the_same_order() -> None:
    recipe = (Path(__file__).parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = recipe.partition("## Add a title")[2].partition("\n## ")[0]
    parts = re.findall(r"^\| ([a-z, ]+) \| (?!where)", table, re.MULTILINE)
    words = [f"words in {language}" for language in languages()]
    [k] = [k for k, part in enumerate(parts) if part == f"words in {', '.join(languages())}"]
    assert ["ruleset", *missing(CHESTS)] == [*parts[:k], *words, *parts[k + 1 :]]


@pytest.mark.parametrize("language", languages())
def test_every_file_of_words_belongs_to_a_title_or_to_all(language: str) -> None:
    owned = {name for title in TITLES.values() for name in title.words}
    assert {path.stem for path in (FOLDER / language).glob("*.ftl")} == owned | set(SHARED)
