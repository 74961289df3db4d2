"""What a position is worth to a seat: a small network in whole numbers over what there is to count in it.

Everything is counted once for all seats. The worth of a seat is what it counts times what each is worth, and what the
hidden units add, each of which answers to some of the counts together. Only sums, products and shifts are used, so the
same position is worth the same in Python and in C.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from lazaretto.kernel.state import State

S = TypeVar("S", bound=State)

SEATS = 5
FEATURES = 128  # how many features a judge may count for a seat
OF_ALL_SEATS = 640
HIDDEN = 16  # how many hidden units there may be
TO_HIDDEN = 2048  # a weight of every feature for every hidden unit
UNIT = 12  # a hidden unit is at 1 when its sum is 2 to the 12th
FULL = 8 << UNIT  # more than that it cannot say

POINT = 1000  # weights are in thousandths of a point
WIN = 1_000_000  # what a seat gets that is sure to win; one that is sure to lose gets nothing
END = 800_000  # and how much of that is for the victory itself, once the game is over; the rest is for the margin


# What there is to set beside the weights.
SETTINGS = ("counts", "hidden", "scale", "scale_left", "exploration", "temperature", "rollout_depth")


class Judge(Generic[S]):
    """Counts what matters in a position. Each game derives its own, which says what there is to count.

    The weights can be fitted to how games ended: see tools/train.
    """

    def __init__(self) -> None:
        self.features = [0] * OF_ALL_SEATS  # [seat * FEATURES + feature]
        self.counts = FEATURES  # how many of them have a weight at most: those from there on are not looked at
        self.left = 0  # how much of the game is still to come, as `count` sees it
        # The network.
        self.weights = [0] * FEATURES  # what a feature is worth by itself
        self.to_hidden = [0] * TO_HIDDEN  # [feature * HIDDEN + unit]
        self.biases = [0] * HIDDEN
        self.from_hidden = [0] * HIDDEN  # what a unit adds when it is at 1
        self.hidden = 0  # how many units there are
        self.sums = [0] * HIDDEN
        # The lead, in thousandths of a point, that makes three wins to a loss: at the end, and for what is left.
        self.scale = 1
        self.scale_left = 0
        # How a search uses all this.
        self.exploration = 1000  # the exploration constant of PUCT, in thousandths
        self.temperature = 100_000  # how far below the best estimate an answer has half the prior
        self.rollout_depth = 3  # how many greedy answers are given before a position is evaluated
        self.rewards = [0] * 8  # [seat]: what `reward` found
        self.worths = [0] * 8  # [seat]: in thousandths of a point, what `judge` found

    def __reduce__(self) -> tuple[Any, ...]:
        network = [
            [self.weights[k] for k in range(FEATURES)],
            [self.to_hidden[k] for k in range(TO_HIDDEN)],
            [self.biases[k] for k in range(HIDDEN)],
            [self.from_hidden[k] for k in range(HIDDEN)],
        ]
        return judge_with, (type(self), network, [getattr(self, name) for name in SETTINGS])

    def suppose(self, s: S) -> None:
        """Put in what a search takes for granted, beside what its seat knows: nothing, unless a game says so."""

    def count(self, s: S) -> None:
        """Enter into `features` what each seat has in a game that goes on, and into `left` how much is to come.

        All features are 0 before.
        """
        raise NotImplementedError

    def final(self, s: S, seat: int) -> int:
        """The points of a game that is over, in thousandths, and less than one point for what breaks ties."""
        raise NotImplementedError

    def look(self, s: S) -> None:
        """Count a position of a game that goes on."""
        for seat in range(s.players):
            at = seat * FEATURES
            for k in range(self.counts):
                self.features[at + k] = 0
        self.count(s)

    def judge(self, s: S) -> None:
        """Enter into `worths` what each seat will have in the end, as far as can be seen."""
        if s.options:
            self.look(s)
            for seat in range(s.players):
                self.worths[seat] = self.worth(seat)
        else:
            for seat in range(s.players):
                self.worths[seat] = self.final(s, seat)

    def worth(self, seat: int) -> int:
        """What the network makes of a seat's features, in thousandths of a point."""
        for unit in range(self.hidden):
            self.sums[unit] = self.biases[unit]
        at = seat * FEATURES
        total = 0
        for k in range(self.counts):
            n = self.features[at + k]
            if n:
                total += n * self.weights[k]
                row = k * HIDDEN
                for unit in range(self.hidden):
                    self.sums[unit] += n * self.to_hidden[row + unit]
        added = 0
        for unit in range(self.hidden):
            if self.sums[unit] > 0:
                added += self.from_hidden[unit] * (self.sums[unit] if self.sums[unit] < FULL else FULL)
        return total + (added >> UNIT)

    def reward(self, s: S) -> None:
        """Enter into `rewards` what the position promises each seat, from 0 to WIN: it is the lead that counts."""
        players = s.players
        self.judge(s)
        for seat in range(players):
            other = -WIN * POINT
            for k in range(players):
                if k != seat and self.worths[k] > other:
                    other = self.worths[k]
            lead = self.worths[seat] - other
            if s.options:
                self.rewards[seat] = self.chance(lead, self.scale + self.scale_left * self.left)
            else:
                share = self.chance(lead, self.scale) * (WIN - END) // WIN
                if lead >= 0:
                    share += END if lead else END // 2  # a shared victory is half of one
                self.rewards[seat] = share

    def chance(self, lead: int, scale: int) -> int:
        """How likely a lead is to win, out of WIN. Falling behind is the mirror image of being ahead."""
        ahead = lead if lead > 0 else -lead
        share = WIN // 2 * ahead // (scale + ahead)
        return WIN // 2 + share if lead > 0 else WIN // 2 - share


def judge_with(kind: type[Any], network: list[list[int]], settings: list[int]) -> Any:
    """A judge that was taken apart."""
    made = kind()
    for name, numbers in zip(("weights", "to_hidden", "biases", "from_hidden"), network, strict=True):
        getattr(made, name)[:] = numbers
    for name, value in zip(SETTINGS, settings, strict=True):
        setattr(made, name, value)
    return made
