"""Every message key that the engine can say, read from its code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lazaretto
from lazaretto.bots.cast import cast, everybody
from lazaretto.bots.roster import ROSTER
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import rulebook
from lazaretto.kernel.game import Game
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import prepare
from lazaretto.kernel.step import Step

GAMES = Path(lazaretto.__file__).parent / "games"
CARDS = ("cards", "actions", "characters")  # where the rulesets of the games list what has a name and a text


def spoken() -> set[str]:
    """Keys of events and reasons in the games' code, and of everything that the rulesets list."""
    keys = {f"event-{key}" for key in _declared()} | {f"reason-{key}" for key in _said("Reason")}
    keys |= {"reason-not-possible", "reason-not-now", "reason-game-over", "reason-not-your-decision"}
    keys |= {f"bot-{name}" for name in (*ROSTER, *everybody(), "human")}
    keys |= {f"epithet-{name}" for name in everybody()}
    keys |= {f"{said}-{name}" for name in ROSTER for said in ("level", "temper")}
    for title in TITLES:
        ruleset = rules_of(title)
        keys |= {f"taste-{title.replace('+', '-')}-{name}" for name in cast(title)}
        keys |= listed(ruleset) | {f"ask-{step.name.replace('.', '-')}" for step in asking(ruleset)}
    return keys


def listed(ruleset: Ruleset) -> set[str]:
    """Keys of everything that a ruleset lists, and of its title."""
    name = ruleset.name.replace("+", "-")
    keys = {f"title-{name}", f"site-pitch-{name}"}
    keys |= {f"colour-{colour}" for colour in ruleset.seats}
    keys |= {f"choice-{choice.kind}" for choice in ruleset.choices}
    keys |= {f"{card.noun}-{card.name}{end}" for card in cards(ruleset) for end in ("", "-text")}
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
    return keys


def cards(ruleset: Ruleset) -> list[Any]:
    """What has a name and a text."""
    return [card for kind in CARDS for card in getattr(ruleset, kind, ())]


def asking(ruleset: Ruleset) -> Iterator[Step[Any]]:
    """The steps of a game that have answers, those of its expansions among them."""
    state = Game(ruleset, prepare(ruleset, ruleset.players[-1], {})).state
    for frame in range(256):
        try:
            step = state.step(frame)
        except IndexError:
            return
        is_of_a_test = type(step).__module__.startswith("tests.")  # as is the expansion that nobody plays
        if not is_of_a_test and step.meanings(state):
            yield step


def _declared() -> set[str]:
    """The keys of all events that the games declare."""
    found: set[str] = set()
    for path in GAMES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "event_type":
                assert isinstance(node.args[0], ast.Constant), f"{path}: an event is declared with a plain key"
                found.add(str(node.args[0].value))
    return found


def _said(function: str) -> set[str]:
    """The texts that are the first argument of calls of a function."""
    found: set[str] = set()
    for path in GAMES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for scope in ast.walk(tree):
            if isinstance(scope, ast.FunctionDef | ast.Module):
                for node in ast.walk(scope):
                    name = (
                        getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
                    )
                    if isinstance(node, ast.Call) and name == function and node.args:
                        found |= set(_texts(node.args[0], scope))
    return found


def _texts(node: ast.expr, scope: ast.FunctionDef | ast.Module) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body, scope)
        yield from _texts(node.orelse, scope)
    elif isinstance(node, ast.Name):
        for other in ast.walk(scope):
            if isinstance(other, ast.Assign) and ast.unparse(other.targets[0]) == node.id:
                yield from _texts(other.value, scope)
