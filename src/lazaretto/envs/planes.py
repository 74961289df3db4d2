"""Which numbers an observation has, and where: one plane for each declared field, in the order of the declarations."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from lazaretto.envs.loop import FRAMES
from lazaretto.kernel.fields import EVERYBODY, Field, Form, Numbers
from lazaretto.kernel.layout import Layout
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.state import State

LEFT_OUT = ("learned",)  # counts when answers may be taken back: the rules ask nothing of it


class Plane(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    shape: tuple[int, ...]
    start: int  # where they begin
    low: int
    high: int
    kind: str  # a count, a place on an axis, a place or none (0: none, else 1 + the place), or a set (1: is in it)
    axes: tuple[str, ...]  # what the places of the shape stand for
    meaning: str
    known_to: str = EVERYBODY

    @property
    def size(self) -> int:
        """How many numbers these are."""
        return prod(self.shape)

    def of(self, observation: Sequence[int]) -> Sequence[int]:
        """These numbers of an observation."""
        return observation[self.start : self.start + self.size]


def planes_of(start: State, steps: int) -> tuple[Plane, ...]:
    """Who observes, the steps in progress, and every field that makes the position; then those of its parts."""
    frames = ("frame",)
    found = [
        Plane("observer", (1,), 0, 0, start.players, "place", ("",), "who observes; after the seats: a spectator"),
        Plane("stack.step", (FRAMES,), 0, 0, steps, "place or none", frames, "steps in progress, first the one asking"),
        Plane("stack.seat", (FRAMES,), 0, 0, 15, "place", frames, "whose step it is"),
        Plane("stack.arg", (FRAMES,), 0, 0, 255, "count", frames, "a number that the step remembers"),
        Plane("stack.place", (FRAMES,), 0, 0, 255, "place", frames, "a place that the step is about"),
    ]
    for thing in things(start):
        prefix = "" if thing is start else f"{thing.name}."
        for numbers in observed(start.layout, thing):
            found.append(_plane(f"{prefix}{numbers.name}", numbers, type(thing).fields[numbers.name]))
    starts = [sum(plane.size for plane in found[:k]) for k in range(len(found))]
    return tuple(plane._replace(start=start) for plane, start in zip(found, starts, strict=True))


def things(s: State) -> list[Any]:
    """What has declared fields: the position and its parts."""
    return [s, *s.parts]


def observed(layout: Layout, thing: Any) -> Form:
    """What of an object is observed: what is saved of it, for the rest follows from that."""
    return tuple(numbers for numbers in layout.form(type(thing)) if numbers.name not in LEFT_OUT)


def members(thing: Any, numbers: Numbers) -> int:
    """How many members a set of this field may have; 0: its numbers are no sets."""
    return numbers.most.bit_length() if type(thing).fields[numbers.name].entry.kind == "set" else 0


def _plane(name: str, numbers: Numbers, field: Field) -> Plane:
    entry, axes = field.entry, tuple(axis.name for axis in field.axes)
    if entry.kind == "set":
        assert entry.axis is not None
        shape = (*numbers.used, numbers.most.bit_length())
        return Plane(name, shape, 0, 0, 1, "set", (*axes, entry.axis.name), field.meaning, field.known_to)
    high = max(numbers.most, numbers.most if numbers.other is None else numbers.other)
    shape = numbers.used or (1,)
    return Plane(name, shape, 0, numbers.least, high, entry.kind, axes or ("",), field.meaning, field.known_to)


def steps_of(ruleset: Ruleset, layout: Layout) -> tuple[str, ...]:
    """The names of the steps of a title: those whose rules stand in one of its rulebooks, or that its programs have.

    A game's list of steps has those of every expansion that happens to be imported, in the order of the imports. A
    game without a rulebook has no expansions.
    """
    if not ruleset.rulebooks:
        return tuple(sorted(step.name for step in layout.steps))
    homes = {path.parent for path in ruleset.rulebooks}
    own = {step.name for program in ruleset.programs.values() for step in program}
    return tuple(sorted(own | {step.name for step in layout.steps if _home(step) in homes}))


def _home(step: Any) -> Path:
    """The folder with the rulebook that a step belongs to."""
    folder = Path(str(import_module(type(step).__module__).__file__)).parent
    return next((above for above in (folder, *folder.parents) if (above / "rules.toml").exists()), folder)
