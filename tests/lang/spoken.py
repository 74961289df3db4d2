"""Whatever is said in games of all titles: events, choices, questions and reasons, each in one language's words."""

from __future__ import annotations

from typing import Any

import lazaretto
from lazaretto.games.titles import TITLES
from lazaretto.kernel.game import Game
from lazaretto.lang.words import Words

NAMES = ["Ada", "Bo", "Cy"]
EVERY = 40  # answers between two positions in which everything is asked about


def spoken(language: str) -> dict[str, Any]:
    """The sentences of a game of each title, each with what it was made from."""
    words = Words(language, NAMES)
    said: dict[str, Any] = {"language": language, "names": NAMES}
    said |= {"events": [], "reasons": [], "choices": [], "questions": []}
    for seed, title in enumerate(TITLES):
        game, rng = lazaretto.new(title, players=len(NAMES), seed=seed), lazaretto.Rng(seed)
        while (decision := game.decision) is not None:
            if len(said["questions"]) % EVERY == 0:
                said["reasons"] += _reasons(game, words)
            kinds = [option.kind for option in decision.options]
            said["questions"].append([decision.step, kinds, words.ask(decision.step, decision.options)])
            game.apply(decision.options[rng.below(len(decision.options))])
        said["events"] += [
            [{"key": event.key, "args": dict(event.args)}, words.event(event)] for _, event in game.happened()
        ]
        said["choices"] += [
            [{"kind": choice.kind, "noun": choice.noun, "item": choice.item}, words.choice(choice)]
            for choice in game.ruleset.choices
        ]
    return said


def _reasons(game: Game, words: Words) -> list[Any]:
    found = [reason for choice in game.ruleset.choices if (reason := game.why_not(choice)) is not None]
    return [[{"code": reason.code, "args": dict(reason.args)}, words.reason(reason)] for reason in found]
