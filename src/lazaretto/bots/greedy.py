"""One answer ahead: tries each in a few worlds that may be the real one, and takes what is worth most at once."""

from __future__ import annotations

from typing import Any

from lazaretto.bots.bot import options
from lazaretto.bots.copied import Copied
from lazaretto.bots.judge import Judge
from lazaretto.bots.tree import Tree
from lazaretto.kernel import bits, drive
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.view import View

WORLDS = 4  # how many imagined worlds each answer is tried in


class GreedyBot(Copied):
    """Takes the answer after which its position looks best, whatever comes next."""

    def __init__(self, seed: int, judge: Judge[Any]) -> None:
        self.rng = Rng(seed)
        self.judge = judge

    def choose(self, view: View) -> Choice:
        choices, worth = options(view), self.worth(view)
        return choices[worth.index(max(worth))]

    def worth(self, view: View) -> list[int]:
        """What each answer is worth, in all the worlds that it is tried in."""
        assert view.seat is not None
        tree = Tree(self.judge, view.seat, self.rng.below(bits.bit(30)))
        totals = [0] * len(drive.open_answers(view.state))
        for _ in range(WORLDS):
            world = view.imagine(self.rng)
            for k, i in enumerate(drive.open_answers(world)):
                totals[k] += tree.evaluate(world, i, view.seat)
        return totals
