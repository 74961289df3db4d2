"""A place at the table, whoever plays it, and what is left on the clock there."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.server import entries as log


@dataclass(slots=True)
class Seat:
    """A place at the table and whoever plays it."""

    person: str = ""
    name: str = ""
    origin: str = ""  # where its player came from
    bot: str = ""  # plays the seat now, for a person who is away or for nobody
    bot_since: int = 0  # the entry since which it has played with nothing taken back
    resigned: bool = False
    linked: frozenset[str] = frozenset()  # others who opened the seat's link
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
        self.linked = frozenset()
        self.links_since = n

    def stop_clock(self, clock: log.Clock, now: float) -> None:
        """Take off a live clock what has gone by since the seat was asked."""
        if isinstance(clock, log.Live) and self.since is not None and not self.bot:
            self.left -= now - self.asked_at

    def add_increment(self, clock: log.Clock, times: int) -> None:
        """Add the increment of a live clock, or take it away with the answer it was for."""
        if isinstance(clock, log.Live) and not self.bot:
            self.left += times * clock.increment
