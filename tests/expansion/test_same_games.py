"""An expansion written in Python plays the same games on the compiled engine as on the Python files."""

from __future__ import annotations

import pytest

from tests.compiled.test_same_games import compare, needs_c
from tests.expansion.digests import RULESETS


@needs_c
@pytest.mark.parametrize("title", RULESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_the_expansion_are_the_same(title: str, players: int) -> None:
    compare(title, players, 20, "tests.expansion.digests")
