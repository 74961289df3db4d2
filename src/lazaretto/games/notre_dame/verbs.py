"""The only writers of the board. They tell whoever listens.

Points gained are told to everybody: how many they are follows from what lies open on the table. Points lost are told
to whoever may see the points of that seat, since how many they are depends on how many he has (NDM-V1, NDM-P5).
"""

from __future__ import annotations

from lazaretto.games.notre_dame.board import CATHEDRAL, PARK, PERIOD, TRACK
from lazaretto.games.notre_dame.events import (
    ACTION_DRAWN,
    ACTION_KEPT,
    ACTION_PLAYED,
    CARRIAGE_DRIVEN,
    CHARACTER_APPEARS,
    COINS_GAINED,
    COINS_GAINED_FROM,
    FRIEND_MOVED,
    INFLUENCE_GAINED,
    INFLUENCE_LOST,
    INFLUENCE_MOVED,
    INFLUENCE_PLACED,
    MESSAGE_TAKEN,
    NO_PRESTIGE_GAINED,
    PRESTIGE_GAINED,
    PRESTIGE_LOST,
    PRESTIGE_LOST_UNSEEN,
    RATS_BACK,
    RATS_MOVED,
)
from lazaretto.games.notre_dame.hands import COLOUR_OF, KIND_OF, card_of, slot_in_hand, slot_now
from lazaretto.games.notre_dame.state import NotreDame, quarter_with
from lazaretto.kernel import bits
from lazaretto.kernel.event import EVERYBODY, ONLY

# ---------------------------------------------------------------- counting


def influence(s: NotreDame, seat: int, sector: int) -> int:
    """Cubes in a sector, the Trusted Friend counted as one (NDM-A1, NDM-A17)."""
    return s.cubes[seat][sector] + (s.friend[seat] == sector + 1)


def places_with_cubes(s: NotreDame, seat: int) -> int:
    """Sectors, and the cathedral, with at least one own cube, as a set."""
    places = 0
    for place in range(CATHEDRAL + 1):
        if s.cubes[seat][place]:
            places |= bits.bit(place)
    return places


def sectors_with(s: NotreDame, seat: int, least: int) -> int:
    """Own sectors with at least so many cubes, the Friend counted, as a set."""
    sectors = 0
    for sector in range(CATHEDRAL):
        if influence(s, seat, sector) >= least:
            sectors |= bits.bit(sector)
    return sectors


def most_influence(s: NotreDame, seat: int) -> int:
    """How many cubes, the Friend counted, are in the own fullest sector."""
    most = 0
    for sector in range(CATHEDRAL):
        found = influence(s, seat, sector)
        if found > most:
            most = found
    return most


# ---------------------------------------------------------------- cubes and the Friend


def place_cube(s: NotreDame, seat: int, place: int) -> None:
    """A cube from the personal supply (NDM-A1)."""
    s.supply[seat] -= 1
    s.cubes[seat][place] += 1
    s.tell(INFLUENCE_PLACED, seat, place)


def place_from_general(s: NotreDame, seat: int, place: int) -> None:
    """A cube from the general supply, straight into the quarter (NDM-H9)."""
    s.general[seat] -= 1
    s.cubes[seat][place] += 1
    s.tell(INFLUENCE_PLACED, seat, place)


def move_cubes(s: NotreDame, seat: int, origin: int, place: int, n: int) -> None:
    """Cubes from one place to another (NDM-A2, NDM-A20)."""
    s.cubes[seat][origin] -= n
    s.cubes[seat][place] += n
    if n:
        s.tell(INFLUENCE_MOVED, seat, origin, place, n)


def move_friend(s: NotreDame, seat: int, sector: int) -> None:
    """The Trusted Friend enters the quarter or changes sectors (NDM-A17)."""
    s.friend[seat] = sector + 1
    s.tell(FRIEND_MOVED, seat, sector)


def lose_cube(s: NotreDame, seat: int, sector: int) -> None:
    """A cube from a sector to the general supply (NDM-P3)."""
    s.tell(INFLUENCE_LOST, seat, sector, s.cubes[seat][sector])
    s.cubes[seat][sector] -= 1
    s.general[seat] += 1


def gain_cubes(s: NotreDame, seat: int, n: int, source: int) -> None:
    """Cubes from the general to the personal supply; what is not there lapses (NDM-A18)."""
    n = min(n, s.general[seat])
    s.general[seat] -= n
    s.supply[seat] += n
    if n:
        s.tell(INFLUENCE_GAINED, seat, n, source)


def clear_cathedral(s: NotreDame, seat: int) -> None:
    """All own cubes on the cathedral go to the general supply (NDM-N4)."""
    s.general[seat] += s.cubes[seat][CATHEDRAL]
    s.cubes[seat][CATHEDRAL] = 0


# ---------------------------------------------------------------- coins


def pay_coins(s: NotreDame, seat: int, n: int) -> None:
    """Coins to the supply (NDM-N1, NDM-R6)."""
    s.coins[seat] -= n
    s.treasury += n


def gain_coins(s: NotreDame, seat: int, n: int, source: int) -> None:
    """Coins from the supply; what it lacks comes from the richest others, one after the other (NDM-A5, NDM-A6)."""
    paid = min(n, s.treasury)
    s.treasury -= paid
    s.coins[seat] += paid
    if paid:
        s.tell(COINS_GAINED, seat, paid, source)
    missing = n - paid
    while missing:
        payer = richest_other(s, seat)
        paid = min(missing, s.coins[payer])
        if paid == 0:
            break
        s.coins[payer] -= paid
        s.coins[seat] += paid
        missing -= paid
        s.tell(COINS_GAINED_FROM, seat, payer, paid, source)


def richest_other(s: NotreDame, seat: int) -> int:
    """Who else has most coins; of several the nearest to the left (NDM-A6)."""
    richest = (seat + 1) % s.players
    for k in range(2, s.players):
        other = (seat + k) % s.players
        if s.coins[other] > s.coins[richest]:
            richest = other
    return richest


# ---------------------------------------------------------------- points and rats


def gain_points(s: NotreDame, seat: int, n: int, source: int) -> None:
    """Prestige on one occasion, and one more for every full pair in the Park; nothing is no gain.

    The rule is NDM-A14 (examples: NDM-A15).
    """
    if n > 0:
        bonus = influence(s, seat, PARK) // 2
        s.points[seat] += n + bonus
        s.tell(PRESTIGE_GAINED, seat, n + bonus, source, n, bonus)
    else:
        s.tell(NO_PRESTIGE_GAINED, seat, source)


def lose_points(s: NotreDame, seat: int, n: int) -> None:
    """Prestige back to the supply, as far as there is any (NDM-P3, NDM-P5)."""
    lost = min(n, s.points[seat])
    s.points[seat] -= lost
    witnesses = s.rules.witnesses[seat]
    s.tell_to(witnesses, PRESTIGE_LOST, seat, lost)
    if witnesses != EVERYBODY:
        s.tell_to(~witnesses, PRESTIGE_LOST_UNSEEN, seat, n)


def drive_rats_back(s: NotreDame, seat: int, source: int) -> None:
    """The rat marker goes back one; at 0 nothing happens (NDM-A19)."""
    if s.rats[seat]:
        s.rats[seat] -= 1
        s.tell(RATS_BACK, seat, s.rats[seat], source)


def move_rats(s: NotreDame, seat: int, strength: int, hospital: int) -> bool:
    """The plague, less the Hospital, moves the rat marker; whether it would have passed 9 (NDM-P2, NDM-P3)."""
    start = s.rats[seat]
    goal = start + strength - hospital
    s.rats[seat] = max(0, min(goal, TRACK))
    s.tell(RATS_MOVED, seat, s.rats[seat], strength, hospital, s.rats[seat] - start)
    return goal > TRACK


# ---------------------------------------------------------------- the carriage and messages


def drive_carriage(s: NotreDame, seat: int, square: int) -> None:
    """The carriage ends its move on a square (NDM-A8)."""
    s.carriage[seat] = square
    s.tell(CARRIAGE_DRIVEN, seat, square)


def take_message(s: NotreDame, seat: int, square: int) -> int:
    """The message on a square goes to a seat; what it shows (NDM-A9)."""
    shown = s.message[square] - 1
    s.message[square] = 0
    colour = quarter_with(square)
    s.taken[seat][colour] += 1
    s.tell(MESSAGE_TAKEN, seat, colour, shown)
    return shown


def lay_message(s: NotreDame, square: int, shown: int) -> None:
    """A message on a square, face up (NDM-S3)."""
    s.message[square] = shown + 1


# ---------------------------------------------------------------- cards


def draw_card(s: NotreDame, seat: int, kind: int) -> None:
    """A card of the own deck, seen by its owner alone (NDM-R2)."""
    s.deck[seat] &= ~bits.bit(kind)
    s.loose[s.round % PERIOD][seat] |= bits.bit(kind)
    s.held[seat] += 1
    s.tell_to(ONLY[seat], ACTION_DRAWN, seat, card_of(seat, kind))


def keep_card(s: NotreDame, seat: int, card: int, stage: int) -> None:
    """A card stays with a seat; the others of its colour are passed on or stay where they are (NDM-R2)."""
    colour, kind = COLOUR_OF[card], KIND_OF[card]
    slot = slot_now(s, colour, stage)
    s.loose[s.round % PERIOD][colour] &= ~bits.bit(kind)
    s.held[colour] -= 1
    s.slot[slot] = kind + 1
    s.filled |= bits.bit(slot)
    s.tell_to(ONLY[seat], ACTION_KEPT, seat, card)


def play_face_up(s: NotreDame, seat: int, card: int) -> None:
    """A card of the hand, for everybody to see (NDM-R4)."""
    s.up |= bits.bit(slot_in_hand(s, seat, card))
    s.learned += 1
    s.tell(ACTION_PLAYED, seat, card)


def turn_up_character(s: NotreDame, character: int) -> None:
    """A character from its deck (NDM-R1)."""
    s.fresh &= ~bits.bit(character)
    s.display |= bits.bit(character)
    s.tell(CHARACTER_APPEARS, character, s.rules.rats[character])
