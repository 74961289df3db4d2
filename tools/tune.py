"""Finds the weights of a title's judge: `python -m tools.tune rattus --seed 1` writes its file anew.

Method: bots that look a little ahead play against each other. In every other position of their games the judge counts
what each seat has, and in the end everybody's points are known. The weights are those with which the judge would have
foretold best by how much one seat came out ahead of another: least squares, drawn a little towards what a player would
guess (ridge), because what is rare is known badly. The bots of the next round judge by these weights, and so on; each
round learns from its own games and those of the round before. After the first round every bot has a taste of its own:
its weights stray at random from those found so far.

Why this one: the worth of a position is linear in the weights, so a few thousand games fix all of them at once. To
try weights out in matches (SPSA, CMA-ES) takes that many games for a single step. Without the guesses, drawn from round
to round instead, the weights drifted, and bots with them lost to bots with these. Without tastes, bots that had once
thought little of a card never took it again, and learned nothing more about it.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lazaretto.arena.runners import RUNNERS, Runner, runner
from lazaretto.bots.judge import FEATURES, POINT, Judge
from lazaretto.bots.judges import counts_of, guesses_of, judge, levels, weights_of
from lazaretto.bots.search import SearchBot
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare

PLAYERS = 2  # games of more have more luck in them and take longer
VISITS = 60
ROUNDS = 3
GAMES = 400  # in a round
EVERY = 2  # positions
LONGEST = 4000  # answers in a game
TASTE = 0.4 * POINT  # by how much a usual count may be worth more or less to a bot
SELDOM = 0.4  # what counts less than this on average is taken for as much, for want of knowing better
STRAY = 0.03  # how often a bot answers at random, so that games differ
PULL = 0.01  # of the ridge, beside how much each count varies
SCALES = range(500, 40_001, 500)

Floats = NDArray[np.float64]


class Trial(NamedTuple):
    """A game to be played with certain weights."""

    title: str
    seed: int
    weights: tuple[int, ...]
    tastes: tuple[float, ...]  # how far a bot may stray from each weight
    scale: int


class Lesson(NamedTuple):
    """Of each position: by how much the counts of the two seats differ, and their points in the end."""

    counts: list[list[int]]
    points: list[int]


def with_taste(trial: Trial, stray: random.Random) -> Judge[Any]:
    """A judge that strays from the weights as one player's taste strays from another's."""
    made = judge(trial.title)
    for k in range(FEATURES):
        made.weights[k] = round(stray.gauss(trial.weights[k], trial.tastes[k]))
    made.scale = trial.scale
    return made


def play(trial: Trial) -> Lesson:
    """One game of bots against each other."""
    ruleset = rules_of(trial.title)
    own = judge(trial.title)
    game = Game(ruleset, prepare(ruleset, PLAYERS, {}), Dealer(f"tune:{trial.seed}"))
    stray = random.Random(trial.seed)
    bots = [SearchBot(trial.seed * 8 + seat, with_taste(trial, stray), VISITS) for seat in range(PLAYERS)]
    seen: list[list[list[int]]] = []
    while game.decision is not None and game.answered < LONGEST:
        if game.answered % EVERY == 0:
            seen.append([counted(own, game, seat) for seat in range(PLAYERS)])
        seat, options = game.decision.seat, game.decision.options
        choice = stray.choice(options) if stray.random() < STRAY else bots[seat].choose(game.view(seat))
        game.apply(choice, seat)
    if game.decision is not None:
        return Lesson([], [])
    points = [own.final(game.state, seat) for seat in range(PLAYERS)]
    counts = [[x - y for x, y in zip(*both, strict=True)] for both in seen]
    return Lesson(counts, [points[0] - points[1]] * len(seen))


def counted(own: Judge[Any], game: Game, seat: int) -> list[int]:
    """What the judge counts for a seat."""
    own.worth(game.state, seat)
    return [own.features[k] for k in range(FEATURES)]


def guessed(title: str) -> Floats:
    """What a player would guess."""
    counts = counts_of(title)
    weights = np.zeros(FEATURES)
    for name, weight in guesses_of(title).items():
        weights[counts[name]] = weight
    return weights


def fit(counts: Floats, points: Floats, guess: Floats) -> Floats:
    """The weights that foretell the points best."""
    pull = np.diag(PULL * (counts**2).sum(axis=0) + 1)
    change = np.linalg.solve(counts.T @ counts + pull, counts.T @ (points - counts @ guess))
    return guess + change.astype(np.float64)


def scale_of(leads: Floats, won: Floats) -> int:
    """The scale with which leads foretell victories best."""
    errors = [float((((leads / (scale + abs(leads)) + 1) / 2 - won) ** 2).mean()) for scale in SCALES]
    return SCALES[errors.index(min(errors))]


def tune(title: str, seed: int, games: int, rounds: int, run: Runner) -> tuple[list[int], int]:
    """The weights and the scale after so many rounds."""
    named = set(counts_of(title).values())
    guess = guessed(title)
    weights, scale = [round(weight) for weight in guess], 3 * POINT
    tastes: list[float] = [0.0] * FEATURES
    before: Lesson = Lesson([], [])
    for turn in range(rounds):
        first = (seed * rounds + turn) * games
        trials = [Trial(title, first + n, tuple(weights), tuple(tastes), scale) for n in range(games)]
        now = Lesson([], [])
        for lesson in run.map(play, trials):
            now.counts.extend(lesson.counts)
            now.points.extend(lesson.points)
        counts = np.array(before.counts + now.counts, float)
        points = np.array(before.points + now.points, float)
        fitted = fit(counts, points, guess)
        leads = counts @ fitted
        scale = scale_of(leads, np.heaviside(points, 0.5))
        weights = [round(weight) for weight in fitted]
        told = 1 - float(((points - leads) ** 2).mean() / (points**2).mean())
        print(f"{title}, round {turn + 1}: {len(points)} positions, foretold {told:.1%}, scale {scale}", flush=True)
        before = now
        usual = np.array(now.counts, float).std(axis=0)
        tastes = [TASTE / max(float(size), SELDOM) if k in named else 0.0 for k, size in enumerate(usual)]
    return weights, scale


def write(title: str, weights: Sequence[int], scale: int, seed: int, games: int, rounds: int) -> None:
    """Write the file anew; how a search uses the judge stays as it is."""
    kept = judge(title)
    lines = [
        f"# Found by: python -m tools.tune {title} --seed {seed} --games {games} --rounds {rounds}",
        "",
        "# How a search uses the weights; set by hand, after matches.",
        f"exploration = {kept.exploration}",
        f"temperature = {kept.temperature}",
        f"rollout_depth = {kept.rollout_depth}",
        "",
        "# The lead that makes three wins to a loss. This and all weights in thousandths of a point.",
        f"scale = {scale}",
        "",
        "# How many worlds each level visits for an answer; set by hand, see the table in the README.",
        "[levels]",
        *(f"{name} = {visits}" for name, visits in levels(title).items()),
        "",
        "[weights]",
        *(f'"{name}" = {weights[k]}' for name, k in counts_of(title).items()),
    ]
    weights_of(title).write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Tune one title."""
    parser = argparse.ArgumentParser(description="Find the weights of a title's judge.")
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=GAMES, help="in each round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="(%(default)s)")
    parser.add_argument("--runner", default=RUNNERS[0], choices=RUNNERS)
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    run = runner(args.runner, args.workers)
    weights, scale = tune(args.title, args.seed, args.games, args.rounds, run)
    write(args.title, weights, scale, args.seed, args.games, args.rounds)


if __name__ == "__main__":
    main()
