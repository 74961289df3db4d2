"""One answer ahead like the greedy bot, and not sure what it sees: an opponent for first games."""

from __future__ import annotations

from typing import Any

from lazaretto.bots.greedy import WORLDS, GreedyBot
from lazaretto.bots.judge import Judge
from lazaretto.kernel.view import View


class NoviceBot(GreedyBot):
    """Misjudges every answer a little: takes one that is nearly as good as the best, hardly ever a much worse one."""

    def __init__(self, seed: int, judge: Judge[Any], error: int) -> None:
        super().__init__(seed, judge)
        self.error = error  # by how much at most it sees an answer as better than another of the same worth

    def worth(self, view: View) -> list[int]:
        """What each answer is worth to it, in as many worlds."""
        return [total + WORLDS * self.rng.below(self.error) for total in super().worth(view)]
