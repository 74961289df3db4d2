"""What positions and answers are worth: means over many searched worlds, in points and for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lazaretto.bots.judge import POINT
from lazaretto.bots.judges import judge
from lazaretto.bots.tree import Tree
from lazaretto.kernel import drive
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State

STREAMS = 1 << 29  # seeds of random streams


class Value(NamedTuple):
    """What each seat can expect to have in the end, in points."""

    points: tuple[float, ...]

    def lead(self, seat: int) -> float:
        """How far a seat is ahead of the best other; of the means, because a mean of maxima would be too high."""
        return self.points[seat] - max(points for k, points in enumerate(self.points) if k != seat)


class Searched(NamedTuple):
    """What a search found out about a question: how often it came back to each answer, and what to expect of it."""

    visits: dict[int, int]  # by answer
    value: Value

    @property
    def best(self) -> int:
        """The answer it came back to most."""
        return max(self.visits, key=lambda i: self.visits[i])


class Appraiser:
    """Values positions of a title by searching them. The same seed gives the same values."""

    def __init__(self, title: str, seed: int = 0) -> None:
        self.title = title
        self.judge = judge(title)
        self.rng = Rng(seed)

    def stream(self) -> int:
        """The seed of a random stream that has not been used."""
        return self.rng.below(STREAMS)

    def position(self, s: State, visits: int, stream: int) -> Value:
        """What a whole position is worth: as a referee values it, who sees everything."""
        if not s.options:
            return self._mean([self._judged(s)])
        tree = Tree(self.judge, 0, stream)
        found = []
        for k in range(visits):
            tree.rng.reseed(stream + k)
            tree.simulate(s.fork())
            found.append(self._last(s.players))
        return self._mean(found)

    def question(self, known: State, seat: int, visits: int) -> Searched:
        """Search the question that a seat is asked, from what it knows."""
        tree = Tree(self.judge, seat, self.stream())
        found = []
        for _ in range(visits):
            tree.simulate(_world(known, tree.rng))
            found.append(self._last(known.players))
        return Searched({i: node.visits for i, node in tree.visited(known.top()).items()}, self._mean(found))

    def answer(self, known: State, seat: int, answer: int, visits: int, stream: int) -> Value:
        """What an answer of a seat is worth, from what it knows; one stream has the same worlds for all answers."""
        return self._mean([self._last(known.players) for _ in self.ends(known, seat, answer, visits, stream)])

    def ends(self, known: State, seat: int, answer: int, visits: int, stream: int) -> Iterator[State]:
        """Where a search below an answer ends, visit by visit; the judge has just looked at that."""
        tree = Tree(self.judge, seat, stream)
        for k in range(visits):
            tree.rng.reseed(stream + k)
            world = _world(known, tree.rng)
            drive.choose(world, answer)
            tree.simulate(world)
            yield world

    def _judged(self, s: State) -> tuple[int, ...]:
        self.judge.reward(s)
        return self._last(s.players)

    def _last(self, players: int) -> tuple[int, ...]:
        """What the judge has just found, which is of the leaf of a search."""
        return tuple(self.judge.worths[:players])

    def _mean(self, found: list[tuple[int, ...]]) -> Value:
        return Value(tuple(sum(column) / len(found) / POINT for column in zip(*found, strict=True)))


def _world(known: State, rng: Rng) -> State:
    """A whole position that fits what a seat knows."""
    world: State = known.fork()
    world.imagine(rng)
    drive.advance(world)
    return world
