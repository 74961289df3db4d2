"""What lies on the table, by the names that choices use: the shape of it, for whoever draws it.

A picture says no more than the position it is taken of: that of a view shows what its seat knows. Lists "by seat" have
an entry for each player, in seat order.
"""

from __future__ import annotations

from typing import TypedDict

ORIGINS = ("starter", "supply", "returned")  # by origin, less one; returned: used before, and back by a card


class Face(TypedDict):
    """What is printed on a rat token (RAT-C3)."""

    token: str
    limit: int
    majority: int
    all: int
    classes: list[str]


class Rat(TypedDict):
    """A rat token in a region."""

    slot: str  # "germania.1"
    origin: str  # "starter", "supply" or "returned"
    face: Face | None  # null: not known here
    face_up: bool  # before everybody, until it is applied
    seen: list[int]  # the seats that have looked at it


class Region(TypedDict):
    """A region of the map."""

    name: str
    in_play: bool
    near: list[str]  # its neighbours in play
    cubes: list[int]  # by seat
    rats: list[Rat | None]  # three places


ClassCard = TypedDict(
    "ClassCard",
    {
        "name": str,
        "class": str,
        "holder": int | None,  # a seat; null: beside the board
        "used": bool,  # in this turn
    },
)


class RattusPicture(TypedDict):
    """The whole table."""

    colours: list[str]  # by seat
    regions: list[Region]  # all of the map
    plague: str  # the region of the plague piece
    devastated: str | None  # the region whose tokens are being revealed
    due: int  # new rats still to spread
    neutral: int  # cubes that the plague piece counts as
    supply: int  # rat tokens in the supply
    used: list[str]  # tokens that have been revealed and have left the board
    returned: list[str]  # those among which the one with the origin "returned" was drawn
    reserve: list[int]  # by seat
    palace: list[int]  # by seat
    points: list[int]  # by seat, as the board stands
    cards: list[ClassCard]  # those in play
    turn: int | None  # the seat in turn; null: all rats are being resolved, or it is over
    card_taken: bool  # in this turn
    cubes_placed: bool  # in this turn
    ended: str | None  # why the final round has begun
    last: int | None  # who played the last turn before it
