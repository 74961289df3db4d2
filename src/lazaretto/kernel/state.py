"""A position: what is still to be done, what the top of it asks, and the pieces that each game declares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self, final

from lazaretto.kernel import bits, saved
from lazaretto.kernel.event import EVERYBODY, EventType, Sink, Told
from lazaretto.kernel.fields import Field, Form, Slotted, axis, gather, one, row, shared, upto

if TYPE_CHECKING:
    from lazaretto.kernel.layout import Layout
    from lazaretto.kernel.outcome import Outcome
    from lazaretto.kernel.rng import Rng
    from lazaretto.kernel.step import Step

STACK = 64  # steps in progress
WORDS = 4  # a question has so many words of answers at most
WORD = 63  # answers in a word: one bit each, and none for the sign
WIDEST = 252

MOST_LEARNED = 999_999  # far more than any game has room for

FRAME = axis("frame", STACK)
FURTHER_WORD = axis("further word", WORDS - 1)
ANY_WORD = upto(2**63 - 1)


class Declared(metaclass=Slotted):
    """Whatever has declared fields: see fields.py."""

    fields: ClassVar[Mapping[str, Field]] = {}

    __init_subclass__ = classmethod(lambda cls: gather(cls))

    def clear(self) -> None:
        """Set every field as at the start. Made from the declarations."""

    def copy_fields(self, twin: Any) -> None:
        """Give the twin, of the same class, fields equal to these. Made from the declarations."""

    def key(self) -> Any:
        """All numbers of the position, derived ones included, as something that can be compared and hashed."""
        return ()

    def blank(self) -> Self:
        """An object of the same class whose fields are still to be set."""
        return type(self).__new__(type(self))

    def save_fields(self, form: Form) -> dict[str, Any]:
        """The fields as plain data. Made from the declarations."""
        return {}

    def load_fields(self, saved: Mapping[str, Any], form: Form) -> None:
        """Take over saved fields, or refuse them by name and stay as it is. Made from the declarations."""


class Part(Declared):
    """State that an expansion adds; the base carries it without knowing it."""

    name: ClassVar[str] = ""

    def __init__(self) -> None:
        self.clear()

    def fork(self) -> Self:
        """An independent equal one."""
        twin: Self = self.blank()
        self.copy_fields(twin)
        return twin

    def derive(self) -> None:
        """Work out the derived fields from the others."""

    def forget(self, s: Any, seat: int | None) -> None:
        """Take out whatever the seat (None: a spectator) does not know; the rest of s has forgotten already."""

    def imagine(self, s: Any, rng: Rng) -> None:
        """Put back, as it may be, what `forget` took out; the rest of s is whole again."""

    def write(self, s: Any) -> list[str]:
        """Its fields in position notation."""
        raise NotImplementedError

    def read(self, s: Any, line: dict[str, str]) -> None:
        """The inverse of `write`: takes its own fields out of those of the line. The rest of s has been read."""
        raise NotImplementedError


class State(Declared):
    """The stack of steps in progress, and the question at its top. Each game declares its pieces.

    The stack is part of the position, so a game can be copied, compared, saved and resumed at any decision, also in the
    middle of a card's effect. `options` holds the open answers of the waiting step, one bit each; 0: the game is over.
    A step with more than 63 answers has the others in `more`, 63 to a word; its first word is never empty.
    """

    layout: Layout = shared("the programs of its rules")
    players = one(upto(15), "how many seats there are", question=True)
    depth = one(upto(STACK), "how many steps are in progress", question=True)
    options = one(ANY_WORD, "open answers, one bit each", question=True)
    words = one(upto(WORDS - 1), "how many further words of open answers there are", question=True)
    chance = one(upto(1), "the table answers, not a seat", question=True)
    more = row(FURTHER_WORD, ANY_WORD, "open answers from the 64th on", question=True)
    stack = row(FRAME, upto(2**28 - 1), "steps in progress, from the bottom up", question=True)
    learned = one(upto(MOST_LEARNED), "how often somebody has learned something without chance having spoken")

    def __init__(self, layout: Layout, players: int) -> None:
        self.clear()
        self.layout = layout
        self.players = players
        self.parts: list[Any] = [part() for part in layout.parts]  # by the number of the part
        self.sink: Sink | None = None  # who listens; never copied

    # ---------------------------------------------------------------- the stack

    @final
    def push(self, step: int, seat: int, arg: int, place: int) -> None:
        """Put a step on top: it comes next."""
        self.stack[self.depth] = bits.frame(step, seat, arg, place)
        self.depth += 1

    @final
    def push_frame(self, f: int) -> None:
        """Put frame f back: its step goes on after what is pushed next."""
        self.stack[self.depth] = f
        self.depth += 1

    def start(self, program: int, seat: int) -> None:
        """Push a program so that its first step comes first."""
        layout = self.layout
        whose = bits.frame(0, seat, 0, 0)
        depth = self.depth
        for i in range(layout.first[program], layout.first[program + 1]):
            self.stack[depth] = layout.program[i] | whose
            depth += 1
        self.depth = depth

    @final
    def top(self) -> int:
        """The frame that is asked."""
        return self.stack[self.depth - 1]

    def step(self, f: int) -> Step[Any]:
        """The step of frame f."""
        found: Step[Any] = self.layout.steps[f & 255]
        return found

    # ---------------------------------------------------------------- copies

    def fork(self) -> Self:
        """A position of its own, equal to this one; nobody listens to it."""
        twin: Self = self.blank()
        self.copy_fields(twin)
        twin.parts = self.parts
        if self.parts:
            twin.parts = []
            for k in range(len(self.parts)):
                part: Part = self.parts[k]
                twin.parts.append(part.fork())
        twin.sink = None
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.layout is other.layout and self.identity() == other.identity()

    def __hash__(self) -> int:
        return hash(self.identity())

    def __reduce__(self) -> tuple[Any, ...]:
        question = (self.options, self.words, self.chance, *[self.more[k] for k in range(WORDS - 1)])
        return self.layout.ruleset.restored, (self.layout.setup, self.save(), question)

    def identity(self) -> Any:
        """Everything that makes the position, as something that can be compared and hashed."""
        return self.key(), tuple([self.stack[k] for k in range(self.depth)]), tuple([part.key() for part in self.parts])

    def save(self) -> dict[str, Any]:
        """Everything that makes this position, as JSON can hold it. `load` is its inverse."""
        return saved.save(self)

    def load(self, data: object) -> None:
        """Become the saved position, whose set-up must be the same; what can be none is refused (see saved.py)."""
        saved.load(self, data)

    def derive(self) -> None:
        """Work out the derived fields from the others."""

    # ---------------------------------------------------------------- who knows what

    def forget(self, seat: int | None) -> None:
        """Take out of this position whatever the seat (None: a spectator) does not know.

        A game whose expansions have parts lets each of them forget, and imagine, after its own pieces.
        """

    def imagine(self, rng: Rng) -> None:
        """Put back, as it may be, what `forget` took out and somebody knows."""

    def outcome(self) -> Outcome:
        """How the game ended; while it goes on, how it would if it ended here."""
        raise NotImplementedError

    # ---------------------------------------------------------------- listeners

    def listen(self, sink: Sink | None) -> None:
        """Have whatever happens from now on told to this function; None: to nobody."""
        self.sink = sink

    # Arguments by position, with defaults: a call that takes any number of them costs Python three times as much.

    def tell(
        self, what: EventType, a: Told = 0, b: Told = 0, c: Told = 0, d: Told = 0, e: Told = 0, g: Told = 0
    ) -> None:
        """Tell whoever listens what has happened, with as many arguments as the event type has."""
        if self.sink is not None:
            self.sink(what.event((a, b, c, d, e, g)[: len(what.args)], EVERYBODY))

    def tell_to(self, audience: int, what: EventType, a: Told = 0, b: Told = 0, c: Told = 0, d: Told = 0) -> None:
        """Tell what not everybody may know."""
        if self.sink is not None:
            self.sink(what.event((a, b, c, d)[: len(what.args)], audience))
