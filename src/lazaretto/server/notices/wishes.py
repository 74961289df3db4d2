"""How a person wants to be told, in which language, and at which hours not."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

from lazaretto.server.notices.outbound import AddressRefused, Guard
from lazaretto.server.refusals import Invalid

DAY = timedelta(days=1)

# The length keeps out a line's end, which the pattern's `$` would let through.
Hour = Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$", max_length=5)]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """From start to end, by the clock of a time zone, nobody is told anything; the end may be on the next day."""

    start: Hour
    end: Hour
    zone: Annotated[str, Meta(max_length=64)]

    def __post_init__(self) -> None:
        if self.start == self.end:
            raise ValueError(f"end: expected another time than start; got {self.end!r}")
        try:
            ZoneInfo(self.zone)
        except (KeyError, ValueError, OSError):  # OSError: the name of a folder of zones
            raise ValueError(f"zone: expected a time zone such as 'Europe/Rome'; got {self.zone!r}") from None

    def over(self, now: float) -> float:
        """When these hours are over: now, if they are not on.

        Each night is a stretch between two moments, not every moment at which a clock shows a certain time: when clocks
        are put back, quiet hours that have ended do not begin again.
        """
        today = datetime.fromtimestamp(now, ZoneInfo(self.zone)).date()
        for day in (today - DAY, today):
            end = self._moment(day if self.start < self.end else day + DAY, self.end)
            if self._moment(day, self.start) <= now < end:
                return end
        return now

    def _moment(self, day: date, hour: str) -> float:
        return datetime.combine(day, time.fromisoformat(hour), ZoneInfo(self.zone)).timestamp()


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person has settled; kept as JSON in `people.wishes`, so a new field needs a default."""

    language: Literal["en", "it", "nl"] = "en"
    mail: bool = False
    webhook: Annotated[str, Meta(max_length=2000)] = ""
    push: bool = False
    quiet: Quiet | None = None

    async def check(self, guard: Guard) -> None:
        """Refuse a webhook that this site would not call."""
        if self.webhook:
            try:
                await guard.check(self.webhook)
            except AddressRefused as error:
                raise Invalid(f"webhook: {error}", field="webhook") from None

    def tell_at(self, now: float) -> float:
        """When this person may be told something that is known now."""
        return self.quiet.over(now) if self.quiet else now
