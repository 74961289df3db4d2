"""How hard a puzzle is: how often a search must visit until it keeps to the best answer."""

from __future__ import annotations

from collections.abc import Iterator

import lazaretto
from lazaretto.bots.judges import judge
from lazaretto.bots.tree import Tree
from lazaretto.kernel.view import View
from lazaretto.puzzles import Puzzle

SEARCHES = 5  # with seeds of their own
AGREED = 4  # of them must keep to the best answer
MOST = 4096  # visits; a puzzle that needs more is said to need twice as many


def visits_needed(title: str, puzzle: Puzzle) -> int:
    """The least power of two from which on nearly every search has the best answer, whenever one looks."""
    view = lazaretto.position(title, puzzle.position).view(puzzle.seat)
    found = [list(_finds(title, view, puzzle.best, seed)) for seed in range(SEARCHES)]
    needed = 2 * MOST
    for k in range(MOST.bit_length() - 1, -1, -1):
        if sum(finds[k] for finds in found) < AGREED:
            break
        needed = 2**k
    return needed


def _finds(title: str, view: View, best: str, seed: int) -> Iterator[bool]:
    """Whether a search would give the best answer after 1, 2, 4 … visits."""
    assert view.seat is not None
    tree = Tree(judge(title), view.seat, seed)
    s = view.state
    meanings = s.step(s.top()).meanings(s)
    for k in range(MOST.bit_length()):
        tree.search(s, 2 ** (k - 1) if k else 1)
        nodes = tree.visited(s.top())
        yield meanings[max(nodes, key=lambda i: nodes[i].visits)].text == best
