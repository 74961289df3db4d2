"""Fits a network to how games ended: by how much one seat came out ahead of another.

Siamese: what is compared is always the worth of two seats of one position, with the difference of their points in the
end, so nothing need be learned of what both have alike. First the direct weights by themselves, by least squares drawn
a little towards what they were (ridge); then all together by Adam, until games that were held back are not foretold any
better.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lazaretto.bots.judge import FEATURES, FULL, POINT, UNIT
from lazaretto.bots.judges import judge
from tools.train.self_play import Played, positions
from tools.train.weights_file import Floats, Network

EVERY = 2  # positions
HELD_BACK = 10  # of so many games one is only foretold
RIDGE = 0.01  # beside how much each count varies
BATCH = 2048
RATE = 0.003
DECAY = 0.003
PATIENCE = 4  # epochs without getting better
EPOCHS = 20
MOST = FULL >> UNIT  # of a hidden unit
SCALES = range(500, 20_001, 500)
SCALES_LEFT = (0, 20, 40, 80, 120, 160, 240, 320, 480, 640, 960, 1280, 1920, 2560)

Small = NDArray[np.float32]


class Pairs(NamedTuple):
    """Pairs of seats in positions: what each counts, what is left of the game, and the difference in the end."""

    own: Small  # [pair, feature]
    other: Small
    left: Small
    ahead: Small  # [pair], in points
    game: NDArray[np.int64]  # [pair]: of which game


def pairs(title: str, games: Sequence[Played]) -> Pairs:
    """What can be learned from games."""
    own = judge(title)
    rows: list[Small] = []
    left: list[int] = []
    ahead: list[float] = []
    whose: list[int] = []
    for n, played in enumerate(games):
        for k, s in enumerate(positions(title, played)):
            if k % EVERY != n % EVERY or (s.chance and k % 3):
                continue
            own.look(s)
            one = (n + k) % played.players
            two = (one + 1 + (n + k) // 7 % (played.players - 1)) % played.players
            rows += (np.array(own.features[seat * FEATURES : (seat + 1) * FEATURES], np.float32) for seat in (one, two))
            left.append(own.left)
            ahead.append((played.points[one] - played.points[two]) / POINT)
            whose.append(n)
    counts = np.array(rows)
    return Pairs(counts[::2], counts[1::2], np.array(left, np.float32), np.array(ahead, np.float32), np.array(whose))


def joined(parts: Sequence[Pairs]) -> Pairs:
    """Several as one; games are numbered on."""
    shift, games = 0, []
    for part in parts:
        games.append(part.game + shift)
        shift += int(part.game.max(initial=-1)) + 1
    columns = [np.concatenate([part[k] for part in parts]) for k in range(4)]
    return Pairs(columns[0], columns[1], columns[2], columns[3], np.concatenate(games))


def chosen(lesson: Pairs, which: NDArray[np.bool_]) -> Pairs:
    """Some of the pairs."""
    return Pairs(lesson.own[which], lesson.other[which], lesson.left[which], lesson.ahead[which], lesson.game[which])


def sizes(lesson: Pairs) -> Floats:
    """How much each count varies."""
    found: Floats = np.concatenate([lesson.own, lesson.other]).std(axis=0).astype(np.float64)
    return found


def direct_fit(lesson: Pairs, before: Floats) -> Floats:
    """The direct weights by themselves."""
    counts = (lesson.own - lesson.other).astype(np.float64)
    pull = np.diag(RIDGE * (counts**2).sum(axis=0) + 1)
    change = np.linalg.solve(counts.T @ counts + pull, counts.T @ (lesson.ahead - counts @ before))
    found: Floats = before + change
    return found


class Fit:
    """A network while it is fitted. Counts are divided by their sizes."""

    def __init__(self, size: Floats, direct: Floats, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.size = np.where(size > 0, size, 1).astype(np.float32)
        self.alive = (size > 0).astype(np.float32)
        spread = 1 / np.sqrt(max(1.0, float(self.alive.sum())))
        self.weights: list[Small] = [
            (direct * self.size).astype(np.float32),
            (rng.normal(0, spread, (FEATURES, hidden)) * self.alive[:, None]).astype(np.float32),
            np.full(hidden, 0.3, np.float32),
            rng.normal(0, 0.1, hidden).astype(np.float32),
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def foretell(self, own: Small, other: Small) -> Small:
        """By how many points one comes out ahead of the other."""
        direct, _, _, out = self.weights
        a, b = own / self.size, other / self.size
        found = (a - b) @ direct + (self.active(a)[1] - self.active(b)[1]) @ out
        return found.astype(np.float32)

    def active(self, counts: Small) -> tuple[Small, Small]:
        """The hidden units' sums, and what they say."""
        sums: Small = counts @ self.weights[1] + self.weights[2]
        says: Small = np.clip(sums, 0, MOST)
        return sums, says

    def step(self, own: Small, other: Small, ahead: Small, rate: float) -> None:
        """Learn from a batch."""
        direct, to_hidden, _, out = self.weights
        a, b = own / self.size, other / self.size
        (sums_a, says_a), (sums_b, says_b) = self.active(a), self.active(b)
        wrong = ((a - b) @ direct + (says_a - says_b) @ out - ahead) / len(ahead)
        # What is far off is mostly luck: it pulls no harder than what is ten points off.
        wrong = np.clip(wrong, -10 / len(ahead), 10 / len(ahead))
        back_a = np.outer(wrong, out) * ((sums_a > 0) & (sums_a < MOST))
        back_b = np.outer(-wrong, out) * ((sums_b > 0) & (sums_b < MOST))
        gradients = [
            (a - b).T @ wrong + DECAY * direct,
            (a.T @ back_a + b.T @ back_b) * self.alive[:, None] + DECAY * to_hidden,
            back_a.sum(axis=0) + back_b.sum(axis=0),
            (says_a - says_b).T @ wrong + DECAY * out,
        ]
        self.steps += 1
        for k, gradient in enumerate(gradients):
            self.first[k] += 0.1 * (gradient - self.first[k])
            self.second[k] += 0.001 * (gradient**2 - self.second[k])
            mean = self.first[k] / (1 - 0.9**self.steps)
            square = self.second[k] / (1 - 0.999**self.steps)
            self.weights[k] = self.weights[k] - rate * mean / (np.sqrt(square) + 1e-8)

    def network(self) -> Network:
        """What has been found, for counts as they are."""
        direct, to_hidden, biases, out = (weight.astype(np.float64) for weight in self.weights)
        return Network(direct / self.size, to_hidden / self.size[:, None], biases, out)


def told(ahead: Small, foretold: Small) -> float:
    """How much of the differences in the end was foretold."""
    return 1 - float(((ahead - foretold) ** 2).mean() / (ahead**2).mean())


def fit(lesson: Pairs, before: Floats, hidden: int, seed: int) -> Iterator[tuple[int, float, float, Network]]:
    """Epoch by epoch: its number, how much was foretold of games learned from and of those held back; the best last."""
    back = lesson.game % HELD_BACK == 0
    train, held = chosen(lesson, ~back), chosen(lesson, back)
    fitted = Fit(sizes(train), direct_fit(train, before), hidden, seed)
    rng = np.random.default_rng(seed)
    best, best_epoch, kept = told(held.ahead, fitted.foretell(held.own, held.other)), 0, list(fitted.weights)
    yield 0, told(train.ahead, fitted.foretell(train.own, train.other)), best, fitted.network()
    for epoch in range(1, EPOCHS + 1):
        order = rng.permutation(len(train.ahead))
        rate = RATE / (1 + epoch / 4)
        for first in range(0, len(order), BATCH):
            rows = order[first : first + BATCH]
            fitted.step(train.own[rows], train.other[rows], train.ahead[rows], rate)
        now = told(held.ahead, fitted.foretell(held.own, held.other))
        if now > best:
            best, best_epoch, kept = now, epoch, list(fitted.weights)
        yield epoch, told(train.ahead, fitted.foretell(train.own, train.other)), now, fitted.network()
        if epoch - best_epoch >= PATIENCE:
            break
    fitted.weights = kept
    scale, scale_left = scales(fitted.foretell(held.own, held.other) * POINT, held.left, held.ahead)
    yield best_epoch, best, best, fitted.network()._replace(scale=scale, scale_left=scale_left)


def scales(leads: Small, left: Small, ahead: Small) -> tuple[int, int]:
    """The scales with which leads foretell victories best."""
    won = np.heaviside(ahead, np.float32(0.5))
    errors: dict[float, tuple[int, int]] = {}
    for scale in SCALES:
        for more in SCALES_LEFT:
            likely = np.clip((leads / (scale + more * left + abs(leads)) + 1) / 2, 1e-3, 1 - 1e-3)
            errors[float(-(won * np.log(likely) + (1 - won) * np.log(1 - likely)).mean())] = (scale, more)
    return errors[min(errors)]
