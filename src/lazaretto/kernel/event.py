"""What eyes see happen: keys and arguments, put into words elsewhere. Costs nothing while nobody listens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from lazaretto.kernel import bits

EVERYBODY = -1

Args = Mapping[str, int | str]


def only(seat: int) -> int:
    """The audience of one seat."""
    return bits.bit(seat)


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


class Reason(NamedTuple):
    """Why a choice is not possible: a code and arguments for a sentence in any language, and the rule behind it."""

    code: str
    rule: str
    args: Args = MappingProxyType({})
