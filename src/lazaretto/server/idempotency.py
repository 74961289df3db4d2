"""Requests that are sent twice happen once: by a key that the client drew, and a digest of what it came with."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from lazaretto.server.refusals import Invalid

HEADER = "Idempotency-Key"


class RequestKey(NamedTuple):
    """A key of one person's, and what he asked for with it; without a key nothing is recognized."""

    key: str = ""
    request: str = ""

    def check(self, before: str) -> None:
        """Refuse to take another request for the one that came with this key before."""
        if before and before != self.request:
            raise Invalid("expected the same request as before with this key, or a new key", field=HEADER)


NO_KEY = RequestKey()


def request_key(person: str, key: str, method: str, path: str, body: bytes) -> RequestKey:
    """The key of a request."""
    if not key:
        return NO_KEY
    told = hashlib.sha256(f"{method} {path}\n".encode() + body)
    return RequestKey(f"{person}:{key}", told.hexdigest()[:32])
