"""What is tested: every ruleset with every number of players and every value of every option, in as few cases as do.

A soak has each value by itself: in these cases, where several options are changed at once, one might hide another.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.game import Game
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import prepare
from lazaretto.kernel.state import State
from tests.expansion.ruleset import AFTER_MERCATUS, APOTHECARY
from tests.soak import SOAKING
from tests.tiny.chests import CHESTS_RULES
from tests.tiny.toll import TOLL_RULES

TINY = (CHESTS_RULES, TOLL_RULES)
RULESETS = (*map(rules_of, TITLES), *TINY, APOTHECARY, AFTER_MERCATUS)


class Case:
    """A ruleset and a set-up."""

    def __init__(self, ruleset: Ruleset, players: int, **options: str) -> None:
        self.ruleset = ruleset
        self.setup = prepare(ruleset, players, options)
        self.name = "-".join([f"{ruleset.name}-{players}p", *(f"{name}={value}" for name, value in options.items())])
        self.options = options  # those that differ from the defaults

    def game(self, seed: int | str | None = None) -> Game:
        """A new game; without a seed chance is asked like a seat."""
        return Game(self.ruleset, self.setup, None if seed is None else Dealer(seed))

    def empty(self) -> State:
        """A position under these rules, for `load`."""
        return self.ruleset.table(self.setup)

    def __repr__(self) -> str:
        return self.name


def values(ruleset: Ruleset, players: int) -> dict[str, list[str]]:
    """The values of each option but the default; who starts is a matter of set-up, not of rules."""
    named = {option.name: option.values(players)[1:] for option in ruleset.options}
    return {name: [value for value in found if not value.isdigit()] for name, found in named.items()}


def alone(ruleset: Ruleset) -> Iterator[Case]:
    """The defaults for each number of players, then every other value of each option once."""
    for players in ruleset.players:
        yield Case(ruleset, players)
    players = ruleset.players[0]
    for name, found in values(ruleset, players).items():
        for value in found:
            yield Case(ruleset, players, **{name: value})


def together(ruleset: Ruleset) -> Iterator[Case]:
    """The defaults, then the second values of all options, then the third ones …, each with other players."""
    most = max(len(found) for found in values(ruleset, ruleset.players[0]).values())
    for n in range(max(most + 1, len(ruleset.players))):
        players = ruleset.players[(n + 1) % len(ruleset.players)]
        others = values(ruleset, players).items()
        yield Case(ruleset, players, **{name: found[n - 1] for name, found in others if 0 < n <= len(found)})


def quick(case: Case) -> bool:
    """Whether the quick run has it: one case of each title, all of the tiny games, and one with very many cards."""
    if case.ruleset in (APOTHECARY, AFTER_MERCATUS):
        return case.ruleset is AFTER_MERCATUS and case.options == {"deck": "all"}
    return case.ruleset in TINY or (not case.options and case.setup.players == case.ruleset.players[1])


def cases() -> list[Case]:
    """All of them, the expansion of the tests less often than what people play."""
    if SOAKING:
        return [case for ruleset in RULESETS for case in alone(ruleset)]
    played = [case for ruleset in (*map(rules_of, TITLES), *TINY) for case in together(ruleset)]
    return [*played, list(together(APOTHECARY))[1], Case(AFTER_MERCATUS, 2, deck="all")]


CASES = cases()

every_case = pytest.mark.parametrize(
    "case", [pytest.param(case, marks=[] if quick(case) else pytest.mark.slow) for case in CASES], ids=str
)
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.name)
