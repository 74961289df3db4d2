"""The Park."""

from __future__ import annotations

from lazaretto.games.notre_dame.actions.place import PlacingCard
from lazaretto.games.notre_dame.board import PARK
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.notre_dame.verbs import drive_rats_back


class Park(PlacingCard):
    """The rat marker goes back one (NDM-A13); the lasting bonus is part of every gain of points (NDM-A14)."""

    name = "park"
    rules = ("NDM-A13", "NDM-A14")

    def act(self, s: NotreDame, seat: int) -> None:
        drive_rats_back(s, seat, PARK)
