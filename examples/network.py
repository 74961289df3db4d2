"""A small policy in NumPy: positions as features, a network over them, and a bot that plays by it.

`LAZARETTO_POLICY=policy.npz lazaretto match --bots examples/network.py:PolicyBot,greedy`
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import lazaretto
from lazaretto import Choice, View
from lazaretto.envs.encoding import Encoding

Floats = NDArray[np.float32]

FRAMES = 3  # steps in progress that are looked at
WIDEST = 64  # places that get a feature each
SEATS = ("observer", "stack.seat", "me", "owner", "last", "bell")  # planes whose numbers are seats


class Features:
    """An observation as numbers near 1, turned so that the seat that observes comes first."""

    def __init__(self, encoding: Encoding) -> None:
        planes = [plane for plane in encoding.planes if plane.name not in ("stack.place", "stack.arg")]
        self.players = encoding.players
        numbers = np.arange(encoding.size)
        turned = [numbers.copy() for _ in range(self.players)]
        counts: list[tuple[int, float]] = []
        places: list[tuple[int, int]] = []  # where one stands, and how many values it has
        seats: list[int] = []
        for plane in planes:
            own = np.arange(plane.start, plane.start + plane.size).reshape(plane.shape)
            for axis, name in enumerate(plane.axes):
                if name in ("seat", "onlooker"):
                    for seat in range(self.players):
                        order = np.arange(plane.shape[axis])
                        order[: self.players] = np.roll(order[: self.players], -seat)
                        turned[seat][own] = own.take(order, axis)
            used = own.reshape(-1)[:FRAMES] if plane.name.startswith("stack.") else own.reshape(-1)
            values = plane.high - plane.low + 1
            if plane.kind.startswith("place") and values <= WIDEST and len(used) * values <= 512:
                places += [(int(k), values) for k in used]
            else:
                counts += [(int(k), 1 / min(max(plane.high, 1), 20)) for k in used]
            if plane.name in SEATS:
                seats += [int(k) for k in used]
        self._turned = np.array(turned)
        self._seats = np.array(seats)
        self._counts = np.array([k for k, _ in counts])
        self._scales = np.array([scale for _, scale in counts], np.float32)
        self._places = np.array([k for k, _ in places])
        rooms = np.array([room for _, room in places])
        self._starts = len(counts) + np.cumsum(rooms) - rooms
        self._last = rooms - 1
        self.size = len(counts) + int(rooms.sum())

    def __call__(self, observations: NDArray[np.int16]) -> Floats:
        """A row of features for each observation."""
        observer = observations[:, 0]
        known = np.take_along_axis(observations, self._turned[observer], axis=1)
        seats = known[:, self._seats]
        known[:, self._seats] = np.where(seats < self.players, (seats - observer[:, None]) % self.players, seats)
        found = np.zeros((len(known), self.size), np.float32)
        found[:, : len(self._counts)] = known[:, self._counts] * self._scales
        values = np.clip(known[:, self._places], 0, self._last)
        np.put_along_axis(found, self._starts + values, 1, axis=1)
        return found


class Network:
    """Two hidden layers; then a logit for each action, and how likely the seat is to win."""

    def __init__(self, features: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        sizes = [(features, hidden), (hidden, hidden), (hidden, actions + 1)]
        self.weights: list[Floats] = [
            rng.normal(0, scale * np.sqrt(1 / rows), (rows, columns)).astype(np.float32)
            for (rows, columns), scale in zip(sizes, (1.4, 1.4, 0.1), strict=True)
        ]
        self.weights += [np.zeros(columns, np.float32) for _, columns in sizes]
        self._moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self._steps = 0

    def __call__(self, x: Floats, mask: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """How likely each open action is, as logarithms, and the values. Keeps what `learn` needs."""
        first, second, last, *biases = self.weights
        one = np.maximum(x @ first + biases[0], 0)
        two = np.maximum(one @ second + biases[1], 0)
        out = two @ last + biases[2]
        logits = np.where(mask, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        self._layers = (x, one, two)
        return logits, out[:, -1]

    def learn(self, by_logit: Floats, by_value: Floats, rate: float) -> None:
        """One step of Adam, given how the loss of the last call changes with its logits and values."""
        x, one, two = self._layers
        back = np.concatenate([by_logit, by_value[:, None]], axis=1)
        back_two = (back @ self.weights[2].T) * (two > 0)
        back_one = (back_two @ self.weights[1].T) * (one > 0)
        slopes = [x.T @ back_one, one.T @ back_two, two.T @ back]
        slopes += [back_one.sum(axis=0), back_two.sum(axis=0), back.sum(axis=0)]
        length = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes))
        self._steps += 1
        rate *= np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for weight, slope, (mean, square) in zip(self.weights, slopes, self._moments, strict=True):
            slope *= min(1.0, 0.5 / (length + 1e-8))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))

    def save(self, path: str | Path) -> None:
        """Keep the weights."""
        with open(path, "wb") as file:
            np.savez(file, *self.weights)

    @classmethod
    def load(cls, path: str | Path) -> Network:
        """A network that was kept."""
        with np.load(path) as kept:
            weights = [kept[name] for name in kept.files]
        made = cls(weights[0].shape[0], weights[2].shape[1] - 1, weights[0].shape[1])
        made.weights = weights
        return made


@lru_cache(maxsize=8)
def _ready(path: str, kept: float, title: str, players: int) -> tuple[Encoding, Features, Network]:
    """What a bot needs, once for all games; `kept`: when the file was written."""
    encoding = lazaretto.encoding(title, players)
    return encoding, Features(encoding), Network.load(path)


class PolicyBot:
    """Gives the answer that the network of the file `LAZARETTO_POLICY` thinks most likely."""

    def __init__(self, title: str, seed: int) -> None:
        self.title = title
        self.path = os.environ.get("LAZARETTO_POLICY", "policy.npz")
        self.value: float | None = None

    def choose(self, view: View) -> Choice:
        """The answer to what the bot is asked."""
        kept = os.stat(self.path).st_mtime
        encoding, features, network = _ready(self.path, kept, self.title, view.state.players)
        mask: Any = np.frombuffer(encoding.mask(view), np.bool_)
        logits, values = network(features(np.asarray(encoding.observe(view))[None]), mask[None])
        self.value = float(np.clip(values[0], 0, 1))
        return encoding.catalogue[int(logits[0].argmax())]
