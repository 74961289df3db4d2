"""Reasons that several rules share for why something cannot be done."""

from __future__ import annotations

from lazaretto.games.notre_dame.board import CARDS, PLACES
from lazaretto.kernel.event import Reason


def not_in_hand(card: int, rule: str) -> Reason:
    """The card is not among those to choose from."""
    return Reason("not-in-hand", rule, {"card": CARDS[card]})


def no_cube_in(place: int, rule: str) -> Reason:
    """None of the player's cubes lies there."""
    return Reason("no-influence-there", rule, {"place": PLACES[place]})


def must_be_another(place: int, rule: str) -> Reason:
    """The piece is there already, and must go to another place."""
    return Reason("must-be-another-place", rule, {"place": PLACES[place]})
