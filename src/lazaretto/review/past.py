"""A finished game as a review walks through it: every question of a seat and every draw, with the position there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lazaretto.games.rules import rules_of
from lazaretto.kernel import drive
from lazaretto.kernel.record import CHANCE, Record
from lazaretto.kernel.replay import replay
from lazaretto.kernel.state import State


@dataclass(frozen=True)
class Asked:
    """A question that a seat answered, as it knew the position, or that chance did, as it was."""

    n: int  # how many answers had been given before
    seat: int  # CHANCE: a draw
    step: str
    turn: int  # the how-manieth turn of the game, from 1: answers of one seat that no other seat's interrupt
    known: State
    whole: State  # the position with everything that the seat did not know
    answer: int  # its bit
    choice: str

    def text(self, answer: int) -> str:
        """What an answer to this question is called."""
        return self.known.step(self.known.top()).meanings(self.known)[answer].text


def past(record: Record) -> Iterator[Asked]:
    """Everything that was asked in a game, in order."""
    game = replay(rules_of(record.title), record, record.first)
    turn, last = 0, CHANCE
    for answer in record.answers:
        if answer.seat not in (CHANCE, last):
            turn, last = turn + 1, answer.seat
        whole: State = game.state.fork()
        known = whole if answer.seat == CHANCE else game.view(answer.seat).state
        meanings = known.step(known.top()).meanings(known)
        bit = next(i for i in drive.open_answers(known) if meanings[i].text == answer.choice)
        yield Asked(game.answered, answer.seat, answer.step, turn, known, whole, bit, answer.choice)
        game.repeat(answer)
