"""The review of a game, on the wire."""

from __future__ import annotations

from lazaretto.server.schema.base import Reply
from lazaretto.server.schema.game import EventInfo


class ChoiceInfo(Reply):
    """A choice, as texts name it. `noun` and `item` name the thing it is about."""

    choice: str
    kind: str
    noun: str
    item: str


class MeansInfo(Reply):
    """How many of a thing there are in the mean when the search ends."""

    thing: str
    own: bool  # the seat's; else the best other's
    better: float  # after the better answer
    played: float  # after the one that was given
    speaks: bool  # for the better answer; else against it


class MomentInfo(Reply):
    """A turn that cost something: its worst answer."""

    n: int  # how many answers had been given before
    seat: int
    turn: int
    step: str
    played: ChoiceInfo
    better: ChoiceInfo
    loss: float  # points of lead
    error: float  # one standard error of that
    before: float | None  # the chance to win after the better answer
    after: float | None  # and after the one that was given
    word: str  # inaccuracy, mistake, blunder; or nothing
    differences: list[MeansInfo]  # why the other was better, where a sentence can say it
    position: str  # the whole position as a line of notation


class SeatReviewInfo(Reply):
    """The game of one seat."""

    decisions: int
    lost: float  # points
    moments: list[MomentInfo]
    curve: list[tuple[int, float | None]]  # answers before, and the chance to win as the seat could know it
    luck: float | None  # in chances to win; null where draws cannot be called luck


class DrawInfo(Reply):
    """What a draw was worth to each seat, in chances to win."""

    n: int
    step: str
    choice: ChoiceInfo
    event: EventInfo | None  # the first thing that came of it
    luck: list[float]


class DatumInfo(Reply):
    """By how many points bots were ahead on the same deal, by seat, and one standard error of that."""

    leads: list[float]
    errors: list[float]


class ReviewOfGame(Reply):
    """What there is to say about a game."""

    title: str
    answers: int
    looks: int
    seats: list[SeatReviewInfo]
    draws: list[DrawInfo]
    usual: dict[str, float]  # points that bots lose with each decision
    result: list[float]  # what each seat had of the victory
    datum: DatumInfo | None
    open_curve: list[tuple[int, list[float] | None]]  # with open cards


class ReviewInfo(Reply):
    """A review as far as there is one."""

    looks: int  # 0: none yet; 1: words are still to come; 2: complete
    ahead: int  # games that may come before this one
    share: float  # how far the look is that is under way
    failed: bool
    review: ReviewOfGame | None
