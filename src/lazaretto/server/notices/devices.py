"""The browsers that want push messages: what each gives when it subscribes, and how it is kept."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from lazaretto.server.notices.outbound import AddressRefused, Guard
from lazaretto.server.refusals import Invalid, TooMany
from lazaretto.server.store.devices import MOST, DeviceStore


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


async def keep(store: DeviceStore, device: Device, person: str) -> None:
    """Remember a browser; whoever used it last is told there, and nobody else."""
    if not await store.keep(device.endpoint, person, msgspec.json.encode(device.keys).decode()):
        raise TooMany(f"expected at most {MOST} browsers that are sent push messages", field="endpoint")


async def devices_of(store: DeviceStore, person: str) -> list[Device]:
    """The browsers that a person has subscribed."""
    rows = await store.of(person)
    return [Device(row["endpoint"], msgspec.json.decode(row["keys"], type=Keys)) for row in rows]
