"""The bot that any other should beat."""

from __future__ import annotations

from lazaretto.bots.bot import options
from lazaretto.bots.copied import Copied
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.view import View


class RandomBot(Copied):
    """Takes any open answer, all alike."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View) -> Choice:
        choices = options(view)
        return choices[self.rng.below(len(choices))]
