"""The Hospital."""

from __future__ import annotations

from lazaretto.games.notre_dame.actions.place import PlacingCard
from lazaretto.games.notre_dame.board import HOSPITAL
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.notre_dame.verbs import drive_rats_back


class Hospital(PlacingCard):
    """The rat marker goes back one (NDM-A16); the lasting help against the plague is part of phase 5 (NDM-P2)."""

    name = "hospital"
    rules = ("NDM-A16", "NDM-P2")

    def act(self, s: NotreDame, seat: int) -> None:
        drive_rats_back(s, seat, HOSPITAL)
