"""The Cloister School."""

from __future__ import annotations

from lazaretto.games.notre_dame.actions.place import PlacingCard
from lazaretto.games.notre_dame.board import SCHOOL
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.notre_dame.verbs import gain_cubes, influence


class CloisterSchool(PlacingCard):
    """Take as many cubes from the general to the personal supply as there are in the school (NDM-A4)."""

    name = "cloister_school"
    rules = ("NDM-A4", "NDM-A18")

    def act(self, s: NotreDame, seat: int) -> None:
        gain_cubes(s, seat, influence(s, seat, SCHOOL), SCHOOL)
