"""One table: what its log has made of it so far. No network, no storage, no clock of its own.

`table_log.py` lets entries take effect, `commands/` say which may come next. Nobody else changes a table.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from lazaretto.games.rules import rules_of
from lazaretto.kernel.components import SetName
from lazaretto.kernel.errors import UnknownChoice
from lazaretto.kernel.event import Event, Reason
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import commitment
from lazaretto.kernel.state import State
from lazaretto.server import entries as log
from lazaretto.server.history import History
from lazaretto.server.refusals import Invalid, NotNow, NotYours
from lazaretto.server.seat import Seat
from lazaretto.server.vote import Vote

TableState = Literal["new", "open", "running", "over"]

DAY = 86_400.0
ENTRIES = 10_000  # of a log, which is read as a whole: from then on it takes only what leads to an end
BOT_PATIENCE = 15.0  # after so many seconds without a bot's answer some process looks what became of it


class ChatCount(NamedTuple):
    """How much has been said at a table."""

    by_players: int = 0
    by_watchers: int = 0


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
        self.origin = ""  # where the host came from
        self.settings: log.Settings
        self.seed = ""
        self.dealer = 1  # which one draws by it: see kernel/dealer.py
        self.commitment = ""  # published before the first move: the seed that is shown after the game has this digest
        self.seed_known = False
        self.printed: SetName | None = None  # the set of an owner that is played with; None: the title's own
        self.position = ""  # the line of notation from which the game goes on; nothing: it begins at its set-up
        self.deal = ""  # the deal that is played at other tables too, by its id
        self.sealed = False  # that deal is still played elsewhere: nobody sees more of it here than his seat does
        self.rated = False
        self.imported = False  # played elsewhere, here to be looked at
        self.seats: list[Seat] = []
        self.persons: frozenset[str] = frozenset()  # everybody who may play here, on whatever device
        self.game: Game | None = None
        self.digest = ""
        self.vote: Vote | None = None
        self.muted: set[str] = set()
        self.said = ChatCount()
        self.again = ""
        self.only: frozenset[str] = frozenset()  # the persons who may sit down; nobody: everybody
        self.rematch = ""
        self.rewound = 0  # how often the game has gone back by consent
        self.closed = False  # by an operator
        self.changed = 0.0
        self.happenings = History()
        self.trail: list[tuple[int, State]] = []  # the positions on the way to the last one, by number of answers
        self.events: list[tuple[int, Event]] = []  # what the last entry showed, as `Happening` has it
        self.replaced: int | None = None

    def commit_to(self, seed: str, dealer: int) -> None:
        """Have this dealer draw, by this seed or what is mixed with it."""
        self.seed, self.dealer = seed, dealer
        self.commitment = commitment(seed, dealer) if seed else ""

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

    def seats_of(self, person: str) -> list[int]:
        """The seats this person may play."""
        return [k for k, seat in enumerate(self.seats) if seat.belongs_to(person)]

    def is_at(self, person: str) -> bool:
        """Whether a person sits here, or is the host."""
        return bool(person) and (person == self.host or person in self.persons)

    def is_closed_to(self, person: str) -> bool:
        """Whether this is a private table whose game, now over, is a matter of others."""
        return self.state == "over" and not self.settings.public and not self.is_at(person)

    def is_sealed_to(self, person: str) -> bool:
        """Whether somebody who plays nothing here would learn a deal that is still played elsewhere."""
        return self.sealed and self.state != "open" and person not in self.persons

    @property
    def is_revealed(self) -> bool:
        """Whether nothing of the game is a secret any more."""
        return self.state == "over" and not self.sealed

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
        """Who came where, once the game is over with a result: those who gave up come last.

        Where all but one gave up, points are what they were then.
        """
        if self.game is None or self.state != "over" or self.closed:
            return []
        played_out = self.game.outcome is not None
        if not played_out and not self.one_is_left:
            return []
        outcome = self.game.state.outcome()
        order = [
            (seat.resigned, rank if played_out else 1) for seat, rank in zip(self.seats, outcome.ranks, strict=True)
        ]
        return [Place(k, 1 + sum(other < own for other in order), outcome.totals[k]) for k, own in enumerate(order)]

    def consent_missing(self) -> list[int]:
        """The seats whose consent the proposal waits for."""
        if self.vote is None:
            return []
        missing = self.vote.missing(self.seats)
        return [k for k in self.vote.concerned(self.seats) if self.seats[k].person in missing]

    def why_not(self, k: int, choice: str) -> Reason | None:
        """Why a seat cannot choose this now; None if it can."""
        try:
            return self.running_game().why_not(choice, k)
        except UnknownChoice as error:
            raise Invalid(str(error), field="choice") from None

    # ---------------------------------------------------------------- what a command needs, or a refusal

    def seat(self, k: int) -> Seat:
        """A seat by its number."""
        if not 0 <= k < len(self.seats):
            raise Invalid(f"expected a seat from 0 to {len(self.seats) - 1}; got {k}", field="seat")
        return self.seats[k]

    def played_seat(self, k: int) -> Seat:
        """A seat whose player is there to decide."""
        seat = self.seat(k)
        if seat.bot:
            raise NotNow(f"seat {k} is played by {seat.bot}", field="seat")
        return seat

    def proposal(self) -> Vote:
        """What is voted on."""
        if self.vote is None:
            raise NotNow("there is no proposal to vote on")
        return self.vote

    @property
    def one_is_left(self) -> bool:
        """Whether all but one have given up."""
        return sum(not seat.resigned for seat in self.seats) == 1

    def running_game(self) -> Game:
        """The game, which must be on."""
        self.must_be("running")
        assert self.game is not None
        return self.game

    def must_be(self, state: TableState) -> None:
        """Refuse whatever belongs to another time of a table."""
        if self.state != state:
            raise NotNow(f"expected a table that is {state}; this one is {self.state}", state=self.state)

    def must_be_host(self, person: str) -> None:
        """Refuse whatever is for the host to do."""
        if person != self.host:
            raise NotYours("only the host of the table may do this")

    # ---------------------------------------------------------------- listening to the game

    def note_event(self, event: Event) -> None:
        """Something was told."""
        self.events.append((self.answered, event))

    def let_go(self) -> None:
        """Nobody needs it any more. A game that told it things would keep it in memory, and it the game."""
        if self.game is not None:
            self.game.listen(None)
            self.game.watch(None)

    def note_position(self, state: State) -> None:
        """A position was passed."""
        self.trail.append((self.answered, state.fork()))
