"""One act ahead: tries every answer in a few worlds that may be the real one, and takes what is worth most."""

from __future__ import annotations

from collections.abc import Callable

from lazaretto.bots.bot import options
from lazaretto.kernel import bits, drive
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State
from lazaretto.kernel.view import View

Value = Callable[[State, int], float]

WORLDS = 2  # how many imagined worlds each answer is tried in
BRANCHES = 200  # how many positions are looked at below one answer, at most


class GreedyBot:
    """Follows each answer until the act is over, and takes the one with the best value by the title's heuristic.

    An act is over when somebody else is asked or the seat is asked the same step again. What the seat is asked on the
    way it answers with the best it finds; chance is drawn.
    """

    def __init__(self, seed: int, value: Value) -> None:
        self.rng = Rng(seed)
        self.value = value
        self._left = 0

    def choose(self, view: View) -> Choice:
        choices = options(view)
        assert view.seat is not None
        totals = [0.0] * len(choices)
        for _ in range(WORLDS):
            world = view.imagine(self.rng)
            step = bits.step(world.top())
            for k, i in enumerate(bits.members(world.options)):
                self._left = BRANCHES
                twin = world.fork()
                drive.choose(twin, i)
                totals[k] += self._best(twin, view.seat, step)
        return choices[totals.index(max(totals))]

    def _best(self, s: State, seat: int, step: int) -> float:
        while s.options and s.chance:
            drive.choose(s, drive.draw(s, self.rng))
        self._left -= 1
        f = s.top()
        if not s.options or bits.seat(f) != seat or bits.step(f) == step or self._left < 0:
            return self.value(s, seat)
        best = float("-inf")
        for i in bits.members(s.options):
            twin = s.fork()
            drive.choose(twin, i)
            best = max(best, self._best(twin, seat, step))
        return best
