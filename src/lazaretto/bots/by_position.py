"""A bot that answers the same wherever it meets the same position: at tables of one deal that are to be compared."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from lazaretto.bots.bot import Bot
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.view import View


class ByPosition:
    """Has a bot made anew for each answer, whose random stream follows from the deal, the seat and what the seat knows.

    So nothing that happened on the way changes its answer, and whoever plays as another did meets the same opponents.
    The stream begins at the first four bytes of SHA-256 of `bot:DEAL:` and the view as canonical JSON.
    """

    def __init__(self, deal: str, make: Callable[[int], Bot]) -> None:
        self.deal = deal
        self.make = make  # of a seed

    def choose(self, view: View) -> Choice:
        digest = hashlib.sha256(f"bot:{self.deal}:".encode() + canonical(view.to_json())).digest()
        return self.make(int.from_bytes(digest[:4], "big")).choose(view)
