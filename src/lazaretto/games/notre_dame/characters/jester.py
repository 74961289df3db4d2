"""The Jester."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame import choices
from lazaretto.games.notre_dame.board import CATHEDRAL
from lazaretto.games.notre_dame.reasons import must_be_another, no_cube_in
from lazaretto.games.notre_dame.state import PLACE, STEPS, Card, Character, NotreDame
from lazaretto.games.notre_dame.verbs import move_cubes, move_friend, places_with_cubes
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of, upto
from lazaretto.kernel.step import Step, answer_bits, number

FRIEND = 8  # bits beside the eight places
NOTHING = 9


class Jester(Character):
    """He may move a cube, or the Friend, to another sector, which then acts (NDM-H4, NDM-H19, NDM-H20)."""

    name = "jester"
    rules = ("NDM-H4", "NDM-H19", "NDM-H20")

    def serve(self, s: NotreDame, seat: int) -> None:
        s.push(JESTER_TAKES, seat, 0, 0)


class JesterTakes(Step[NotreDame]):
    """A cube of a sector or of the cathedral, the Friend if he is in the quarter, or nothing (NDM-H4, NDM-H19)."""

    name = "jester.takes"
    rules = ("NDM-H4", "NDM-H19")
    answers: ClassVar = answer_bits(choices.JESTER_TAKES, [choices.JESTER_TAKES_FRIEND, choices.MOVE_NOTHING])
    during = ("hire",)

    def ask(self, s: NotreDame, f: int) -> int:
        seat = bits.seat(f)
        options = places_with_cubes(s, seat) | bits.bit(NOTHING)
        return options | bits.bit(FRIEND) if s.friend[seat] else options

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        if i == FRIEND:
            s.push(JESTER_PUTS, bits.seat(f), 1, s.friend[bits.seat(f)] - 1)
        elif i != NOTHING:
            s.push(JESTER_PUTS, bits.seat(f), 0, i)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        if i == FRIEND:
            return Reason("friend-not-in-quarter", "NDM-H19")
        return no_cube_in(i, "NDM-H4")


class JesterPuts(Step[NotreDame]):
    """To which other sector it goes; place: where from, arg: it is the Friend (NDM-H4)."""

    name = "jester.puts"
    rules = ("NDM-H4",)
    answers: ClassVar = answer_bits(choices.JESTER_PUTS)
    arg = upto(1)
    place = of(PLACE)
    during = ("jester.takes",)

    def ask(self, s: NotreDame, f: int) -> int:
        return bits.first(CATHEDRAL) & ~bits.bit(bits.place(f))

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        seat = bits.seat(f)
        if bits.arg(f):
            move_friend(s, seat, i)
        else:
            move_cubes(s, seat, bits.place(f), i, 1)
        card: Card = s.rules.actions[i]
        card.act(s, seat)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        return must_be_another(i, "NDM-H4")

    def lacks(self, s: NotreDame, f: int) -> str:
        seat, place = bits.seat(f), bits.place(f)
        there = s.friend[seat] == place + 1 if bits.arg(f) else s.cubes[seat][place] > 0
        return "" if there else "expected what he takes where he takes it from"


JESTER_TAKES = number(JesterTakes(), STEPS)
JESTER_PUTS = number(JesterPuts(), STEPS)
