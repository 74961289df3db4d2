"""Tables without a server: people p0, p1 … sit down, act by calling, and the log is kept."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from lazaretto.kernel.game import Game
from lazaretto.server import entries as log
from lazaretto.server.commands import play, seating
from lazaretto.server.entries import AnyEntry
from lazaretto.server.replays import Past, replay
from lazaretto.server.schema.game import Replay
from lazaretto.server.table import Table
from lazaretto.server.table_log import resume, settle
from lazaretto.server.viewpoint import Viewpoint

STAND_IN = "greedy"


def looked_back(game: Game, seen: Viewpoint, first: int, count: int) -> Replay:
    """The past of a game as the site shows it, where nobody else wants anything meanwhile."""
    making = replay(Past.of(game), seen, first, count)
    while True:
        try:
            making.send(None)
        except StopIteration as made:
            shown: Replay = made.value
            return shown


class Played:
    """A table, its log, and a clock that goes only when told."""

    def __init__(
        self,
        title: str = "rattus",
        players: int = 3,
        *,
        seed: str = "a seed",
        clock: log.Clock = None,
        public: bool = False,
        rated: bool = False,
        spectators: bool = True,
        seed_known: bool = False,
        host: str = "p0",
        id: str = "t",
    ) -> None:
        self.now = 1000.0
        self.table = Table(id)
        self.log: list[AnyEntry] = []
        settings = log.Settings(
            title=title,
            players=players,
            options={},
            clock=clock,
            public=public,
            rated=rated,
            spectators=spectators,
            stand_in=STAND_IN,
        )
        self.do([log.Created(at=self.now, host=host, settings=settings, seed=seed, seed_known=seed_known)])

    def do(self, wanted: Sequence[AnyEntry]) -> None:
        """Let entries happen."""
        self.log += settle(self.table, wanted)

    def seat(self, *players: str) -> Played:
        """Fill the seats: persons by name (p0, p1 …), bots as `bot:greedy`; then the game is on."""
        for k, player in enumerate(players):
            if player.startswith("bot:"):
                self.do(seating.fill(self.table, self.now, k, player.removeprefix("bot:"), self.table.host))
            else:
                self.do(seating.sit(self.table, self.now, k, player, player.upper()))
        if self.table.state == "open" and not any(seat.is_open for seat in self.table.seats):
            self.do(seating.begin(self.table, self.now, self.table.host))
        return self

    def options(self, k: int) -> list[str]:
        """What a seat that is asked may answer."""
        assert self.table.game is not None
        decision = self.table.game.decision_of(k)
        assert decision is not None
        return [option.text for option in decision.options]

    def answer(self, k: int | None = None, choice: str = "") -> int:
        """A seat that is asked answers, by its bot if one plays it; the seat."""
        seat = self.table.asked[0] if k is None else k
        bot = self.table.seats[seat].bot
        self.do(play.answer(self.table, self.now, seat, self.table.n, choice or self.options(seat)[0], bot))
        return seat

    def play(self, rng: random.Random, until: Callable[[Table], bool] = lambda table: False) -> Played:
        """Everybody answers at random until something holds, or the game is over."""
        while self.table.state == "running" and not until(self.table):
            k = rng.choice(self.table.asked)
            self.answer(k, rng.choice(self.options(k)))
        return self

    def resumed(self) -> Table:
        """The table that the log makes."""
        return resume(self.table.id, [log.read(log.write(entry)) for entry in self.log])


def begun(title: str = "rattus", players: int = 3, clock: log.Clock = None, rated: bool = False) -> Played:
    """A game of people that has just begun."""
    return Played(title, players, clock=clock, rated=rated).seat(*(f"p{k}" for k in range(players)))


def kinds(entries: list[AnyEntry]) -> list[str]:
    """What entries are called where they are stored."""
    return [str(type(entry).__struct_config__.tag) for entry in entries]


def some_chance_later(played: Played) -> int:
    """Play on until the seat that answered cannot take it back alone; that seat."""
    rng = random.Random(1)
    while True:
        k = played.table.asked[0]
        played.answer(k, rng.choice(played.options(k)))
        assert played.table.game is not None
        if played.table.game.undoable(k) == 0:
            return k
