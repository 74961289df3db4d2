"""A ruleset laid out for the driver: its steps by number, its programs one after the other, its parts in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, final

from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.fields import Form, Sizes, form

if TYPE_CHECKING:
    from lazaretto.kernel.ruleset import Ruleset
    from lazaretto.kernel.state import Part

DEAL = "deal"  # in the place of a step: what is pushed before the first one
MOST_PROGRAMS = 64
MOST_PARTS = 16
ROOM = 512  # steps in all programs together


class Program(NamedTuple):
    """A name for a list of steps, and the steps that start it."""

    name: str
    during: tuple[str, ...]


def program(name: str, during: tuple[str, ...], programs: list[Program]) -> int:
    """Enter a program into its game's list; its place there is what steps start it by."""
    if name in [known.name for known in programs] or len(programs) == MOST_PROGRAMS:
        raise RulesetError(f"expected a program with a name of its own, one of {MOST_PROGRAMS} at most; got {name!r}")
    programs.append(Program(name, during))
    return len(programs) - 1


def part(kind: type[Part], parts: list[type[Part]]) -> int:
    """Enter a part of state into its game's list; its place there is what it is found by."""
    if kind in parts or len(parts) == MOST_PARTS:
        raise RulesetError(f"expected a part of its own, one of {MOST_PARTS} at most; got {kind.__name__}")
    parts.append(kind)
    return len(parts) - 1


@final
class Layout:
    """What the kernel looks up while a game is played, and how much of each axis is in use.

    `steps`, `programs` and `parts` are all that the game and its expansions have, whichever of them this ruleset uses.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        sizes: Sizes,
        steps: list[Any],
        programs: list[Program],
        parts: list[type[Part]],
    ) -> None:
        self.ruleset = ruleset
        self.sizes = sizes
        self.setup: Any = None  # one of the set-ups that lead to these rules: they all lay out the same
        self.forms: dict[type[Any], Form] = {}  # by class: see `form`
        self.steps: list[Any] = steps
        self.programs: list[Program] = programs
        self.program = [0] * ROOM  # step numbers, last first
        self.first = [0] * 65  # [program]: where it begins there; it ends where the next begins
        self._lay_out_programs()
        self.parts: list[Any] = list(ruleset.parts)
        self.place = [0] * MOST_PARTS  # [part]: its place in a position of this ruleset
        for k, kind in enumerate(ruleset.parts):
            if kind not in parts or kind in ruleset.parts[:k]:
                raise RulesetError(f"{ruleset.name}: expected numbered parts of state, each once; got {kind.__name__}")
            self.place[parts.index(kind)] = k

    def form(self, kind: type[Any]) -> Form:
        """What is saved of an object of this class in a position of these rules."""
        if kind not in self.forms:
            self.forms[kind] = form(kind, self.sizes)
        return self.forms[kind]

    def _lay_out_programs(self) -> None:
        known = [entered.name for entered in self.programs]
        for name in self.ruleset.programs:
            if name not in known:
                raise RulesetError(f"{self.ruleset.name}: no step starts a program {name!r}")
        end = 0
        for p, name in enumerate(known):
            self.first[p] = end
            for step in reversed(self.ruleset.programs.get(name, ())):
                if end == ROOM or self.steps[step.id] is not step:
                    raise RulesetError(f"program {name!r}: {step.name} is not one of {ROOM} numbered steps at most")
                self.program[end] = step.id
                end += 1
        for p in range(len(known), MOST_PROGRAMS + 1):
            self.first[p] = end
