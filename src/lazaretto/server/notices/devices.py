"""The browsers that want push messages: what each gives when it subscribes, and the rows that keep it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from lazaretto.server.notices.outside import AddressRefused, Guard
from lazaretto.server.refusals import Invalid
from lazaretto.server.store.database import Database, Statement


class Keys(Struct, frozen=True):
    """What messages to a browser are encrypted with: a point of the curve P-256, and 16 bytes, in base64."""

    p256dh: Annotated[str, Meta(pattern=r"^[\w-]{87}=?$", max_length=88)]
    auth: Annotated[str, Meta(pattern=r"^[\w-]{22}(==)?$", max_length=24)]


class Device(Struct, frozen=True):
    """A browser, as its own `PushSubscription.toJSON()` has it."""

    endpoint: Annotated[str, Meta(max_length=2000)]
    keys: Keys

    async def check(self, guard: Guard) -> None:
        """Refuse an end point that this site would not call."""
        try:
            await guard.check(self.endpoint)
        except AddressRefused as error:
            raise Invalid(f"endpoint: {error}", field="endpoint") from None


def keep(device: Device, person: str) -> Statement:
    """Remember a browser; whoever used it last is told there, and nobody else."""
    keys = msgspec.json.encode(device.keys).decode()
    return Statement(
        "INSERT INTO devices (endpoint, person, keys) VALUES ($1, $2, $3)"
        " ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys",
        (device.endpoint, person, keys),
    )


def drop(endpoint: str, person: str) -> Statement:
    """Forget a person's browser."""
    return Statement("DELETE FROM devices WHERE endpoint = $1 AND person = $2", (endpoint, person))


async def devices_of(database: Database, person: str) -> list[Device]:
    """The browsers that a person has subscribed."""
    rows = await database.rows("SELECT endpoint, keys FROM devices WHERE person = $1", person)
    return [Device(row["endpoint"], msgspec.json.decode(row["keys"], type=Keys)) for row in rows]
