"""Games of bots that look a little ahead, against each other, kept as the answers that were given.

The bots differ, so that games do: each has a taste of its own, which strays from the weights, looks as far ahead as
chance says, and now and then answers at random. Without tastes, bots that had once thought little of a card never took
it again, and learned nothing more about it.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from lazaretto.bots.judge import FEATURES, POINT, Judge
from lazaretto.bots.judges import judge
from lazaretto.bots.tree import Tree
from lazaretto.games.rules import rules_of
from lazaretto.kernel import bits, drive
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import prepare
from lazaretto.kernel.state import State
from tools.train import weights_file

VISITS = (16, 32, 64)
STRAYS = (0.01, 0.03, 0.08)  # how often bots answer at random; one of these in each game
TASTE = 0.4 * POINT  # by how much a usual count may be worth more or less to a bot
LONGEST = 4000  # answers in a game


class Trial(NamedTuple):
    """A game to be played with the weights of a file."""

    title: str
    players: int
    seed: str
    weights: Path
    tastes: tuple[float, ...]  # [feature]: how far a bot may stray from its weight


class Played(NamedTuple):
    """A game that was played: every answer, chance's included, and everybody's points in thousandths."""

    players: int
    answers: list[int]
    points: list[int]

    def to_line(self) -> str:
        """As a line of text."""
        return json.dumps(list(self))


def from_line(line: str) -> Played:
    """The inverse of `to_line`."""
    return Played(*json.loads(line))


def play(trial: Trial) -> Played:
    """One game; without answers if it came to no end."""
    chance = random.Random(hashlib.sha256(trial.seed.encode()).digest())
    rng = Rng(chance.getrandbits(30))
    bots = [(with_taste(trial, chance), chance.choice(VISITS)) for _ in range(trial.players)]
    stray = chance.choice(STRAYS)
    s = start(trial.title, trial.players)
    answers: list[int] = []
    while s.options and len(answers) < LONGEST:
        if s.chance or chance.random() < stray:
            answer = drive.draw(s, rng)
        else:
            answer = look_ahead(s, *bots[bits.seat(s.top())], chance.getrandbits(30))
        answers.append(answer)
        drive.choose(s, answer)
    if s.options:
        return Played(trial.players, [], [])
    own = judge(trial.title)
    return Played(trial.players, answers, [own.final(s, seat) for seat in range(trial.players)])


def look_ahead(s: State, own: Judge[Any], visits: int, seed: int) -> int:
    """What a bot answers that knows what its seat knows."""
    seat = bits.seat(s.top())
    known = s.fork()
    known.forget(seat)
    tree = Tree(own, seat, seed)
    tree.search(known, visits)
    found = tree.visited(known.top())
    return max(found, key=lambda answer: found[answer].visits)


def with_taste(trial: Trial, chance: random.Random) -> Judge[Any]:
    """A judge that strays from the weights as one player's taste strays from another's."""
    made = judge(trial.title, _weights(trial.weights))
    for k in range(FEATURES):
        if trial.tastes[k]:
            made.weights[k] = round(chance.gauss(made.weights[k], trial.tastes[k]))
    return made


@cache
def _weights(path: Path) -> dict[str, Any]:
    return weights_file.read(path)


def start(title: str, players: int) -> State:
    """A position before anything is dealt."""
    return _start(title, players).fork()


@cache
def _start(title: str, players: int) -> State:
    ruleset = rules_of(title)
    return Game(ruleset, prepare(ruleset, players, {})).state


def positions(title: str, played: Played) -> Iterator[State]:
    """The positions of a game, before each answer. It is always the same object."""
    s = start(title, played.players)
    for answer in played.answers:
        yield s
        drive.choose(s, answer)
