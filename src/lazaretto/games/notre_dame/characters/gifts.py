"""Characters that simply give something: Innkeeper, Monk, Usurer and Doctor."""

from __future__ import annotations

from lazaretto.games.notre_dame.actions.inn import TAKE_BENEFITS
from lazaretto.games.notre_dame.events import NO_STRENGTH
from lazaretto.games.notre_dame.state import Character, NotreDame
from lazaretto.games.notre_dame.verbs import gain_coins, gain_cubes, gain_points
from lazaretto.kernel import bits


class Innkeeper(Character):
    """3 points, and a coin, a cube or the rat marker back one (NDM-H1)."""

    name = "innkeeper"
    rules = ("NDM-H1", "NDM-H17")

    def serve(self, s: NotreDame, seat: int) -> None:
        gain_points(s, seat, 3, self.source)
        s.push(TAKE_BENEFITS, seat, 1, 0)


class Monk(Character):
    """2 cubes from the general supply and 1 point (NDM-H3)."""

    name = "monk"
    rules = ("NDM-H3", "NDM-H17")

    def serve(self, s: NotreDame, seat: int) -> None:
        gain_cubes(s, seat, 2, self.source)
        gain_points(s, seat, 1, self.source)


class Usurer(Character):
    """2 coins and 1 point (NDM-H5)."""

    name = "usurer"
    rules = ("NDM-H5", "NDM-H17")

    def serve(self, s: NotreDame, seat: int) -> None:
        gain_coins(s, seat, 2, self.source)
        gain_points(s, seat, 1, self.source)


class Doctor(Character):
    """In this round the plague has no strength for this player; his Hospital still helps (NDM-H6)."""

    name = "doctor"
    rules = ("NDM-H6",)

    def serve(self, s: NotreDame, seat: int) -> None:
        s.spared |= bits.bit(seat)
        s.tell(NO_STRENGTH, seat)
