"""Phase C, second half: tokens are revealed one by one and take their cubes."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.board import ALL, FIRST_CLASS, MAJORITY, NOBODY
from lazaretto.games.rattus.choices import FACE, TURN_UP
from lazaretto.games.rattus.events import (
    CARD_HELD_BY_NOBODY,
    CLASS_NOT_IN_PLAY,
    CUBE_LOST,
    CUBE_SPARED,
    HOLDER_HAS_NO_CUBE,
    NO_CUBE_LEFT,
    TOKEN_DOES_NOTHING,
    TOKEN_STRIKES,
)
from lazaretto.games.rattus.plague import NEUTRAL
from lazaretto.games.rattus.rules import STEPS, TOKEN, Card, Listener
from lazaretto.games.rattus.state import REGION, SEAT, Rattus
from lazaretto.games.rattus.tokens import FIRST_SLOT, REGION_OF, deck_of, identify, odds, possible
from lazaretto.games.rattus.verbs import lose_cube, remove_rat, turn_up
from lazaretto.kernel import bits
from lazaretto.kernel.fields import of, set_of, upto
from lazaretto.kernel.step import A_PLAYER_OR_NOBODY, Chance, Step, answer_bits, number

NO_CARD = -1  # M and A need none to cost a cube


class Devastate(Step[Rattus]):
    """The region that the piece has entered is devastated (RAT-D1)."""

    name = "devastate"
    rules = ("RAT-D1", "RAT-P7")

    def run(self, s: Rattus, f: int) -> None:
        s.push(RAVAGE, bits.seat(f), 0, s.plague)


class Ravage(Step[Rattus]):
    """One token after the other until no token or no cube is left there (RAT-D1); arg: in the final resolution."""

    name = "ravage"
    rules = ("RAT-D1", "RAT-E4", "RAT-E9", "RAT-E10")
    seat = A_PLAYER_OR_NOBODY
    arg = upto(1)
    place = of(REGION)
    during = ("devastate", "reckoning")

    def run(self, s: Rattus, f: int) -> None:
        region = bits.place(f)
        if s.rats[region] and s.total[region]:
            if bits.arg(f):
                s.neutral = NEUTRAL if region == s.plague else 0  # RAT-E4
            s.push_frame(f)
            s.drawn = FIRST_SLOT[region]
            s.start(TOKEN, bits.seat(f))


class DrawToken(Chance[Rattus]):
    """Which of the region's tokens is turned up next is random (RAT-D1)."""

    name = "draw_token"
    rules = ("RAT-D1",)
    answers: ClassVar = answer_bits(TURN_UP)
    seat = A_PLAYER_OR_NOBODY

    def ask(self, s: Rattus, f: int) -> int:
        n = s.rats[REGION_OF[s.drawn]]
        return bits.first(n) if n > 1 else 0

    def deck(self, s: Rattus, f: int) -> str:
        return f"region:{REGION_OF[s.drawn]}"

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.drawn += i

    def lacks(self, s: Any, f: int) -> str:
        first = FIRST_SLOT[REGION_OF[s.drawn]]
        return "" if s.drawn == first and s.origin[first] else "expected the region of a token to be drawn"


class RevealToken(Chance[Rattus]):
    """The token is turned up for everybody to see (RAT-D8); what nobody had seen is drawn now (RAT-T10)."""

    name = "reveal_token"
    rules = ("RAT-D1", "RAT-D8")
    answers: ClassVar = answer_bits(FACE)
    seat = A_PLAYER_OR_NOBODY

    def ask(self, s: Rattus, f: int) -> int:
        return possible(s, s.drawn)

    def weight(self, s: Rattus, f: int, i: int) -> int:
        return odds(s, s.drawn, i)

    def deck(self, s: Rattus, f: int) -> str:
        return deck_of(s, s.drawn)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        identify(s, s.drawn, i)
        turn_up(s, s.drawn)

    def run(self, s: Rattus, f: int) -> None:
        turn_up(s, s.drawn)

    def lacks(self, s: Any, f: int) -> str:
        return "" if s.origin[s.drawn] else "expected a token to be revealed"


def strikes(s: Rattus) -> bool:
    """Whether the cubes in the region reach the limit of the token just revealed (RAT-D2)."""
    return s.total[REGION_OF[s.drawn]] + s.neutral >= s.rules.limit[s.face[s.drawn] - 1]


def spare(s: Rattus, seat: int) -> None:
    """The token just revealed shall take nothing from this seat: noted where it is applied, which comes next."""
    f = s.top()
    s.depth -= 1
    s.push(bits.step(f), bits.seat(f), bits.arg(f) | bits.bit(seat), bits.place(f))


class ApplyToken(Step[Rattus]):
    """The token strikes if its limit is reached; in any case it leaves the game (RAT-D2, RAT-D8); arg: seats spared."""

    name = "apply_token"
    rules = ("RAT-D2", "RAT-D8")
    seat = A_PLAYER_OR_NOBODY
    arg = set_of(SEAT)

    def run(self, s: Rattus, f: int) -> None:
        hit = strikes(s)
        region = REGION_OF[s.drawn]
        token = s.face[s.drawn] - 1
        remove_rat(s, s.drawn)
        s.tell(TOKEN_STRIKES if hit else TOKEN_DOES_NOTHING, region, s.total[region], s.neutral, s.rules.limit[token])
        if hit:
            killed = strike(s, region, token, bits.arg(f))
            for k in range(len(s.rules.listeners)):
                listener: Listener = s.rules.listeners[k]
                listener.token_done(s, bits.seat(f), killed)

    def lacks(self, s: Any, f: int) -> str:
        return "" if s.origin[s.drawn] else "expected the token that is applied"


def strike(s: Rattus, region: int, token: int, spared: int) -> int:
    """M, then A, then the classes take cubes; the seats that lost one (RAT-D3 to RAT-D6, RAT-D11; example: RAT-D10)."""
    killed = 0
    for _ in range(s.rules.majority[token]):
        killed |= strike_majority(s, region, spared)
    for _ in range(s.rules.all[token]):
        killed |= strike_all(s, region, spared)
    for symbol in bits.each(s.rules.classes[token]):
        killed |= strike_class(s, region, symbol, spared)
    return killed


def strike_majority(s: Rattus, region: int, spared: int) -> int:
    """Whoever has most cubes in the region loses one, all of them if tied (RAT-D3, RAT-D4); the spared keep theirs."""
    most = 0
    leaders = 0
    for seat in range(s.players):
        n = s.cubes[region][seat]
        if n > most:
            most = n
            leaders = 0
        if n and n == most:
            leaders |= bits.bit(seat)
    if leaders == 0:
        s.tell(NO_CUBE_LEFT, region, MAJORITY)
    killed = 0
    for seat in bits.each(leaders):
        killed |= strike_seat(s, region, seat, MAJORITY, bits.count(leaders) - 1, NO_CARD, spared)
    return killed


def strike_all(s: Rattus, region: int, spared: int) -> int:
    """Everybody with cubes in the region loses one (RAT-D5); the spared keep theirs."""
    if s.total[region] == 0:
        s.tell(NO_CUBE_LEFT, region, ALL)
    killed = 0
    for seat in range(s.players):
        if s.cubes[region][seat]:
            killed |= strike_seat(s, region, seat, ALL, 0, NO_CARD, spared)
    return killed


def strike_class(s: Rattus, region: int, class_: int, spared: int) -> int:
    """Whoever holds a card of the class loses a cube in the region if he has one there (RAT-D6)."""
    symbol = FIRST_CLASS + class_
    cards = s.rules.of_class[class_] & s.in_play
    if cards == 0:
        s.tell(CLASS_NOT_IN_PLAY, symbol)
    killed = 0
    for card in bits.each(cards):
        holder = s.owner[card]
        if holder == NOBODY:
            s.tell(CARD_HELD_BY_NOBODY, symbol, name_of(s, card))
        elif s.cubes[region][holder] == 0:
            s.tell(HOLDER_HAS_NO_CUBE, holder, region, symbol, name_of(s, card))
        else:
            killed |= strike_seat(s, region, holder, symbol, 0, card, spared)
    return killed


def strike_seat(s: Rattus, region: int, seat: int, symbol: int, rivals: int, card: int, spared: int) -> int:
    """A symbol takes a cube from a seat that has one there, unless it is spared; the seat as a set if it lost one."""
    if bits.has(spared, seat):
        s.tell(CUBE_SPARED, seat, region, symbol)
        return 0
    s.tell(CUBE_LOST, seat, region, symbol, s.cubes[region][seat], rivals, name_of(s, card))
    lose_cube(s, region, seat)
    return bits.bit(seat)


def name_of(s: Rattus, card: int) -> str:
    """What a card is called, for whoever is told of it."""
    if card == NO_CARD:
        return ""
    named: Card = s.rules.cards[card]
    return named.name


RAVAGE = number(Ravage(), STEPS)
