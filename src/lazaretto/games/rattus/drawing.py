"""Takes the picture of a position. Compiled with the engine: a site does it with every move."""

from __future__ import annotations

from functools import lru_cache

from lazaretto.games.rattus.board import CLASSES, COLOURS, FACES, MOST_RATS, NOBODY, REGIONS
from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.devastation import RAVAGE
from lazaretto.games.rattus.picture import ORIGINS, ClassCard, Face, Rat, RattusPicture, Region
from lazaretto.games.rattus.state import ENDINGS, Rattus
from lazaretto.games.rattus.tokens import FACE_UP, slot_of, used_tokens
from lazaretto.kernel import bits


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


def picture_over(s: Rattus, seen: RattusPicture) -> RattusPicture:
    """The same over what everybody sees of it: only tokens are drawn, which some have looked at."""
    regions: list[Region] = []
    for r in range(len(REGIONS)):
        region: Region = seen["regions"][r]
        rats = _rats(s, r)
        regions.append(region if region["rats"] == rats else {**region, "rats": rats})
    return {**seen, "regions": regions}


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _region(s: Rattus, r: int) -> Region:
    return {
        "name": REGIONS[r],
        "in_play": bits.has(s.rules.in_use, r),
        "near": _regions(s.rules.near[r]),
        "cubes": [s.cubes[r][seat] for seat in range(s.players)],
        "rats": _rats(s, r),
    }


def _rats(s: Rattus, r: int) -> list[Rat | None]:
    return [_rat(s, slot_of(r, k)) if k < s.rats[r] else None for k in range(MOST_RATS)]


def _rat(s: Rattus, slot: int) -> Rat:
    token = s.face[slot] - 1
    face = _face(s, token) if s.face[slot] else None
    drawn: Rat = _drawn_rat(slot, s.origin[slot], s.seen[slot], face)
    return drawn


def _face(s: Rattus, token: int) -> tuple[int, int, int, int, int]:
    """What is printed on a token: it, its limit, majority and all, and its classes."""
    return token, s.rules.limit[token], s.rules.majority[token], s.rules.all[token], s.rules.classes[token]


def _card(s: Rattus, k: int) -> ClassCard:
    card = s.rules.cards[k]
    drawn: ClassCard = _drawn_card(card.name, card.class_, s.owner[k], s.me != NOBODY and bits.has(s.used, k))
    return drawn


# Small things are drawn once and for all: most of a picture is the one before, and is known for it at a glance.


@lru_cache(maxsize=1024)
def _regions(among: int) -> list[str]:
    return [REGIONS[k] for k in bits.members(among)]


@lru_cache(maxsize=1024)
def _drawn_rat(slot: int, origin: int, seen: int, face: tuple[int, int, int, int, int] | None) -> Rat:
    return {
        "slot": SLOTS[slot],
        "origin": ORIGINS[origin - 1],
        "face": None if face is None else _drawn_face(*face),
        "face_up": seen & FACE_UP != 0,
        "seen": bits.members(seen & ~FACE_UP),
    }


@lru_cache(maxsize=1024)
def _drawn_face(token: int, limit: int, majority: int, all_: int, classes: int) -> Face:
    return {
        "token": FACES[token],
        "limit": limit,
        "majority": majority,
        "all": all_,
        "classes": [CLASSES[k] for k in bits.members(classes)],
    }


@lru_cache(maxsize=1024)
def _drawn_card(name: str, class_: int, owner: int, is_used: bool) -> ClassCard:
    return {"name": name, "class": CLASSES[class_], "holder": _seat(owner), "used": is_used}


def _devastated(s: Rattus) -> str | None:
    """In the resolution of all rats several regions wait; the one in hand is on top."""
    for k in range(s.depth - 1, -1, -1):
        if bits.step(s.stack[k]) == RAVAGE:
            return REGIONS[bits.place(s.stack[k])]
    return None
