"""The bots that come with the package, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lazaretto.bots.bot import Bot
from lazaretto.bots.greedy import GreedyBot, Value
from lazaretto.bots.heuristics import mercatus, notre_dame, rattus
from lazaretto.bots.random import RandomBot
from lazaretto.kernel.errors import LazarettoError

VALUES: Mapping[str, Value] = {
    "rattus": rattus.value,
    "rattus+mercatus": mercatus.value,
    "notre-dame": notre_dame.value,
}

ROSTER: Mapping[str, Callable[[str, int], Bot]] = {
    "random": lambda title, seed: RandomBot(seed),
    "greedy": lambda title, seed: GreedyBot(seed, VALUES[title]),
}


def bot(name: str, title: str, seed: int) -> Bot:
    """A bot for a title, by its name; its own random stream begins at the seed."""
    if name not in ROSTER:
        raise LazarettoError(f"expected one of the bots {', '.join(ROSTER)}; got {name!r}")
    return ROSTER[name](title, seed)
