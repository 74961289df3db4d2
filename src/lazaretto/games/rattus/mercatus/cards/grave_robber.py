"""The Grave Robber (Magic)."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.rattus.mercatus.board import ALL_KINDS, GRAVE_ROBBER
from lazaretto.games.rattus.mercatus.cards.assassin import killed_another
from lazaretto.games.rattus.mercatus.reasons import goes_with_the_plague
from lazaretto.games.rattus.mercatus.turn import MayTake
from lazaretto.games.rattus.rules import STEPS, Card, Listener
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import number


class GraveRobber(Card):
    """In phase C an available good for each token that killed a cube of another (MER-K9, MER-E8)."""

    name = "grave-robber"
    rules = ("MER-K9", "MER-E8")
    rule_at_end = "MER-E8"
    rule_to_stay = "MER-E15"
    moves_at_end = True

    def why_not(self, s: Rattus) -> Reason:
        return goes_with_the_plague(s, self.name)


class RobGrave(Listener):
    """Once for a token, however many it killed (MER-P7, MER-P8)."""

    def token_done(self, s: Rattus, seat: int, killed: int) -> None:
        if s.owner[GRAVE_ROBBER] == seat and killed_another(seat, killed):
            s.push(GRAVE_ROBBER_TAKES, seat, 0, 0)


class GraveRobberTakes(MayTake):
    """Right after the token a good of any kind available, or none (MER-K9, MER-P8)."""

    name = "grave_robber.takes"
    rules = ("MER-K9", "MER-P7", "MER-P8", "MER-P9")
    card: ClassVar = GRAVE_ROBBER
    rule: ClassVar = "MER-P8"
    during = ("apply_token",)

    def kinds(self, s: Rattus, f: int) -> int:
        return ALL_KINDS


GRAVE_ROBBER_TAKES = number(GraveRobberTakes(), STEPS)
