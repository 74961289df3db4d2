"""Positions of games that were really played in which one answer was clearly best, proven or measured.

A position is taken as it was: nothing is composed. A glance (`stands_out`) and a review of the question (`analyse`)
say where one answer stands out; near the end it is then proven by solving the position, elsewhere measured by games
that bots play on, and a search that looks far ahead must agree. Only records of games that are over are read, and a
position tells nothing of who played.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace

import lazaretto
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import CHANCE, Record
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.view import View
from lazaretto.puzzles import SECOND, Puzzle
from lazaretto.review.analysis import analyse
from tools.puzzles import compose, play_out
from tools.puzzles.difficulty import MOST, visits_needed
from tools.puzzles.solve import solve
from tools.puzzles.weighed import NoPuzzle, Weighed

CLEAR = 2.0  # standard errors by which every other answer must be behind in the review
DIGITS = 12  # of a record's digest that name it


def source_of(record: Record) -> str:
    """What a record is called where a puzzle says what it was taken from."""
    return hashlib.sha256(record.to_json().encode()).hexdigest()[:DIGITS]


def find_in_record(record: Record) -> Iterator[Puzzle]:
    """The puzzles of a game, one for each step and stage, each with where it is in its record.

    What a search sees at a glance is left out: of that there is enough.
    """
    if record.outcome is None:
        raise LazarettoError("expected the record of a game that is over: a puzzle would show what is still hidden")
    source = source_of(record)
    seed = int(source[:6], 16)
    rng, length = Rng(seed), len(record.answers)
    left = [k for k, answer in enumerate(record.answers) if answer.seat != CHANCE]
    steps: set[tuple[str, str]] = set()
    while left:
        k = left.pop(rng.below(len(left)))  # in no order: whoever wants few has them from everywhere in the game
        answer = record.answers[k]
        game = lazaretto.replay(record, upto=record.first + k)
        view = game.view(answer.seat)
        moment = play_out.MOMENTS[len(play_out.MOMENTS) * k // length]
        if (answer.step, moment) in steps or not _is_clear(record.title, view, seed):
            continue
        try:
            puzzle = _puzzle(game, view, moment, seed)
        except (NoPuzzle, LazarettoError):
            continue
        rated = replace(puzzle, visits=visits_needed(record.title, puzzle))
        if SECOND <= rated.visits <= MOST:
            steps.add((answer.step, moment))
            yield replace(rated, found="record", source=f"{source}:{record.first + k}")


def _is_clear(title: str, view: View, seed: int) -> bool:
    """Whether the review finds one answer clearly better than every other."""
    if not play_out.FEWEST <= len(view.own.options) <= play_out.MOST or not play_out.stands_out(title, view, seed):
        return False
    _, *others = analyse(view)
    return all(each.behind > CLEAR * each.error for each in others)


def _puzzle(game: Game, view: View, moment: str, seed: int) -> Puzzle:
    """Proven where that can be done, else measured."""
    line = game.ruleset.write(game.state)
    solved = _solved(game.title, line)
    if solved is not None:
        return solved.puzzle(game.title, line, "solved", moment)
    return play_out.play_out(game.title, view, seed).puzzle(game.title, line, "played", moment)


def _solved(title: str, line: str) -> Weighed | None:
    try:
        weighed = solve(title, line)
    except NoPuzzle:
        return None
    return weighed if weighed.gap >= compose.GAP else None
