"""The Residence."""

from __future__ import annotations

from lazaretto.games.notre_dame.actions.place import PlacingCard
from lazaretto.games.notre_dame.board import RESIDENCE
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.notre_dame.verbs import gain_points, influence


class Residence(PlacingCard):
    """As many prestige points as there are cubes in it (NDM-A7)."""

    name = "residence"
    rules = ("NDM-A7",)

    def act(self, s: NotreDame, seat: int) -> None:
        gain_points(s, seat, influence(s, seat, RESIDENCE), RESIDENCE)
