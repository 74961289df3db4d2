"""What a position of Notre Dame is worth to a seat."""

from __future__ import annotations

from lazaretto.bots.heuristics.margin import margin
from lazaretto.games.notre_dame.board import (
    BANK,
    CARRIAGE_HOUSE,
    CATHEDRAL,
    HAND,
    HOSPITAL,
    KINDS,
    PARK,
    RESIDENCE,
    ROUNDS,
    SCHOOL,
    TRACK,
)
from lazaretto.games.notre_dame.hands import hand, row
from lazaretto.games.notre_dame.plague import strength
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.notre_dame.verbs import influence
from lazaretto.kernel import bits
from lazaretto.kernel.state import State

# All in prestige points. What a cube in each sector brings in a round to come: school, bank, residence, carriage house,
# inn, park, hospital.
SECTOR = (0.25, 0.3, 0.4, 0.3, 0.2, 0.4, 0.5)
CUBE = 1.5  # in the personal supply: without one a card only moves what is there
COIN = 1.5  # one for each round to come; it buys a character
SPARE = 0.7  # what there is beyond that
MESSAGE = 0.4  # for the Lawyer
OUTBREAK = 7.0  # two points and a cube of the fullest sector, and the next one is near
PROMISE = (1.5, 2.0, 2.0, 2.5, 1.5, 2.0, 2.5, 3.0, 3.0)  # what playing each card brings at first, by kind
GROWING = (SCHOOL, BANK, RESIDENCE, CARRIAGE_HOUSE)  # these bring more with each cube there
GROWTH = 0.8
PLAYED = 2  # cards of a hand


def value(s: State, seat: int) -> float:
    """The seat's own worth, its hand included, less the mean of the others'."""
    assert isinstance(s, NotreDame)
    return margin([worth(s, other) for other in range(s.players)], seat) + promise(s, seat)


def worth(s: NotreDame, seat: int) -> float:
    """Points, and what everything else a seat has may still become."""
    left = ROUNDS - s.round
    if left == 0:
        return s.points[seat] + 0.01 * (s.coins[seat] + s.supply[seat])  # only ties look at these
    total = float(s.points[seat])
    for sector, weight in enumerate(SECTOR):
        total += weight * left * influence(s, seat, sector)
    total += 0.3 * left * (influence(s, seat, PARK) // 2)
    total += CUBE * min(s.supply[seat], 2 * left)
    total += COIN * min(s.coins[seat], left) + SPARE * max(0, s.coins[seat] - left)
    total += MESSAGE * sum(s.taken[seat * 5 : seat * 5 + 5])
    return total + cathedral(s, seat) - danger(s, seat)


def cathedral(s: NotreDame, seat: int) -> float:
    """The share that the cubes there would bring now; others may still come."""
    cubes = sum(s.cubes[other * 8 + CATHEDRAL] for other in range(s.players))
    return 0.8 * (s.rules.value // cubes) * s.cubes[seat * 8 + CATHEDRAL] if cubes else 0.0


def danger(s: NotreDame, seat: int) -> float:
    """What the rats threaten: the nearer the marker comes to the end of its track in this round, the more."""
    felt = 0 if s.spared >> seat & 1 else strength(s)
    coming = max(0, s.rats[seat] + felt - influence(s, seat, HOSPITAL))
    return OUTBREAK if coming > TRACK else OUTBREAK * 0.8 * (coming / TRACK) ** 2


def promise(s: NotreDame, seat: int) -> float:
    """The best cards of a hand, as many as its player still plays in this round."""
    played = 0
    for stage in range(HAND):
        slot = row(s, (seat + 2 * s.players - stage) % s.players) * HAND + stage
        played += s.up >> slot & 1
    cards = sorted((card_worth(s, seat, card % KINDS) for card in bits.members(hand(s, seat))), reverse=True)
    return sum(cards[: PLAYED - played])


def card_worth(s: NotreDame, seat: int, kind: int) -> float:
    """What playing a card may bring."""
    if kind == CATHEDRAL and s.coins[seat] == 0:
        return 0.0
    return PROMISE[kind] + (GROWTH * influence(s, seat, kind) if kind in GROWING else 0.0)
