"""What eyes see happen: keys and arguments, put into words elsewhere. Costs next to nothing while nobody listens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from lazaretto.kernel import bits

EVERYBODY = -1

Told = int | str
Args = Mapping[str, Told]


class EachOf(NamedTuple):
    """What the members of an argument that is a set are called."""

    names: Sequence[str]


Names = Sequence[str] | EachOf | None  # what the numbers of an argument are called; None: it is told as it is


ONLY = tuple(bits.bit(seat) for seat in range(16))  # [seat]: the audience of that seat


def all_but(seat: int) -> int:
    """The audience of everybody else, spectators included."""
    return ~bits.bit(seat)


class Event(NamedTuple):
    """One thing that happened, and who may know: a bit per seat, and a negative number where spectators may too."""

    key: str
    args: Args
    audience: int = EVERYBODY

    def seen_by(self, seat: int | None) -> bool:
        """Whether this seat, or a spectator (None), may know of it."""
        return self.audience < 0 if seat is None else bool(self.audience >> seat & 1)


Sink = Callable[[Event], None]


class EventType(NamedTuple):
    """A kind of event, declared once: its key, and its arguments in the order in which they are told."""

    key: str
    args: tuple[tuple[str, Names], ...]

    def event(self, values: Sequence[int | str], audience: int) -> Event:
        """The event with these arguments; numbers get the names that were declared for them."""
        named = {name: _told(names, value) for (name, names), value in zip(self.args, values, strict=True)}
        return Event(self.key, named, audience)


def _told(names: Names, value: Told) -> Told:
    """An argument as it is told: a number by its name, a set by the names of its members, with commas between."""
    if names is None or isinstance(value, str):
        return value
    if isinstance(names, EachOf):
        return ",".join([names.names[member] for member in bits.members(value)])
    return names[value]


def event_type(key: str, **args: Names) -> EventType:
    """Declare a kind of event: `event_type("cubes-placed", seat=None, region=REGIONS, count=None)`."""
    return EventType(key, tuple(args.items()))


class Reason(NamedTuple):
    """Why a choice is not possible: a code and arguments for a sentence in any language, and the rule behind it."""

    code: str
    rule: str
    args: Args = MappingProxyType({})
