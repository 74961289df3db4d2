"""Deals that are played at several tables, on the wire: what others did goes out only when it spoils nothing."""

from __future__ import annotations

from typing import Literal

from lazaretto.server.schema.base import Reply
from lazaretto.server.schema.reviews import ChoiceInfo

Scoring = Literal["luck", "datum", "mean"]
TryState = Literal["new", "running", "finished", "given-up", "not-counted"]


class DealPlace(Reply):
    """How a seat ended at a table of a shared deal."""

    seat: int
    name: str
    place: int
    points: int


class DealTable(Reply):
    """A table of a shared deal."""

    id: str
    state: str
    names: list[str]
    mine: bool
    key: str  # opens it to those who played the deal, once it is over everywhere
    places: list[DealPlace]  # once the deal is over everywhere


class DealInfo(Reply):
    """A deal that friends play at several tables."""

    id: str
    title: str
    players: int
    opened: bool  # over everywhere: results, seed and games are shown
    closes: float  # when it is opened at the latest
    hosting: bool
    mine: str  # the table at which whoever asks plays it
    seed: str | None
    tables: list[DealTable]


class DailyDeal(Reply):
    """The deal of a title today, and what whoever asks has made of it."""

    title: str
    players: int
    bot: str  # plays all other seats
    scoring: Scoring
    mine: str  # his table
    state: TryState
    finished: int  # how many have played it to the end so far


class PlayedDay(Reply):
    """Whether somebody played a deal of a day to its end."""

    day: str
    played: bool


class Today(Reply):
    """The deals of today, until when they are played, and the last seven days of whoever asks."""

    day: str
    closes: float
    now: float
    deals: list[DailyDeal]
    week: list[PlayedDay]


class DailyPlace(Reply):
    """How somebody did at the deal of a day. Guests have no name here."""

    name: str
    account: str | None
    mine: bool
    state: TryState
    win: float  # share of the victory
    points: int
    lead: int  # points ahead of the best other
    luck: float | None  # in chances to win, where the ranking takes it off
    score: float | None  # what it counts for the ranking; null: not yet, or a guest's


class ForkChoice(Reply):
    """How many answered so."""

    choice: ChoiceInfo
    count: int


class ForkInfo(Reply):
    """A position in which several have been, and what they answered there."""

    n: int  # how many answers had been given before, in the line that is followed
    move: int  # the how-manieth answer of the seat it was there
    taken: str  # what was answered in that line
    choices: list[ForkChoice]


class DailyComparison(Reply):
    """What everybody did with the deal; null for whoever has not ended his own try while the day lasts."""

    place: int  # of whoever asks; 0: he has not played it
    finished: int
    leads: list[tuple[int, int]]  # how many were ahead by so many points
    best: list[DailyPlace]  # the first ones, and whoever asks
    own_line: bool  # the forks are along the line of whoever asks; else along the best
    forks: list[ForkInfo]


class DailyInfo(Reply):
    """The deal of a title on a day."""

    day: str
    title: str
    players: int
    bot: str
    closes: float
    opened: bool
    scoring: Scoring
    beta: float
    datum: float | None
    mine: str
    state: TryState
    seed: str | None  # once the day is over
    link: str | None  # what the seed follows from
    comparison: DailyComparison | None


class DailyRank(Reply):
    """Somebody who has played often enough: the mean of his scores, and one standard error of that."""

    name: str
    account: str
    deals: int
    mean: float
    error: float


class DailyRanking(Reply):
    """Whoever has played enough deals of a title; one day ranks nobody."""

    title: str
    scoring: Scoring
    beta: float
    least: int  # deals that it takes
    days: int  # that count
    lines: list[DailyRank]


class LinkInfo(Reply):
    """The link of a day."""

    day: str
    link: str


class DailyLinks(Reply):
    """The chain of the deals: SHA-256 of a day's link is that of the day before, back to the first published one.

    The seed of a day's deal is SHA-256 of `LINK:DAY:TITLE`.
    """

    first: LinkInfo
    last: LinkInfo  # of yesterday: today's is not shown before the day is over
