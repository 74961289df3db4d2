"""What lies on the table, by the names that choices use: plain data for whoever draws it.

A picture says no more than the position it is taken of: that of a view shows what its seat knows. Seats are numbers;
lists "by seat" have an entry for each player, in seat order.
"""

from __future__ import annotations

from typing import TypedDict

from lazaretto.games.notre_dame.board import (
    ALL_SQUARES,
    CARDS,
    CATHEDRAL,
    CHARACTERS,
    COLOURS,
    HAND,
    KINDS,
    MESSAGES,
    PERIOD,
    PLACES,
    ROUNDS,
    SECTORS,
    SQUARES,
    quarter_of,
)
from lazaretto.games.notre_dame.hands import card_of, colour_at, colour_in, slot_now, slot_of
from lazaretto.games.notre_dame.plague import strength
from lazaretto.games.notre_dame.state import UNKNOWN, NotreDame, square_of
from lazaretto.kernel import bits

PLAYED = 2  # NDM-R4: cards of a hand; the third is laid away


class Square(TypedDict):
    """A market square."""

    name: str  # "red-outer"
    message: str | None  # what the message there shows
    near: list[str]  # the squares one street away


class Quarter(TypedDict):
    """A quarter of the city."""

    colour: str
    seat: int | None  # null: nobody's
    squares: list[Square]


class Card(TypedDict):
    """An action card; its back shows the colour."""

    name: str | None  # "red-bank"; null: not known here
    colour: str


class Player(TypedDict):
    """What a player has, in his quarter and before him."""

    colour: str
    cubes: dict[str, int]  # by place, the cathedral ("notre_dame") among them
    friend: str | None  # the place of the Trusted Friend; null: not in the quarter
    supply: int  # cubes in the personal supply
    general: int  # cubes in the general supply
    coins: int
    rats: int  # where the marker stands on the rat track
    points: int | None  # null: hidden
    carriage: str  # its square
    messages: dict[str, int]  # by colour: how many he has taken
    hand: list[Card]  # kept in this round and not yet played
    passing: list[Card]  # drawn or received in this round: one is to be kept, the others go on to the left
    passed: list[str]  # cards he passed on in this period that are with the next two players, not known with whom
    played: list[Card]  # face up in this round
    played_before: list[Card]  # face up in earlier rounds of the period
    laid_away: list[Card]  # face down in this period
    deck: int  # how many cards are left in it
    unseen: list[str]  # cards of his colour that are in the deck, or of which it is not known here where they are


class Character(TypedDict):
    """A character on display."""

    name: str
    rats: int


class Cathedral(TypedDict):
    """What the cathedral would pay now."""

    worth: int  # in all
    cubes: int  # of all players
    each: int  # prestige for each cube; 0 without any


class NotreDamePicture(TypedDict):
    """The whole table."""

    round: int  # 1 to 9; 10: all are over
    period: int  # 1 to 3
    bell: int  # the seat that has the bell-ringer
    treasury: int  # coins in the supply
    plague: int  # rats on the characters on display
    spared: list[int]  # the seats that have paid the Doctor in this round
    characters: list[Character]  # on display
    fresh: list[str]  # characters that have not appeared yet, the brown ones in this period
    cathedral: Cathedral
    quarters: list[Quarter]  # clockwise
    players: list[Player]  # by seat


def picture(s: NotreDame) -> NotreDamePicture:
    """The table of this position."""
    clockwise = sorted(range(s.rules.colours), key=lambda colour: quarter_of(colour, s.players))
    return {
        "round": s.round + 1,
        "period": 1 + min(s.round, ROUNDS - 1) // PERIOD,
        "bell": s.bell,
        "treasury": s.treasury,
        "plague": strength(s),
        "spared": bits.members(s.spared),
        "characters": [{"name": CHARACTERS[k], "rats": s.rules.rats[k]} for k in bits.members(s.display)],
        "fresh": [CHARACTERS[k] for k in bits.members(s.fresh)],
        "cathedral": _cathedral(s),
        "quarters": [_quarter(s, colour) for colour in clockwise],
        "players": [_player(s, seat) for seat in range(s.players)],
    }


def _cathedral(s: NotreDame) -> Cathedral:
    cubes = sum(s.cubes[seat][CATHEDRAL] for seat in range(s.players))
    return {"worth": s.rules.value, "cubes": cubes, "each": s.rules.value // cubes if cubes else 0}


def _quarter(s: NotreDame, colour: int) -> Quarter:
    return {
        "colour": COLOURS[colour],
        "seat": colour if colour < s.players else None,
        "squares": [_square(s, square_of(colour, k)) for k in range(len(SQUARES))],
    }


def _square(s: NotreDame, square: int) -> Square:
    near = s.rules.reach[len(ALL_SQUARES) + square] & ~bits.bit(square)
    return {
        "name": ALL_SQUARES[square],
        "message": MESSAGES[s.message[square] - 1] if s.message[square] else None,
        "near": [ALL_SQUARES[k] for k in bits.members(near)],
    }


def _player(s: NotreDame, seat: int) -> Player:
    now = s.round % PERIOD
    kept = _slots(s, seat, now)
    played = [slot for slot in kept if bits.has(s.up, slot)]
    rest = [slot for slot in kept if not bits.has(s.up, slot)]
    before = [slot for earlier in range(now) for slot in _slots(s, seat, earlier)]
    laid_away = [slot for slot in before if not bits.has(s.up, slot)]
    if len(played) == PLAYED:
        laid_away, rest = laid_away + rest, []
    return {
        "colour": COLOURS[seat],
        "cubes": {place: s.cubes[seat][k] for k, place in enumerate(PLACES)},
        "friend": SECTORS[s.friend[seat] - 1] if s.friend[seat] else None,
        "supply": s.supply[seat],
        "general": s.general[seat],
        "coins": s.coins[seat],
        "rats": s.rats[seat],
        "points": None if s.points[seat] == UNKNOWN else s.points[seat],
        "carriage": ALL_SQUARES[s.carriage[seat]],
        "messages": {COLOURS[c]: s.taken[seat][c] for c in range(s.rules.colours)},
        "hand": [_card(s, slot) for slot in rest],
        "passing": _passing(s, seat),
        "passed": _passed(s, seat),
        "played": [_card(s, slot) for slot in played],
        "played_before": [_card(s, slot) for slot in before if bits.has(s.up, slot)],
        "laid_away": [_card(s, slot) for slot in laid_away],
        "deck": _deck(s, seat),
        "unseen": _names(seat, s.deck[seat]),
    }


def _slots(s: NotreDame, seat: int, third: int) -> list[int]:
    """Where the cards lie that a seat kept in a round of the period."""
    slots = [slot_of(colour_at(s, seat, stage), third, stage) for stage in range(HAND)]
    return [slot for slot in slots if bits.has(s.filled, slot)]


def _card(s: NotreDame, slot: int) -> Card:
    colour = colour_in(slot)
    return {"name": CARDS[card_of(colour, s.slot[slot] - 1)] if s.slot[slot] else None, "colour": COLOURS[colour]}


def _passing(s: NotreDame, seat: int) -> list[Card]:
    """Cards in no slot yet: his own, until everybody has kept a first one; then those of his right neighbour."""
    all_passed = all(bits.has(s.filled, slot_now(s, other, 0)) for other in range(s.players))
    colour = colour_at(s, seat, 1) if all_passed else seat
    loose = s.loose[s.round % PERIOD][colour]
    # Who passed two cards on knows them, but once one of them is kept, not which one that is.
    names = _names(colour, loose) if bits.count(loose) == s.held[colour] else [None] * s.held[colour]
    return [{"name": name, "colour": COLOURS[colour]} for name in names]


def _passed(s: NotreDame, seat: int) -> list[str]:
    """Both cards that went on in a round, where neither has been seen since; of this round only when one was kept."""
    loose = s.loose[s.round % PERIOD][seat]
    kinds = loose if bits.count(loose) > s.held[seat] else 0
    for earlier in range(s.round % PERIOD):
        kinds |= s.loose[earlier][seat]
    return _names(seat, kinds)


def _names(colour: int, kinds: int) -> list[str]:
    return [CARDS[card_of(colour, kind)] for kind in bits.members(kinds)]


def _deck(s: NotreDame, seat: int) -> int:
    """Counted by what has left it, since a view has back in the deck what it does not know."""
    slots = [slot_of(seat, third, stage) for third in range(PERIOD) for stage in range(HAND)]
    return KINDS - s.held[seat] - sum(bits.has(s.filled, slot) for slot in slots)
