"""A game at a table: decisions in, positions out, and everything needed to play it again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lazaretto.kernel import bits, drive, saved
from lazaretto.kernel.choice import Catalogue, Choice
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import (
    CannotUndo,
    GameOver,
    IllegalChoice,
    LazarettoError,
    NotYourDecision,
    RecordError,
    SetupError,
    UnknownChoice,
)
from lazaretto.kernel.event import Event, Reason, Sink
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.outside import LARGEST, flaw, shown, whole
from lazaretto.kernel.record import CHANCE, Answer, Chain, Record, chain, flaw_of_draws, is_answer
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup, prepare
from lazaretto.kernel.state import State
from lazaretto.kernel.view import Decision, View


class Game:
    """A position, what it asks, and how it came about. `apply` is the only way forward.

    With a dealer chance is answered at once and only seats are asked; without one chance is asked like a seat
    (`decision.seat == CHANCE`), which is what search and tests want.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        setup: Setup,
        dealer: Dealer | None = None,
        start: Mapping[str, Any] | None = None,
        first: int = 0,
        drawn: Mapping[str, int] | None = None,
    ) -> None:
        _check_start(ruleset, setup, start, first, drawn)
        if dealer is not None and not isinstance(dealer, Dealer):
            raise SetupError(f"{ruleset.name}: expected a dealer or None; got {shown(dealer)}")
        self.ruleset = ruleset
        self.setup = setup
        self.dealer = dealer
        self._start = start  # a saved position, for a game that does not begin at its set-up
        self._first = first  # how many answers had been given before that
        self._drawn = dict(drawn or {})  # and how many draws had been made from each deck
        self._answers: list[Answer] = []
        self._barriers: list[bool] = []  # beside each answer: did chance give it, or did anybody learn from it?
        self._decks: list[str] = []  # beside each answer: the deck that chance drew it from
        self._sink: Sink | None = None
        self._watch: Callable[[State], None] | None = None
        self._catalogue: Catalogue | None = None
        self._decision: Decision | None = None
        self._asked: tuple[int, ...] | None = None
        self.state = self._begin()
        self._deal()

    # ---------------------------------------------------------------- asking

    @property
    def title(self) -> str:
        """The name of the rules."""
        return self.ruleset.name

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.setup.players

    @property
    def answered(self) -> int:
        """How many answers have been given, chance included."""
        return self._first + len(self._answers)

    @property
    def catalogue(self) -> Catalogue:
        """All choices of this title."""
        if self._catalogue is None:
            self._catalogue = self.ruleset.catalogue()
        return self._catalogue

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if self._decision is None and self.state.options:
            self._decision = _decision(self.state)
        return self._decision

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now: one, or several at once; none for chance and when the game is over."""
        if self._asked is None:
            self._asked = tuple(drive.asked(self.state))
        return self._asked

    def decision_of(self, seat: int) -> Decision | None:
        """What this seat, or chance, is asked now; None if it is not."""
        seat = self._seat_or_chance(seat)
        if self.decision is not None and self.decision.seat == seat:
            return self.decision
        if seat not in self.asked:
            return None
        turned = self.state.fork()
        drive.turn_to(turned, seat)
        return _decision(turned)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return None if self.state.options else self.state.outcome()

    def why_not(self, choice: Choice | str | int, seat: int | None = None) -> Reason | None:
        """Why the asked seat cannot choose this now; None if it can."""
        wanted = self.find(choice)
        seat = None if seat is None else self._seat_or_chance(seat)
        s = self.state
        if not s.options:
            return Reason("game-over", "")
        if seat is not None and self.decision_of(seat) is None:
            return Reason("not-your-decision", "", {"seat": self.decision.seat if self.decision else CHANCE})
        if seat in self.asked[1:]:
            s = s.fork()
            drive.turn_to(s, seat)
        step = s.step(s.top())
        for i, meaning in step.meanings(s).items():
            if meaning is wanted:
                return None if drive.is_open(s, i) else step.why_not(s, s.top(), i)
        return step.why_not_now(s, wanted)

    def rule_behind(self, choice: Choice | str | int, seat: int | None = None) -> str:
        """The id of the rule that allows a choice which is open now, for the asked seat or another asked with it."""
        return self.rules_behind(seat).get(self.find(choice), "")

    def rules_behind(self, seat: int | None = None) -> dict[Choice, str]:
        """The same for all choices that are open now."""
        seat = None if seat is None else self._seat_or_chance(seat)
        s = self.state
        if seat in self.asked[1:]:
            s = s.fork()
            drive.turn_to(s, seat)
        if not s.depth:
            return {}
        step = s.step(s.top())
        meanings = step.meanings(s)
        return {meanings[i]: step.rule_behind(s, i) for i in drive.open_answers(s)}

    def find(self, choice: Choice | str | int) -> Choice:
        """The choice that is meant by an object, a number or a text."""
        if isinstance(choice, str):
            return self.catalogue.parse(choice)
        number = whole(choice)
        if number is not None:
            return self.catalogue[number]
        if not isinstance(choice, Choice) or choice not in self.catalogue:
            raise UnknownChoice(f"expected a choice of {self.title}, its number or its text; got {shown(choice)}")
        return choice

    def view(self, seat: int | None) -> View:
        """What this seat, or a spectator (None), knows."""
        seat = self._seat_or_spectator(seat)
        known = self.state.fork()
        if seat in self.asked:
            drive.turn_to(known, seat)
        known.forget(seat)
        decision = self.decision if seat is None else self.decision_of(seat) or self.decision
        if decision is not None and decision.seat != seat:
            known.options = known.words = 0
            known.more[:] = [0] * len(known.more)
            decision = decision.veiled()
        return View(self.title, seat, known, decision)

    # ---------------------------------------------------------------- answering

    def apply(self, choice: Choice | str | int, seat: int | None = None) -> None:
        """Give an answer. `seat` must be one that is asked; it need not be given where only one is.

        Whatever fails on the way, a listener included, leaves the game as it was.
        """
        wanted = self.find(choice)
        seat = None if seat is None else self._seat_or_chance(seat)
        if self.decision is None:
            raise GameOver(f"{self.title}: the game is over; {wanted} came too late")
        decision = self.decision if seat is None else self.decision_of(seat)
        if decision is None:
            asked = ", ".join(map(str, self.asked)) or "chance"
            raise NotYourDecision(f"{self.decision.step}: asked is {asked}; seat {seat} answered {wanted}")
        if wanted not in decision.options:
            raise IllegalChoice(self._refusal(wanted, decision))
        before, answered = self.state.fork(), len(self._answers)
        s = self.state
        if decision.seat != CHANCE:
            drive.turn_to(s, decision.seat)
        meanings = s.step(s.top()).meanings(s)
        i = next(i for i in drive.open_answers(s) if meanings[i] is wanted)
        try:
            self._answer(i, wanted.text, decision.seat)
            self._deal()
        except BaseException:
            self._return_to(before, self._answers[:answered], self._barriers[:answered], self._decks[:answered])
            raise

    def fork(self, seed: int | str | None = None) -> Game:
        """An independent game from here on. Chance is asked in it, or answered by a stream of its own seed.

        It never has this game's stream: whoever looks ahead must not foresee what the table will draw.
        """
        twin = Game.__new__(Game)
        twin.ruleset, twin.setup, twin._catalogue = self.ruleset, self.setup, self._catalogue
        twin._start, twin._first = self._start, self._first
        twin._decision, twin._asked = self._decision, self._asked
        twin.dealer = None if seed is None else Dealer(seed)
        twin.state = self.state.fork()
        twin._answers = self._answers.copy()
        twin._barriers = self._barriers.copy()
        twin._decks, twin._drawn = self._decks.copy(), self._drawn
        twin._sink = None
        twin._watch = None
        twin._deal()
        return twin

    def __copy__(self) -> Game:
        """The same game once more, its dealer included; nobody listens to it."""
        twin = self.fork()
        twin.dealer = self.dealer
        return twin

    def __deepcopy__(self, memo: object) -> Game:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return _played, (self.ruleset, self.setup, self.dealer, self._start, self._first, self._drawn, self._answers)

    def __eq__(self, other: object) -> bool:
        """Whether the same has been answered from the same beginning; who listens does not matter."""
        return isinstance(other, Game) and self._story() == other._story()

    __hash__ = None  # type: ignore[assignment]  # a game goes on: it cannot be looked up

    def _story(self) -> tuple[Any, ...]:
        return self.title, self.setup, self._start, self._first, self._answers

    def beginning(self) -> Game:
        """The game as it began, to be played again; chance is asked in it."""
        return Game(self.ruleset, self.setup, None, self._start, self._first, self._drawn)

    # ---------------------------------------------------------------- taking back

    def undoable(self, seat: int) -> int:
        """How many of its latest answers this seat may take back without anybody having learned anything since."""
        return len(self._undoable(self._seat(seat)))

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer."""
        seat = self._seat(seat)
        own = self._undoable(seat)
        if not own:
            raise CannotUndo(
                f"seat {seat}: since its last answer chance has spoken, a secret was shown or another answered"
            )
        del self._answers[own[0]], self._barriers[own[0]], self._decks[own[0]]
        self._rebuild()

    def _undoable(self, seat: int) -> list[int]:
        """The places of the seat's answers that can be taken back, last first.

        Answers of others do not stand in the way at a simultaneous step that is still open: nobody has seen them.
        """
        if not self._answers or self._barriers[-1]:
            return []
        s = self.state
        step = s.step(s.top()) if s.depth else None
        open_step = step.name if step is not None and step.simultaneous else ""
        places: list[int] = []
        alone = True  # no answer of another has been passed over
        for n in range(len(self._answers) - 1, -1, -1):
            still_open = self._answers[n].step == open_step
            if self._barriers[n] or not (alone or still_open):
                break
            if self._answers[n].seat == seat:
                places.append(n)
            elif still_open:
                alone = False
            else:
                break
        return places

    def before_last(self, seat: int) -> int | None:
        """How many answers had been given before this seat's last one; None if it has given none."""
        seat = self._seat(seat)
        given = [n for n, answer in enumerate(self._answers) if answer.seat == seat]
        return self._first + given[-1] if given else None

    def rewind(self, answered: int) -> None:
        """Go back to where so many answers had been given, whatever has been learned since: only by consent of all."""
        count = whole(answered)
        if count is None or not self._first <= count <= self.answered:
            raise CannotUndo(
                f"expected a number of answers from {self._first} to {self.answered}; got {shown(answered)}"
            )
        before = self.state, self._answers, self._barriers, self._decks
        self._answers = self._answers[: count - self._first]
        self._barriers = self._barriers[: count - self._first]
        self._decks = self._decks[: count - self._first]
        try:
            self._rebuild()
            self._deal()
        except BaseException:
            self._return_to(*before)
            raise

    def _rebuild(self) -> None:
        self.state = self._begin()
        for answer in self._answers:
            drive.choose(self.state, _recorded(self.state, answer))
        self.state.listen(self._sink)
        self._decision = self._asked = None

    # ---------------------------------------------------------------- remembering

    def listen(self, sink: Sink | None) -> None:
        """Have every event from now on told to this function; None: to nobody."""
        _check_function("listen", sink)
        self._sink = sink
        self.state.listen(sink)

    def past(self) -> tuple[Answer, ...]:
        """Every answer since the game began here, chance included. For the table's own use."""
        return tuple(self._answers)

    def draws(self) -> dict[str, int]:
        """How many draws have been made from each deck."""
        counted = self._drawn.copy()
        for deck in filter(None, self._decks):
            counted[deck] = counted.get(deck, 0) + 1
        return counted

    def watch(self, watch: Callable[[State], None] | None) -> None:
        """Have every position from now on, chance's included, shown to this function. For the table's own use."""
        _check_function("watch", watch)
        self._watch = watch

    def happened(self) -> list[tuple[int, Event]]:
        """Everything that has happened, each with the number of answers before it. For the table's own use."""
        events: list[tuple[int, Event]] = []
        n = self._first

        def note(event: Event) -> None:
            events.append((n, event))

        state = self._begin(note)
        for answer in self._answers:
            drive.choose(state, _recorded(state, answer))
            n += 1
        return events

    def history(self, seat: int | None) -> list[tuple[int, Event]]:
        """What this seat, or a spectator, has seen happen, each with the number of answers before it."""
        seat = self._seat_or_spectator(seat)
        return [(n, event) for n, event in self.happened() if event.seen_by(seat)]

    def record(self) -> Record:
        """Everything needed to play this game again, with a digest of every state on the way."""
        state = self._begin()
        so_far = Chain(founded_on(self.ruleset, self.setup))
        digests = [so_far.add(state.save())]
        for answer in self._answers:
            drive.choose(state, _recorded(state, answer))
            digests.append(so_far.add(state.save()))
        outcome = self.outcome
        dealer = self.dealer if outcome is not None else None
        return Record(
            title=self.title,
            version=self.ruleset.version,
            setup=self.setup.to_json(),
            answers=tuple(self._answers),
            digests=tuple(digest[:8] for digest in digests),
            start=self._start,
            first=self._first,
            drawn=self._drawn or None,
            seed=dealer.seed if dealer is not None else None,
            dealer=dealer.version if dealer is not None else 1,
            outcome=None if outcome is None else outcome.to_json(),
        )

    def snapshot(self) -> dict[str, Any]:
        """This position as plain data, from which `resume` goes on even when the record no longer plays."""
        return {
            "title": self.title,
            "setup": self.setup.to_json(),
            "answered": self.answered,
            "drawn": self.draws(),
            "state": self.state.save(),
        }

    def repeat(self, answer: Answer) -> None:
        """Give a recorded answer again; an error says how it departs from what is asked. Chance is not dealt."""
        if not is_answer(answer):
            raise RecordError(f"expected an answer with step, seat and choice; got {shown(answer)}")
        self._answer(_recorded(self.state, answer), answer.choice, answer.seat)

    # ---------------------------------------------------------------- inside

    def _seat(self, seat: object, others: str = "") -> int:
        """The number of a seat that there is; `others` says what else was possible."""
        if type(seat) is int and 0 <= seat < self.setup.players:
            return seat
        number = whole(seat)
        if number is None or number not in range(self.players):
            raise NotYourDecision(f"expected a seat from 0 to {self.players - 1}{others}; got {shown(seat)}")
        return number

    def _seat_or_spectator(self, seat: object) -> int | None:
        return None if seat is None else self._seat(seat, ", or None")

    def _seat_or_chance(self, seat: object) -> int:
        number = seat if type(seat) is int else whole(seat)
        return CHANCE if number == CHANCE else self._seat(seat, f", or {CHANCE} for chance")

    def __repr__(self) -> str:
        return f"<Game of {self.title}, {self.players} players, {self.answered} answers>"

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, for notebooks; when the game is over, as everybody may see it."""
        view = View(self.title, None, self.state, None) if self.outcome is not None else self.view(None)
        return Ruleset.draw(view)

    def _begin(self, sink: Sink | None = None) -> State:
        state = self.ruleset.table(self.setup)
        if self._start is not None:
            state.load(self._start)
            saved.check(state, whole=True)
        state.listen(sink)
        drive.advance(state)
        return state

    def _refusal(self, wanted: Choice, decision: Decision) -> str:
        offered = ", ".join(option.text for option in decision.options)
        reason = self.why_not(wanted, decision.seat)
        why = f" ({reason.code}, {reason.rule})" if reason else ""
        return f"{decision.step}: seat {decision.seat} answered {wanted}, offered: {offered}{why}"

    def _answer(self, i: int, choice: str, seat: int) -> None:
        s = self.state
        step = s.step(s.top())
        deck = step.deck(s, s.top()) if seat == CHANCE else ""
        learned = s.learned
        drive.choose(s, i)
        self._answers.append(Answer(step.name, seat, choice))
        self._decks.append(deck)
        self._barriers.append(seat == CHANCE or s.learned != learned)
        self._decision = self._asked = None
        if self._watch is not None:
            self._watch(s)

    def _return_to(self, state: State, answers: list[Answer], barriers: list[bool], decks: list[str]) -> None:
        """Have the game where it was before something failed."""
        self.state, self._answers, self._barriers, self._decks = state, answers, barriers, decks
        self.state.listen(self._sink)
        self._decision = self._asked = None

    def _deal(self) -> None:
        s = self.state
        while self.dealer is not None and s.chance and s.options:
            i = self.drawn_by(self.dealer)
            self._answer(i, s.step(s.top()).meanings(s)[i].text, CHANCE)

    def drawn_by(self, dealer: Dealer) -> int:
        """What a dealer answers to what chance is asked now."""
        s = self.state
        deck = s.step(s.top()).deck(s, s.top())
        return dealer.answer(s, self.answered, self._drawn.get(deck, 0) + self._decks.count(deck))


def _played(
    ruleset: Ruleset,
    setup: Setup,
    dealer: Dealer | None,
    start: Mapping[str, Any] | None,
    first: int,
    drawn: Mapping[str, int],
    answers: list[Answer],
) -> Game:
    """A game that was taken apart, played again."""
    game = Game(ruleset, setup, None, start, first, drawn)
    for answer in answers:
        game.repeat(answer)
    game.dealer = dealer
    return game


def _decision(s: State) -> Decision:
    f = s.top()
    step = s.step(f)
    meanings = step.meanings(s)
    open_ = drive.open_answers(s)
    options = tuple(meanings[i] for i in open_)
    if not s.chance:
        return Decision(bits.seat(f), step.name, step.rules, options)
    weights = [step.weight(s, f, i) for i in open_]
    return Decision(CHANCE, step.name, step.rules, options, tuple(weights) if any(weights) else (1,) * len(weights))


def _recorded(s: State, answer: Answer) -> int:
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


def _check_start(ruleset: Ruleset, setup: object, start: object, first: object, drawn: object) -> None:
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


def _check_function(name: str, function: object) -> None:
    if function is not None and not callable(function):
        raise LazarettoError(f"{name}: expected a function or None; got {shown(function)}")
