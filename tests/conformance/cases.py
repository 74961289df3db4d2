"""What is tested: every ruleset with every number of players and every value of every option, one option at a time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lazaretto.games.titles import TITLES
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.game import Game
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import prepare
from lazaretto.kernel.state import State
from tests.tiny.chests import CHESTS_RULES
from tests.tiny.toll import TOLL_RULES

RULESETS = (*TITLES.values(), CHESTS_RULES, TOLL_RULES)


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
        return self.ruleset.deal(self.ruleset.under(self.setup), self.setup)

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
    """Whether the quick run has it: one case of each title, and all of the tiny games."""
    tiny = case.ruleset.name not in TITLES
    return tiny or (not case.options and case.setup.players == case.ruleset.players[1])


CASES = [case for ruleset in RULESETS for case in of(ruleset)]

every_case = pytest.mark.parametrize(
    "case", [pytest.param(case, marks=[] if quick(case) else pytest.mark.slow) for case in CASES], ids=str
)
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.name)
