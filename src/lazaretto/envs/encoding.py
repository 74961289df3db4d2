"""A position as a row of numbers for learning programs, made from the declarations of its fields.

What is encoded is a view, from which the secrets of others have been taken out: there is nothing here that could leak.
"""

from __future__ import annotations

from array import array
from functools import cached_property
from typing import Any

from lazaretto import compiled
from lazaretto.envs import loop
from lazaretto.envs.loop import Plan
from lazaretto.envs.planes import LEFT_OUT, Plane, members, observed, planes_of, steps_of, things
from lazaretto.games.rules import rules_of
from lazaretto.kernel import fields
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.fields import Numbers
from lazaretto.kernel.outside import shown
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup, prepare
from lazaretto.kernel.state import State
from lazaretto.kernel.view import View, view_of

VERSION = 1  # of every layout: raised when a number comes to stand elsewhere, or to mean something else


def encoding(title: str, players: int, **options: object) -> Encoding:
    """The encoding of a title for so many players; an option may change how much of it is in use."""
    ruleset = rules_of(title)
    return Encoding(ruleset, prepare(ruleset, players, options))


class Encoding:
    """What observations and actions of a title consist of. The layout changes only with `version`.

    An observation is `size` numbers of 16 bits, a mask `actions` bytes, and an action the number of a choice.
    """

    version = VERSION

    def __init__(self, ruleset: Ruleset, setup: Setup) -> None:
        self.title = ruleset.name
        self.ruleset = ruleset
        self.setup = setup
        self.players = setup.players
        self.start: State = ruleset.table(setup)
        self.catalogue = ruleset.catalogue()
        self.actions = self.catalogue.size
        self.steps = ("", *steps_of(ruleset, self.start.layout))  # by their numbers; 0: none
        self.planes = planes_of(self.start, len(self.steps) - 1)
        self.size = sum(plane.size for plane in self.planes)

    def __repr__(self) -> str:
        return f"<Encoding of {self.title}, {self.players} players: {self.size} numbers, {self.actions} actions>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoding, (self.ruleset, self.setup)

    def __getitem__(self, name: str) -> Plane:
        for plane in self.planes:
            if plane.name == name:
                return plane
        raise KeyError(f"expected one of {', '.join(plane.name for plane in self.planes)}; got {shown(name)}")

    # ---------------------------------------------------------------- writing

    def observe(self, view: View, out: Any = None) -> Any:
        """What a view holds, in a buffer of `size` 16-bit numbers such as a NumPy array; without one, in a new array.

        NumPy takes such an array as it is: `numpy.asarray(encoding.observe(view))`.
        """
        self._check(view)
        out = array("h", bytes(2 * self.size)) if out is None else out
        observer = self.players if view.seat is None else view.seat
        self.writer.write(view.state, observer, flat("out", out, "h", self.size), 0)
        return out

    def mask(self, view: View, out: Any = None) -> Any:
        """A byte for each action: 1 where the seat of the view may choose it now."""
        self._check(view)
        mask = self.catalogue.mask(() if view.decision is None else view.decision.options)
        if out is None:
            return mask
        flat("out", out, "B?b", self.actions).cast("B")[:] = mask
        return out

    def _check(self, view: object) -> None:
        if not isinstance(view, View) or view.title != self.title:
            raise LazarettoError(f"expected a view of {self.title}; got {shown(view)}")
        sizes = view.state.layout.sizes
        if sizes != self.start.layout.sizes or view.state.players != self.players:
            raise LazarettoError(f"expected a view with {dict(self.start.layout.sizes)} in use; got {dict(sizes)}")

    # ---------------------------------------------------------------- reading

    def decode(self, observation: Any) -> dict[str, list[int]]:
        """The numbers of an observation by the names of the planes; in a grid, row after row."""
        numbers: list[int] = flat("observation", observation, "h", self.size).tolist()
        return {plane.name: list(plane.of(numbers)) for plane in self.planes}

    def read(self, observation: Any) -> View:
        """The view that an observation was made from, but for what was left out. What can be no view is refused."""
        known = self.decode(observation)
        position: dict[str, Any] = dict.fromkeys(LEFT_OUT, 0)
        for thing in things(self.start):
            prefix = "" if thing is self.start else f"{thing.name}."
            own = position if thing is self.start else position.setdefault("parts", {}).setdefault(thing.name, {})
            for numbers in observed(self.start.layout, thing):
                own[numbers.name] = _saved(known[f"{prefix}{numbers.name}"], numbers, members(thing, numbers))
        frames = zip(*(known[f"stack.{what}"] for what in ("step", "seat", "arg", "place")), strict=True)
        position["stack"] = [[self._step(step), *rest] for step, *rest in frames if step][::-1]
        [observer] = known["observer"]
        return view_of(self.ruleset, self.setup, None if observer == self.players else observer, position)

    def _step(self, number: int) -> str:
        if not 0 < number < len(self.steps):
            raise LazarettoError(f"stack.step: expected a number from 0 to {len(self.steps) - 1}; got {number}")
        return self.steps[number]

    # ---------------------------------------------------------------- for the loop that writes

    @cached_property
    def plan(self) -> Plan:
        """What the loop must know to write observations."""
        layout = self.start.layout
        numbers = {name: number for number, name in enumerate(self.steps)}
        steps = [numbers.get(step.name, 0) for step in layout.steps]
        forms = [observed(layout, thing) for thing in things(self.start)]
        sets = [[members(thing, line) for line in form] for thing, form in zip(things(self.start), forms, strict=True)]
        return Plan(self.size, self.actions, steps + [0] * (256 - len(steps)), sets, forms)

    @cached_property
    def c(self) -> Any:
        """The loop as C, where all that it reads is C; None where an expansion is Python, or the whole engine."""
        if compiled.engine != "compiled" or any(
            type(thing).save_fields is fields.save_fields for thing in things(self.start)
        ):
            return None
        from lazaretto.compiled import loop as c  # type: ignore[attr-defined]

        return c

    @cached_property
    def writer(self) -> Any:
        """Whatever writes positions into buffers fastest."""
        return loop.Writer(self.plan) if self.c is None else self.c.Writer(self.plan, self.start)


def flat(name: str, buffer: Any, formats: str, size: int) -> memoryview:
    """The numbers of a buffer one after the other, if there are so many of this kind; a copy is never made."""
    try:
        whole = memoryview(buffer)
    except TypeError:
        found = shown(buffer)
    else:
        if whole.format in formats and whole.nbytes == size * whole.itemsize and whole.c_contiguous:
            numbers: Any = whole.cast("B")
            flattened: memoryview = whole if whole.ndim == 1 else numbers.cast(whole.format)
            return flattened
        found = f"{whole.nbytes // whole.itemsize} of format {whole.format!r}"
    raise LazarettoError(f"{name}: expected a buffer of {size} numbers of format {formats!r} side by side; got {found}")


def _saved(numbers: list[int], form: Numbers, members: int) -> Any:
    """The numbers of a plane as a saved position has them."""
    if members:
        sets = [numbers[k : k + members] for k in range(0, len(numbers), members)]
        numbers = [sum(bit << k for k, bit in enumerate(found)) for found in sets]
    return numbers if form.used else numbers[0]
