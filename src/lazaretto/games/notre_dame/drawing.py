"""Takes the picture of a position. Compiled with the engine: a site does it with every move."""

from __future__ import annotations

from functools import cache, lru_cache

from lazaretto.games.notre_dame.actions.carriage_house import may_take, points_of
from lazaretto.games.notre_dame.board import (
    ALL_SQUARES,
    CARDS,
    CATHEDRAL,
    CHARACTERS,
    COLOURS,
    HAND,
    HOSPITAL,
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
from lazaretto.games.notre_dame.picture import (
    Cathedral,
    Gain,
    Hidden,
    NotreDamePicture,
    PicturedCard,
    Player,
    Quarter,
    Square,
)
from lazaretto.games.notre_dame.plague import felt, strength
from lazaretto.games.notre_dame.state import UNKNOWN, Card, Character, NotreDame, square_of
from lazaretto.games.notre_dame.verbs import influence
from lazaretto.kernel import bits

PLAYED = 2  # NDM-R4: cards of a hand; the third is laid away


def picture(s: NotreDame) -> NotreDamePicture:
    """The table of this position."""
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
        "quarters": [_quarter(s, colour) for colour in _clockwise(s.rules.colours, s.players)],
        "players": [_player(s, seat) for seat in range(s.players)],
    }


def picture_over(s: NotreDame, seen: NotreDamePicture) -> NotreDamePicture:
    """The same over what everybody sees of it: only cards and points are drawn."""
    players: list[Player] = []
    for seat, player in enumerate(seen["players"]):
        players.append({**player, **_hidden(s, seat)})
    return {**seen, "players": players}


@cache
def _clockwise(colours: int, players: int) -> list[int]:
    return sorted(range(colours), key=lambda colour: quarter_of(colour, players))


def _cathedral(s: NotreDame) -> Cathedral:
    cubes = 0
    for seat in range(s.players):
        cubes += s.cubes[seat][CATHEDRAL]
    return {
        "worth": s.rules.value,
        "cubes": cubes,
        "each": s.rules.value // cubes if cubes else 0,
        "with_one_more": s.rules.value // (cubes + 1),
        "round": PERIOD * (1 + min(s.round, ROUNDS - 1) // PERIOD),
    }


def _quarter(s: NotreDame, colour: int) -> Quarter:
    squares = [square_of(colour, k) for k in range(len(SQUARES))]
    messages = [s.message[square] for square in squares]
    near = [s.rules.reach[len(ALL_SQUARES) + square] for square in squares]
    drawn: Quarter = _drawn_quarter(colour, colour < s.players, tuple(messages), tuple(near))
    return drawn


# Small things are drawn once and for all: most of a picture is the one before, and is known for it at a glance.


@lru_cache(maxsize=1024)
def _drawn_quarter(colour: int, is_owned: bool, messages: tuple[int, ...], near: tuple[int, ...]) -> Quarter:
    first = square_of(colour, 0)
    return {
        "colour": COLOURS[colour],
        "seat": colour if is_owned else None,
        "squares": [_drawn_square(first + k, messages[k], near[k] & ~bits.bit(first + k)) for k in range(len(SQUARES))],
    }


@lru_cache(maxsize=1024)
def _drawn_square(square: int, message: int, near: int) -> Square:
    return {
        "name": ALL_SQUARES[square],
        "message": MESSAGES[message - 1] if message else None,
        "points": points_of(message - 1) if message else 0,
        "near": [ALL_SQUARES[k] for k in bits.members(near)],
    }


@lru_cache(maxsize=1024)
def _drawn_gain(points: int, coins: int, cubes: int, rats: int, asks: int) -> Gain:
    return {"points": points, "coins": coins, "cubes": cubes, "rats": rats, "asks": asks}


@cache
def _drawn_card(colour: int, kind: int) -> PicturedCard:
    """A card of a colour, by its kind; -1: it is not known which."""
    return {"name": None if kind < 0 else CARDS[card_of(colour, kind)], "colour": COLOURS[colour]}


@cache
def _names(colour: int, kinds: int) -> list[str]:
    return [CARDS[card_of(colour, kind)] for kind in bits.members(kinds)]


def _player(s: NotreDame, seat: int) -> Player:
    return {
        "colour": COLOURS[seat],
        "cubes": {place: s.cubes[seat][k] for k, place in enumerate(PLACES)},
        "friend": SECTORS[s.friend[seat] - 1] if s.friend[seat] else None,
        "supply": s.supply[seat],
        "general": s.general[seat],
        "coins": s.coins[seat],
        "rats": s.rats[seat],
        "carriage": ALL_SQUARES[s.carriage[seat]],
        "brings": {place: _gain(s, seat, k) for k, place in enumerate(SECTORS)},
        "gives": {CHARACTERS[k]: _gift(s, seat, k) for k in bits.members(s.display)},
        "takes": [COLOURS[c] for c in range(s.rules.colours) if may_take(s, seat, c)],
        "threat": max(0, s.rats[seat] + felt(s, seat) - influence(s, seat, HOSPITAL)),
        "messages": {COLOURS[c]: s.taken[seat][c] for c in range(s.rules.colours)},
        **_hidden(s, seat),
    }


def _hidden(s: NotreDame, seat: int) -> Hidden:
    now = s.round % PERIOD
    kept = _slots(s, seat, now)
    played = [slot for slot in kept if bits.has(s.up, slot)]
    rest = [slot for slot in kept if not bits.has(s.up, slot)]
    before = [slot for earlier in range(now) for slot in _slots(s, seat, earlier)]
    laid_away = [slot for slot in before if not bits.has(s.up, slot)]
    if len(played) == PLAYED:
        laid_away, rest = laid_away + rest, []
    return {
        "points": None if s.points[seat] == UNKNOWN else s.points[seat],
        "hand": [_card(s, slot) for slot in rest],
        "passing": _passing(s, seat),
        "passed": _passed(s, seat),
        "played": [_card(s, slot) for slot in played],
        "played_before": [_card(s, slot) for slot in before if bits.has(s.up, slot)],
        "laid_away": [_card(s, slot) for slot in laid_away],
        "deck": _deck(s, seat),
        "unseen": _names(seat, s.deck[seat]),
    }


def _gain(s: NotreDame, seat: int, sector: int) -> Gain:
    """Tried out on a copy, so that the sectors themselves say it."""
    after: NotreDame = s.fork()
    after.cubes[seat][sector] += 1
    action: Card = after.rules.actions[sector]
    action.act(after, seat)
    return _difference(s, after, seat)


def _gift(s: NotreDame, seat: int, character: int) -> Gain:
    """Tried out likewise."""
    after: NotreDame = s.fork()
    hired: Character = after.rules.characters[character]
    hired.serve(after, seat)
    return _difference(s, after, seat)


def _difference(s: NotreDame, after: NotreDame, seat: int) -> Gain:
    """What a seat has more on a copy than before."""
    drawn: Gain = _drawn_gain(
        after.points[seat] - s.points[seat],
        after.coins[seat] - s.coins[seat],
        after.supply[seat] - s.supply[seat],
        s.rats[seat] - after.rats[seat],
        bits.arg(after.top()) if after.depth > s.depth else 0,
    )
    return drawn


def _slots(s: NotreDame, seat: int, third: int) -> list[int]:
    """Where the cards lie that a seat kept in a round of the period."""
    slots = [slot_of(colour_at(s, seat, stage), third, stage) for stage in range(HAND)]
    return [slot for slot in slots if bits.has(s.filled, slot)]


def _card(s: NotreDame, slot: int) -> PicturedCard:
    drawn: PicturedCard = _drawn_card(colour_in(slot), s.slot[slot] - 1)
    return drawn


def _passing(s: NotreDame, seat: int) -> list[PicturedCard]:
    """Cards in no slot yet: his own, until everybody has kept a first one; then those of his right neighbour."""
    all_passed = True
    for other in range(s.players):
        all_passed = all_passed and bits.has(s.filled, slot_now(s, other, 0))
    colour = colour_at(s, seat, 1) if all_passed else seat
    loose = s.loose[s.round % PERIOD][colour]
    # Who passed two cards on knows them, but once one of them is kept, not which one that is.
    kinds = bits.members(loose) if bits.count(loose) == s.held[colour] else [-1] * s.held[colour]
    return [_drawn_card(colour, kind) for kind in kinds]


def _passed(s: NotreDame, seat: int) -> list[str]:
    """Both cards that went on in a round, where neither has been seen since; of this round only when one was kept."""
    loose = s.loose[s.round % PERIOD][seat]
    kinds = loose if bits.count(loose) > s.held[seat] else 0
    for earlier in range(s.round % PERIOD):
        kinds |= s.loose[earlier][seat]
    return _names(seat, kinds)


def _deck(s: NotreDame, seat: int) -> int:
    """Counted by what has left it, since a view has back in the deck what it does not know."""
    left = KINDS - s.held[seat]
    for third in range(PERIOD):
        for stage in range(HAND):
            left -= bits.has(s.filled, slot_of(seat, third, stage))
    return left
