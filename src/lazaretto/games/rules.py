"""The rules of a title."""

from __future__ import annotations

from functools import cache

from lazaretto.games.titles import TITLES, load
from lazaretto.kernel.errors import SetupError
from lazaretto.kernel.ruleset import Ruleset


@cache
def rules_of(name: str) -> Ruleset:
    """The rules of the title of this name."""
    if name not in TITLES:
        raise SetupError(f"expected one of the titles {', '.join(TITLES)}; got {name!r}")
    ruleset: Ruleset = load(TITLES[name].ruleset)
    return ruleset


Ruleset.find = rules_of
