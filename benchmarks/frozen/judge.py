"""What a position was worth to a seat before judges learned: what is counted in it, times its weight."""

from __future__ import annotations

from typing import Generic, TypeVar

from lazaretto.kernel.state import State

S = TypeVar("S", bound=State)

FEATURES = 128  # how many features a judge may count
POINT = 1000  # weights are in thousandths of a point
WIN = 1_000_000  # what a seat gets that is sure to win; one that is sure to lose gets nothing
END = 800_000  # and how much of that is for the victory itself, once the game is over; the rest is for the margin


class LinearJudge(Generic[S]):
    """Counts what matters in a position. Each game derives its own, which says what there is to count.

    The worth of a seat is linear in the weights, so these can be found by fitting them to how games ended.
    """

    def __init__(self) -> None:
        self.features = [0] * FEATURES
        self.weights = [0] * FEATURES
        self.counts = FEATURES  # how many of them have a weight at most: those from there on are not looked at
        self.scale = 1  # the lead, in thousandths of a point, that makes three wins to a loss
        # How a search uses all this.
        self.exploration = 1000  # the exploration constant of PUCT, in thousandths
        self.temperature = 100_000  # how far below the best estimate an answer has half the prior
        self.rollout_depth = 3  # how many greedy answers are given before a position is evaluated
        self.rewards = [0] * 8  # [seat]: what `reward` found
        self.worths = [0] * 8

    def count(self, s: S, seat: int) -> None:
        """Enter into `features` what the seat has in a game that goes on. All entries are 0 before."""
        raise NotImplementedError

    def final(self, s: S, seat: int) -> int:
        """The points of a game that is over, in thousandths, and less than one point for what breaks ties."""
        raise NotImplementedError

    def worth(self, s: S, seat: int) -> int:
        """In thousandths of a point: what the seat will have in the end, as far as can be seen."""
        if not s.options:
            return self.final(s, seat)
        for k in range(self.counts):
            self.features[k] = 0
        self.count(s, seat)
        total = 0
        for k in range(self.counts):
            total += self.features[k] * self.weights[k]
        return total

    def reward(self, s: S) -> None:
        """Enter into `rewards` what the position promises each seat, from 0 to WIN: it is the lead that counts."""
        players = s.players
        for seat in range(players):
            self.worths[seat] = self.worth(s, seat)
        for seat in range(players):
            other = -WIN * POINT
            for k in range(players):
                if k != seat and self.worths[k] > other:
                    other = self.worths[k]
            lead = self.worths[seat] - other
            share = self.chance(lead)
            if not s.options:
                share = share * (WIN - END) // WIN
                if lead >= 0:
                    share += END if lead else END // 2  # a shared victory is half of one
            self.rewards[seat] = share

    def chance(self, lead: int) -> int:
        """How likely a lead is to win, out of WIN. Falling behind is the mirror image of being ahead."""
        ahead = lead if lead > 0 else -lead
        share = WIN // 2 * ahead // (self.scale + ahead)
        return WIN // 2 + share if lead > 0 else WIN // 2 - share
