"""How somebody plays, on the wire."""

from __future__ import annotations

from lazaretto.server.schema.base import Reply


class Tally(Reply):
    """Something that was there in somebody's games.

    By `kind`: `game` (`all`, or `whole`: played by himself to the end), `turn` (`1`: he began), `taken` (the message
    that names a card, an action or a character), `points` (the message `points-…` that names where they came from).
    """

    players: int
    rated: bool
    kind: str
    item: str
    games: int  # in which it was there
    wins: int  # of these
    amount: int  # of kind taken: how often; else points


class Losses(Reply):
    """What somebody's decisions cost, by the reviews of his games."""

    games: int
    decisions: int
    mean: float  # points lost with each
    error: float | None  # one standard error of that; null: of one game it is not known


class ReviewedGame(Reply):
    """What somebody lost in a game."""

    table: str
    at: float
    decisions: int
    lost: float  # points


class PlayerStatistics(Reply):
    """How somebody plays a title."""

    title: str
    own: bool  # whoever asks asks about himself: games at private tables are counted too
    waiting: int  # own games that are not counted yet
    tallies: list[Tally]
    losses: Losses | None
    reviewed: list[ReviewedGame]  # the last, the first of them first
    usual: dict[str, float]  # points that bots lose with each decision
