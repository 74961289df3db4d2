"""Every title there is, by the name that people and programs use."""

from __future__ import annotations

from collections.abc import Mapping

from lazaretto.games.notre_dame.ruleset import NOTRE_DAME
from lazaretto.games.rattus.mercatus.ruleset import MERCATUS
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.kernel.errors import SetupError
from lazaretto.kernel.ruleset import Ruleset

TITLES: Mapping[str, Ruleset] = {ruleset.name: ruleset for ruleset in (RATTUS, MERCATUS, NOTRE_DAME)}


def title(name: str) -> Ruleset:
    """The rules of a title."""
    if name not in TITLES:
        raise SetupError(f"expected one of the titles {', '.join(TITLES)}; got {name!r}")
    return TITLES[name]
