"""Finding, making and joining tables, on the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from lazaretto.server.entries import Days, Live
from lazaretto.server.schema.base import Name, Reply, Request
from lazaretto.server.schema.components import SetFile, SetInfo


class Open(Request, tag="open"):
    """Whoever comes."""


class Mine(Request, tag="mine"):
    """Whoever makes the table; several such seats are one screen for several people."""

    name: Name | None = None


class BotSeat(Request, tag="bot"):
    """A bot of this name."""

    bot: Annotated[str, Meta(max_length=40)]


Entropy = Annotated[
    str,
    Meta(
        pattern=r"^[0-9a-f]{32,128}$(?!\n)",
        description="Drawn at random by the client after it has seen the commitment: 32 to 128 hexadecimal digits.",
    ),
]


class NewTable(Request):
    """A table to be made. Seats that are all taken begin at once, unless the host wants to begin himself.

    A chosen seed must have 32 characters where somebody else may sit down: a shorter one is found from its commitment.
    """

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Open | Mine | BotSeat], Meta(min_length=1, max_length=5)]
    options: dict[str, str] = field(default_factory=dict)
    clock: Live | Days | None = None
    public: bool = False
    rated: bool = False
    spectators: bool = True
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    # A line of notation, from which the game goes on; such a game is not rated, and the line has the options.
    position: Annotated[str, Meta(max_length=4000)] | None = None
    shared: bool = False  # its deal is played at other tables too: nobody knows the seed, and no game of it is rated
    # The set of an owner, if the title's own is not to be played with; such a game is not rated.
    components: SetFile | None = None
    begin: bool = True  # false: the host adds entropy first, and then begins


class TableId(Reply):
    """Where something is."""

    id: str


class TableLine(Reply):
    """A table in a list."""

    id: str
    title: str
    state: str
    players: int
    free: int
    names: list[str]
    clock: Live | Days | None
    rated: bool
    components: SetInfo | None
    answered: int
    changed: float
    my_turn: bool


class Lists(Reply):
    """What the home page shows."""

    mine: list[TableLine]
    open: list[TableLine]
    running: list[TableLine]
    over: list[TableLine]


class Sit(Request):
    """Take a seat; without a name the person's own is used (several people at one screen have names of their own)."""

    name: Name | None = None
    entropy: Entropy | None = None


class AddEntropy(Request):
    """What a seat adds to the seed."""

    entropy: Entropy


class Fill(Request):
    """Give a seat to a bot."""

    bot: Annotated[str, Meta(max_length=40)]


class OpenLink(Request):
    """The secret of a seat's link."""

    key: Annotated[str, Meta(min_length=10, max_length=100)]


class SeatLink(Reply):
    """Whoever opens this may play the seat: for the same player on another device."""

    path: str
