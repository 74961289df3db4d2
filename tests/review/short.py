"""Games in which little is to be looked at."""

from __future__ import annotations

import lazaretto
from lazaretto.kernel.record import Record
from lazaretto.kernel.rng import Rng
from tools.review.games import play


def last_answers(many: int = 30) -> Record:
    """The end of a game, as the record of a game that began in a position."""
    whole = play("rattus", ("random", "random"), "kept").record
    late = lazaretto.replay(whole, upto=len(whole.answers) - many)
    game = lazaretto.resume(late.snapshot(), seed="kept", dealer=2)
    rng = Rng(1)
    while (decision := game.decision) is not None:
        game.apply(decision.options[rng.below(len(decision.options))], decision.seat)
    return game.record()
