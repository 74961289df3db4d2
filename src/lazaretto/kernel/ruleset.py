"""A game as data, edited by expansions. Read once, when a table is set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from lazaretto.kernel.choice import Catalogue, Choice
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.event import Reason
from lazaretto.kernel.setup import Option, Setup
from lazaretto.kernel.state import State
from lazaretto.kernel.step import Step

Program = tuple[Step, ...]
Caution = Callable[[Setup], Reason | None]


@cache  # one for all games of a title
def _catalogue(choices: tuple[Choice, ...]) -> Catalogue:
    return Catalogue(choices)


def _no_components(folder: Path) -> Mapping[str, Any]:
    raise RulesetError("this title has no component files to replace")


def _no_notation(*args: Any) -> Any:
    raise RulesetError("this title has no position notation")


def _no_picture(s: State) -> Mapping[str, Any]:
    raise RulesetError("this title has no picture of its table")


@dataclass(frozen=True, eq=False)
class Ruleset:
    """Programs of steps, offers of free acts, cards, listeners, parts of state, scores. Each edit gives a new one.

    What offers, cards, listeners, parts and scores are is the game's own affair: each game has small base classes for
    them and lays the ruleset out for play in `deal`.
    """

    name: str
    version: int  # raised when an old record would play differently
    players: tuple[int, ...]
    seats: tuple[str, ...]  # the colours, in seat order
    deal: Callable[[Ruleset, Setup], State]  # a position before its first step
    choices: tuple[Choice, ...]
    programs: Mapping[str, Program]
    offers: tuple[Any, ...] = ()
    cards: tuple[Any, ...] = ()
    listeners: tuple[Any, ...] = ()
    parts: tuple[Any, ...] = ()
    scores: tuple[Any, ...] = ()
    options: tuple[Option, ...] = ()
    settled: tuple[tuple[str, str], ...] = ()  # the options whose edits are in these rules
    cautions: tuple[Caution, ...] = ()  # what a host should know of a set-up he may well choose
    rulebooks: tuple[Path, ...] = ()  # where the sentences of the rules are listed
    components: Callable[[Path], Mapping[str, Any]] = field(default=_no_components)  # reads an owner's own files
    write: Callable[[State], str] = field(default=_no_notation)  # a position as one line of text
    read: Callable[[Ruleset, str], tuple[Setup, dict[str, Any]]] = field(default=_no_notation)  # and back
    picture: Callable[[State], Mapping[str, Any]] = field(default=_no_picture)  # what lies on the table, by name

    def catalogue(self) -> Catalogue:
        """All choices of this title by number and text."""
        return _catalogue(self.choices)

    def named(self, name: str) -> Ruleset:
        """The same under another name."""
        return replace(self, name=name)

    def dealt_by(self, deal: Callable[[Ruleset, Setup], State]) -> Ruleset:
        """The same with another table before the first step."""
        return replace(self, deal=deal)

    def pictured_by(self, picture: Callable[[State], Mapping[str, Any]]) -> Ruleset:
        """The same with more to see on the table."""
        return replace(self, picture=picture)

    def step(self, program: str, name: str) -> Step:
        """A named step of a program, for others to push."""
        steps, i = self._place(program, name)
        return steps[i]

    def insert(self, program: str, *steps: Step, before: str = "", after: str = "") -> Ruleset:
        """Steps added to a program, before or after a named one."""
        if bool(before) == bool(after):
            raise RulesetError(f"insert: expected either before or after; got {before!r} and {after!r}")
        old, i = self._place(program, before or after)
        i += bool(after)
        return self._with_program(program, old[:i] + steps + old[i:])

    def replace(self, program: str, name: str, *steps: Step) -> Ruleset:
        """Other steps in the place of a named one."""
        old, i = self._place(program, name)
        return self._with_program(program, old[:i] + steps + old[i + 1 :])

    def with_program(self, program: str, *steps: Step) -> Ruleset:
        """One more program, for steps to start."""
        if program in self.programs:
            raise RulesetError(f"{self.name} already has a program {program!r}")
        return self._with_program(program, steps)

    def offer(self, *offers: Any) -> Ruleset:
        """More that a player may do of his own accord."""
        return replace(self, offers=self.offers + offers)

    def replace_offer(self, name: str, offer: Any) -> Ruleset:
        """Another offer in the place of a named one."""
        names = [old.name for old in self.offers]
        if name not in names:
            raise RulesetError(f"{self.name} has no offer {name!r}; it has: {', '.join(names)}")
        return replace(self, offers=tuple(offer if old.name == name else old for old in self.offers))

    def with_cards(self, *cards: Any) -> Ruleset:
        """More cards."""
        return replace(self, cards=self.cards + cards)

    def listen(self, *listeners: Any) -> Ruleset:
        """More listeners; they hear of an event in this order."""
        return replace(self, listeners=self.listeners + listeners)

    def with_parts(self, *parts: Any) -> Ruleset:
        """More parts of state."""
        return replace(self, parts=self.parts + parts)

    def with_scores(self, *scores: Any) -> Ruleset:
        """More sources of points."""
        return replace(self, scores=self.scores + scores)

    def with_choices(self, *choices: Choice) -> Ruleset:
        """More choices; their numbers must be free."""
        return replace(self, choices=self.choices + choices)

    def with_options(self, *options: Option) -> Ruleset:
        """More for the host to settle."""
        return replace(self, options=self.options + options)

    def with_caution(self, caution: Caution) -> Ruleset:
        """One more warning that a set-up may earn."""
        return replace(self, cautions=(*self.cautions, caution))

    def warnings(self, setup: Setup) -> list[Reason]:
        """What advice of the rulebook this set-up leaves aside; it may be played all the same."""
        found = [caution(setup) for caution in self.cautions]
        return [reason for reason in found if reason is not None]

    def with_rulebook(self, path: Path) -> Ruleset:
        """One more list of rules."""
        return replace(self, rulebooks=(*self.rulebooks, path))

    def under(self, setup: Setup) -> Ruleset:
        """These rules with the edits that the settled options ask for."""
        rules = self
        for option in self.options:
            value = setup.options[option.name]
            if value in option.edits:
                rules = option.edits[value](rules)
                rules = replace(rules, settled=(*rules.settled, (option.name, value)))
        return rules

    def _place(self, program: str, name: str) -> tuple[Program, int]:
        if program not in self.programs:
            raise RulesetError(f"{self.name} has no program {program!r}; it has: {', '.join(self.programs)}")
        steps = self.programs[program]
        names = [step.name for step in steps]
        if name not in names:
            raise RulesetError(f"program {program!r} has no step {name!r}; it has: {', '.join(names)}")
        return steps, names.index(name)

    def _with_program(self, program: str, steps: Program) -> Ruleset:
        return replace(self, programs={**self.programs, program: steps})
