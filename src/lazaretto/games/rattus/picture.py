"""What lies on the table, by the names that choices use: plain data for whoever draws it.

A picture says no more than the position it is taken of: that of a view shows what its seat knows. Lists "by seat" have
an entry for each player, in seat order.
"""

from __future__ import annotations

from typing import TypedDict

from lazaretto.games.rattus.board import CLASSES, COLOURS, FACES, MOST_RATS, NOBODY, REGIONS
from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.devastation import RAVAGE
from lazaretto.games.rattus.state import ENDINGS, Rattus
from lazaretto.games.rattus.tokens import FACE_UP, slot_of, used_tokens
from lazaretto.kernel import bits

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


def picture(s: Rattus) -> RattusPicture:
    """The table of this position."""
    seats = range(s.players)
    return {
        "colours": list(COLOURS[: s.players]),
        "regions": [_region(s, r) for r in range(len(REGIONS))],
        "plague": REGIONS[s.plague],
        "devastated": _devastated(s),
        "due": s.due,
        "neutral": s.neutral,
        "supply": s.supply,
        "used": [FACES[k] for k in bits.members(used_tokens(s))],
        "returned": [FACES[k] for k in bits.members(s.returned)],
        "reserve": [s.reserve[seat] for seat in seats],
        "palace": [s.palace[seat] for seat in seats],
        "points": [s.points(seat) for seat in seats],
        "cards": [_card(s, k) for k in bits.members(s.in_play)],
        "turn": _seat(s.me),
        # In the final round nothing is taken or placed; the state still has what the last turn did.
        "card_taken": s.took == 1 and not s.ended,
        "cubes_placed": s.placed == 1 and not s.ended,
        "ended": ENDINGS[s.ended] if s.ended else None,
        "last": s.last if s.ended else None,
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _region(s: Rattus, r: int) -> Region:
    return {
        "name": REGIONS[r],
        "in_play": bits.has(s.rules.in_use, r),
        "near": [REGIONS[k] for k in bits.members(s.rules.near[r])],
        "cubes": [s.cubes[r][seat] for seat in range(s.players)],
        "rats": [_rat(s, slot_of(r, k)) if k < s.rats[r] else None for k in range(MOST_RATS)],
    }


def _rat(s: Rattus, slot: int) -> Rat:
    return {
        "slot": SLOTS[slot],
        "origin": ORIGINS[s.origin[slot] - 1],
        "face": _face(s, s.face[slot] - 1) if s.face[slot] else None,
        "face_up": s.seen[slot] & FACE_UP != 0,
        "seen": bits.members(s.seen[slot] & ~FACE_UP),
    }


def _face(s: Rattus, token: int) -> Face:
    return {
        "token": FACES[token],
        "limit": s.rules.limit[token],
        "majority": s.rules.majority[token],
        "all": s.rules.all[token],
        "classes": [CLASSES[k] for k in bits.members(s.rules.classes[token])],
    }


def _card(s: Rattus, k: int) -> ClassCard:
    return {
        "name": s.rules.cards[k].name,
        "class": CLASSES[s.rules.cards[k].class_],
        "holder": _seat(s.owner[k]),
        "used": s.me != NOBODY and bits.has(s.used, k),
    }


def _devastated(s: Rattus) -> str | None:
    """In the resolution of all rats several regions wait; the one in hand is on top."""
    for k in range(s.depth - 1, -1, -1):
        if bits.step(s.stack[k]) == RAVAGE:
            return REGIONS[bits.place(s.stack[k])]
    return None
