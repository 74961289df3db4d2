"""Every title there is, those of this package and those that others have installed, and where its parts are.

This file imports nothing of the package: whatever compiles or packs the titles can read it before they work.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Title:
    """A title by the name that people and programs use, and its parts by their places.

    A place is written "module:attribute", or "package:file". It is looked up when somebody asks for the part, because
    most parts lie in rings further out, which may not be there at all.
    """

    name: str
    ruleset: str
    picture: str  # the type of what a browser draws
    judge: str  # the class that weighs positions for bots
    counted: str  # what the judge counts: names, and where it keeps each
    guessed: str  # what each of these would be worth at a guess
    weights: str  # the file of what each is worth, and of how far the levels look ahead
    drawing: str  # the function that draws a position for a terminal
    words: tuple[str, ...]  # the Fluent files that every language has for it
    characters: str = ""  # the file of the opponents that have a taste of their own; without it there are none
    pieces: str = ""  # the function that lays pieces on a picture of the board, for notebooks; "": letters must do
    editor: str = ""  # what can be changed by hand in a position; none: nothing
    dangers: str = ""  # the function that says what threatens a seat, for hints; none: nothing
    review: str = ""  # the file of what reviews must know; without it there are no reviews, and no deals of the day


def load(place: str) -> Any:
    """What is at a place "module:attribute"."""
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)


def file(place: str) -> Path:
    """The file at a place "package:file"."""
    package, _, name = place.partition(":")
    return Path(str(files(package) / name))


RATTUS = Title(
    name="rattus",
    ruleset="lazaretto.games.rattus.ruleset:RATTUS",
    picture="lazaretto.games.rattus.picture:RattusPicture",
    judge="lazaretto.bots.heuristics.rattus:RattusJudge",
    counted="lazaretto.bots.heuristics.rattus:COUNTED",
    guessed="lazaretto.bots.heuristics.rattus:GUESSED",
    weights="lazaretto.bots.heuristics:rattus.toml",
    drawing="lazaretto.cli.boards.rattus:draw",
    words=("rattus", "rattus-board", "rattus-rules", "rattus-lessons"),
    characters="lazaretto.bots.characters:rattus.toml",
    pieces="lazaretto.pictures.rattus:lay",
    editor="lazaretto.editor.rattus:EDITOR",
    dangers="lazaretto.lessons.dangers.rattus:dangers",
    review="lazaretto.review:rattus.toml",
)

MERCATUS = Title(
    name="rattus+mercatus",
    ruleset="lazaretto.games.rattus.mercatus.ruleset:MERCATUS",
    picture="lazaretto.games.rattus.mercatus.picture:MercatusPicture",
    judge="lazaretto.bots.heuristics.mercatus:MercatusJudge",
    counted="lazaretto.bots.heuristics.mercatus:COUNTED",
    guessed="lazaretto.bots.heuristics.mercatus:GUESSED",
    weights="lazaretto.bots.heuristics:rattus+mercatus.toml",
    drawing="lazaretto.cli.boards.mercatus:draw",
    words=(*RATTUS.words, "mercatus", "mercatus-rules", "mercatus-lessons"),
    characters="lazaretto.bots.characters:rattus+mercatus.toml",
    pieces="lazaretto.pictures.mercatus:lay",
    editor="lazaretto.editor.mercatus:EDITOR",
    dangers="lazaretto.lessons.dangers.rattus:dangers",
    review="lazaretto.review:rattus+mercatus.toml",
)

NOTRE_DAME = Title(
    name="notre-dame",
    ruleset="lazaretto.games.notre_dame.ruleset:NOTRE_DAME",
    picture="lazaretto.games.notre_dame.picture:NotreDamePicture",
    judge="lazaretto.bots.heuristics.notre_dame:NotreDameJudge",
    counted="lazaretto.bots.heuristics.notre_dame:COUNTED",
    guessed="lazaretto.bots.heuristics.notre_dame:GUESSED",
    weights="lazaretto.bots.heuristics:notre-dame.toml",
    drawing="lazaretto.cli.boards.notre_dame:draw",
    words=("notre-dame", "notre-dame-board", "notre-dame-rules", "notre-dame-lessons"),
    characters="lazaretto.bots.characters:notre-dame.toml",
    pieces="lazaretto.pictures.notre_dame:lay",
    editor="lazaretto.editor.notre_dame:EDITOR",
    dangers="lazaretto.lessons.dangers.notre_dame:dangers",
    review="lazaretto.review:notre-dame.toml",
)

OWN: Mapping[str, Title] = {title.name: title for title in (RATTUS, MERCATUS, NOTRE_DAME)}
GROUP = "lazaretto.titles"  # the entry points by which packages of others name theirs


class Titles(Mapping[str, Title]):
    """All titles by name. One of another package is imported when somebody asks for it, and not before."""

    @cached_property
    def _installed(self) -> dict[str, EntryPoint]:
        return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in OWN}

    def __getitem__(self, name: str) -> Title:
        if name in OWN:
            return OWN[name]
        title = self._installed[name].load()
        if not isinstance(title, Title) or title.name != name:
            raise TypeError(f"{GROUP}: expected a Title {name!r} at {self._installed[name].value}; got {title!r}")
        return title

    def __contains__(self, name: object) -> bool:
        return name in OWN or name in self._installed

    def __iter__(self) -> Iterator[str]:
        return iter((*OWN, *self._installed))

    def __len__(self) -> int:
        return len(OWN) + len(self._installed)


TITLES = Titles()
