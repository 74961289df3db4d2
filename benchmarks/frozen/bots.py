"""Bots to be named in a match by this file: `lazaretto match --bots benchmarks/frozen/bots.py:Expert,expert`."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

from lazaretto import compiled
from lazaretto.bots.bot import options
from lazaretto.kernel import bits, drive
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.view import View

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:  # named by its file, this module is in no package
    sys.path.insert(0, str(ROOT))
engine = compiled.use(ROOT / "build" / "frozen", ROOT)
if engine != compiled.engine:
    raise LazarettoError(f"frozen bots: {engine}; expected: python -m tools.engine benchmarks.frozen build/frozen")

from benchmarks.frozen import mercatus, notre_dame, rattus  # noqa: E402
from benchmarks.frozen.judge import LinearJudge  # noqa: E402
from benchmarks.frozen.tree import Tree  # noqa: E402

JUDGES: dict[str, tuple[Any, dict[str, int]]] = {
    "rattus": (rattus.RattusJudge, rattus.COUNTED),
    "rattus+mercatus": (mercatus.MercatusJudge, mercatus.COUNTED),
    "notre-dame": (notre_dame.NotreDameJudge, notre_dame.COUNTED),
}


class Expert:
    """Visits as many worlds as `expert` did, and gives the answer it has come back to most."""

    level = "expert"

    def __init__(self, title: str, seed: int) -> None:
        self.rng = Rng(seed)
        kind, counted = JUDGES[title]
        found = tomllib.loads((Path(__file__).parent / f"{title}.toml").read_text(encoding="utf-8"))
        self.judge: LinearJudge[Any] = kind()
        for name in ("scale", "exploration", "temperature", "rollout_depth"):
            setattr(self.judge, name, found[name])
        self.judge.counts = 1 + max(counted.values())
        for name, weight in found["weights"].items():
            self.judge.weights[counted[name]] = weight
        self.visits: int = found["levels"][self.level]
        self._tree: Tree | None = None
        self._foreseen = b""

    def choose(self, view: View) -> Choice:
        """The tree is kept as long as nothing happens but the bot's own answers."""
        choices = options(view)
        assert view.seat is not None
        tree = self._tree
        if tree is None or canonical(view.state.save()) != self._foreseen:
            tree = Tree(self.judge, view.seat, self.rng.below(bits.bit(30)))
        tree.search(view.state, self.visits)
        found = tree.visited(view.state.top())
        answers = drive.open_answers(view.state)
        answer = max(answers, key=lambda i: found[i].visits if i in found else 0)
        self._look_forward(tree, view, answer)
        return choices[answers.index(answer)]

    def _look_forward(self, tree: Tree, view: View, answer: int) -> None:
        world = view.imagine(self.rng)
        tree.advance(world.top(), answer)
        drive.choose(world, answer)
        self._tree = None
        if world.options and not world.chance and bits.seat(world.top()) == view.seat:
            world.forget(view.seat)
            self._tree = tree
            self._foreseen = canonical(world.save())


class Normal(Expert):
    """The level below."""

    level = "normal"
