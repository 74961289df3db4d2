"""What is tested: every ruleset with every number of players and every value of every option, one option at a time."""

from __future__ import annotations

import os
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


def of(ruleset: Ruleset) -> Iterator[Case]:
    """All cases of a ruleset: the defaults for each number of players, then every other value of each option once."""
    for players in ruleset.players:
        yield Case(ruleset, players)
    players = ruleset.players[0]
    for option in ruleset.options:
        for value in option.values(players)[1:]:
            if not value.isdigit():  # who starts is a matter of set-up, not of rules
                yield Case(ruleset, players, **{option.name: value})


def quick(case: Case) -> bool:
    """Whether the quick run has it: one case of each title, all of the tiny games, and one with very many cards."""
    if case.ruleset in (APOTHECARY, AFTER_MERCATUS):
        return case.ruleset is AFTER_MERCATUS and case.options == {"deck": "all"}
    return case.ruleset in TINY or (not case.options and case.setup.players == case.ruleset.players[1])


def soaked(case: Case) -> bool:
    """Whether only a soak has it: the expansion of the tests with options that its base has been tried with."""
    return case.ruleset in (APOTHECARY, AFTER_MERCATUS) and bool(case.options) and not quick(case)


CASES = [case for ruleset in RULESETS for case in of(ruleset) if "LAZARETTO_SOAK" in os.environ or not soaked(case)]

every_case = pytest.mark.parametrize(
    "case", [pytest.param(case, marks=[] if quick(case) else pytest.mark.slow) for case in CASES], ids=str
)
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.name)
