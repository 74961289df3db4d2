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
        self.plain = not options  # every option has its default

    def game(self, seed: int | str | None = None) -> Game:
        """A new game; without a seed chance is asked like a seat."""
        return Game(self.ruleset, self.setup, None if seed is None else Dealer(seed))

    def empty(self) -> State:
        """A position under these rules, for `load`."""
        return self.ruleset.deal(self.ruleset.under(self.setup), self.setup)

    def __repr__(self) -> str:
        return self.name


def of(ruleset: Ruleset) -> Iterator[Case]:
    """All cases of a ruleset: for each number of players the defaults, then every other value of each option."""
    for players in ruleset.players:
        yield Case(ruleset, players)
        for option in ruleset.options:
            for value in option.values(players)[1:]:
                yield Case(ruleset, players, **{option.name: value})


CASES = [case for ruleset in RULESETS for case in of(ruleset)]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
# For tests that take long: a title with another option than the defaults is left out of the quick run.
every_case_slowly = pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=[] if case.plain or case.ruleset.name not in TITLES else pytest.mark.slow)
        for case in CASES
    ],
    ids=str,
)
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.name)
