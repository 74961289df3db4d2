"""What it is worth in Notre Dame to see the others' points, or to suppose them: three bots for games with open points.

`lazaretto match --title notre-dame --option points=open --bots FILE:Seeing,FILE:Supposing`, where FILE is this one, or
`FILE:Supposing,FILE:Drawing`. All look equally far ahead, each time anew.
"""

from __future__ import annotations

from lazaretto.bots.bot import options
from lazaretto.bots.judges import judge
from lazaretto.bots.tree import Tree
from lazaretto.games.notre_dame.state import UNKNOWN, NotreDame
from lazaretto.kernel import bits, drive
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.view import View

VISITS = 300


class Seeing:
    """Uses the points that lie open."""

    def __init__(self, title: str, seed: int) -> None:
        self.judge = judge(title)
        self.rng = Rng(seed)

    def choose(self, view: View) -> Choice:
        """One of the options."""
        assert view.seat is not None
        assert isinstance(view.state, NotreDame)
        tree = Tree(self.judge, view.seat, self.rng.below(bits.bit(30)))
        self.search(tree, view.state, view.seat)
        found = tree.visited(view.state.top())
        answers = drive.open_answers(view.state)
        answer = max(answers, key=lambda i: found[i].visits if i in found else 0)
        return options(view)[answers.index(answer)]

    def search(self, tree: Tree, known: NotreDame, seat: int) -> None:
        """Look ahead."""
        tree.search(known, VISITS)


class Supposing(Seeing):
    """Sees its own points only, as where they are hidden, and looks ahead as bots do."""

    def search(self, tree: Tree, known: NotreDame, seat: int) -> None:
        """Look ahead."""
        tree.search(hidden(known, seat), VISITS)


class Drawing(Seeing):
    """Sees its own points only, and draws those of the others for each world anew."""

    def search(self, tree: Tree, known: NotreDame, seat: int) -> None:
        """Look ahead."""
        for _ in range(VISITS):
            world, drawn = known.fork(), hidden(known, seat)
            drawn.imagine(self.rng)
            for other in range(known.players):
                world.points[other] = drawn.points[other]
            tree.search(world, 1)


def hidden(known: NotreDame, seat: int) -> NotreDame:
    """The same, with the points of the others unknown."""
    found: NotreDame = known.fork()
    for other in range(known.players):
        if other != seat:
            found.points[other] = UNKNOWN
    return found
