"""What lies on the table, by the names that choices use: the shape of it, for whoever draws it.

A picture says no more than the position it is taken of: that of a view shows what its seat knows. Seats are numbers;
lists "by seat" have an entry for each player, in seat order.
"""

from __future__ import annotations

from typing import TypedDict


class Square(TypedDict):
    """A market square."""

    name: str  # "red-outer"
    message: str | None  # what the message there shows
    points: int  # that are printed on it; 0: there is none
    near: list[str]  # the squares one street away


class Quarter(TypedDict):
    """A quarter of the city."""

    colour: str
    seat: int | None  # null: nobody's
    squares: list[Square]


class PicturedCard(TypedDict):
    """An action card; its back shows the colour."""

    name: str | None  # "red-bank"; null: not known here
    colour: str


class Gain(TypedDict):
    """What a sector or a character brings at once."""

    points: int
    coins: int
    cubes: int  # from the general to the personal supply
    rats: int  # spaces that the marker goes back
    asks: int  # how many squares the carriage may go, or how many benefits may be taken; 0: nothing is asked


class Hidden(TypedDict):
    """What others need not know of a player: his cards, and in some games his points."""

    points: int | None  # null: hidden
    hand: list[PicturedCard]  # kept in this round and not yet played
    passing: list[PicturedCard]  # drawn or received in this round: one is to be kept, the others go on to the left
    passed: list[str]  # cards he passed on in this period that are with the next two players, not known with whom
    played: list[PicturedCard]  # face up in this round
    played_before: list[PicturedCard]  # face up in earlier rounds of the period
    laid_away: list[PicturedCard]  # face down in this period
    deck: int  # how many cards are left in it
    unseen: list[str]  # cards of his colour that are in the deck, or of which it is not known here where they are


class Player(Hidden):
    """What a player has, in his quarter and before him."""

    colour: str
    cubes: dict[str, int]  # by place, the cathedral ("notre_dame") among them
    friend: str | None  # the place of the Trusted Friend; null: not in the quarter
    supply: int  # cubes in the personal supply
    general: int  # cubes in the general supply
    coins: int
    rats: int  # where the marker stands on the rat track
    carriage: str  # its square
    brings: dict[str, Gain]  # by sector: what it would do now, with one more cube in it
    gives: dict[str, Gain]  # by character on display: what it would give for a coin now
    takes: list[str]  # the colours of the messages that he may take now
    threat: int  # where the plague of this round would leave the marker if it struck now; above 9: an outbreak
    messages: dict[str, int]  # by colour: how many he has taken


class PicturedCharacter(TypedDict):
    """A character on display."""

    name: str
    rats: int


class Cathedral(TypedDict):
    """What the cathedral would pay now."""

    worth: int  # in all
    cubes: int  # of all players
    each: int  # prestige for each cube; 0 without any
    with_one_more: int  # the same, if one more cube lay there
    round: int  # after which it is scored next


class NotreDamePicture(TypedDict):
    """The whole table."""

    round: int  # 1 to 9; 10: all are over
    period: int  # 1 to 3
    bell: int  # the seat that has the bell-ringer
    treasury: int  # coins in the supply
    plague: int  # rats on the characters on display
    spared: list[int]  # the seats that have paid the Doctor in this round
    characters: list[PicturedCharacter]  # on display
    fresh: list[str]  # characters that have not appeared yet, the brown ones in this period
    cathedral: Cathedral
    quarters: list[Quarter]  # clockwise
    players: list[Player]  # by seat
