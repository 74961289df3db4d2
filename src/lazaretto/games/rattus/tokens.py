"""Rat tokens and what is known of them. A face that nobody has seen is drawn when somebody first looks.

Drawing late gives the same chances as shuffling at the start, because unseen tokens of one origin can be exchanged.
There are two usual origins: the starting tokens laid out on the board, and everything that comes from the supply, into
which the left-over starting tokens were mixed and from which some ordinary ones were removed unseen (RAT-S2, RAT-S3).
So:

- `starters` and `ordinary` hold the faces nobody has seen, wherever they are, the removed ones included;
- a starting token on the board is any of `starters`, evenly;
- of the unseen tokens from the supply, on the board or not, `mixed` are starting tokens and `plain` ordinary ones.

Beside them there may be one token that had been used and came back unseen: it is any of `returned`, evenly, which are
the tokens that had been revealed by then. Everybody knows that set and nobody the token.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lazaretto.games.rattus.board import MOST_RATS, STARTERS, TOKENS
from lazaretto.kernel import bits
from lazaretto.kernel.rng import Rng

if TYPE_CHECKING:
    from lazaretto.games.rattus.state import Rattus

STARTER = 1  # origins
SUPPLIED = 2
RETURNED = 3
SLOTS = 36
REGION_OF = tuple(slot // MOST_RATS for slot in range(SLOTS))  # [slot]: the region that it belongs to
FIRST_SLOT = tuple(range(0, SLOTS, MOST_RATS))  # [region]
FACE_UP = 16  # beside the seats that have seen a token: it lies face up before everybody (RAT-D8)


def slot_of(region: int, k: int) -> int:
    """The k-th slot of a region, counted from 0."""
    return region * MOST_RATS + k


def nth_of(slot: int) -> int:
    """Which slot of its region it is, as people count: from 1."""
    return slot % MOST_RATS + 1


def possible(s: Rattus, slot: int) -> int:
    """The faces that the token may have; nothing once somebody has seen it."""
    if s.face[slot]:
        return 0
    if s.origin[slot] == STARTER:
        return s.starters
    if s.origin[slot] == RETURNED:
        return s.returned
    return (s.starters if s.mixed else 0) | (s.ordinary if s.plain else 0)


def odds(s: Rattus, slot: int, token: int) -> int:
    """How likely each possible face is, beside the others; 0: all alike."""
    if s.origin[slot] != SUPPLIED or s.mixed == 0 or s.plain == 0:
        return 0
    if token < STARTERS:
        return s.mixed * bits.count(s.ordinary)
    return s.plain * bits.count(s.starters)


def deck_of(s: Rattus, slot: int) -> str:
    """What a face that nobody has seen is drawn from: the tokens of one origin, wherever they lie."""
    return f"tokens:{s.origin[slot]}"


def identify(s: Rattus, slot: int, token: int) -> None:
    """Settle the face of a token that nobody had seen."""
    if s.origin[slot] == SUPPLIED:
        if token < STARTERS:
            s.mixed -= 1
        else:
            s.plain -= 1
    s.starters &= ~bits.bit(token)
    s.ordinary &= ~bits.bit(token)
    s.face[slot] = token + 1


def unsettle(s: Rattus, slot: int) -> None:
    """The inverse: the face might again be any."""
    token = s.face[slot] - 1
    s.face[slot] = 0
    if s.origin[slot] != RETURNED:  # whose face everybody has seen once
        if token < STARTERS:
            s.starters |= bits.bit(token)
        else:
            s.ordinary |= bits.bit(token)
    if s.origin[slot] == SUPPLIED:
        if token < STARTERS:
            s.mixed += 1
        else:
            s.plain += 1


def forget(s: Rattus, knowing: int) -> None:
    """Unsettle every token that no seat of `knowing` has seen (RAT-T10, RAT-K9); all else is open (RAT-T9)."""
    for slot in range(SLOTS):
        if s.face[slot] and not s.seen[slot] & (knowing | FACE_UP):
            unsettle(s, slot)


def imagine(s: Rattus, rng: Rng) -> None:
    """Give a face to every token that somebody has seen and that is unsettled here."""
    for slot in range(SLOTS):
        if s.seen[slot] and not s.face[slot]:
            identify(s, slot, _draw(s, slot, rng))


def _draw(s: Rattus, slot: int, rng: Rng) -> int:
    faces = possible(s, slot)
    if s.origin[slot] == SUPPLIED and s.mixed and s.plain:
        from_start = rng.below(s.mixed + s.plain) < s.mixed
        faces = s.starters if from_start else s.ordinary
    return bits.nth(faces, rng.below(bits.count(faces)))


def used_tokens(s: Rattus) -> int:
    """The tokens that have been revealed and have left the game, as everybody has seen (RAT-D8)."""
    on_board = 0
    for slot in range(SLOTS):
        if s.face[slot]:
            on_board |= bits.bit(s.face[slot] - 1)
    return bits.first(TOKENS) & ~s.starters & ~s.ordinary & ~on_board


def slots_in(s: Rattus, regions: int) -> int:
    """The tokens that lie in these regions, as a set of slots."""
    slots = 0
    for region in bits.each(regions):
        slots |= bits.first(s.rats[region]) << FIRST_SLOT[region]
    return slots
