"""One table: what its log makes of it, and what may happen next. No network, no storage, no clock of its own.

`apply` takes an entry that is settled. The other methods look whether something may happen and give the entries that
would make it so; they change nothing. Time comes in as an argument.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Literal, NamedTuple

from lazaretto.games.rules import rules_of
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import IllegalChoice, UnknownChoice
from lazaretto.kernel.event import Event, Reason
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import Record, chain, commitment, mix
from lazaretto.kernel.replay import replay
from lazaretto.kernel.setup import prepare
from lazaretto.kernel.state import State
from lazaretto.server import entries as log
from lazaretto.server.entries import AnyEntry
from lazaretto.server.refusals import IllegalMove, Invalid, NotFound, NotNow, NotYours, Refused, Stale, Unplayable

TableState = Literal["new", "open", "running", "over"]

DAY = 86_400.0
RETURN_SECONDS = 60.0  # what a player who comes back has on his clock at least
CHAT_LENGTH = 500
NOBODY: frozenset[int] = frozenset()
CHAT_OF_PLAYERS = 2_000  # things said at one table by all who play there
CHAT_OF_WATCHERS = 500  # and by all who watch, so that these do not silence those
BOT_PATIENCE = 15.0  # after so many seconds without a bot's answer some process looks what became of it
# What a player does himself, beside answering and talking.
BY_PLAYERS = (log.Sat, log.DeviceLinked, log.TakenBack, log.Proposed, log.Voted, log.Returned)


@dataclass
class Seat:
    """A place at the table and whoever plays it."""

    person: str = ""
    name: str = ""
    origin: str = ""  # where its player came from
    bot: str = ""  # plays the seat now, for a person who is away or for nobody
    bot_since: int = 0  # the entry since which it has played with nothing taken back
    resigned: bool = False
    linked: set[str] = field(default_factory=set)  # others who opened the seat's link
    links_since: int = 0  # the entry since which the seat's links are good: older ones open nothing
    heard_at: float = 0.0  # when its player last did something
    entropy: str = ""  # what its player added to the seed
    left: float = 0.0  # seconds on a live clock
    since: int | None = None  # the entry by which it was asked what it is asked now
    asked_at: float = 0.0

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here."""
        return not self.person and not self.bot

    def belongs_to(self, person: str) -> bool:
        """Whether this person may play it."""
        return bool(person) and (person == self.person or person in self.linked)

    def end_links(self, n: int) -> None:
        """No link that was given out before entry `n` is good for anything any more."""
        self.linked = set()
        self.links_since = n


class Vote(NamedTuple):
    """A proposal that waits for consent."""

    seat: int
    what: log.What
    to: int
    agreed: frozenset[str] = frozenset()  # persons
    away: frozenset[int] = NOBODY  # seats whose players are not there to be asked


class Said(NamedTuple):
    """How much has been said at a table."""

    by_players: int = 0
    by_watchers: int = 0


class Happening(NamedTuple):
    """An entry, and what was seen of the game because of it, each event with the number of answers before it."""

    n: int
    entry: AnyEntry
    events: tuple[tuple[int, Event], ...]
    answered: int | None  # after taking back: whatever was seen at or after so many answers is replaced by these events


class Place(NamedTuple):
    """How a seat ended."""

    seat: int
    place: int
    points: int


class Table:
    """What the entries made of it. `n` counts them; clients and the store use it to say how far they are."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.n = 0
        self.state: TableState = "new"
        self.host = ""
        self.settings: log.Settings
        self.seed = ""
        self.seed_known = False
        self.rated = False
        self.imported = False  # played elsewhere, here to be looked at
        self.seats: list[Seat] = []
        self.game: Game | None = None
        self.digest = ""
        self.vote: Vote | None = None
        self.muted: set[str] = set()
        self.said = Said()
        self.again = ""
        self.only: frozenset[str] = frozenset()  # the persons who may sit down; nobody: everybody
        self.rematch = ""
        self.closed = False  # by an operator
        self.changed = 0.0
        self.happenings: list[Happening] = []
        self.trail: list[tuple[int, State]] = []  # the positions on the way to the last one, by number of answers
        self._events: list[tuple[int, Event]] = []
        self._replaced: int | None = None

    # ---------------------------------------------------------------- asking

    @property
    def commitment(self) -> str:
        """Published before the first move: the seed that is shown after the game must have this digest."""
        return commitment(self.seed) if self.seed else ""

    @property
    def entropy(self) -> list[str]:
        """What the seats have added to the seed since the commitment."""
        return [seat.entropy for seat in self.seats]

    @property
    def colours(self) -> tuple[str, ...]:
        """What the seats are called where nobody sits."""
        return rules_of(self.settings.title).seats

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return self.game.asked if self.game is not None and self.state == "running" else ()

    @property
    def answered(self) -> int:
        """How many answers have been given, chance included."""
        return 0 if self.game is None else self.game.answered

    @property
    def persons(self) -> set[str]:
        """Everybody who may play here, on whatever device."""
        return {person for seat in self.seats if seat.person for person in (seat.person, *seat.linked)}

    def seats_of(self, person: str) -> list[int]:
        """The seats this person may play."""
        return [k for k, seat in enumerate(self.seats) if seat.belongs_to(person)]

    def is_at(self, person: str) -> bool:
        """Whether a person sits here, or is the host."""
        return bool(person) and (person == self.host or person in self.persons)

    def is_closed_to(self, person: str) -> bool:
        """Whether this is a private table whose game, now over, is a matter of others."""
        return self.state == "over" and not self.settings.public and not self.is_at(person)

    def bots_asked(self) -> list[int]:
        """The seats whose answers a bot owes."""
        return [k for k in self.asked if self.seats[k].bot]

    def deadline(self, k: int) -> float | None:
        """When the clock of a seat that is asked ends; None: never."""
        seat, clock = self.seats[k], self.settings.clock
        if clock is None or seat.since is None or seat.bot:
            return None
        return seat.asked_at + (seat.left if isinstance(clock, log.Live) else clock.days * DAY)

    @property
    def due(self) -> float | None:
        """When something must happen by itself: a clock ends, or a bot has had time enough."""
        moments = [moment for k in self.asked if (moment := self.deadline(k)) is not None]
        moments += [self.seats[k].asked_at + BOT_PATIENCE for k in self.bots_asked()]
        return min(moments, default=None)

    def places(self) -> list[Place]:
        """Who came where, once the game is over with a result: those who gave up come last."""
        outcome = None if self.game is None else self.game.outcome
        if self.state != "over" or self.closed or (outcome is None and not self._one_is_left()):
            return []
        ranks = [1] * len(self.seats) if outcome is None else list(outcome.ranks)
        totals = [0] * len(self.seats) if outcome is None else list(outcome.totals)
        order = [(seat.resigned, rank) for seat, rank in zip(self.seats, ranks, strict=True)]
        return [Place(k, 1 + sum(other < own for other in order), totals[k]) for k, own in enumerate(order)]

    # ---------------------------------------------------------------- what may happen: before the game

    def sit(
        self,
        now: float,
        k: int,
        person: str,
        name: str,
        entropy: str = "",
        *,
        origin: str = "",
        begin: bool = True,
    ) -> list[AnyEntry]:
        """Somebody takes a seat, adding to the seed if he likes; the last open one begins the game, unless it waits."""
        self._must_be("open")
        seat = self._seat(k)
        if not seat.is_open:
            raise NotNow(f"seat {k} is taken", field="seat")
        if self.only and person not in self.only:
            raise NotYours("the seats of this rematch are kept for those who sat at the private table before")
        self._may_add(entropy)
        full = begin and [other for other in self.seats if other.is_open] == [seat]
        found: list[AnyEntry] = [log.Sat(at=now, seat=k, person=person, name=name, origin=origin, entropy=entropy)]
        return [*found, log.Began(at=now)] if full else found

    def fill(self, now: float, k: int, bot: str, person: str) -> list[AnyEntry]:
        """The host gives an open seat to a bot."""
        self._must_be("open")
        self._must_be_host(person)
        if not self._seat(k).is_open:
            raise NotNow(f"seat {k} is taken", field="seat")
        return [log.BotSeated(at=now, seat=k, bot=bot)]

    def leave(self, now: float, k: int, person: str) -> list[AnyEntry]:
        """A seat becomes free: its player leaves, or the host takes away a bot or a player."""
        self._must_be("open")
        seat = self._seat(k)
        if seat.is_open:
            raise NotNow(f"seat {k} is free already", field="seat")
        if person != seat.person:
            self._must_be_host(person)
        return [log.Left(at=now, seat=k)]

    def add_entropy(self, now: float, k: int, entropy: str) -> list[AnyEntry]:
        """A seat adds to the seed before the game, once."""
        self._must_be("open")
        self._may_add(entropy)
        if self._seat(k).entropy:
            raise NotNow(f"seat {k} has added entropy already", field="seat")
        return [log.EntropyAdded(at=now, seat=k, entropy=entropy)]

    def _may_add(self, entropy: str) -> None:
        if entropy and self.seed_known:
            raise NotNow("the host chose the deal of this table; nothing is added to it", field="entropy")

    def begin(self, now: float, person: str) -> list[AnyEntry]:
        """The host begins."""
        self._must_be("open")
        self._must_be_host(person)
        free = [k for k, seat in enumerate(self.seats) if seat.is_open]
        if free:
            raise NotNow(f"expected every seat taken; free are {', '.join(map(str, free))}", field="seat")
        return [log.Began(at=now)]

    def disband(self, now: float, person: str) -> list[AnyEntry]:
        """The host gives a table up before the game."""
        self._must_be("open")
        self._must_be_host(person)
        return [log.Abandoned(at=now)]

    def link_device(self, now: float, k: int, person: str, name: str = "") -> list[AnyEntry]:
        """Somebody who holds the link of a seat may play it."""
        seat = self._seat(k)
        if not seat.person:
            raise NotNow(f"nobody sits on seat {k}", field="seat")
        return [] if seat.belongs_to(person) else [log.DeviceLinked(at=now, seat=k, person=person, name=name)]

    def unlink_devices(self, now: float, k: int) -> list[AnyEntry]:
        """A player ends the links of his seat, used or not."""
        if not self._seat(k).person:
            raise NotNow(f"nobody sits on seat {k}", field="seat")
        return [log.DevicesUnlinked(at=now, seat=k)]

    def unlink_all(self, now: float, person: str) -> list[AnyEntry]:
        """The links of all seats of a person that somebody has opened end."""
        seats = [k for k, seat in enumerate(self.seats) if seat.person == person and seat.linked]
        return [log.DevicesUnlinked(at=now, seat=k) for k in seats]

    # ---------------------------------------------------------------- what may happen: the game

    def answer(self, now: float, k: int, expected: int, choice: str, bot: str = "") -> list[AnyEntry]:
        """A seat answers what it has been asked at or before entry `expected`; `settle` asks the rules."""
        self._running()
        seat = self._seat(k)
        if seat.since is None:
            raise Stale(f"seat {k} is not asked now", field="seat", n=self.n)
        if not seat.since <= expected <= self.n:
            raise Stale(f"expected {seat.since} to {self.n} entries seen; got {expected}", field="expected", n=self.n)
        if seat.bot != bot:
            raise NotNow(f"seat {k} is played by {seat.bot or seat.name}", field="seat")
        return [log.Answered(at=now, seat=k, choice=choice, bot=bot)]

    def why_not(self, k: int, choice: str) -> Reason | None:
        """Why a seat cannot choose this now; None if it can."""
        try:
            return self._running().why_not(choice, k)
        except UnknownChoice as error:
            raise Invalid(str(error), field="choice") from None

    def undo(self, now: float, k: int, away: frozenset[int] = NOBODY) -> list[AnyEntry]:
        """A seat takes back its last answer: at once where nobody has learned anything, else by consent."""
        game = self._running()
        self._played(k)
        if game.undoable(k):
            return [log.TakenBack(at=now, seat=k)]
        before = game.before_last(k)
        if before is None:
            raise NotNow(f"seat {k} has not answered yet", field="seat")
        return self.propose(now, k, "rewind", before, away)

    def resign(self, now: float, k: int) -> list[AnyEntry]:
        """A player gives up."""
        self._running()
        if self._seat(k).resigned:
            raise NotNow(f"seat {k} has resigned already", field="seat")
        return [log.Resigned(at=now, seat=k, bot=self.settings.stand_in)]

    def come_back(self, now: float, k: int) -> list[AnyEntry]:
        """A player takes his seat back from the bot."""
        self._running()
        seat = self._seat(k)
        if seat.resigned or not seat.bot:
            raise NotNow(f"seat {k} {'was given up' if seat.resigned else 'is not played by a bot'}", field="seat")
        return [log.Returned(at=now, seat=k)]

    def expire(self, now: float) -> list[AnyEntry]:
        """Bots take over the seats whose clocks have ended."""
        late = [k for k in self.asked if (deadline := self.deadline(k)) is not None and deadline <= now]
        return [log.StoodIn(at=now, seat=k, bot=self.settings.stand_in, why="clock") for k in late]

    # ---------------------------------------------------------------- what may happen: consent

    def propose(self, now: float, k: int, what: log.What, to: int = 0, away: frozenset[int] = NOBODY) -> list[AnyEntry]:
        """A seat asks for the consent of the others who are not away; where there are none it is done at once."""
        game = self._running()
        seat = self._played(k)
        if self.vote is not None:
            raise NotNow("another proposal waits for consent", field="what")
        if what == "rewind" and not 0 <= to < game.answered:
            raise Invalid(f"expected a number of answers from 0 to {game.answered - 1}; got {to}", field="to")
        if what == "replace" and (self._seat(to).bot or self._seat(to).person == seat.person):
            raise Invalid(f"expected the seat of another player; got {to}", field="to")
        if self.rated and what != "replace":
            away = NOBODY  # a rated game is not ended or undone behind anybody's back
        vote = Vote(k, what, to, away=away)
        self._must_not_interrupt(vote)
        proposed = log.Proposed(at=now, seat=k, what=what, to=to, away=tuple(sorted(away)))
        return [proposed, *self._carry_out(now, vote)] if not self._missing(vote) else [proposed]

    def cast(self, now: float, k: int, yes: bool, away: frozenset[int] = NOBODY) -> list[AnyEntry]:
        """A seat agrees, refuses, or (the proposer) withdraws. Whoever is not away any more is asked after all."""
        self._running()
        seat, vote = self._played(k), self._proposal()
        vote = vote._replace(away=vote.away & away)
        voted = log.Voted(at=now, seat=k, yes=yes, away=tuple(sorted(vote.away)))
        if not yes:
            return [voted]
        self._must_not_interrupt(vote)
        if seat.person not in self._missing(vote):
            raise NotNow(f"seat {k} is not asked for its consent", field="seat")
        vote = vote._replace(agreed=vote.agreed | {seat.person})
        return [voted, *self._carry_out(now, vote)] if not self._missing(vote) else [voted]

    def consent_missing(self) -> list[int]:
        """The seats whose consent the proposal waits for."""
        if self.vote is None:
            return []
        missing = self._missing(self.vote)
        return [k for k in self._concerned(self.vote) if self.seats[k].person in missing]

    def _missing(self, vote: Vote) -> set[str]:
        """The persons who have not agreed and are not away."""
        concerned = {self.seats[k].person for k in self._concerned(vote)}
        return concerned - {self.seats[k].person for k in (vote.seat, *vote.away)} - vote.agreed

    def _concerned(self, vote: Vote) -> list[int]:
        """The seats whose players have a say; if the game is to end or go back, also where a bot stands in."""
        played = [k for k, seat in enumerate(self.seats) if seat.person and not seat.resigned]
        return [k for k in played if not self.seats[k].bot] if vote.what == "replace" else played

    def _must_not_interrupt(self, vote: Vote) -> None:
        """Nobody who is there has a bot play his turn of a rated live game, not even if he agrees."""
        live = self.rated and isinstance(self.settings.clock, log.Live)
        if vote.what == "replace" and live and vote.to in self.asked and vote.to not in vote.away:
            raise NotNow(f"expected the seat of a player who is away; seat {vote.to} is at its turn", field="to")

    def _carry_out(self, now: float, vote: Vote) -> list[AnyEntry]:
        if vote.what == "rewind":
            return [log.Rewound(at=now, answered=vote.to)]
        if vote.what == "end":
            return [log.Abandoned(at=now)]
        return [log.StoodIn(at=now, seat=vote.to, bot=self.settings.stand_in, why="vote")]

    # ---------------------------------------------------------------- what may happen: talk

    def say(self, now: float, person: str, name: str, text: str) -> list[AnyEntry]:
        """Somebody says something."""
        said = " ".join(text.split())
        if not said or len(said) > CHAT_LENGTH:
            raise Invalid(f"expected 1 to {CHAT_LENGTH} characters; got {len(said)}", field="text")
        if person in self.muted:
            raise NotYours("the host of this table has muted you")
        seats = self.seats_of(person)
        if not seats and (not self.settings.spectators or self.is_closed_to(person)):
            raise NotYours("only players talk at this table")
        if self.said.by_players >= CHAT_OF_PLAYERS if seats else self.said.by_watchers >= CHAT_OF_WATCHERS:
            raise NotNow("as much has been said at this table as is kept of one")
        return [log.Said(at=now, person=person, name=name, text=said, seat=seats[0] if seats else None)]

    def mute(self, now: float, by: str, person: str, name: str, muted: bool) -> list[AnyEntry]:
        """The host mutes somebody, or lifts it."""
        self._must_be_host(by)
        if person == by:
            raise Invalid("expected somebody else than the host", field="name")
        return [log.Muted(at=now, person=person, name=name, muted=muted)]

    def meet_again(self, now: float, table: str) -> list[AnyEntry]:
        """The same players go on at another table."""
        self._must_be("over")
        if self.imported:
            raise NotNow("this game was played elsewhere")
        if self.closed:
            raise NotNow("an operator of this site has closed the table")
        if self.rematch:
            raise NotNow("there is a rematch already", table=self.rematch)
        return [log.Rematch(at=now, table=table)]

    def close(self, now: float) -> list[AnyEntry]:
        """An operator ends whatever goes on here."""
        if self.state == "over":
            raise NotNow("expected a table that is not over", state=self.state)
        return [log.Closed(at=now)]

    # ---------------------------------------------------------------- what happened

    def settle(self, entries: Sequence[AnyEntry]) -> list[AnyEntry]:
        """Let new entries take effect, and give them as they are to be stored.

        The game looks whether a move is legal when it takes it, so nobody asks before; one that is not is refused here
        and changes nothing.
        """
        before = self.n, self.changed, self.trail
        try:
            return [self.apply(entry) for entry in entries]
        except (UnknownChoice, IllegalChoice) as error:
            self.n, self.changed, self.trail = before
            raise self._refusal(entries[-1], error) from None

    def _refusal(self, entry: AnyEntry, error: UnknownChoice | IllegalChoice) -> Refused:
        assert isinstance(entry, log.Answered)
        if isinstance(error, UnknownChoice):
            return Invalid(str(error), field="choice")
        reason = self.why_not(entry.seat, entry.choice)
        assert reason is not None
        return IllegalMove(f"{entry.choice} is not possible now: {reason.code}", field="choice", reason=reason)

    def apply(self, entry: AnyEntry) -> AnyEntry:
        """Let an entry take effect. An answer is given back with the digest of the position it led to."""
        if (self.state == "new") != isinstance(entry, log.Created | log.Imported):
            raise Unplayable(
                f"table {self.id}: expected its log to begin with created, once; got {type(entry).__name__}"
            )
        self.trail = []
        self._events = []
        self._replaced = None
        self.n += 1
        self.changed = entry.at
        self._happen(entry)
        self._hear(entry)
        self._lapse()
        self._ask_anew(entry)
        if isinstance(entry, log.Answered):
            entry = self._vouched(entry)
        self.happenings.append(Happening(self.n, entry, tuple(self._events), self._replaced))
        return entry

    def _hear(self, entry: AnyEntry) -> None:
        """Note when each player last did something."""
        heard: list[int] = []
        if isinstance(entry, log.Began):
            heard = list(range(len(self.seats)))
        elif isinstance(entry, log.Said):
            heard = self.seats_of(entry.person)
        elif isinstance(entry, BY_PLAYERS) or (isinstance(entry, log.Answered) and not entry.bot):
            heard = [entry.seat]
        for k in heard:
            self.seats[k].heard_at = entry.at

    def _vouched(self, entry: log.Answered) -> log.Answered:
        assert self.game is not None
        self.digest = chain(self.digest, self.game.state.save())[:16]
        if entry.digest and entry.digest != self.digest:
            raise Unplayable(
                f"table {self.id}, entry {self.n}: after {entry.choice} the position has the digest {self.digest}, "
                f"the log says {entry.digest}: these rules play it differently"
            )
        return log.Answered(at=entry.at, seat=entry.seat, choice=entry.choice, digest=self.digest, bot=entry.bot)

    def _ask_anew(self, entry: AnyEntry) -> None:
        """Note since when each seat has been asked. Whoever was asked at once with others still is asked the same."""
        asked = self.asked
        other_game = isinstance(entry, log.Began | log.Rewound)
        for k, seat in enumerate(self.seats):
            answered = isinstance(entry, log.Answered | log.TakenBack) and entry.seat == k
            if k not in asked:
                self._stop(seat, entry.at)
                seat.since = None
            elif seat.since is None or answered or other_game:
                self._stop(seat, entry.at)
                seat.since = self.n
                seat.asked_at = entry.at

    def _stop(self, seat: Seat, now: float) -> None:
        if isinstance(self.settings.clock, log.Live) and seat.since is not None and not seat.bot:
            seat.left -= now - seat.asked_at

    def _renew_bots(self) -> None:
        """What a bot remembers of answers that were taken back must not count."""
        for seat in self.seats:
            seat.bot_since = self.n

    def _grant(self, seat: Seat, times: int) -> None:
        """Add the increment of a live clock, or take it away with the answer it was for."""
        if isinstance(self.settings.clock, log.Live) and not seat.bot:
            seat.left += times * self.settings.clock.increment

    @singledispatchmethod
    def _happen(self, entry: AnyEntry) -> None:
        raise Unplayable(f"table {self.id}: expected an entry; got {type(entry).__name__}")

    @_happen.register
    def _(self, entry: log.Created) -> None:
        self.state = "open"
        self.host = entry.host
        self.settings = entry.settings
        self.seed = entry.seed
        self.seed_known = entry.seed_known
        self.rated = entry.settings.rated and not entry.seed_known
        self.again = entry.again
        self.only = frozenset(entry.only)
        clock = entry.settings.clock
        left = clock.seconds if isinstance(clock, log.Live) else 0.0
        self.seats = [Seat(left=left) for _ in range(entry.settings.players)]

    @_happen.register
    def _(self, entry: log.Imported) -> None:
        record = Record.from_json(entry.record)
        self.state = "over"
        self.host = entry.host
        self.imported = True
        self.settings = entry.settings
        self.seed = record.seed or ""
        self.game = replay(rules_of(entry.settings.title), record)
        added = record.entropy or [""] * entry.settings.players
        self.seats = [Seat(name=self.colours[k], entropy=each) for k, each in enumerate(added)]
        self._events = self.game.happened()

    @_happen.register
    def _(self, entry: log.Sat) -> None:
        seat = self.seats[entry.seat]
        seat.person, seat.name, seat.origin = entry.person, entry.name, entry.origin
        seat.entropy, seat.links_since = entry.entropy, self.n

    @_happen.register
    def _(self, entry: log.BotSeated) -> None:
        seat = self.seats[entry.seat]
        seat.bot, seat.bot_since = entry.bot, self.n

    @_happen.register
    def _(self, entry: log.Left) -> None:
        self.seats[entry.seat] = Seat(left=self.seats[entry.seat].left)

    @_happen.register
    def _(self, entry: log.DeviceLinked) -> None:
        self.seats[entry.seat].linked.add(entry.person)

    @_happen.register
    def _(self, entry: log.DevicesUnlinked) -> None:
        self.seats[entry.seat].end_links(self.n)

    @_happen.register
    def _(self, entry: log.EntropyAdded) -> None:
        self.seats[entry.seat].entropy = entry.entropy

    @_happen.register
    def _(self, entry: log.Began) -> None:
        rules = rules_of(self.settings.title)
        setup = prepare(rules, self.settings.players, self.settings.options)
        self.game = Game(rules, setup, Dealer(mix(self.seed, self.entropy)))
        self._events = self.game.happened()
        self.game.listen(self._note)
        self.game.watch(self._pass)
        self.state = "running"
        self.digest = chain(self.commitment, self.game.state.save())[:16]

    def _note(self, event: Event) -> None:
        self._events.append((self.answered, event))

    def _pass(self, state: State) -> None:
        self.trail.append((self.answered, state.fork()))

    @_happen.register
    def _(self, entry: log.Answered) -> None:
        game = self._running()
        game.apply(entry.choice, entry.seat)
        self._grant(self.seats[entry.seat], 1)
        if game.decision is None:
            self.state = "over"

    @_happen.register
    def _(self, entry: log.TakenBack) -> None:
        game = self._running()
        before = game.before_last(entry.seat)
        game.undo(entry.seat)
        self._grant(self.seats[entry.seat], -1)
        self._renew_bots()
        self._replaced = before
        self._events = [(at, event) for at, event in game.happened() if before is not None and at >= before]

    @_happen.register
    def _(self, entry: log.Proposed) -> None:
        self.vote = Vote(entry.seat, entry.what, entry.to, away=frozenset(entry.away))

    @_happen.register
    def _(self, entry: log.Voted) -> None:
        vote = self._proposal()
        agreed = vote.agreed | {self.seats[entry.seat].person}
        self.vote = vote._replace(agreed=agreed, away=frozenset(entry.away)) if entry.yes else None

    @_happen.register
    def _(self, entry: log.Rewound) -> None:
        self._replaced = entry.answered
        self._running().rewind(entry.answered)
        self._renew_bots()
        self.rated = False  # what chance and secrets had told is known

    @_happen.register
    def _(self, entry: log.Abandoned) -> None:
        self.state = "over"

    @_happen.register
    def _(self, entry: log.StoodIn) -> None:
        seat = self.seats[entry.seat]
        self._stop(seat, entry.at)
        seat.bot, seat.bot_since, seat.asked_at = entry.bot, self.n, entry.at
        if entry.why == "vote":
            seat.end_links(self.n)

    @_happen.register
    def _(self, entry: log.Returned) -> None:
        seat = self.seats[entry.seat]
        seat.bot, seat.asked_at = "", entry.at
        seat.left = max(seat.left, RETURN_SECONDS)
        if self.vote is not None:
            self.vote = self.vote._replace(away=self.vote.away - {entry.seat})

    @_happen.register
    def _(self, entry: log.Resigned) -> None:
        seat = self.seats[entry.seat]
        seat.bot, seat.bot_since, seat.resigned, seat.asked_at = entry.bot, self.n, True, entry.at
        if self._one_is_left():
            self.state = "over"

    @_happen.register
    def _(self, entry: log.Said) -> None:
        players, watchers = self.said
        self.said = Said(players, watchers + 1) if entry.seat is None else Said(players + 1, watchers)

    @_happen.register
    def _(self, entry: log.Muted) -> None:
        if entry.muted:
            self.muted.add(entry.person)
        else:
            self.muted.discard(entry.person)

    @_happen.register
    def _(self, entry: log.Closed) -> None:
        self.state = "over"
        self.closed = True

    @_happen.register
    def _(self, entry: log.Rematch) -> None:
        self.rematch = entry.table

    def _lapse(self) -> None:
        """A proposal that is carried out, or has lost its ground, falls; so does one that waits for nobody any more."""
        vote = self.vote
        if vote is None:
            return
        gone = (
            self.state != "running"
            or self.seats[vote.seat].bot
            or (vote.what == "replace" and self.seats[vote.to].bot)
            or (vote.what == "rewind" and vote.to >= self.answered)
            or not self._missing(vote)
        )
        if gone:
            self.vote = None

    # ---------------------------------------------------------------- inside

    def _seat(self, k: int) -> Seat:
        if not 0 <= k < len(self.seats):
            raise Invalid(f"expected a seat from 0 to {len(self.seats) - 1}; got {k}", field="seat")
        return self.seats[k]

    def _played(self, k: int) -> Seat:
        """A seat whose player is there to decide."""
        seat = self._seat(k)
        if seat.bot:
            raise NotNow(f"seat {k} is played by {seat.bot}", field="seat")
        return seat

    def _proposal(self) -> Vote:
        if self.vote is None:
            raise NotNow("there is no proposal to vote on")
        return self.vote

    def _one_is_left(self) -> bool:
        return sum(not seat.resigned for seat in self.seats) == 1

    def _running(self) -> Game:
        self._must_be("running")
        assert self.game is not None
        return self.game

    def _must_be(self, state: TableState) -> None:
        if self.state != state:
            raise NotNow(f"expected a table that is {state}; this one is {self.state}", state=self.state)

    def _must_be_host(self, person: str) -> None:
        if person != self.host:
            raise NotYours("only the host of the table may do this")


def resume(id: str, stored: Sequence[AnyEntry]) -> Table:
    """The table that a log makes; an error that says where, if it cannot be played any more."""
    if not stored:
        raise NotFound(f"there is no table {id}")
    table = Table(id)
    for entry in stored:
        try:
            table.apply(entry)
        except Unplayable:
            raise
        except Exception as error:  # whatever other rules make of an old log
            raise Unplayable(f"table {id}, entry {table.n}, {type(entry).__name__}: {error}") from error
    return table
