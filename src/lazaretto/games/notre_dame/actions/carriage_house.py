"""The Carriage House: the carriage drives along the streets and gathers messages."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame.actions.place import PlacingCard
from lazaretto.games.notre_dame.board import A_MESSAGE, ALL_SQUARES, CARRIAGE_HOUSE, COIN, CUBE, CUBES, RAT
from lazaretto.games.notre_dame.choices import DRIVE_TO
from lazaretto.games.notre_dame.events import MESSAGE_STAYS
from lazaretto.games.notre_dame.state import MOST_STREETS, STEPS, NotreDame, quarter_with, square_of
from lazaretto.games.notre_dame.verbs import (
    drive_carriage,
    drive_rats_back,
    gain_coins,
    gain_cubes,
    gain_points,
    influence,
    take_message,
)
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import upto
from lazaretto.kernel.step import Step, answer_bits, number


class CarriageHouse(PlacingCard):
    """The carriage moves up to as many squares as there are cubes in it (NDM-A8)."""

    name = "carriage_house"
    rules = ("NDM-A8", "NDM-A9")

    def act(self, s: NotreDame, seat: int) -> None:
        s.push(DRIVE, seat, influence(s, seat, CARRIAGE_HOUSE), 0)


def may_take(s: NotreDame, seat: int, colour: int) -> bool:
    """Whether a seat has no more messages of a colour than of each other one that is still on the board.

    The rule is NDM-A10 (examples: NDM-A11, NDM-A24).
    """
    least = s.taken[seat][colour]
    for other in range(s.rules.colours):
        if on_board(s, other):
            least = min(least, s.taken[seat][other])
    return s.taken[seat][colour] == least


def on_board(s: NotreDame, colour: int) -> bool:
    """Whether a colour still has messages on the board."""
    edge = square_of(colour, 1)
    return s.message[edge] + s.message[edge + 1] + s.message[edge + 2] + s.message[edge + 3] > 0


class Drive(Step[NotreDame]):
    """Where the carriage ends its move, its own square included; arg: how far it may go (NDM-A8, NDM-A9, NDM-A23)."""

    name = "drive"
    rules = ("NDM-A8", "NDM-A9", "NDM-A10", "NDM-A23")
    answers: ClassVar = answer_bits(DRIVE_TO)
    arg = upto(CUBES + 1, 1)
    during = ("place_cube", "enter_sector", "bishop.puts", "jester.puts")

    def ask(self, s: NotreDame, f: int) -> int:
        return s.rules.reach[min(bits.arg(f), MOST_STREETS) * 25 + s.carriage[bits.seat(f)]]

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        seat = bits.seat(f)
        drive_carriage(s, seat, i)
        if s.message[i]:
            if may_take(s, seat, quarter_with(i)):
                receive(s, seat, take_message(s, seat, i))
            else:
                s.tell(MESSAGE_STAYS, seat, quarter_with(i))

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        if quarter_with(i) >= s.rules.colours:
            return Reason("square-not-in-play", "NDM-S7", {"square": ALL_SQUARES[i]})
        return Reason("square-too-far", "NDM-A8", {"square": ALL_SQUARES[i], "count": bits.arg(f)})


def points_of(shown: int) -> int:
    """The points printed on a message (NDM-C5)."""
    return shown + 1


def receive(s: NotreDame, seat: int, shown: int) -> None:
    """What a message brings: 1 to 4 points, and with fewer than 4 a coin, a cube or the marker back one (NDM-C5)."""
    gain_points(s, seat, points_of(shown), A_MESSAGE)
    if shown == COIN:
        gain_coins(s, seat, 1, A_MESSAGE)
    elif shown == CUBE:
        gain_cubes(s, seat, 1, A_MESSAGE)
    elif shown == RAT:
        drive_rats_back(s, seat, A_MESSAGE)


DRIVE = number(Drive(), STEPS)
