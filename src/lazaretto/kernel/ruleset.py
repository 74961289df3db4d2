"""A game as data, edited by expansions. Read once, when a table is set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self

from lazaretto.kernel.choice import Catalogue, Choice
from lazaretto.kernel.components import NOTHING_PRINTED, Printed
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.event import Reason
from lazaretto.kernel.setup import Option, Setup
from lazaretto.kernel.state import Part, State
from lazaretto.kernel.step import Step

Program = tuple[Step[Any], ...]
Caution = Callable[[Setup], Reason | None]
Deal = Callable[[Any, Setup], Any]
Check = Callable[[Any, bool], None]
Picture = Callable[[Any], Mapping[str, Any]]
Overlay = Callable[[Any, Any], Mapping[str, Any]]


@cache  # one for all games of a title
def _catalogue(choices: tuple[Choice, ...]) -> Catalogue:
    return Catalogue(choices)


@cache  # positions with the same options have the same rules, and can be compared
def _edited(ruleset: Any, settled: tuple[tuple[str, str], ...]) -> Any:
    options = {option.name: option for option in ruleset.options}
    rules = ruleset
    for name, value in settled:
        rules = options[name].edits[value](rules)
    return replace(rules, settled=rules.settled + settled) if settled else rules


def _no_notation(*args: Any) -> Any:
    raise RulesetError("this title has no position notation")


def _no_picture(s: State) -> Mapping[str, Any]:
    raise RulesetError("this title has no picture of its table")


def _found(name: str) -> Any:
    return Ruleset.find(name)


@dataclass(frozen=True, eq=False)
class Ruleset:
    """Programs of steps, choices, parts of state, sources of points, options. Each edit gives a new one.

    What else a game consists of (cards, characters, free acts …) its own ruleset adds, derived from this one.
    """

    find: ClassVar[Callable[[str], Any]]  # a ruleset by its name; set by the ring that knows which there are
    draw: ClassVar[Callable[[Any], str]]  # a view as SVG; set by who knows the ring that draws

    name: str
    version: int  # raised when an old record would play differently
    players: tuple[int, ...]
    seats: tuple[str, ...]  # the colours, in seat order
    deal: Deal  # a position before its first step, of these rules and a set-up
    choices: tuple[Choice, ...]
    programs: Mapping[str, Program]
    parts: tuple[type[Part], ...] = ()
    scores: tuple[Any, ...] = ()
    options: tuple[Option, ...] = ()
    settled: tuple[tuple[str, str], ...] = ()  # the options whose edits are in these rules
    cautions: tuple[Caution, ...] = ()  # what a host should know of a set-up he may well choose
    checks: tuple[Check, ...] = ()  # what makes a position possible: each refuses one that is not
    rulebooks: tuple[Path, ...] = ()  # where the sentences of the rules are listed
    components: Printed = NOTHING_PRINTED  # what is printed in the box, and how an owner's own set is taken in
    write: Callable[[Any], str] = field(default=_no_notation)  # a position as one line of text
    read: Callable[[Any, str], tuple[Setup, dict[str, Any]]] = field(default=_no_notation)  # and back
    picture: Picture = field(default=_no_picture)  # what lies on the table, by name
    # The picture of what one seat knows, over that of what everybody knows, for a game that need not draw it all anew.
    picture_over: Overlay | None = None

    def catalogue(self) -> Catalogue:
        """All choices of this title by number and text."""
        return _catalogue(self.choices)

    def table(self, setup: Setup) -> State:
        """The position before the first step, under these rules with what the set-up has settled."""
        rules = self.under(setup)
        s: State = rules.deal(rules, setup)
        s.layout.setup = setup
        return s

    def restored(self, setup: Setup, data: object, question: tuple[int, ...]) -> State:
        """A position that another process, or a copy, has taken apart: see `State.__reduce__`."""
        s = self.table(setup)
        s.load(data)
        s.options, s.words, s.chance = question[:3]
        s.more[:] = question[3:]
        return s

    def __reduce__(self) -> Any:
        """By its name. What options have edited is edited again when a table is laid."""
        return _found, (self.name,)

    def named(self, name: str) -> Self:
        """The same under another name."""
        return replace(self, name=name)

    def also_dealt(self, more: Callable[[Any, Setup], None]) -> Self:
        """The same with more done to the position before the first step."""
        deal = self.deal

        def dealt(rules: Any, setup: Setup) -> Any:
            s = deal(rules, setup)
            more(s, setup)
            return s

        return replace(self, deal=dealt)

    def also_pictured(self, more: Picture) -> Self:
        """The same with more to see on the table."""
        picture, over = self.picture, self.picture_over
        return replace(
            self,
            picture=lambda s: {**picture(s), **more(s)},
            picture_over=over and (lambda s, seen: {**over(s, seen), **more(s)}),
        )

    def pictured_over(self, s: State, seen: Mapping[str, Any]) -> Mapping[str, Any]:
        """The picture of what a seat knows of a position, given that of what everybody knows."""
        return self.picture(s) if self.picture_over is None else self.picture_over(s, seen)

    def also_checked(self, check: Check) -> Self:
        """The same with more that a position from outside must fulfil."""
        return replace(self, checks=(*self.checks, check))

    def step(self, program: str, name: str) -> Step[Any]:
        """A named step of a program, for others to push."""
        steps, i = self._place(program, name)
        return steps[i]

    def insert(self, program: str, *steps: Step[Any], before: str = "", after: str = "") -> Self:
        """Steps added to a program, before or after a named one."""
        if bool(before) == bool(after):
            raise RulesetError(f"insert: expected either before or after; got {before!r} and {after!r}")
        old, i = self._place(program, before or after)
        i += bool(after)
        return self._with_program(program, old[:i] + steps + old[i:])

    def replace(self, program: str, name: str, *steps: Step[Any]) -> Self:
        """Other steps in the place of a named one."""
        old, i = self._place(program, name)
        return self._with_program(program, old[:i] + steps + old[i + 1 :])

    def with_program(self, program: str, *steps: Step[Any]) -> Self:
        """One more program, for steps to start."""
        if program in self.programs:
            raise RulesetError(f"{self.name} already has a program {program!r}")
        return self._with_program(program, steps)

    def with_parts(self, *parts: type[Part]) -> Self:
        """More parts of state."""
        return replace(self, parts=self.parts + parts)

    def with_scores(self, *scores: Any) -> Self:
        """More sources of points."""
        return replace(self, scores=self.scores + scores)

    def with_choices(self, *choices: Choice) -> Self:
        """More choices; their numbers must be free."""
        return replace(self, choices=self.choices + choices)

    def with_options(self, *options: Option) -> Self:
        """More for the host to settle."""
        return replace(self, options=self.options + options)

    def with_caution(self, caution: Caution) -> Self:
        """One more warning that a set-up may earn."""
        return replace(self, cautions=(*self.cautions, caution))

    def warnings(self, setup: Setup) -> list[Reason]:
        """What advice of the rulebook this set-up leaves aside; it may be played all the same."""
        found = [caution(setup) for caution in self.cautions]
        return [reason for reason in found if reason is not None]

    def with_rulebook(self, path: Path) -> Self:
        """One more list of rules."""
        return replace(self, rulebooks=(*self.rulebooks, path))

    def under(self, setup: Setup) -> Self:
        """These rules with the edits that the settled options ask for."""
        edits = [(option.name, setup.options[option.name]) for option in self.options]
        known = {option.name: option.edits for option in self.options}
        rules: Self = _edited(self, tuple((name, value) for name, value in edits if value in known[name]))
        return rules

    def _place(self, program: str, name: str) -> tuple[Program, int]:
        if program not in self.programs:
            raise RulesetError(f"{self.name} has no program {program!r}; it has: {', '.join(self.programs)}")
        steps = self.programs[program]
        names = [step.name for step in steps]
        if name not in names:
            raise RulesetError(f"program {program!r} has no step {name!r}; it has: {', '.join(names)}")
        return steps, names.index(name)

    def _with_program(self, program: str, steps: Program) -> Self:
        return replace(self, programs={**self.programs, program: steps})
