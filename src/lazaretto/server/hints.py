"""Help for whoever learns: first what to look at, and only when he asks again a move that is not bad.

Both come from what the seat knows. Only where nobody is harmed: the game is not rated nor compared, and all the others
are bots.
"""

from __future__ import annotations

from lazaretto.bots.roster import bot
from lazaretto.kernel.view import View
from lazaretto.lessons.dangers import Danger, dangers
from lazaretto.server.refusals import NotNow, NotYours
from lazaretto.server.table import Table

QUICK = "greedy"  # it looks one answer ahead, in a few milliseconds


def look_at(table: Table, seat: int) -> list[Danger]:
    """What threatens a seat that is asked, the worst first; nothing where nothing does."""
    return dangers(_known(table, seat))


def hint(table: Table, seat: int) -> str:
    """What a quick bot would answer for a seat that is asked."""
    view = _known(table, seat)
    return bot(QUICK, view.title, table.answered).choose(view).text


def _known(table: Table, seat: int) -> View:
    """What a seat knows that may be helped now."""
    if table.rated or any(other.person for k, other in enumerate(table.seats) if k != seat):
        raise NotYours("hints are given where only bots play along, and the game is not rated")
    if table.deal:
        raise NotYours("no hints are given at a table whose deal is played at others too")
    game = table.running_game()
    if seat not in game.asked:
        raise NotNow(f"seat {seat} is not asked")
    return game.view(seat)
