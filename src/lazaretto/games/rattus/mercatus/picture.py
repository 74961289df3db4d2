"""What Mercatus adds to what lies on the table, as a shape: goods and coins, all of it public."""

from __future__ import annotations

from typing import TypedDict

from lazaretto.games.rattus import picture as base


class Good(TypedDict):
    """A kind of goods and where its tiles are."""

    name: str
    up: bool  # one lies face up in the supply
    down: int  # face down in the supply
    held: list[int]  # by seat
    regions: list[str]  # those that show it


class GoodsPicture(TypedDict):
    """What lies on the table beside the base game."""

    goods: list[Good]
    on_cards: dict[str, str]  # by card: the good on it
    coins: list[int]  # by seat
    bank: int  # coins that nobody holds
    good_taken: bool  # the free good of this turn
    bribes: int  # how often the Deacon has paid in this turn
    shaman: dict[str, str]  # by slot: the region where the Shaman sends the token when he has done


class MercatusPicture(base.RattusPicture, GoodsPicture):
    """The whole table."""
