"""The Assassin (Chivalry)."""

from __future__ import annotations

from lazaretto.games.rattus.board import NOBODY
from lazaretto.games.rattus.mercatus.board import ASSASSIN
from lazaretto.games.rattus.mercatus.money import earn_by_card
from lazaretto.games.rattus.mercatus.reasons import goes_with_the_plague
from lazaretto.games.rattus.rules import Card, Listener
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason

COINS = 1


class Assassin(Card):
    """Move the plague up to two steps; 1 coin for each token that kills a cube of another (MER-K5, MER-E7)."""

    name = "assassin"
    rules = ("MER-K5", "MER-E7", "MER-X3", "MER-X4")
    rule_at_end = "MER-E7"
    rule_to_stay = "MER-E15"
    reach = 2
    moves_at_end = True

    def why_not(self, s: Rattus) -> Reason:
        return goes_with_the_plague(s, self.name)


def killed_another(seat: int, killed: int) -> bool:
    """Whether a token in this seat's turn killed a cube of another; in nobody's turn no card acts (MER-P7, MER-E20)."""
    return seat != NOBODY and (killed & ~bits.bit(seat)) != 0


class PayAssassin(Listener):
    """The coin comes when the losses of the token are done (MER-P6, MER-P7)."""

    def token_done(self, s: Rattus, seat: int, killed: int) -> None:
        if s.owner[ASSASSIN] == seat and killed_another(seat, killed):
            earn_by_card(s, seat, COINS, ASSASSIN)
