"""Setting up the Apothecary: everybody starts with a remedy, and a host may have all cards in play."""

from __future__ import annotations

from lazaretto.games.rattus.board import NOBODY
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel.setup import Setup
from tests.expansion.board import KINDS
from tests.expansion.remedies import take_remedy


def hand_out(s: Rattus, setup: Setup) -> None:
    """The first remedies, of one kind after the other (APO-S1)."""
    for seat in range(setup.players):
        take_remedy(s, seat, seat % len(KINDS))


def all_in_play(s: Rattus, setup: Setup) -> None:
    """All cards come into play, and none is left to be drawn (APO-S2)."""
    s.in_play = s.rules.every_card
    s.own[NOBODY] = s.in_play
