"""A position as plain data, and back. What comes from outside is a possible position, or is refused.

Three things are looked at: every number is in its declared range; every step in progress has a frame that it allows
and lies on a step that it can lie on; and the ruleset's own checks find that the pieces add up.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from lazaretto.kernel import bits, fields
from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.fields import Numbers
from lazaretto.kernel.layout import DEAL
from lazaretto.kernel.outside import shown

if TYPE_CHECKING:
    from lazaretto.kernel.layout import Layout
    from lazaretto.kernel.state import State
    from lazaretto.kernel.step import Step

DEEPEST = 40  # steps in progress in a saved position; what these may push in a turn has room above them
BOTTOM = ""  # what the lowest step lies on


def save(s: State) -> dict[str, Any]:
    """Everything that makes this position, as JSON can hold it."""
    saved = s.save_fields(s.layout.form(type(s)))
    saved["stack"] = save_stack(s)
    if s.parts:
        saved["parts"] = {part.name: part.save_fields(s.layout.form(type(part))) for part in s.parts}
    return saved


def save_stack(s: State) -> list[list[Any]]:
    """The frames from the bottom up, with the names of their steps, since numbers depend on what was imported."""
    return [[s.step(f).name, bits.seat(f), bits.arg(f), bits.place(f)] for f in s.stack[: s.depth]]


def load(s: State, saved: object) -> None:
    """Become the saved position, whose set-up must be that of s."""
    if not isinstance(saved, Mapping):
        raise PositionError(f"expected a position as an object; got {shown(saved)}")
    fields.load(s, saved, s.layout.form(type(s)), ("stack", "parts") if s.parts else ("stack",))
    if s.parts:
        parts = saved["parts"]
        names = [part.name for part in s.parts]
        if not isinstance(parts, Mapping) or sorted(map(str, parts)) != sorted(names):
            raise PositionError(f"parts: expected {', '.join(names)}; got {shown(parts)}")
        for part in s.parts:
            if not isinstance(parts[part.name], Mapping):
                raise PositionError(f"{part.name}: expected an object; got {shown(parts[part.name])}")
            fields.load(part, parts[part.name], s.layout.form(type(part)))
            part.derive()
    s.derive()
    load_stack(s, saved["stack"])


def load_stack(s: State, frames: object) -> None:
    """The inverse of `save_stack`."""
    if type(frames) is not list or len(frames) > DEEPEST:
        raise PositionError(f"stack: expected a list of {DEEPEST} steps at most; got {shown(frames)}")
    known = frames_of(s.layout)
    s.depth = 0
    for frame in frames:
        if type(frame) is not list or len(frame) != 4 or type(frame[0]) is not str:
            raise PositionError(f"stack: expected steps as [name, seat, arg, place]; got {shown(frame)}")
        name, seat, arg, place = frame
        if name not in known:
            raise PositionError(f"stack: expected steps of {s.layout.ruleset.name}; got {shown(name)}")
        step, of_seat, of_arg, of_place = known[name]
        of_seat.check(seat)
        of_arg.check(arg)
        of_place.check(place)
        s.push(step, seat, arg, place)


@lru_cache(maxsize=64)
def frames_of(layout: Layout) -> Mapping[str, tuple[int, Numbers, Numbers, Numbers]]:
    """By the name of each step its number, and what a frame of it may have as seat, `arg` and `place`."""

    def of(step: Step[Any], what: str) -> Numbers:
        return fields.numbers(f"stack: {step.name}: {what}", getattr(step, what), layout.sizes)

    return {step.name: (step.id, of(step, "seat"), of(step, "arg"), of(step, "place")) for step in layout.steps}


def check(s: State, whole: bool) -> None:
    """Refuse a position that cannot come about; `whole`: nothing in it is unknown, as it may be in a view."""
    _check_stack(s)
    for ruling in s.layout.ruleset.checks:
        ruling(s, whole)
    for f in s.stack[: s.depth]:
        lack = s.step(f).lacks(s, f)
        if lack:
            raise PositionError(f"stack: {s.step(f).name}: {lack}")


def _check_stack(s: State) -> None:
    below = beneath(s.layout)
    under = BOTTOM
    seen: dict[int, int] = {}
    for f in s.stack[: s.depth]:
        name = s.step(f).name
        if under not in below.get(name, ()):
            place = f"on {under}" if under else "at the bottom"
            raise PositionError(f"stack: expected steps as the rules push them; got {name} {place}")
        seen[f] = seen.get(f, 0) + 1
        if seen[f] > 2:  # of no step the rules push three alike
            raise PositionError(f"stack: expected each step twice at most; got {name} again")
        under = name


@lru_cache(maxsize=64)
def beneath(layout: Layout) -> Mapping[str, frozenset[str]]:
    """For each step those that it may lie on, as follows from the programs and from what each step says of itself.

    A step that is pushed lies on the one that pushed it (if that one goes on later), on another that was pushed with
    it, or on whatever the pushing step lay on.
    """
    below: dict[str, set[str]] = {step.name: set() for step in layout.steps} | {DEAL: {BOTTOM}}
    pushed: dict[str, set[tuple[str, str]]] = {name: set() for name in below}  # by step: what it pushes, bottom and top
    for step in layout.steps:
        pushed[step.name] |= {(name, name) for name in step.pushes}
        for pusher in step.during:
            pushed[pusher].add((step.name, step.name))
    for program in layout.programs:
        names = [step.name for step in layout.ruleset.programs.get(program.name, ())]
        for above, under in pairwise(names):
            below[above].add(under)
        for pusher in program.during if names else ():
            pushed[pusher].add((names[-1], names[0]))
    changed = True
    while changed:
        changed = False
        for pusher, ones in pushed.items():
            reached = {pusher, *(top for _, top in ones), *below[pusher]}
            for bottom, _ in ones:
                if not reached <= below[bottom]:
                    below[bottom] |= reached
                    changed = True
    return {name: frozenset(under) for name, under in below.items()}
