"""Games between bots, to be reviewed: some with answers planted that nobody thought about."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from lazaretto.bots.roster import bot
from lazaretto.games.rules import rules_of
from lazaretto.kernel.dealer import DeckDealer
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import Record
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import prepare


@dataclass(frozen=True)
class Played:
    """A game, and the answers that were planted in it: at which numbers, and what the bot would have answered."""

    record: Record
    slips: Mapping[int, str]

    @property
    def wins(self) -> tuple[float, ...]:
        """What each seat had of the victory."""
        assert self.record.outcome is not None
        ranks = self.record.outcome["ranks"]
        return tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)

    def lead(self, seat: int) -> float:
        """By how many points a seat was ahead of the best other in the end."""
        assert self.record.outcome is not None
        totals = self.record.outcome["totals"]
        return float(totals[seat] - max(total for k, total in enumerate(totals) if k != seat))


def play(title: str, names: tuple[str, ...], seed: str, slips_of: int | None = None, share: int = 10) -> Played:
    """A game between bots; one seat answers at random in so many of a hundred of its decisions."""
    rules = rules_of(title)
    game = Game(rules, prepare(rules, len(names), {}), DeckDealer(seed))
    bots = [bot(name, title, _stream(f"{seed}:{seat}")) for seat, name in enumerate(names)]
    slip = Rng(_stream(f"{seed}:slips"))
    slips: dict[int, str] = {}
    while (decision := game.decision) is not None:
        seat = decision.seat
        choice = bots[seat].choose(game.view(seat))
        if seat == slips_of and slip.below(100) < share:
            other = decision.options[slip.below(len(decision.options))]
            if other is not choice:
                slips[game.answered] = choice.text
                choice = other
        game.apply(choice, seat=seat)
    return Played(game.record(), slips)


def _stream(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
