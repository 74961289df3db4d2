"""What was decided in a game: a row for each answer of a seat, with what it knew and what came of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lazaretto.arena.contest import Contest, play
from lazaretto.bots.bot import Bot
from lazaretto.envs.encoding import Encoding
from lazaretto.envs.rewards import win
from lazaretto.games.rules import rules_of
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import RecordError, SetupError
from lazaretto.kernel.record import CHANCE, Record
from lazaretto.kernel.replay import read_setup, replay
from lazaretto.kernel.setup import Setup
from lazaretto.kernel.view import View


class Decisions(NamedTuple):
    """Columns of a dataset, each with an entry for every decision."""

    game: NDArray[np.int32]  # which game of the dataset
    decision: NDArray[np.int32]  # how many decisions of seats came before it there
    seat: NDArray[np.int8]  # who was asked
    bot: NDArray[Any]  # which bot answered; None: nobody knows
    observation: NDArray[np.int16]  # what the seat knew: see lazaretto.encoding
    mask: NDArray[np.bool_]  # which actions were open
    answer: NDArray[np.int16]  # the action
    value: NDArray[np.float32]  # how likely the bot thought its seat to win; not a number where it said nothing
    result: NDArray[np.float32]  # by seat: its share of the victory
    points: NDArray[np.int16]  # by seat: its points in the end
    rank: NDArray[np.int8]  # by seat: its place in the end

    def __len__(self) -> int:
        return len(self.game)

    def take(self, rows: Any) -> Decisions:
        """Some of the rows: a slice, or their numbers."""
        return Decisions(*(column[rows] for column in self))


def joined(parts: Sequence[Decisions]) -> Decisions:
    """The rows of all parts, one after the other."""
    return Decisions(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


class Notes:
    """Takes down the decisions of one game while it is played."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.seats: list[int] = []
        self.bots: list[str | None] = []
        self.observations: list[Any] = []
        self.masks: list[bytes] = []
        self.answers: list[int] = []
        self.values: list[float] = []

    def note(self, view: View, choice: Choice, bot: str | None, value: float | None) -> None:
        """A seat answers."""
        assert view.seat is not None
        self.seats.append(view.seat)
        self.bots.append(bot)
        self.observations.append(self.encoding.observe(view))
        self.masks.append(bytes(self.encoding.mask(view)))
        self.answers.append(choice.number)
        self.values.append(float("nan") if value is None else float(value))

    def ended(self, game: int, wins: Sequence[float], points: Sequence[int], ranks: Sequence[int]) -> Decisions:
        """The game is over."""
        n, encoding = len(self.seats), self.encoding
        return Decisions(
            game=np.full(n, game, np.int32),
            decision=np.arange(n, dtype=np.int32),
            seat=np.array(self.seats, np.int8),
            bot=np.array(self.bots, object),
            observation=np.array(self.observations, np.int16).reshape(n, encoding.size),
            mask=np.frombuffer(b"".join(self.masks), np.uint8).reshape(n, encoding.actions).astype(np.bool_),
            answer=np.array(self.answers, np.int16),
            value=np.array(self.values, np.float32),
            result=np.tile(np.array(wins, np.float32), (n, 1)),
            points=np.tile(np.array(points, np.int16), (n, 1)),
            rank=np.tile(np.array(ranks, np.int8), (n, 1)),
        )


def played(job: tuple[int, Contest]) -> Decisions:
    """The decisions of a contest between bots, under a number."""
    number, contest = job
    notes = Notes(encoding_of(contest.title, contest.setup))

    def watch(view: View, choice: Choice, bot: Bot) -> None:
        assert view.seat is not None
        notes.note(view, choice, contest.bots[view.seat], getattr(bot, "value", None))

    result = play(contest, watch=watch)
    return notes.ended(number, result.wins, result.totals, result.ranks)


def recorded(job: tuple[int, str, Record]) -> Decisions:
    """The decisions of a recorded game, under a number; `job` also has its name, for errors."""
    number, name, record = job
    try:
        whole = replay(rules_of(record.title), record)
    except (RecordError, SetupError) as error:
        raise RecordError(f"{name}: {error}") from None
    end = whole.outcome
    if end is None:
        raise RecordError(f"{name}: expected a finished game; this one has {len(record.answers)} answers and goes on")
    notes, game = Notes(encoding_of(record.title, whole.setup)), whole.beginning()
    for answer in record.answers:
        if answer.seat != CHANCE:
            notes.note(game.view(answer.seat), game.find(answer.choice), None, None)
        game.repeat(answer)
    return notes.ended(number, win(end), end.totals, end.ranks)


def encoding_of(title: str, setup: Setup) -> Encoding:
    """How positions of a game become numbers."""
    return _encoding(title, canonical(setup.to_json()))


@lru_cache(maxsize=4)  # making one takes as long as a game
def _encoding(title: str, setup: bytes) -> Encoding:
    ruleset = rules_of(title)
    return Encoding(ruleset, read_setup(ruleset, json.loads(setup)))
