"""What a copy of a bot has in common with it."""

from __future__ import annotations

import copy
from typing import Any, Self

from lazaretto.bots.judge import Judge


class Copied:
    """A bot whose copies draw by themselves what it would, and equal it until one of them does."""

    def __copy__(self) -> Self:
        return copy.deepcopy(self)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and _kept(other) == _kept(self)

    __hash__ = None  # type: ignore[assignment]  # it changes as it plays


def _kept(bot: Any) -> dict[str, Any]:
    """What is copied of a bot; a judge is what it is made from."""
    kept = bot.__getstate__().items()
    return {name: value.__reduce__() if isinstance(value, Judge) else value for name, value in kept}
