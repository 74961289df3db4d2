"""Phase 5: the rats on the three characters, and what an outbreak costs (NDM-R7)."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame.board import HOSPITAL, SECTORS, TRACK
from lazaretto.games.notre_dame.choices import LOSE_CUBE_FROM
from lazaretto.games.notre_dame.events import NO_INFLUENCE_LOST, OUTBREAK, PLAGUE_STRIKES
from lazaretto.games.notre_dame.state import STEPS, THE_TABLE, NotreDame
from lazaretto.games.notre_dame.verbs import (
    influence,
    lose_cube,
    lose_points,
    most_influence,
    move_rats,
    places_with_cubes,
    sectors_with,
)
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number

LOSS = 2  # points (NDM-P3)


def strength(s: NotreDame) -> int:
    """The rats on all characters turned up (NDM-P1)."""
    rats = 0
    for character in bits.each(s.display):
        rats += s.rules.rats[character]
    return rats


def felt(s: NotreDame, seat: int) -> int:
    """How many rats of this round a seat feels: none, once it has paid the Doctor (NDM-H6)."""
    return 0 if bits.has(s.spared, seat) else strength(s)


class Plague(Step[NotreDame]):
    """It strikes all at once, each with his Hospital as it stands; then cubes are chosen in turn (NDM-P1 to NDM-P9)."""

    name = "plague"
    rules = ("NDM-R7", "NDM-P1", "NDM-P2", "NDM-P3", "NDM-P8", "NDM-P9", "NDM-H6")
    seat = THE_TABLE

    def run(self, s: NotreDame, f: int) -> None:
        s.tell(PLAGUE_STRIKES, strength(s))
        struck = 0
        for k in range(s.players):
            seat = (s.bell + k) % s.players
            if move_rats(s, seat, felt(s, seat), influence(s, seat, HOSPITAL)):
                s.tell(OUTBREAK, seat)
                lose_points(s, seat, LOSS)
                struck |= bits.bit(seat)
        for k in range(s.players - 1, -1, -1):
            seat = (s.bell + k) % s.players
            if bits.has(struck, seat):
                s.push(LOSE_CUBE, seat, 0, 0)


class LoseCube(Step[NotreDame]):
    """A cube leaves the fullest sector; of several that have a cube, the one its player names (NDM-P4, NDM-P5)."""

    name = "lose_cube"
    rules = ("NDM-P3", "NDM-P4", "NDM-P5")
    answers: ClassVar = answer_bits(LOSE_CUBE_FROM)
    during = ("plague",)

    def ask(self, s: NotreDame, f: int) -> int:
        seat = bits.seat(f)
        return sectors_with(s, seat, most_influence(s, seat)) & places_with_cubes(s, seat)

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        lose_cube(s, bits.seat(f), i)

    def run(self, s: NotreDame, f: int) -> None:
        s.tell(NO_INFLUENCE_LOST, bits.seat(f))

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        seat = bits.seat(f)
        if influence(s, seat, i) == most_influence(s, seat):
            return Reason("only-the-friend-there", "NDM-P4", {"place": SECTORS[i]})
        return Reason("not-the-fullest", "NDM-P4", {"place": SECTORS[i]})

    def lacks(self, s: NotreDame, f: int) -> str:
        return "" if s.rats[bits.seat(f)] == TRACK else f"expected a rat marker on {TRACK}"


LOSE_CUBE = number(LoseCube(), STEPS)
