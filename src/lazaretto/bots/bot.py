"""What a bot is, and which there are."""

from __future__ import annotations

from typing import Protocol

from lazaretto.kernel.choice import Choice
from lazaretto.kernel.view import View


class Bot(Protocol):
    """Chooses one of the options of its decision, from what its seat knows."""

    def choose(self, view: View) -> Choice:
        """The answer to `view.decision`, which is the bot's own."""
        ...


def options(view: View) -> tuple[Choice, ...]:
    """What the bot may choose from."""
    decision = view.decision
    assert decision is not None, "a bot is asked only when there is a decision"
    return decision.options
