"""What came of a comparison, row by row."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

COSTS = ("build", "build-cpu")  # in seconds; everything else is a rate, or a share of one
NONE = "–"


@dataclass
class Row:
    """One figure of both sides, as often as it was taken; None where a side could not say."""

    what: str
    title: str = ""
    before: list[float | None] = field(default_factory=list)
    after: list[float | None] = field(default_factory=list)
    counted: bool = False  # in instructions

    @property
    def name(self) -> str:
        """The row for people."""
        return f"{self.what} {self.title}".strip()

    @property
    def is_cost(self) -> bool:
        """Whether less of it is better."""
        return self.counted or self.what in COSTS

    @property
    def bests(self) -> float | None:
        """How many times better the best is than it was."""
        return self._times(self.best(self.before), self.best(self.after))

    @property
    def pairs(self) -> list[float]:
        """How many times better each figure is than the one taken next to it."""
        times = (self._times(before, after) for before, after in zip(self.before, self.after, strict=True))
        return [ratio for ratio in times if ratio is not None]

    @property
    def median(self) -> float | None:
        """The ratio to trust: pairs are taken close together, so that a mood of the machine meets both."""
        return statistics.median(self.pairs) if self.pairs else None

    def best(self, figures: Sequence[float | None]) -> float | None:
        """The one in which the least came between."""
        known = [figure for figure in figures if figure is not None]
        if not known:
            return None
        return min(known) if self.is_cost else max(known)

    def cells(self) -> tuple[str, ...]:
        """The row of the table."""
        span = f"{min(self.pairs):.2f} to {max(self.pairs):.2f}" if len(self.pairs) > 1 else ""
        before, after = (self._figure(self.best(figures)) for figures in (self.before, self.after))
        return self.name, before, after, _ratio(self.bests), _ratio(self.median), span

    def data(self) -> dict[str, Any]:
        """The row for programs."""
        taken = {"what": self.what, "title": self.title, "before": self.before, "after": self.after}
        return taken | {"bests": self.bests, "median": self.median, "pairs": self.pairs}

    def shortfall(self, least: float) -> str:
        """What to say if the median does not reach a bound, or there is none; nothing if it does."""
        if self.median is not None and self.median >= least:
            return ""
        return f"{self.name}: expected at least {least:g} times as before; got {_ratio(self.median)}"

    def _times(self, before: float | None, after: float | None) -> float | None:
        if before is None or after is None:
            return None
        return before / after if self.is_cost else after / before

    def _figure(self, figure: float | None) -> str:
        if figure is None:
            return NONE
        if self.what in COSTS:
            return f"{figure:.1f} s"
        return f"{figure:.1%}" if self.what == "share" else f"{figure:,.0f}"


def _ratio(ratio: float | None) -> str:
    return NONE if ratio is None else f"{ratio:.3f}"
