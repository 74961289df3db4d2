"""What a title still lacks: the list of things to do for whoever adds one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import get_type_hints

from lazaretto.bots.judge import Judge
from lazaretto.bots.roster import LEVELS
from lazaretto.games.titles import Title, file, load
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import prepare
from lazaretto.lang.words import FOLDER, languages
from lazaretto.lessons.lesson import LessonError, lessons_of
from lazaretto.puzzles import file_of
from lazaretto.review.fitted import read
from tests.conformance.test_pictures import THINGS
from tests.lang.keys import listed
from tests.perft.test_counts import rows
from tools.puzzles.compose import COMPOSERS

TESTS = Path(__file__).parent
CLIENT = TESTS.parent / "web" / "src" / "titles.ts"
# The Fluent files of all titles.
SHARED = (
    "common", "site", "table", "learn", "puzzles", "review", "analysis", "components", "daily", "screen", "statistics",
)  # fmt: skip
# What comes of a place where nothing is.
ABSENT = (ImportError, AttributeError, ValueError, OSError, RulesetError, LessonError)


def missing(title: Title) -> list[str]:
    """What is not there, or does not fit the rest, in the order in which one would make it."""
    return [part for part, is_there in _parts(title) if not _holds(is_there)]


def _holds(is_there: Callable[[], bool]) -> bool:
    try:
        return is_there()
    except ABSENT:
        return False


def _pictured(ruleset: Ruleset) -> set[str]:
    """What the picture of a new table has."""
    return set(ruleset.picture(ruleset.table(prepare(ruleset, ruleset.players[0], {}))))


def _is_shown(title: Title) -> bool:
    """Whether the client has an entry for the title."""
    return re.search(rf'^ *"?{re.escape(title.name)}"?:', CLIENT.read_text(encoding="utf-8"), re.MULTILINE) is not None


def _parts(title: Title) -> Iterator[tuple[str, Callable[[], bool]]]:
    def rules() -> Ruleset:
        ruleset: Ruleset = load(title.ruleset)
        return ruleset

    yield "ruleset", lambda: rules().name == title.name
    yield "rulebook", lambda: bool(rules().rulebooks)
    yield "position notation", lambda: rules().write is not Ruleset.write and rules().read is not Ruleset.read
    yield "picture", lambda: get_type_hints(load(title.picture)).keys() == _pictured(rules())
    for language in languages():
        yield f"words in {language}", partial(_speaks, language, title)
    yield "terminal drawing", lambda: callable(load(title.drawing))
    yield "judge", lambda: issubclass(load(title.judge), Judge)
    yield "counts of the judge", lambda: bool(load(title.counted))
    yield "guesses of the judge", lambda: load(title.guessed).keys() <= load(title.counted).keys()
    yield "weights and levels", lambda: _is_tuned(title)
    yield "characters", lambda: bool(tomllib.loads(file(title.characters).read_text(encoding="utf-8")))
    yield "client", lambda: _is_shown(title)
    yield (
        "playthroughs",
        lambda: all((TESTS / "golden" / f"{title.name}-{players}p.txt").exists() for players in rules().players),
    )
    yield "choice numbers", lambda: (TESTS / "golden" / "choices" / f"{title.name}.txt").exists()
    yield "perft counts", lambda: title.name in {row.title for row in rows()}
    yield "things of the picture", lambda: title.name in THINGS
    yield "lessons", lambda: bool(lessons_of(title.name))
    yield "review", lambda: bool(read(tomllib.loads(file(title.review).read_text(encoding="utf-8"))).slopes)
    yield "puzzles", lambda: title.name in COMPOSERS and file_of(title.name).exists()


def _speaks(language: str, title: Title) -> bool:
    """Whether the files of a title, and those of all titles, have everything that its ruleset lists."""
    texts = [(FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8") for name in (*SHARED, *title.words)]
    keys = {key for text in texts for key in re.findall(r"^([A-Za-z][\w-]*) *=", text, re.MULTILINE)}
    return bool(title.words) and listed(load(title.ruleset)) <= keys


def _is_tuned(title: Title) -> bool:
    found = tomllib.loads(file(title.weights).read_text(encoding="utf-8"))
    return found["weights"].keys() == load(title.counted).keys() and set(found["levels"]) == set(LEVELS)
