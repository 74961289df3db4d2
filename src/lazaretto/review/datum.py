"""What a deal was worth: the mean of bots that play the same deal, where draws one by one do not tell."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from lazaretto.bots.bot import Bot
from lazaretto.bots.roster import bot
from lazaretto.games.rules import rules_of
from lazaretto.kernel.dealer import dealer_of
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import Record
from lazaretto.kernel.replay import read_setup

PLAYER = "search:60"
GAMES = 16


class Datum(NamedTuple):
    """By seat: by how many points bots were ahead of the best other on this deal, and one standard error of that."""

    leads: tuple[float, ...]
    errors: tuple[float, ...]


def datum(record: Record, games: int = GAMES) -> Datum | None:
    """The datum of a deal; None where it cannot be dealt again: without its seed, or from a position on the way."""
    if record.dealt_by is None or record.start is not None:
        return None
    leads = [_leads(record, k) for k in range(games)]
    columns = list(zip(*leads, strict=True))
    return Datum(tuple(map(fmean, columns)), tuple(stdev(column) / sqrt(games) for column in columns))


def _leads(record: Record, stream: int) -> tuple[float, ...]:
    """How bots of one random stream end on the deal of a record."""
    rules = rules_of(record.title)
    assert record.dealt_by is not None
    game = Game(rules, read_setup(rules, record.setup), dealer_of(record.dealt_by, record.dealer))
    bots: list[Bot] = [bot(PLAYER, record.title, stream * game.players + seat) for seat in range(game.players)]
    while (decision := game.decision) is not None:
        game.apply(bots[decision.seat].choose(game.view(decision.seat)), seat=decision.seat)
    totals = game.state.outcome().totals
    return tuple(float(total - max(totals[:seat] + totals[seat + 1 :])) for seat, total in enumerate(totals))
