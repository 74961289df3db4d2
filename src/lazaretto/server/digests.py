"""Digests of positions, as logs have them: what `kernel.record.chain` gives, by a faster encoder.

The kernel has nothing but the standard library; a table takes a digest with every move.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec


def chain(previous: str, saved: Mapping[str, Any]) -> str:
    """The digest of a state, which also vouches for all states before it."""
    return hashlib.sha256(previous.encode() + msgspec.json.encode(saved, order="sorted")).hexdigest()
