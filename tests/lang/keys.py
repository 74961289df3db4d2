"""Every message key that the engine can say, read from its code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import lazaretto
from lazaretto.bots.roster import ROSTER
from lazaretto.games.titles import TITLES
from lazaretto.kernel import rulebook
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare

GAMES = Path(lazaretto.__file__).parent / "games"


def spoken() -> set[str]:
    """Keys of events and reasons in the games' code, and of everything that the rulesets list."""
    keys = {f"event-{key}" for key in _said("tell")} | {f"reason-{key}" for key in _said("Reason")}
    keys |= {"reason-not-possible", "reason-not-now", "reason-game-over", "reason-not-your-decision"}
    keys |= {f"bot-{name}" for name in (*ROSTER, "human")}
    for ruleset in TITLES.values():
        keys.add(f"title-{ruleset.name.replace('+', '-')}")
        keys |= {f"colour-{colour}" for colour in ruleset.seats}
        keys |= {f"choice-{choice.kind}" for choice in ruleset.choices}
        keys |= {f"{card.noun}-{card.name}{end}" for card in ruleset.cards for end in ("", "-text")}
        keys |= {f"points-{score.name}" for score in ruleset.scores}
        for option in ruleset.options:
            keys.add(f"option-{option.name}")
            keys |= {f"option-{option.name}-{v}" for v in option.values(ruleset.players[0]) if not v.isdigit()}
        for rule in rulebook.read(ruleset.rulebooks):
            keys.add(rule.id)
        for path in ruleset.rulebooks:
            game = rulebook.name(path)
            keys |= {f"{game}-rules-title", f"{game}-rules-summary", f"{game}-differs-title"}
            keys |= {f"{game}-section-{rule.section}" for rule in rulebook.read([path])}
        keys |= {f"ask-{name.replace('.', '-')}" for name in _asking(ruleset.name)}
    return keys


def _asking(title: str) -> Iterator[str]:
    """The steps of a title's game that have answers."""
    ruleset = TITLES[title]
    state = Game(ruleset, prepare(ruleset, ruleset.players[-1], {})).state
    for frame in range(256):
        try:
            step = state.step(frame)
        except IndexError:
            return
        if step.meanings(state):
            yield step.name


def _said(function: str) -> set[str]:
    """The texts that are the first argument of calls of a function."""
    found: set[str] = set()
    for path in GAMES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for scope in ast.walk(tree):
            if isinstance(scope, ast.FunctionDef):
                for node in ast.walk(scope):
                    name = (
                        getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
                    )
                    if isinstance(node, ast.Call) and name == function and node.args:
                        found |= set(_texts(node.args[0], scope))
    return found


def _texts(node: ast.expr, scope: ast.FunctionDef) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body, scope)
        yield from _texts(node.orelse, scope)
    elif isinstance(node, ast.Name):
        for other in ast.walk(scope):
            if isinstance(other, ast.Assign) and ast.unparse(other.targets[0]) == node.id:
                yield from _texts(other.value, scope)
