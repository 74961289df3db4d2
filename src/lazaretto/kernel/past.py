"""How a game came about: where it began and every answer since. Undo, history and records follow from that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from lazaretto.kernel import bits, drive, saved
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import RecordError, SetupError
from lazaretto.kernel.event import Event, Sink
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.outside import LARGEST, flaw, shown
from lazaretto.kernel.record import CHANCE, Answer, Chain, Record, chain, flaw_of_draws
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup, prepare
from lazaretto.kernel.state import State

STRIDE = 32  # answers between two positions that are kept


class Past:
    """The beginning of a game, and its answers since then, chance's included."""

    def __init__(
        self,
        ruleset: Ruleset,
        setup: Setup,
        start: Mapping[str, Any] | None = None,
        first: int = 0,
        drawn: Mapping[str, int] | None = None,
    ) -> None:
        _check_beginning(ruleset, setup, start, first, drawn)
        self.ruleset = ruleset
        self.setup = setup
        self.start = start  # a saved position, for a game that does not begin at its set-up
        self.first = first  # how many answers had been given before that
        self.drawn = dict(drawn or {})  # and how many draws had been made from each deck
        self.answers: list[Answer] = []
        self._decks: list[str] = []  # beside each answer: the deck that chance drew it from
        self._barriers: list[bool] = []  # beside each answer: did chance give it, or did anybody learn from it?
        self._kept: list[tuple[int, State]] = []  # a position now and then, with how many answers had led to it

    @property
    def answered(self) -> int:
        """How many answers have been given, those before the beginning too."""
        return self.first + len(self.answers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Past) and self._story() == other._story()

    __hash__ = None  # type: ignore[assignment]  # it grows

    def _story(self) -> tuple[Any, ...]:
        return self.ruleset.name, self.setup, self.start, self.first, self.answers

    # ---------------------------------------------------------------- more answers, and fewer

    def add(self, answer: Answer, deck: str, is_barrier: bool, led_to: State) -> None:
        """One more answer; from which deck chance drew it, and whether nobody may take back what was before."""
        self.answers.append(answer)
        self._decks.append(deck)
        self._barriers.append(is_barrier)
        self._keep(len(self.answers), led_to)

    def upto(self, answered: int) -> Past:
        """The past when so many answers had been given."""
        end = answered - self.first
        earlier = Past.__new__(Past)
        earlier.ruleset, earlier.setup = self.ruleset, self.setup
        earlier.start, earlier.first, earlier.drawn = self.start, self.first, self.drawn
        earlier.answers = self.answers[:end]
        earlier._decks = self._decks[:end]
        earlier._barriers = self._barriers[:end]
        earlier._kept = [kept for kept in self._kept if kept[0] <= end]
        return earlier

    def remove(self, n: int) -> None:
        """Take out answer n, counted from the beginning."""
        del self.answers[n], self._decks[n], self._barriers[n]
        self._kept = [kept for kept in self._kept if kept[0] <= n]

    def undoable(self, seat: int, s: State) -> list[int]:
        """The places of the seat's answers that can be taken back, last first; s is the position that they led to.

        Answers of others do not stand in the way at a simultaneous step that is still open: nobody has seen them.
        """
        if not self.answers or self._barriers[-1]:
            return []
        step = s.step(s.top()) if s.depth else None
        open_step = step.name if step is not None and step.simultaneous else ""
        places: list[int] = []
        alone = True  # no answer of another has been passed over
        for n in range(len(self.answers) - 1, -1, -1):
            still_open = self.answers[n].step == open_step
            if self._barriers[n] or not (alone or still_open):
                break
            if self.answers[n].seat == seat:
                places.append(n)
            elif still_open:
                alone = False
            else:
                break
        return places

    def before_last(self, seat: int) -> int | None:
        """How many answers had been given before this seat's last one; None if it has given none."""
        given = (n for n in range(len(self.answers) - 1, -1, -1) if self.answers[n].seat == seat)
        last = next(given, None)
        return None if last is None else self.first + last

    # ---------------------------------------------------------------- draws

    def draws(self) -> dict[str, int]:
        """How many draws have been made from each deck."""
        counted = self.drawn.copy()
        for deck in filter(None, self._decks):
            counted[deck] = counted.get(deck, 0) + 1
        return counted

    def draws_from(self, deck: str) -> int:
        """How many draws have been made from this deck."""
        return self.drawn.get(deck, 0) + self._decks.count(deck)

    # ---------------------------------------------------------------- played again

    def beginning(self, sink: Sink | None = None) -> State:
        """The position before the first answer; the sink is told how it came about, and what happens next."""
        state = self.ruleset.table(self.setup)
        if self.start is not None:
            state.load(self.start)
            saved.check(state, whole=True)
        state.listen(sink)
        drive.advance(state)
        return state

    def positions(self, sink: Sink | None = None) -> Iterator[State]:
        """The position at the beginning and after each answer: one state, which goes on."""
        state = self.beginning(sink)
        yield state
        for answer in self.answers:
            drive.choose(state, open_answer(state, answer))
            yield state

    def position(self) -> State:
        """The position that all answers led to."""
        done, state = self._at_most(len(self.answers))
        for n in range(done, len(self.answers)):
            drive.choose(state, open_answer(state, self.answers[n]))
            self._keep(n + 1, state)
        return state

    def _keep(self, done: int, state: State) -> None:
        """Keep some positions, so that taking an answer back does not play the whole game again."""
        if done % STRIDE == 0:
            self._kept = [*self._kept[-1:], (done, state.fork())]

    def _at_most(self, done: int, sink: Sink | None = None) -> tuple[int, State]:
        """The last kept position that no more than so many answers had led to, and how many had; or the beginning."""
        for answered, kept in reversed(self._kept):
            if answered <= done:
                state: State = kept.fork()
                state.listen(sink)
                return answered, state
        return 0, self.beginning(sink)

    def happened(self, since: int = 0) -> list[tuple[int, Event]]:
        """What has happened since so many answers had been given, each with the number of answers before it."""
        events: list[tuple[int, Event]] = []
        told: list[Event] = []
        done, state = self._at_most(since - self.first, told.append)
        for n in range(done, len(self.answers) + 1):
            if n > done:
                drive.choose(state, open_answer(state, self.answers[n - 1]))
            before = self.first + max(n - 1, 0)  # what the set-up brings comes before the first answer, too
            events += [(before, event) for event in told if before >= since]
            told.clear()
        return events

    def record(self, outcome: Outcome | None, dealer: Dealer | None) -> Record:
        """Everything needed to play the game again, with a digest of every state on the way."""
        so_far = Chain(founded_on(self.ruleset, self.setup))
        digests = [so_far.add(state.save())[:8] for state in self.positions()]
        revealed = dealer if outcome is not None else None
        return Record(
            title=self.ruleset.name,
            version=self.ruleset.version,
            setup=self.setup.to_json(),
            answers=tuple(self.answers),
            digests=tuple(digests),
            start=self.start,
            first=self.first,
            drawn=self.drawn or None,
            seed=None if revealed is None else revealed.seed,
            dealer=1 if revealed is None else revealed.version,
            outcome=None if outcome is None else outcome.to_json(),
        )


def open_answer(s: State, answer: Answer) -> int:
    """Which open answer a recorded one is; an error says how it departs from what the state asks."""
    if not s.options:
        raise RecordError(f"the game is over, but the record goes on with {answer.step}: {answer.choice}")
    turned = s
    if answer.seat in drive.asked(s)[1:]:
        turned = s.fork()  # what is refused must not have changed who is asked first
        drive.turn_to(turned, answer.seat)
    f = turned.top()
    step = turned.step(f)
    seat = CHANCE if turned.chance else bits.seat(f)
    if (step.name, seat) != (answer.step, answer.seat):
        raise RecordError(
            f"{step.name} asks seat {seat}, but in the record {answer.step} asks seat {answer.seat}: {answer.choice}"
        )
    meanings = step.meanings(turned)
    open_ = drive.open_answers(turned)
    for i in open_:
        if meanings[i].text == answer.choice:
            if turned is not s:
                drive.turn_to(s, seat)
            return i
    offered = ", ".join(meanings[i].text for i in open_)
    raise RecordError(f"{step.name} offers seat {seat}: {offered}; but the record has {answer.choice}")


def founded_on(ruleset: Ruleset, setup: Setup) -> str:
    """What the chain of digests begins with, so that it vouches for title and set-up too.

    An option that stands as it did before there was a choice is left out, so that one more option changes no digest.
    """
    unwritten = {option.name: option.unwritten(setup.players) for option in ruleset.options}
    chosen = {name: value for name, value in setup.options.items() if value != unwritten[name]}
    return chain("", {"title": ruleset.name, "setup": setup.to_json() | {"options": chosen}})


def _check_beginning(ruleset: Ruleset, setup: object, start: object, first: object, drawn: object) -> None:
    """Refuse what a game cannot begin with."""
    if not isinstance(setup, Setup) or setup != prepare(ruleset, setup.players, setup.options, setup.components):
        raise SetupError(f"{ruleset.name}: expected a set-up with every option settled; got {shown(setup)}")
    if start is not None and not isinstance(start, Mapping):
        raise RecordError(f"the saved position cannot be read: expected an object; found {shown(start)}")
    wrong = "" if start is None else flaw(dict(start))
    if wrong:
        raise RecordError(f"the saved position cannot be read: {wrong}")
    if type(first) is not int or not 0 <= first <= LARGEST:
        raise RecordError(f"expected 0 answers or more before the saved position; got {shown(first)}")
    wrong = flaw_of_draws(drawn)
    if wrong:
        raise RecordError(f"draws before the saved position: {wrong}")
