"""One paragraph of the rules, as something a ruleset can list, insert, replace and show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import NOTHING, Entry, axis, of

if TYPE_CHECKING:
    from lazaretto.kernel.state import State

S = TypeVar("S", bound="State")

Answers = Mapping[int, Choice]

SEATS = axis("seat", 15)
NOBODY = 7  # the seat in a frame that is nobody's
A_PLAYER = of(SEATS)
A_PLAYER_OR_NOBODY = of(SEATS, or_=NOBODY)


def answer_bits(*families: Sequence[Choice]) -> dict[int, Choice]:
    """Bits 0, 1, 2 … for these choices, one family after the other."""
    return dict(enumerate(choice for family in families for choice in family))


class Step(Generic[S]):
    """One paragraph of the rules. Stateless: what a step must remember stands in its frame.

    A frame has the step's number, a seat and two small numbers, `arg` and `place`. A step declares what they may be,
    and during which other steps it is pushed: a position from outside is held to that.
    """

    name: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    answers: ClassVar[Answers] = {}
    # All seats whose frames lie on top of each other are asked at once. Such a step always offers two answers at
    # least (it has no `run`), its answers commute, and nobody's options or view depend on what another has answered.
    simultaneous: ClassVar[bool] = False
    seat: ClassVar[Entry] = A_PLAYER
    arg: ClassVar[Entry] = NOTHING
    place: ClassVar[Entry] = NOTHING
    during: ClassVar[tuple[str, ...]] = ()  # the steps that push it; a step of a program need name none
    pushes: ClassVar[tuple[str, ...]] = ()  # steps that it pushes without their knowing, as an expansion does

    def __init__(self) -> None:
        self.id = 0  # its number in frames, given by the game
        self.asks = True  # False where it leaves `ask` as it is: a third of the steps that come up
        self.chance = False

    # ---------------------------------------------------------------- for the driver

    def ask(self, s: S, f: int) -> int:
        """The open answers, one bit each; none: nothing to decide. Changes nothing; the only place of legality."""
        return 0

    def run(self, s: S, f: int) -> None:
        """What happens when there is nothing to ask."""

    def answer(self, s: S, f: int, i: int) -> None:
        """What happens on answer i; may push further steps."""

    def weight(self, s: S, f: int, i: int) -> int:
        """How likely chance is to give answer i, beside the others; 0 for all: even."""
        return 0

    def deck(self, s: S, f: int) -> str:
        """From what chance draws here. Steps that draw from the same name the same, so that draws can be compared."""
        return self.name

    # ---------------------------------------------------------------- for everybody else

    def meanings(self, s: Any) -> Answers:
        """What each bit of the answers stands for."""
        return self.answers

    def rule_behind(self, s: Any, i: int) -> str:
        """The rule that allows answer i."""
        return self.rules[0] if self.rules else ""

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        """Why answer i is not open. Must depend only on what the asked seat knows."""
        return Reason("not-possible", self.rules[0] if self.rules else "")

    def why_not_now(self, s: Any, choice: Choice) -> Reason:
        """Why a choice that is none of its answers is not asked for now."""
        return Reason("not-now", self.rules[0] if self.rules else "", {"step": self.name})

    def lacks(self, s: Any, f: int) -> str:
        """What the position lacks for this frame to be in progress ("expected …"); nothing: it may be."""
        return ""

    def __repr__(self) -> str:
        return self.name


class Chance(Step[S]):
    """A step that the table answers."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = True


def number(step: Step[Any], steps: list[Any]) -> int:
    """Enter a step into its game's list; its place there is its number in frames."""
    names = [other.name for other in steps]
    if not step.name or step.name in names or len(steps) == 256:
        raise RulesetError(f"expected a step with a name of its own, one of 256 at most; got {step.name!r}")
    step.id = len(steps)
    step.asks = next(kind for kind in type(step).__mro__ if "ask" in vars(kind)) is not Step
    steps.append(step)
    return step.id
