"""What a position consists of: each field is declared once, in the class that has it.

    cubes = grid(REGION, SEAT, upto(CUBES), "cubes of a seat in a region")
    plague = one(of(REGION), "where the plague piece stands")

From that line follow the attribute and its value at the start, copies, comparison, what is saved and loaded, which
saved numbers are refused, and the list `fields` for whoever shows or learns positions; compiled, also the place of the
numbers in memory. To its users a field is what it holds: a number, a list of numbers, or a list of such lists.
"""

from __future__ import annotations

from collections.abc import Mapping, Sized
from math import prod
from typing import Any, NamedTuple

from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.outside import shown

EVERYBODY = "everybody"


class Axis(NamedTuple):
    """What the places of a row stand for, and how many there are at most. A game may use fewer: see `Sizes`."""

    name: str
    most: int


Sizes = Mapping[str, int]  # by the name of an axis: how many of its places are in use; all, where it is not named


def axis(name: str, things: int | Sized) -> Axis:
    """An axis with so many places, or one for each of these."""
    return Axis(name, things if isinstance(things, int) else len(things))


class Entry(NamedTuple):
    """What one number of a field, or of a step's frame, may be."""

    least: int
    most: int
    kind: str = "count"  # a count, a place on an axis, a place or none, or a set of places
    axis: Axis | None = None
    other: int | None = None  # a number that stands for none of the places

    def bounds(self, sizes: Sizes) -> tuple[int, int]:
        """The least and the greatest number where so much of each axis is in use, `other` apart."""
        if self.axis is None:
            return self.least, self.most
        size = sizes.get(self.axis.name, self.axis.most)
        return self.least, {"place": size - 1, "place or none": size, "set": (1 << size) - 1}[self.kind]

    def expected(self, sizes: Sizes) -> str:
        """In words."""
        least, most = self.bounds(sizes)
        other = "" if self.other is None or least <= self.other <= most else f", or {self.other}"
        return f"{least}{other}" if least == most else f"a number from {least} to {most}{other}"


def upto(most: int, least: int = 0) -> Entry:
    """A count."""
    return Entry(least, most)


def of(places: Axis, or_: int | None = None) -> Entry:
    """One of these; `or_` stands for none of them."""
    return Entry(0, places.most - 1, "place", places, or_)


def maybe(places: Axis) -> Entry:
    """0: none; else 1 + one of these."""
    return Entry(0, places.most, "place or none", places)


def set_of(places: Axis) -> Entry:
    """Any of these, one bit each."""
    return Entry(0, (1 << places.most) - 1, "set", places)


NOTHING = upto(0)


class Field(NamedTuple):
    """One declaration."""

    meaning: str
    axes: tuple[Axis, ...]  # (): one number
    entry: Entry
    start: int = 0
    derived: bool = False  # follows from other fields: not saved, worked out after loading
    known_to: str = EVERYBODY  # who knows it; `forget` takes out what is not for everybody
    question: bool = False  # belongs to what is asked now, not to the position: copied, neither saved nor compared

    @property
    def shape(self) -> tuple[int, ...]:
        """How many places each axis has."""
        return tuple(axis.most for axis in self.axes)

    @property
    def saved(self) -> bool:
        """Whether a saved position has it."""
        return not self.derived and not self.question

    def used(self, sizes: Sizes) -> tuple[int, ...]:
        """How many places of each axis are in use."""
        return tuple(sizes.get(axis.name, axis.most) for axis in self.axes)


class Shared(NamedTuple):
    """Something that a position refers to and shares with all its copies."""

    meaning: str


# A declaration is taken out of the class before anybody can use it; its type here is what users see in its place.


def one(
    entry: Entry,
    meaning: str,
    *,
    start: int = 0,
    derived: bool = False,
    known_to: str = EVERYBODY,
    question: bool = False,
) -> int:
    """One number."""
    return Field(meaning, (), entry, start, derived, known_to, question)  # type: ignore[return-value]


def row(
    places: Axis,
    entry: Entry,
    meaning: str,
    *,
    start: int = 0,
    derived: bool = False,
    known_to: str = EVERYBODY,
    question: bool = False,
) -> list[int]:
    """A number for each place."""
    return Field(meaning, (places,), entry, start, derived, known_to, question)  # type: ignore[return-value]


def grid(
    places: Axis,
    others: Axis,
    entry: Entry,
    meaning: str,
    *,
    start: int = 0,
    derived: bool = False,
    known_to: str = EVERYBODY,
) -> list[list[int]]:
    """A number for each place with each of the others."""
    return Field(meaning, (places, others), entry, start, derived, known_to)  # type: ignore[return-value]


def shared(meaning: str) -> Any:
    """Not a number: what the position is played by. Annotate it with its type."""
    return Shared(meaning)


# ---------------------------------------------------------------- what follows, in Python

MADE = ("clear", "copy_fields", "key", "blank", "save_fields", "load_fields")  # methods of every class that declares


class Slotted(type):
    """Fields declared in Python are slots: a position has more of them than Python finds quickly in a dict."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Slotted:
        declared = _declared(body)
        kept = {key: value for key, value in body.items() if key not in declared}
        cls = super().__new__(mcs, name, bases, kept | {"__slots__": tuple(declared)} if declared else kept)
        follow(cls, declared)
        return cls


def gather(cls: Any) -> None:
    """Take the declarations out of a class that is written in Python and derives from a compiled one."""
    declared = _declared(vars(cls))
    for name in declared:
        delattr(cls, name)  # an object that lacks the field must not find the declaration in its place
    follow(cls, declared)


def _declared(body: Mapping[str, Any]) -> dict[str, Field | Shared]:
    return {name: value for name, value in body.items() if isinstance(value, Field | Shared)}


def follow(cls: Any, declared: Mapping[str, Field | Shared]) -> None:
    """Give a class the list of its fields and the methods that follow from the declarations."""
    cls.fields = cls.fields | {name: value for name, value in declared.items() if isinstance(value, Field)}
    if declared:
        made: dict[str, Any] = {"above": cls.__mro__[1], "cls": cls, "new": cls.__new__}
        exec(source(declared), made)
        made |= {"save_fields": save_fields, "load_fields": load_fields}
        for name in MADE:
            setattr(cls, name, made[name])


def source(declared: Mapping[str, Field | Shared]) -> str:
    """The methods as somebody would write them who names every field: nothing is looked up while a game is played."""
    clear, copy, key = [], [], []
    for name, field in declared.items():
        own, twin = f"self.{name}", f"twin.{name}"
        if isinstance(field, Shared):
            copy.append(f"{twin} = {own}")
            continue
        if len(field.shape) == 2:
            clear.append(f"{own} = [[{field.start}] * {field.shape[1]} for _ in range({field.shape[0]})]")
            copy.append(f"{twin} = [line[:] for line in {own}]")
            key.append(f"tuple([tuple(line) for line in {own}])")
        elif field.shape:
            clear.append(f"{own} = [{field.start}] * {field.shape[0]}")
            copy.append(f"{twin} = {own}[:]")
            key.append(f"tuple({own})")
        else:
            clear.append(f"{own} = {field.start}")
            copy.append(f"{twin} = {own}")
            key.append(own)
        if field.question:
            del key[-1]
    methods = {
        "clear(self)": ["above.clear(self)", *clear],
        "copy_fields(self, twin)": ["above.copy_fields(self, twin)", *copy],
        "key(self)": [f"return (above.key(self), {', '.join(key)})"],
        "blank(self)": ["return new(cls)"],
    }
    return "\n".join(f"def {head}:\n    " + "\n    ".join(body) for head, body in methods.items())


# ---------------------------------------------------------------- saving and loading


class Numbers(NamedTuple):
    """What stands under a name in saved data: a number, or a list of so many, each in its range."""

    name: str
    used: tuple[int, ...]  # how many places of each axis; (): one number
    size: int  # how many numbers these are
    least: int
    most: int
    other: int | None
    expected: str  # of each number, in words

    def check(self, value: object) -> None:
        """Refuse whatever else stands there."""
        if self.used and (type(value) is not list or len(value) != self.size):
            raise PositionError(f"{self.name}: expected a list of {self.size} numbers; got {shown(value)}")
        numbers: Any = value if self.used else (value,)
        for number in numbers:
            if type(number) is not int or not (self.least <= number <= self.most or number == self.other):
                raise PositionError(f"{self.name}: expected {self.expected}; got {shown(number)}")


Form = tuple[Numbers, ...]  # all that is saved of an object


def numbers(name: str, entry: Entry, sizes: Sizes, used: tuple[int, ...] = ()) -> Numbers:
    """What stands under a name where so much of each axis is in use."""
    return Numbers(name, used, prod(used), *entry.bounds(sizes), entry.other, entry.expected(sizes))


def form(kind: type[Any], sizes: Sizes) -> Form:
    """What is saved of an object of this class where so much of each axis is in use."""
    declared: Mapping[str, Field] = kind.fields
    return tuple(
        numbers(name, field.entry, sizes, field.used(sizes)) for name, field in declared.items() if field.saved
    )


def load(thing: Any, saved: Mapping[str, Any], form: Form, others: tuple[str, ...] = ()) -> None:
    """Give an object the fields that were saved. What cannot be one is refused before anything is changed.

    `others` are names that the saved object has beside those of the fields.
    """
    expected = {*others, *[numbers.name for numbers in form]}
    if saved.keys() != expected:
        wrong = min(expected ^ saved.keys(), key=str)
        raise PositionError(f"{wrong}: {'missing' if wrong in expected else 'expected nothing of this name'}")
    thing.load_fields(saved, form)


def save_fields(thing: Any, form: Form) -> dict[str, Any]:
    """The fields of an object as JSON can hold them: of each axis what is in use, rows of rows one after the other."""
    return {name: _flat(getattr(thing, name), used) for name, used, *_ in form}


def _flat(value: Any, used: tuple[int, ...]) -> Any:
    if len(used) == 2:
        return [number for line in value[: used[0]] for number in line[: used[1]]]
    return value[: used[0]] if used else value


def load_fields(thing: Any, saved: Mapping[str, Any], form: Form) -> None:
    """The inverse, or an error that names what cannot be."""
    for numbers in form:
        numbers.check(saved[numbers.name])
    for name, used, *_ in form:
        _put(thing, name, used, saved[name])


def _put(thing: Any, name: str, used: tuple[int, ...], value: Any) -> None:
    if len(used) == 2:
        lines = getattr(thing, name)
        for k in range(used[0]):
            lines[k][: used[1]] = value[k * used[1] : (k + 1) * used[1]]
    elif used:
        getattr(thing, name)[: used[0]] = value
    else:
        setattr(thing, name, value)
