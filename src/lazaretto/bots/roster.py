"""Which bots there are: those that come with this package or another, by name, and anybody's own, by file and class."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from lazaretto.bots.bot import Bot
from lazaretto.bots.cast import cast, everybody, judge_with_taste
from lazaretto.bots.greedy import GreedyBot
from lazaretto.bots.judges import error, judge, levels
from lazaretto.bots.novice import NoviceBot
from lazaretto.bots.random import RandomBot
from lazaretto.bots.search import SearchBot
from lazaretto.kernel.errors import LazarettoError

THINKING = 2.0  # seconds that a bot may look ahead where somebody waits for it

LEVELS = ("easy", "normal", "expert", "master")  # of those that look ahead
MASTER = "master"  # looks ahead as long as it may, where there is a clock
STAND_IN = "expert"  # plays for people who are away: the best that answers at once
UNCOUNTED = 1_000_000_000  # visits of whoever looks at the clock alone

Make = Callable[[str, int, float | None], Bot]


def _level(name: str) -> Make:
    return lambda title, seed, seconds: SearchBot(seed, judge(title), visits(title, name, seconds), seconds)


def visits(title: str, level: str, seconds: float | None) -> int:
    """How many worlds a bot of a level visits for an answer if it may take so long."""
    return UNCOUNTED if level == MASTER and seconds is not None else levels(title)[level]


ROSTER: Mapping[str, Make] = {
    "random": lambda title, seed, seconds: RandomBot(seed),
    "beginner": lambda title, seed, seconds: NoviceBot(seed, judge(title), error(title)),
    "greedy": lambda title, seed, seconds: GreedyBot(seed, judge(title)),
    **{name: _level(name) for name in LEVELS},
}


GROUP = "lazaretto.bots"  # the entry points by which packages of others name theirs
# Of whoever names a bot.
EXPECTED = (
    f"one of the bots {', '.join(ROSTER)}, a character of the title, "
    "search:VISITS, search:VISITS:file.toml or file.py:Class"
)
# A level of one's own, by its number of visits, and with weights of one's own, by their file.
SEARCH = re.compile(r"search:([1-9]\d{0,8})(?::(.+\.toml))?")


@cache
def installed() -> Mapping[str, EntryPoint]:
    """The bots of other packages, by name: classes like those that are named by file and class."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in (*ROSTER, *everybody())}


def is_bot(name: str, title: str | None = None) -> bool:
    """Whether the name is in the roster, a character, installed, or like `search:500` or `path/to/file.py:ClassName`.

    A character plays some titles, and perhaps not this one; every other bot plays all.
    """
    is_anybodys = name in ROSTER or SEARCH.fullmatch(name) is not None or ".py:" in name or name in installed()
    return is_anybodys or name in (everybody() if title is None else cast(title))


def bot(name: str, title: str, seed: int, seconds: float | None = None) -> Bot:
    """A bot for a title, by its name or its file and class; its own random stream begins at the seed.

    With `seconds` those that look ahead answer in that time, and then not the same on every machine.

    A file is run as the program it is: take its name only from somebody who may run programs here.
    """
    if name in ROSTER:
        return ROSTER[name](title, seed, seconds)
    if name in cast(title):
        level, taste = cast(title)[name]
        return SearchBot(seed, judge_with_taste(title, taste), visits(title, level, seconds), seconds)
    if own := SEARCH.fullmatch(name):
        return SearchBot(seed, judge(title, _weights(Path(own[2])) if own[2] else None), int(own[1]), seconds)
    if not is_bot(name, title):
        raise LazarettoError(f"expected {EXPECTED}; got {name!r}")
    file, _, wanted = name.rpartition(":")
    kind = installed()[name].load() if name in installed() else getattr(_module(Path(file).resolve()), wanted, None)
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        raise LazarettoError(f"{file}: expected a class {wanted!r} with a method choose")
    try:
        made: Bot = kind(title, seed)
    except Exception as error:  # whatever somebody's own code raises
        raise LazarettoError(f"{name}: expected to be made of a title and a seed; {error!r}") from error
    return made


@cache
def _weights(path: Path) -> dict[str, Any]:
    if not path.is_file():
        raise LazarettoError(f"{path}: expected a file with the weights of a judge")
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def _module(path: Path) -> ModuleType:
    if not path.is_file():
        raise LazarettoError(f"{path}: expected a file with a bot")
    spec = spec_from_file_location(str(path), path)
    assert spec is not None, "every .py file has a loader"
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there for the module they are in
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[spec.name]
        raise LazarettoError(f"{path}: cannot be loaded; {error!r}") from error
    return module
