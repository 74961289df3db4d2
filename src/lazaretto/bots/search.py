"""The bots that look ahead: as many visits to worlds that may be the real one as their level allows."""

from __future__ import annotations

import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from lazaretto.bots.bot import options
from lazaretto.bots.copied import Copied
from lazaretto.bots.judge import WIN, Judge
from lazaretto.bots.tree import Tree
from lazaretto.kernel import bits, drive
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State
from lazaretto.kernel.view import View

Visits = dict[int, int]  # by answer

SLICE = 64  # visits between two looks at the clock


class SearchBot(Copied):
    """Visits so many worlds and gives the answer it has come back to most.

    The same seed and visits give the same answers. With a limit of seconds it may have to stop before. The tree is
    kept as long as nothing happens but the bot's own answers.
    """

    def __init__(
        self, seed: int, judge: Judge[Any], visits: int, seconds: float | None = None, processes: int = 1
    ) -> None:
        self.rng = Rng(seed)
        self.judge = judge
        self.visits = visits
        self.seconds = seconds
        self.processes = processes
        self.value: float | None = None  # how likely its seat was to win, as it saw that at its last answer
        self._tree: Tree | None = None
        self._foreseen = b""  # the position, as the seat will know it, in which the tree still holds

    def __getstate__(self) -> dict[str, Any]:
        """Without the tree: a copy begins its next search anew."""
        return vars(self) | {"_tree": None, "_foreseen": b""}

    def choose(self, view: View) -> Choice:
        choices = options(view)
        assert view.seat is not None
        tree = self._tree
        if tree is None or canonical(view.state.save()) != self._foreseen:
            tree = Tree(self.judge, view.seat, self._seed())
        found = self._search(tree, view.state)
        self.value = _value(tree, view.state)
        answers = drive.open_answers(view.state)
        answer = max(answers, key=lambda i: found.get(i, 0))
        self._look_forward(tree, view, answer)
        return choices[answers.index(answer)]

    def _search(self, tree: Tree, known: State) -> Visits:
        if self.processes == 1:
            return search(tree, known, self.visits, self.seconds)
        each = -(-self.visits // self.processes)
        others = [Tree(self.judge, tree.seat, self._seed()) for _ in range(self.processes - 1)]
        # A forked process has all it needs; of what it finds only the visits come back.
        context = get_context("fork")
        found: list[Visits] = []
        ends = []
        for other in others:
            here, there = context.Pipe(duplex=False)
            process = context.Process(target=_search_and_send, args=(there, other, known, each, self.seconds))
            process.start()
            there.close()
            ends.append((here, process))
        found.append(search(tree, known, each, self.seconds))
        for here, process in ends:
            found.append(here.recv())
            process.join()
        return {i: sum(visits.get(i, 0) for visits in found) for visits in found for i in visits}

    def _look_forward(self, tree: Tree, view: View, answer: int) -> None:
        """Keep what the tree knows of the time after the answer, in case that the bot is asked again at once."""
        world = view.imagine(self.rng)
        tree.advance(world.top(), answer)
        drive.choose(world, answer)
        self._tree = None
        if world.options and not world.chance and bits.seat(world.top()) == view.seat:
            world.forget(view.seat)
            self._tree = tree
            self._foreseen = canonical(world.save())

    def _seed(self) -> int:
        return self.rng.below(bits.bit(30))


def search(tree: Tree, known: State, visits: int, seconds: float | None) -> Visits:
    """Visit so many worlds, or as many as there is time for; how often each answer was visited, all told."""
    if seconds is None:
        tree.search(known, visits)
    else:
        end = time.monotonic() + seconds
        while visits > 0 and time.monotonic() < end:
            tree.search(known, min(visits, SLICE))
            visits -= SLICE
    return {i: node.visits for i, node in tree.visited(known.top()).items()}


def _value(tree: Tree, known: State) -> float:
    """What the seat that is asked got on average, of a victory."""
    nodes = tree.visited(known.top()).values()
    return sum(node.total for node in nodes) / (WIN * sum(node.visits for node in nodes))


def _search_and_send(there: Connection, tree: Tree, known: State, visits: int, seconds: float | None) -> None:
    there.send(search(tree, known, visits, seconds))
