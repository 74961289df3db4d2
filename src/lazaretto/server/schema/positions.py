"""A position that somebody brings, at no table, on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from lazaretto.server.schema.base import Args, Reply, Request
from lazaretto.server.schema.components import SetFile
from lazaretto.server.schema.game import EventInfo, ViewInfo
from lazaretto.server.schema.reviews import ChoiceInfo
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


class PastPosition(Reply):
    """A position of a game that is over, with everything that was hidden in it."""

    title: str
    line: str
    components: str | None  # the file of the owner's set that was played with; null: the title's own


class SetByHand(Request):
    """Something of a position that is set by hand: its name among the position's settings, and one of its values."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    value: Annotated[str, Meta(max_length=100)]


class ChangedPosition(Position, kw_only=True):
    """A position on the analysis board. What is set is set after the answers.

    Without a seat it is seen through the eyes of whoever is asked at last.
    """

    set: SetByHand | None = None
    players: Annotated[int, Meta(ge=2, le=5)] | None = None  # a new game of so many; the line is not read then


class SettingInfo(Reply):
    """Something that can be set by hand. `noun` and `item` name the thing on the board that it is about."""

    name: str
    noun: str
    item: str
    what: str
    args: Args
    value: str
    values: list[str]
    worded: str  # the noun that values are named by; empty: they are numbers


class PossibleDraw(ChoiceInfo):
    """Something that may come where chance is asked, and how likely it is."""

    odds: float


class BoardInfo(Reply):
    """A position on the analysis board."""

    position: PositionInfo
    line: str  # of the position after the answers, with everything that is hidden there
    draws: list[PossibleDraw]  # where chance is asked; nothing elsewhere
    settings: list[SettingInfo]
    described: dict[str, Args]  # items without a name: what a text needs to tell of each


class WeighedPosition(Position, kw_only=True):
    """A position whose open answers are to be weighed, and whether for longer."""

    longer: bool = False


class WeighedAnswer(Reply):
    """What an answer is worth to the seat that is asked, in points of lead over the best other."""

    choice: str
    lead: float
    behind: float  # less than after the answer that a search would give; 0 for that one
    error: float  # one standard error of `behind`, that of a search which ends before the game does included
    visits: int  # how often the search came back to it
    closely: bool  # whether a longer look has weighed it


class WeighedAnswers(Reply):
    """The open answers of a seat, from what it knows: the one that a search would give, then the others."""

    seat: int
    answers: list[WeighedAnswer]
