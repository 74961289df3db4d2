"""The Bishop."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.notre_dame import choices
from lazaretto.games.notre_dame.board import CATHEDRAL, SECTORS
from lazaretto.games.notre_dame.state import STEPS, Card, Character, NotreDame
from lazaretto.games.notre_dame.verbs import place_from_general, sectors_with
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number


class Bishop(Character):
    """Place a cube from the general supply in an empty sector, which then acts (NDM-H9, NDM-H18)."""

    name = "bishop"
    rules = ("NDM-H9", "NDM-H18")

    def serve(self, s: NotreDame, seat: int) -> None:
        s.push(BISHOP_PUTS, seat, 0, 0)


class BishopPuts(Step[NotreDame]):
    """Which empty sector; without one, or without a cube, nothing happens (NDM-H9, NDM-H18)."""

    name = "bishop.puts"
    rules = ("NDM-H9", "NDM-H18")
    answers: ClassVar = answer_bits(choices.BISHOP_PUTS)
    during = ("hire",)

    def ask(self, s: NotreDame, f: int) -> int:
        seat = bits.seat(f)
        return bits.first(CATHEDRAL) & ~sectors_with(s, seat, 1) if s.general[seat] else 0

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        place_from_general(s, bits.seat(f), i)
        card: Card = s.rules.actions[i]
        card.act(s, bits.seat(f))

    def why_not(self, s: NotreDame, f: int, i: int) -> Reason:
        return Reason("sector-not-empty", "NDM-H18", {"place": SECTORS[i]})


BISHOP_PUTS = number(BishopPuts(), STEPS)
