"""Bots to be named in a match by this file: `lazaretto match --bots expert,benchmarks/outside/bots.py:FlatMonteCarlo`.

They know the rules by playing at random with them, and nothing of what is good in a game.
"""

from __future__ import annotations

from math import log, sqrt

from lazaretto.bots.bot import options
from lazaretto.kernel import bits, drive
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State
from lazaretto.kernel.view import View

PLAYOUTS = 400  # for an answer


def share(s: State, seat: int) -> float:
    """What a seat has of the victory in a game that is over."""
    ranks = s.outcome().ranks
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


class FlatMonteCarlo:
    """Gives each answer as many random games as the others, and takes the one that won most."""

    def __init__(self, title: str, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View) -> Choice:
        """One of the options."""
        choices = options(view)
        assert view.seat is not None
        won = [0.0] * len(choices)
        for n in range(max(PLAYOUTS, len(choices))):
            world = view.imagine(self.rng)
            k = n % len(choices)
            drive.choose(world, drive.open_answers(world)[k])
            drive.play(world, self.rng)
            won[k] += share(world, view.seat)
        return choices[won.index(max(won))]


class Node:
    """An answer, how often it was there to be given, how often it was, and what came of it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.available = 0
        self.visits = 0
        self.won = 0.0
        self.children: dict[tuple[int, int], Node] = {}


class Ismcts:
    """Information-set tree search with one observer, UCB and random play to the end (Cowling, Powley, Whitehouse)."""

    def __init__(self, title: str, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View) -> Choice:
        """One of the options."""
        choices = options(view)
        root = Node(0)
        for _ in range(PLAYOUTS):
            self.simulate(root, view.imagine(self.rng))
        f = view.state.top()
        answers = drive.open_answers(view.state)
        visits = [root.children[f, i].visits if (f, i) in root.children else 0 for i in answers]
        return choices[visits.index(max(visits))]

    def simulate(self, node: Node, s: State) -> None:
        """Down the tree by UCB, one new answer, the rest at random."""
        path: list[Node] = []
        fresh = False
        while s.options and not fresh:
            if s.chance:
                drive.choose(s, drive.draw(s, self.rng))
                continue
            f = s.top()
            answers = drive.open_answers(s)
            untried = [i for i in answers if (f, i) not in node.children]
            fresh = bool(untried)
            if untried:
                answer = untried[self.rng.below(len(untried))]
                node.children[f, answer] = Node(bits.seat(f))
            else:
                answer = max(answers, key=lambda i: ucb(node.children[f, i]))
            for i in answers:
                if (f, i) in node.children:
                    node.children[f, i].available += 1
            node = node.children[f, answer]
            path.append(node)
            drive.choose(s, answer)
        drive.play(s, self.rng)
        for passed in path:
            passed.visits += 1
            passed.won += share(s, passed.seat)


def ucb(node: Node) -> float:
    """How promising an answer is, given how often it could have been given."""
    return node.won / node.visits + 0.7 * sqrt(log(node.available) / node.visits)
