"""Who is how good, on the wire."""

from __future__ import annotations

from lazaretto.server.schema.base import Reply


class RatingLine(Reply):
    """One line of a ladder."""

    name: str
    account: str | None
    bot: bool
    rating: float
    uncertainty: float
    games: int


class Standing(Reply):
    """How often somebody has played a title with so many players, and how well."""

    title: str
    players: int
    games: int
    wins: int
    mean_place: float
    mean_points: float
    rating: float | None
    uncertainty: float | None


class Played(Reply):
    """A game somebody has played."""

    table: str
    title: str
    players: int
    place: int
    points: int
    at: float
    rating: float | None
    uncertainty: float | None


class PlayerPage(Reply):
    """What everybody may know of an account or a bot."""

    name: str
    account: str | None
    bot: bool
    since: float | None
    standings: list[Standing]
    games: list[Played]
