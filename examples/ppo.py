"""Proximal policy optimisation by self-play, in NumPy: python examples/ppo.py --minutes 10 --out build/ppo

One network plays all seats of many games at once (`lazaretto.envs.Batch`) and learns from how they end. Every now and
then its best answers play matches against bots; the folder gets the network, and the curve as figures and a picture.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from network import Features, Floats, Network
from numpy.typing import NDArray

from lazaretto.arena.contest import play
from lazaretto.arena.deals import contests
from lazaretto.arena.match import summary
from lazaretto.envs import Batch
from lazaretto.games.rules import rules_of
from lazaretto.kernel.setup import prepare

POLICY = f"{Path(__file__).with_name('network.py')}:PolicyBot"

GAMES, LENGTH = 128, 64  # games side by side, and decisions in each between two updates
EPOCHS, MINIBATCH = 3, 2048
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.01, 0.95


class Rollout(NamedTuple):
    """What was decided between two updates, and how much better than expected it went."""

    observation: NDArray[np.int16]
    mask: NDArray[np.bool_]
    action: NDArray[np.int64]
    likely: Floats  # the logarithm of how likely it was
    advantage: Floats
    target: Floats  # what the value should have been

    def take(self, rows: NDArray[np.int64]) -> Rollout:
        """Some of it."""
        columns: list[Any] = list(self)
        return Rollout(*(column[rows] for column in columns))


class Learner:
    """Plays and learns."""

    def __init__(self, title: str, players: int, seed: int, games: int = GAMES) -> None:
        self.batch = Batch(title, players, games, seed)
        self.features = Features(self.batch.encoding)
        self.network = Network(self.features.size, self.batch.encoding.actions, seed=seed)
        self.rng = np.random.default_rng(seed)
        self.decisions = 0

    def play(self, length: int) -> Rollout:
        """So many decisions of every game, drawn as the network says."""
        batch, seen = self.batch, []
        for _ in range(length):
            observation, mask, seat = batch.obs.copy(), batch.mask.copy(), batch.seat.astype(np.int64)
            logits, values = self.network(self.features(observation), mask)
            noise = self.rng.gumbel(size=logits.shape).astype(np.float32)
            action = (logits + noise).argmax(axis=1)
            batch.step(action)
            likely = np.take_along_axis(logits, action[:, None], axis=1)[:, 0]
            seen.append((observation, mask, action, likely, values, seat, batch.reward.copy(), batch.done.copy()))
        self.decisions += length * batch.n
        observation, mask, action, likely, values, *rest = (np.stack(column) for column in zip(*seen, strict=True))
        advantage = advantages(values, *rest)
        known = ~np.isnan(advantage)  # a seat's last decision is left out: what comes of it is not known yet
        columns: list[Any] = [observation, mask, action, likely, advantage, advantage + values]
        return Rollout(*(column[known] for column in columns))

    def learn(self, rollout: Rollout, rate: float) -> None:
        """Make what went better than expected more likely, but not by much at once."""
        rows = len(rollout.action)
        for _ in range(EPOCHS):
            order = self.rng.permutation(rows)
            for start in range(0, rows, MINIBATCH):
                some = rollout.take(order[start : start + MINIBATCH])
                n = len(some.action)
                logits, values = self.network(self.features(some.observation), some.mask)
                place = np.arange(n), some.action
                ratio = np.exp(logits[place] - some.likely)
                gain = (some.advantage - some.advantage.mean()) / (some.advantage.std() + np.float32(1e-8))
                # The gradient is cut off where the ratio has gone as far as it may.
                free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP).astype(np.float32)
                likely = np.exp(logits)
                by_logit = likely * (gain * ratio * free)[:, None]
                by_logit[place] -= gain * ratio * free
                surprise = np.where(some.mask, logits, 0)
                entropy = -(likely * surprise).sum(axis=1, keepdims=True)
                by_logit += ENTROPY * likely * (surprise + entropy)
                self.network.learn(by_logit / n, (values - some.target) / np.float32(n), rate)


def advantages(values: Floats, seats: NDArray[np.int64], rewards: Floats, done: NDArray[np.bool_]) -> Floats:
    """How much better each decision went than expected (GAE), seat by seat; not a number where nobody knows yet."""
    length, games = values.shape
    found = np.full(values.shape, np.nan, np.float32)
    following = np.full(rewards.shape[1:], np.nan, np.float32)  # the value of each seat's next decision
    sums = np.zeros_like(following)
    k = np.arange(games)
    for t in reversed(range(length)):
        following[done[t]], sums[done[t]] = rewards[t][done[t]], 0
        seat = seats[t]
        found[t] = following[k, seat] - values[t] + LAMBDA * sums[k, seat]
        following[k, seat], sums[k, seat] = values[t], np.nan_to_num(found[t])
    return found


def matches(args: argparse.Namespace, network: Network) -> dict[str, Any]:
    """How often the network's best answers win against each opponent, with the interval of the arena."""
    path = Path(args.out, "policy.npz")
    network.save(path)
    os.environ["LAZARETTO_POLICY"] = str(path)
    setup = prepare(rules_of(args.title), args.players, {})
    found = {}
    for opponent in args.against.split(","):
        table = [POLICY] + [opponent] * (args.players - 1)
        played = [play(contest) for contest in contests(args.title, setup, table, args.seed, args.games)]
        own = summary(played)["bots"][0]
        found[opponent] = {"win_rate": own["win_rate"], "interval": own["interval"], "games": own["games"]}
    return found


def train(args: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """A point of the curve before the first update, and whenever the next is due."""
    learner = Learner(args.title, args.players, args.seed)
    end, spent, due = 60 * args.minutes, 0.0, 0.0
    while True:
        if spent >= due:
            against = matches(args, learner.network)
            yield {"decisions": learner.decisions, "seconds": round(spent, 1), "against": against}
            due += end / args.points
        if spent >= end:
            return
        began = time.process_time()
        learner.learn(learner.play(LENGTH), RATE * max(0.05, 1 - spent / end))
        spent += time.process_time() - began


def draw(curve: list[dict[str, Any]], title: str, path: Path) -> None:
    """The curve as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    decisions = [point["decisions"] / 1e6 for point in curve]
    for opponent in curve[0]["against"]:
        rates = [point["against"][opponent]["win_rate"] for point in curve]
        low, high = zip(*(point["against"][opponent]["interval"] for point in curve), strict=True)
        [line] = axes.plot(decisions, rates, marker="o", markersize=3, label=f"against {opponent}")
        axes.fill_between(decisions, low, high, alpha=0.15, color=line.get_color())
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set(xlabel="decisions of self-play, in millions", ylabel="win rate, 95 % interval", ylim=(0, 1), title=title)
    axes.legend(loc="center right", bbox_to_anchor=(1, 0.65))
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    """Train, and write down what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="rattus")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10, help="of processor time for play and learning")
    parser.add_argument("--points", type=int, default=12, help="of the curve, after the first")
    parser.add_argument("--games", type=int, default=200, help="of each match at each point")
    parser.add_argument("--against", default="random,greedy,easy", metavar="BOTS", help="who plays these matches")
    parser.add_argument("--out", default="build/ppo", metavar="FOLDER")
    args = parser.parse_args()
    out = Path(args.out)
    out.mkdir(parents=True, exist_ok=True)
    curve = []
    for point in train(args):
        curve.append(point)
        (out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
        rates = ", ".join(f"{name} {found['win_rate']:.0%}" for name, found in point["against"].items())
        print(f"{point['seconds']:6.0f} s, {point['decisions']:9,} decisions: wins against {rates}", flush=True)
    draw(curve, f"{args.title}, {args.players} players: PPO", out / "curve.png")


if __name__ == "__main__":
    main()
