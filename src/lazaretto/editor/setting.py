"""Something in a position that can be set by hand, and how the position becomes the one that is meant.

A change is carried out on a copy, which is then written and read again: whether the result is possible is asked where
it is asked of every line of notation, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from lazaretto.games.titles import TITLES, load
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.event import Args
from lazaretto.kernel.game import Game

Change = Callable[[Any, str], None]  # of a position, to one of the values


@dataclass(frozen=True)
class Setting:
    """What can be set, where it lies on the board, and what it can be set to."""

    name: str  # among those of a position: "cubes.gallia.red"
    noun: str  # the thing on the board that it is about, as choices name it: "region"; "": none
    item: str  # "gallia"
    what: str  # the key of its text
    args: Mapping[str, str]  # of that text: nouns and items
    value: str
    values: Sequence[str]  # among which it is chosen
    worded: str  # the noun that values are named by; "": they are numbers
    change: Change


class Editor(NamedTuple):
    """What a title says of its positions to whoever changes one by hand."""

    settings: Callable[[Any], Iterable[Setting]]
    described: Callable[[Any], Mapping[str, Args]] = lambda s: {}  # items without a name: what a text needs to tell


NOTHING = Editor(lambda s: ())


def numbers(least: int, most: int) -> list[str]:
    """The values of a count."""
    return [str(n) for n in range(least, most + 1)]


def editor(title: str) -> Editor:
    """That of a title; one that does not say what can be changed has nothing to change."""
    place = TITLES[title].editor
    found: Editor = load(place) if place else NOTHING
    return found


def changed(game: Game, name: str, value: str) -> str:
    """The line of notation of a position in which something has been set."""
    found = next((each for each in editor(game.title).settings(game.state) if each.name == name), None)
    if found is None:
        raise LazarettoError(f"expected something that can be set in this position; got {name!r}")
    if value not in found.values:
        raise LazarettoError(f"{name}: expected one of {', '.join(found.values)}; got {value!r}")
    s = game.state.fork()
    found.change(s, value)
    s.derive()
    line: str = game.ruleset.write(s)
    return line
