"""Somebody after the lessons, for `lazaretto match --bots benchmarks/outside/newcomer.py:Newcomer,beginner`.

The lessons say what wins, and to think of what may come before one's next turn. So this is somebody who asks of every
answer: how do I stand when it is my turn again, whatever I and the others may do until then? How one stands is told by
what the lessons count: in Rattus and Mercatus points alone; in Notre Dame also cubes and coins to play with, and cubes
in sectors, which bring one thing more each time that their card comes: about every third round.
"""

from __future__ import annotations

from lazaretto.bots.bot import options
from lazaretto.games.notre_dame.board import ROUNDS
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.kernel import bits, drive
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State
from lazaretto.kernel.view import View

LOOKS = 24  # at what may come of an answer


class Newcomer:
    """Gives the answer after which it stands best, on average, when it is asked in its next turn."""

    def __init__(self, title: str, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View) -> Choice:
        """One of the options."""
        choices = options(view)
        assert view.seat is not None
        standing = [0] * len(choices)
        for _ in range(LOOKS):
            for k in range(len(choices)):
                world = view.imagine(self.rng)
                drive.choose(world, drive.open_answers(world)[k])
                self.play_on(world, view.seat)
                standing[k] += stands(world, view.seat)
        return choices[standing.index(max(standing))]

    def play_on(self, s: State, seat: int) -> None:
        """Play at random until others have been asked and it is this seat's turn again."""
        others = False
        while s.options:
            mine = not s.chance and bits.seat(s.top()) == seat
            if mine and others:
                return
            others = others or not (mine or s.chance)
            drive.choose(s, drive.draw(s, self.rng))


def stands(s: State, seat: int) -> int:
    """How a seat stands, in thirds of a point."""
    if isinstance(s, NotreDame):
        left = ROUNDS - s.round
        means = min(left, 1) * (s.coins[seat] + s.supply[seat])
        return 3 * (s.points[seat] + means) + left * sum(s.cubes[seat])
    totals = s.outcome().totals
    return 3 * (totals[seat] - max(points for other, points in enumerate(totals) if other != seat))
