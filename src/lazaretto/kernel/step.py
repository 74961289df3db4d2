"""One paragraph of the rules, as something a ruleset can list, insert, replace and show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.event import Reason

Answers = Mapping[int, Choice]


def lay(*families: Sequence[Choice]) -> dict[int, Choice]:
    """Bits 0, 1, 2 … for these choices, one family after the other."""
    return dict(enumerate(choice for family in families for choice in family))


class Step:
    """One paragraph of the rules. Stateless: what a step must remember stands in its frame.

    Each game derives a base class of its own that adds what the driver calls, typed for the game's state: `ask` (pure;
    the open answers, one bit each, and the only place where legality is decided), `run` (when there is nothing to ask),
    `answer` and, for chance, `weight`.
    """

    name: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    answers: ClassVar[Answers] = {}
    # All seats whose frames lie on top of each other are asked at once. Such a step always offers two answers at
    # least (it has no `run`), its answers commute, and nobody's options or view depend on what another has answered.
    simultaneous: ClassVar[bool] = False

    def __init__(self) -> None:
        self.id = 0  # its number in frames, given by the game
        self.chance = False

    def meanings(self, s: Any) -> Answers:
        """What each bit of the answers stands for."""
        return self.answers

    def rule_behind(self, s: Any, i: int) -> str:
        """The rule that allows answer i."""
        return self.rules[0] if self.rules else ""

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        """Why answer i is not open. Must depend only on what the asked seat knows."""
        return Reason("not-possible", self.rules[0] if self.rules else "")

    def __repr__(self) -> str:
        return self.name


def number(step: Step, steps: list[Any]) -> int:
    """Enter a step into its game's list; its place there is its number in frames."""
    names = [other.name for other in steps]
    if not step.name or step.name in names or len(steps) == 256:
        raise RulesetError(f"expected a step with a name of its own, one of 256 at most; got {step.name!r}")
    step.id = len(steps)
    steps.append(step)
    return step.id
