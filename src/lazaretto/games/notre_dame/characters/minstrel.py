"""The Minstrel."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame import choices
from lazaretto.games.notre_dame.board import CATHEDRAL, SECTORS
from lazaretto.games.notre_dame.reasons import must_be_another, no_cube_in
from lazaretto.games.notre_dame.state import SECTOR, STEPS, Character, NotreDame
from lazaretto.games.notre_dame.verbs import influence, move_cubes, move_friend, sectors_with
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of
from lazaretto.kernel.step import Step, answer_bits, number

MOST = 3
NOTHING = 7


class Minstrel(Character):
    """He may move 1 to 3 pieces, the Friend among them, from one sector to one other, without action (NDM-H2)."""

    name = "minstrel"
    rules = ("NDM-H2", "NDM-H19")

    def serve(self, s: NotreDame, seat: int) -> None:
        s.push(MINSTREL_FROM, seat, 0, 0)


class MinstrelFrom(Step[NotreDame]):
    """Which sector they leave, or nothing moves (NDM-H2, NDM-H19)."""

    name = "minstrel.from"
    rules = ("NDM-H2", "NDM-H19")
    answers: ClassVar = answer_bits(choices.MINSTREL_FROM, [choices.MOVE_NOTHING])
    during = ("hire",)

    def ask(self, s: NotreDame, f: int) -> int:
        return sectors_with(s, bits.seat(f), 1) | bits.bit(NOTHING)

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        if i != NOTHING:
            s.push(MINSTREL_TO, bits.seat(f), 0, i)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        return no_cube_in(i, "NDM-H19")


class MinstrelTo(Step[NotreDame]):
    """Which sector they go to; place: where from (NDM-H2)."""

    name = "minstrel.to"
    rules = ("NDM-H2",)
    answers: ClassVar = answer_bits(choices.MINSTREL_TO)
    place = of(SECTOR)
    during = ("minstrel.from",)

    def ask(self, s: NotreDame, f: int) -> int:
        return bits.first(CATHEDRAL) & ~bits.bit(bits.place(f))

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        s.push(MINSTREL_HOW_MANY, bits.seat(f), bits.place(f), i)

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        return must_be_another(i, "NDM-H2")

    def lacks(self, s: NotreDame, f: int) -> str:
        return "" if influence(s, bits.seat(f), bits.place(f)) else "expected something to move in that sector"


class MinstrelHowMany(Step[NotreDame]):
    """One to three cubes, or the Friend and up to two; arg: from where, place: to where (NDM-H2)."""

    name = "minstrel.how_many"
    rules = ("NDM-H2",)
    answers: ClassVar = answer_bits(choices.MOVE_CUBES, choices.MOVE_WITH_FRIEND)
    arg = of(SECTOR)
    place = of(SECTOR)
    during = ("minstrel.to",)

    def ask(self, s: NotreDame, f: int) -> int:
        seat, origin = bits.seat(f), bits.arg(f)
        cubes = s.cubes[seat][origin]
        options = bits.first(min(MOST, cubes))
        if s.friend[seat] == origin + 1:
            options |= bits.first(min(MOST, cubes + 1)) << MOST
        return options

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        seat = bits.seat(f)
        if i < MOST:
            move_cubes(s, seat, bits.arg(f), bits.place(f), i + 1)
        else:
            move_cubes(s, seat, bits.arg(f), bits.place(f), i - MOST)
            move_friend(s, seat, bits.place(f))

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        seat, origin = bits.seat(f), bits.arg(f)
        if i >= MOST and s.friend[seat] != origin + 1:
            return Reason("friend-not-there", "NDM-H2", {"place": SECTORS[origin]})
        return Reason("so-many-are-not-there", "NDM-H2", {"count": s.cubes[seat][origin]})

    def lacks(self, s: NotreDame, f: int) -> str:
        if bits.arg(f) == bits.place(f):
            return "expected two different sectors"
        return "" if influence(s, bits.seat(f), bits.arg(f)) else "expected something to move in the first sector"


MINSTREL_FROM = number(MinstrelFrom(), STEPS)
MINSTREL_TO = number(MinstrelTo(), STEPS)
MINSTREL_HOW_MANY = number(MinstrelHowMany(), STEPS)
