"""What a bot is, and which there are."""

from __future__ import annotations

from typing import Protocol

from lazaretto.kernel.choice import Choice
from lazaretto.kernel.view import View


class Bot(Protocol):
    """Chooses one of the options of its decision, from what its seat knows.

    One that has a `value` after its answer says by it how likely its seat is to win, from 0 to 1; datasets keep that.
    """

    def choose(self, view: View) -> Choice:
        """The answer to `view.own`, what the bot is asked."""
        ...


def options(view: View) -> tuple[Choice, ...]:
    """What the bot may choose from."""
    return view.own.options
