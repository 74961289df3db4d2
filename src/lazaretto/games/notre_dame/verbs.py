"""The only writers of the board. They tell whoever listens.

Points gained are told to everybody: how many they are follows from what lies open on the table. Points lost are told
to whoever may see the points of that seat, since how many they are depends on how many he has (NDM-V1, NDM-P5).
"""

from __future__ import annotations

from lazaretto.games.notre_dame.board import (
    ALL_SQUARES,
    CARDS,
    CATHEDRAL,
    CHARACTERS,
    COLOURS,
    KINDS,
    MESSAGES,
    PARK,
    PLACES,
    TRACK,
)
from lazaretto.games.notre_dame.hands import row, slot_in_hand
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.kernel import bits
from lazaretto.kernel.event import only

# ---------------------------------------------------------------- counting


def influence(s: NotreDame, seat: int, sector: int) -> int:
    """Cubes in a sector, the Trusted Friend counted as one (NDM-A1, NDM-A17)."""
    return s.cubes[seat * 8 + sector] + (s.friend[seat] == sector + 1)


def places_with_cubes(s: NotreDame, seat: int) -> int:
    """Sectors, and the cathedral, with at least one own cube, as a set."""
    places = 0
    for place in range(8):
        if s.cubes[seat * 8 + place]:
            places |= bits.bit(place)
    return places


def sectors_with(s: NotreDame, seat: int, least: int) -> int:
    """Own sectors with at least so many cubes, the Friend counted, as a set."""
    sectors = 0
    for sector in range(7):
        if influence(s, seat, sector) >= least:
            sectors |= bits.bit(sector)
    return sectors


def most_influence(s: NotreDame, seat: int) -> int:
    """How many cubes, the Friend counted, are in the own fullest sector."""
    most = 0
    for sector in range(7):
        most = max(most, influence(s, seat, sector))
    return most


# ---------------------------------------------------------------- cubes and the Friend


def place_cube(s: NotreDame, seat: int, place: int) -> None:
    """A cube from the personal supply (NDM-A1)."""
    s.supply[seat] -= 1
    s.cubes[seat * 8 + place] += 1
    if s.sink is not None:
        s.tell("influence-placed", seat=seat, place=PLACES[place])


def place_from_general(s: NotreDame, seat: int, place: int) -> None:
    """A cube from the general supply, straight into the quarter (NDM-H9)."""
    s.general[seat] -= 1
    s.cubes[seat * 8 + place] += 1
    if s.sink is not None:
        s.tell("influence-placed", seat=seat, place=PLACES[place])


def move_cubes(s: NotreDame, seat: int, origin: int, place: int, n: int) -> None:
    """Cubes from one place to another (NDM-A2, NDM-A20)."""
    s.cubes[seat * 8 + origin] -= n
    s.cubes[seat * 8 + place] += n
    if s.sink is not None and n:
        s.tell("influence-moved", seat=seat, origin=PLACES[origin], place=PLACES[place], count=n)


def move_friend(s: NotreDame, seat: int, sector: int) -> None:
    """The Trusted Friend enters the quarter or changes sectors (NDM-A17)."""
    s.friend[seat] = sector + 1
    if s.sink is not None:
        s.tell("friend-moved", seat=seat, place=PLACES[sector])


def lose_cube(s: NotreDame, seat: int, sector: int) -> None:
    """A cube from a sector to the general supply (NDM-P3)."""
    s.cubes[seat * 8 + sector] -= 1
    s.general[seat] += 1
    if s.sink is not None:
        s.tell("influence-lost", seat=seat, place=PLACES[sector])


def gain_cubes(s: NotreDame, seat: int, n: int) -> None:
    """Cubes from the general to the personal supply; what is not there lapses (NDM-A18)."""
    n = min(n, s.general[seat])
    s.general[seat] -= n
    s.supply[seat] += n
    if s.sink is not None and n:
        s.tell("influence-gained", seat=seat, count=n)


def clear_cathedral(s: NotreDame, seat: int) -> None:
    """All own cubes on the cathedral go to the general supply (NDM-N4)."""
    s.general[seat] += s.cubes[seat * 8 + CATHEDRAL]
    s.cubes[seat * 8 + CATHEDRAL] = 0


# ---------------------------------------------------------------- coins


def pay_coins(s: NotreDame, seat: int, n: int) -> None:
    """Coins to the supply (NDM-N1, NDM-R6)."""
    s.coins[seat] -= n
    s.treasury += n


def gain_coins(s: NotreDame, seat: int, n: int) -> None:
    """Coins from the supply; what it lacks comes from the richest others, one after the other (NDM-A5, NDM-A6)."""
    paid = min(n, s.treasury)
    s.treasury -= paid
    s.coins[seat] += paid
    if s.sink is not None and paid:
        s.tell("coins-gained", seat=seat, count=paid)
    missing = n - paid
    while missing:
        payer = richest_other(s, seat)
        paid = min(missing, s.coins[payer])
        if paid == 0:
            break
        s.coins[payer] -= paid
        s.coins[seat] += paid
        missing -= paid
        if s.sink is not None:
            s.tell("coins-gained-from", seat=seat, holder=payer, count=paid)


def richest_other(s: NotreDame, seat: int) -> int:
    """Who else has most coins; of several the nearest to the left (NDM-A6)."""
    richest = (seat + 1) % s.players
    for k in range(2, s.players):
        other = (seat + k) % s.players
        if s.coins[other] > s.coins[richest]:
            richest = other
    return richest


# ---------------------------------------------------------------- points and rats


def gain_points(s: NotreDame, seat: int, n: int) -> None:
    """Prestige on one occasion, and one more for every full pair in the Park; nothing is no gain.

    The rule is NDM-A14 (examples: NDM-A15).
    """
    if n > 0:
        bonus = influence(s, seat, PARK) // 2
        s.points[seat] += n + bonus
        if s.sink is not None:
            s.tell("prestige-gained", seat=seat, count=n + bonus, bonus=bonus)


def lose_points(s: NotreDame, seat: int, n: int) -> None:
    """Prestige back to the supply, as far as there is any (NDM-P3, NDM-P5)."""
    lost = min(n, s.points[seat])
    s.points[seat] -= lost
    if s.sink is not None:
        witnesses = s.rules.witnesses[seat]
        s.tell("prestige-lost", witnesses, seat=seat, count=lost)
        if ~witnesses:
            s.tell("prestige-lost-unseen", ~witnesses, seat=seat, count=n)


def drive_rats_back(s: NotreDame, seat: int) -> None:
    """The rat marker goes back one; at 0 nothing happens (NDM-A19)."""
    if s.rats[seat]:
        s.rats[seat] -= 1
        if s.sink is not None:
            s.tell("rats-back", seat=seat, count=s.rats[seat])


def move_rats(s: NotreDame, seat: int, n: int) -> bool:
    """The rat marker moves by n between 0 and 9; whether it would have passed 9 (NDM-P2, NDM-P3)."""
    goal = s.rats[seat] + n
    s.rats[seat] = max(0, min(goal, TRACK))
    if s.sink is not None:
        s.tell("rats-moved", seat=seat, count=s.rats[seat])
    return goal > TRACK


# ---------------------------------------------------------------- the carriage and messages


def drive_carriage(s: NotreDame, seat: int, square: int) -> None:
    """The carriage ends its move on a square (NDM-A8)."""
    s.carriage[seat] = square
    if s.sink is not None:
        s.tell("carriage-driven", seat=seat, square=ALL_SQUARES[square])


def take_message(s: NotreDame, seat: int, square: int) -> int:
    """The message on a square goes to a seat; what it shows (NDM-A9)."""
    shown = s.message[square] - 1
    s.message[square] = 0
    s.taken[seat * 5 + square // 5] += 1
    if s.sink is not None:
        s.tell("message-taken", seat=seat, colour=COLOURS[square // 5], message=MESSAGES[shown])
    return shown


def lay_message(s: NotreDame, square: int, shown: int) -> None:
    """A message on a square, face up (NDM-S3)."""
    s.message[square] = shown + 1
    if s.sink is not None:
        s.tell("message-laid", square=ALL_SQUARES[square], message=MESSAGES[shown])


# ---------------------------------------------------------------- cards


def draw_card(s: NotreDame, seat: int, kind: int) -> None:
    """A card of the own deck, seen by its owner alone (NDM-R2)."""
    s.deck[seat] &= ~bits.bit(kind)
    s.loose[row(s, seat)] |= bits.bit(kind)
    s.held[seat] += 1
    if s.sink is not None:
        s.tell("action-drawn", only(seat), seat=seat, card=CARDS[seat * KINDS + kind])


def keep_card(s: NotreDame, seat: int, card: int, stage: int) -> None:
    """A card stays with a seat; the others of its colour are passed on or stay where they are (NDM-R2)."""
    colour, kind = card // KINDS, card % KINDS
    slot = row(s, colour) * 3 + stage
    s.loose[row(s, colour)] &= ~bits.bit(kind)
    s.held[colour] -= 1
    s.slot[slot] = kind + 1
    s.filled |= bits.bit(slot)
    if s.sink is not None:
        s.tell("action-kept", only(seat), seat=seat, card=CARDS[card])


def play_face_up(s: NotreDame, seat: int, card: int) -> None:
    """A card of the hand, for everybody to see (NDM-R4)."""
    s.up |= bits.bit(slot_in_hand(s, seat, card))
    s.learned += 1
    if s.sink is not None:
        s.tell("action-played", seat=seat, card=CARDS[card])


def turn_up_character(s: NotreDame, character: int) -> None:
    """A character from its deck (NDM-R1)."""
    s.fresh &= ~bits.bit(character)
    s.display |= bits.bit(character)
    if s.sink is not None:
        s.tell("character-appears", character=CHARACTERS[character], count=s.rules.rats[character])
