"""The Bank."""

from __future__ import annotations

from lazaretto.games.notre_dame.actions.place import PlacingCard
from lazaretto.games.notre_dame.board import BANK
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.notre_dame.verbs import gain_coins, influence


class Bank(PlacingCard):
    """Take as many coins as there are cubes in the bank (NDM-A5)."""

    name = "bank"
    rules = ("NDM-A5", "NDM-A6")

    def act(self, s: NotreDame, seat: int) -> None:
        gain_coins(s, seat, influence(s, seat, BANK), BANK)
