"""The review of a game: two looks at every decision, what the draws changed, and how the chances went.

Everything said about a decision comes from what the seat knew then. Only `open_curve`, which is asked for apart, and
the luck of the draws look at the whole position, and both only when the game is over.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from lazaretto.games.rules import rules_of
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.event import Event
from lazaretto.kernel.record import CHANCE, Record
from lazaretto.kernel.replay import replay
from lazaretto.review.datum import Datum, datum
from lazaretto.review.differences import Difference, differences
from lazaretto.review.fitted import Fitted, fitted
from lazaretto.review.losses import Effort, Loss, loss, uncertainty
from lazaretto.review.luck import Luck, luck
from lazaretto.review.past import Asked, past
from lazaretto.review.values import Appraiser

FIRST_WEIGHING = 300  # visits
SECOND_LOOK = Effort(10_000, 10_000, 2)
SUSPECT = 0.1  # points from which on a decision is looked at again: a glance misses much of what a mistake cost
LOOKED_AT_AGAIN = 12  # decisions of a seat at most, the worst first
LEAST_SHOWN = 0.25  # points
LUCK_VISITS = 20
OPEN_VISITS = 100
SHOWN = 3  # how many moments of a seat are shown
NAMED = 1.0  # how many standard errors, the horizon's among them, a loss must have to get a word
LEAST_CHANCE = 0.02  # less of a chance to win is no reason for a word
WORDS = ("inaccuracy", "mistake", "blunder")

Progress = Callable[[float], None]


def first_look(title: Fitted) -> Effort:
    """How closely all decisions of a game of this title are looked at."""
    return Effort(title.first_look, FIRST_WEIGHING, 2)


@dataclass(frozen=True)
class Moment:
    """A turn that cost something: its worst answer, because one bad plan is charged once."""

    n: int  # how many answers had been given before
    seat: int
    turn: int
    step: str
    played: str
    better: str
    loss: float  # points of lead
    error: float  # one standard error of that, the horizon's included
    before: float | None  # the chance to win after the better answer
    after: float | None  # and after the one that was given
    word: str  # one of WORDS, or nothing: not looked at twice, or within the noise
    differences: tuple[Difference, ...]  # why the other was better, where a sentence can say it
    position: str  # with everything that is hidden, as a line of notation


@dataclass(frozen=True)
class SeatReview:
    """The game of one seat."""

    decisions: int
    lost: float  # points, by the raw numbers, so that errors of the search cancel out
    moments: tuple[Moment, ...]  # the worst, in the order of the game
    curve: tuple[tuple[int, float | None], ...]  # answers before, and the chance to win as the seat could know it
    luck: float | None  # in chances to win; None where draws cannot be called so


@dataclass(frozen=True)
class Draw:
    """What a draw was worth to each seat, in chances to win."""

    n: int
    step: str
    choice: str
    event: Event | None  # the first thing that came of it: a choice of chance is a number on a token to most people
    luck: tuple[float, ...]


@dataclass(frozen=True)
class Review:
    """What there is to say about a game."""

    title: str
    answers: int
    looks: int  # 1: words are still to come; 2: complete
    seats: tuple[SeatReview, ...]
    draws: tuple[Draw, ...]
    usual: dict[str, float]  # what bots lose with each decision, in points
    result: tuple[float, ...]  # what each seat had of the victory
    datum: Datum | None = None  # what the deal was worth, where draws cannot be called luck
    open_curve: tuple[tuple[int, tuple[float, ...] | None], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        plain: dict[str, Any] = _plain(self)
        return plain


@dataclass
class Reviewer:
    """Reviews a record: first everything at a glance, then once more whatever looked bad."""

    record: Record
    seed: int = 0
    told: Progress = lambda share: None
    losses: list[Loss] = field(default_factory=list)
    again: dict[int, Loss] = field(default_factory=dict)  # by number of answers before
    differences: dict[int, tuple[Difference, ...]] = field(default_factory=dict)  # the same
    lucks: list[Luck] = field(default_factory=list)
    datum: Datum | None = None
    seconds: float = 0.0  # that the looks have taken

    def __post_init__(self) -> None:
        if self.record.outcome is None:
            raise LazarettoError("expected the record of a game that is over: a review would show what is still hidden")
        self.fitted: Fitted = fitted(self.record.title)
        self.appraiser = Appraiser(self.record.title, self.seed)
        self.asked: list[Asked] = list(past(self.record))
        happened = replay(rules_of(self.record.title), self.record).happened()
        self.events = dict(reversed(happened))  # the first of each answer
        self.first_effort = first_look(self.fitted)

    def look(self) -> Review:
        """The first look: what every answer cost, and what every draw changed."""
        started = time.perf_counter()
        begun = False  # what is drawn before anybody decides is the deal, and who starts is no luck of this game
        for k, asked in enumerate(self.asked):
            if asked.seat != CHANCE:
                begun = True
                self.losses.append(loss(self.appraiser, asked, self.first_effort))
            elif begun and self.fitted.luck:
                self.lucks.append(luck(self.appraiser, self.fitted, asked, self._progress(asked.n), LUCK_VISITS))
            self.told((k + 1) / len(self.asked))
        self.seconds += time.perf_counter() - started
        return self._review(1)

    def look_again(self) -> Review:
        """The second look, at the decisions that seemed to cost most."""
        started = time.perf_counter()
        suspects = self.suspects()
        for k, first in enumerate(suspects):
            self.again[first.asked.n] = loss(self.appraiser, first.asked, SECOND_LOOK)
            self.told((k + 1) / len(suspects))
        for moment in (each for seat in self._review(2).seats for each in seat.moments if each.word):
            look = self.again[moment.n]
            self.differences[moment.n] = differences(self.appraiser, self.fitted.things, look)
        if not self.fitted.luck:
            self.datum = datum(self.record)
        self.seconds += time.perf_counter() - started
        return self._review(2)

    def suspects(self) -> list[Loss]:
        """What is looked at again: of every seat what seemed worst."""
        found = []
        for seat in range(self._players):
            worst = sorted((each for each in self.losses if each.asked.seat == seat), key=lambda each: -each.points)
            found += [each for each in worst[:LOOKED_AT_AGAIN] if each.points >= SUSPECT]
        return found

    def open_curve(self) -> tuple[tuple[int, tuple[float, ...] | None], ...]:
        """How the chances went with open cards, at every turn: what nobody could know."""
        found: list[tuple[int, tuple[float, ...] | None]] = []
        turn = 0
        for asked in self.asked:
            if asked.seat != CHANCE and asked.turn != turn:
                turn = asked.turn
                value = self.appraiser.position(asked.whole, OPEN_VISITS, self.appraiser.stream())
                found.append((asked.n, self.fitted.chances(value, self._progress(asked.n))))
        return tuple(found)

    @property
    def _players(self) -> int:
        return len(self.record.outcome["ranks"]) if self.record.outcome else 0

    @property
    def _result(self) -> tuple[float, ...]:
        ranks: list[int] = self.record.outcome["ranks"] if self.record.outcome else []
        return tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)

    def _progress(self, n: int) -> float:
        return (n - self.record.first) / max(1, len(self.record.answers))

    def _review(self, looks: int) -> Review:
        seats = tuple(self._seat(seat, looks) for seat in range(self._players))
        draws = tuple(
            Draw(each.asked.n, each.asked.step, each.asked.choice, self.events.get(each.asked.n), each.chances)
            for each in self.lucks
        )
        return Review(
            title=self.record.title,
            answers=self.record.first + len(self.record.answers),
            looks=looks,
            seats=seats,
            draws=draws,
            usual=self.fitted.usual,
            result=self._result,
            datum=self.datum,
        )

    def _seat(self, seat: int, looks: int) -> SeatReview:
        own = [each for each in self.losses if each.asked.seat == seat]
        curve: list[tuple[int, float | None]] = []
        turn = 0
        for each in own:
            if each.asked.turn != turn:  # once a turn, before its first answer
                turn = each.asked.turn
                curve.append((each.asked.n, self._chance(each, each.value.points)))
        curve.append((self.record.first + len(self.record.answers), self._result[seat]))
        return SeatReview(
            decisions=len(own),
            lost=sum(self.again.get(each.asked.n, each).points for each in own),
            moments=self._moments(own, looks),
            curve=tuple(curve),
            luck=sum(each.chances[seat] for each in self.lucks) if self.fitted.luck else None,
        )

    def _moments(self, own: list[Loss], looks: int) -> tuple[Moment, ...]:
        """The turns that cost most, of those that are above the noise; after the second look by what that found."""
        by_turn: dict[int, Moment] = {}
        for first in own:
            each = self.again.get(first.asked.n, first if looks == 1 else None)
            if each is not None:
                moment = self.moment(each, looks)
                if moment.loss > moment.error and moment.loss >= LEAST_SHOWN:
                    known = by_turn.get(moment.turn)
                    by_turn[moment.turn] = moment if known is None or moment.loss > known.loss else known
        worst = sorted(by_turn.values(), key=lambda moment: -moment.loss)[:SHOWN]
        return tuple(sorted(worst, key=lambda moment: moment.n))

    def moment(self, each: Loss, looks: int) -> Moment:
        """What a decision cost, and the word for it."""
        asked = each.asked
        error = uncertainty(each.error, self.fitted.horizon if looks == 1 else self.fitted.horizon_again)
        before, after = self._chance(each, each.better.points), self._chance(each, each.worse.points)
        return Moment(
            n=asked.n,
            seat=asked.seat,
            turn=asked.turn,
            step=asked.step,
            played=asked.choice,
            better=asked.text(each.best),
            loss=each.points,
            error=error,
            before=before,
            after=after,
            word=self._word(each, error, before, after) if looks == 2 else "",
            differences=self.differences.get(asked.n, ()),
            position=rules_of(self.record.title).write(asked.whole),
        )

    def _chance(self, each: Loss, points: tuple[float, ...]) -> float | None:
        chances = self.fitted.chances(type(each.value)(points), self._progress(each.asked.n))
        return None if chances is None else chances[each.asked.seat]

    def _word(self, each: Loss, error: float, before: float | None, after: float | None) -> str:
        """None within the noise, and none where hardly a chance was lost: a game that is lost is not lost again."""
        if each.points < NAMED * error or each.share > self.fitted.in_the_running:
            return ""
        if before is not None and after is not None and before - after < LEAST_CHANCE:
            return ""
        earned = [word for word, least in zip(WORDS, self.fitted.words, strict=True) if each.points >= least]
        return earned[-1] if earned else ""


def _plain(value: Any) -> Any:
    """As JSON has it; numbers as far as they mean something."""
    if isinstance(value, float):
        return round(value, 3)
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    if is_dataclass(value):
        return {each.name: _plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, Event):
        return {"key": value.key, "args": dict(value.args)}
    if isinstance(value, (Datum, Difference)):
        return _plain(value._asdict())
    return [_plain(each) for each in value] if isinstance(value, tuple) else value
