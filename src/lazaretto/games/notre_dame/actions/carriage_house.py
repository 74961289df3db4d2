"""The Carriage House: the carriage drives along the streets and gathers messages."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame.actions.place import PlacingCard
from lazaretto.games.notre_dame.board import ALL_SQUARES, CARRIAGE_HOUSE, COIN, COLOURS, CUBE, RAT
from lazaretto.games.notre_dame.choices import DRIVE_TO
from lazaretto.games.notre_dame.state import FARTHEST, STEPS, NotreDame, Step
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
from lazaretto.kernel.step import lay, number


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
    least = s.taken[seat * 5 + colour]
    for other in range(s.rules.colours):
        if on_board(s, other):
            least = min(least, s.taken[seat * 5 + other])
    return s.taken[seat * 5 + colour] == least


def on_board(s: NotreDame, colour: int) -> bool:
    """Whether a colour still has messages on the board."""
    centre = colour * 5
    return s.message[centre + 1] + s.message[centre + 2] + s.message[centre + 3] + s.message[centre + 4] > 0


class Drive(Step):
    """Where the carriage ends its move, its own square included; n: how far it may go (NDM-A8, NDM-A9, NDM-A23)."""

    name = "drive"
    rules = ("NDM-A8", "NDM-A9", "NDM-A10", "NDM-A23")
    answers: ClassVar = lay(DRIVE_TO)

    def ask(self, s: NotreDame, f: int) -> int:
        return s.rules.reach[min(bits.n(f), FARTHEST) * 25 + s.carriage[bits.seat(f)]]

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        seat = bits.seat(f)
        drive_carriage(s, seat, i)
        if s.message[i]:
            if may_take(s, seat, i // 5):
                receive(s, seat, take_message(s, seat, i))
            elif s.sink is not None:
                s.tell("message-stays", seat=seat, colour=COLOURS[i // 5])

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        if i >= s.rules.colours * 5:
            return Reason("square-not-in-play", "NDM-S7", {"square": ALL_SQUARES[i]})
        return Reason("square-too-far", "NDM-A8", {"square": ALL_SQUARES[i], "count": bits.n(f)})


def receive(s: NotreDame, seat: int, shown: int) -> None:
    """What a message brings: 1 to 4 points, and with fewer than 4 a coin, a cube or the marker back one (NDM-C5)."""
    gain_points(s, seat, shown + 1)
    if shown == COIN:
        gain_coins(s, seat, 1)
    elif shown == CUBE:
        gain_cubes(s, seat, 1)
    elif shown == RAT:
        drive_rats_back(s, seat)


DRIVE = number(Drive(), STEPS)
