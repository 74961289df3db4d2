"""A bot that takes the last option, whatever it is."""

from __future__ import annotations

from lazaretto import Choice, View


class LastBot:
    """Made of a title and a seed, as every bot."""

    def __init__(self, title: str, seed: int) -> None:
        self.title = title

    def choose(self, view: View) -> Choice:
        """The last of the options."""
        return view.own.options[-1]
