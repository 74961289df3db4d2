"""A position that somebody brings, at no table, on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from lazaretto.server.schema.base import Reply, Request
from lazaretto.server.schema.components import SetFile
from lazaretto.server.schema.game import EventInfo, ViewInfo
from lazaretto.server.schema.table import OutcomeInfo

ChoiceText = Annotated[str, Meta(min_length=1, max_length=100)]


class Position(Request):
    """A line of position notation, and what was answered since. With a seed chance is dealt, else it is answered too.

    `seat` is whose eyes it is seen through; without one, those of whoever is asked in the line's own position.
    """

    title: Annotated[str, Meta(max_length=40)]
    line: Annotated[str, Meta(max_length=4000)]
    answers: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=200)] = field(default_factory=list)
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    components: SetFile | None = None  # the set of an owner, if the title's own is not meant


class AskedPosition(Position, kw_only=True):
    """The same, and a thing at which perhaps nothing can be chosen there, as choices name it: `card:king`."""

    thing: ChoiceText


class PositionInfo(Reply):
    """What a seat knows there, as a table would tell it, and what it has seen happen since the line's own position."""

    colours: list[str]  # by seat
    view: ViewInfo
    events: list[EventInfo]
    outcome: OutcomeInfo | None
