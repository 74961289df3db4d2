"""Moves that are not bad, for whoever learns: what a quick bot would do with the same knowledge.

Only where nobody is harmed: the game is not rated nor compared, and all the others are bots.
"""

from __future__ import annotations

from lazaretto.bots.roster import bot
from lazaretto.server.refusals import NotNow, NotYours
from lazaretto.server.table import Table

QUICK = "greedy"  # it looks one answer ahead, in a few milliseconds


def hint(table: Table, seat: int) -> str:
    """What a quick bot would answer for a seat that is asked."""
    if table.rated or any(other.person for k, other in enumerate(table.seats) if k != seat):
        raise NotYours("hints are given where only bots play along, and the game is not rated")
    if table.deal:
        raise NotYours("no hints are given at a table whose deal is played at others too")
    game = table.running_game()
    if seat not in game.asked:
        raise NotNow(f"seat {seat} is not asked")
    return bot(QUICK, game.title, game.answered).choose(game.view(seat)).text
