"""The one way to write plain data as bytes, so that what is equal has the same digest everywhere."""

from __future__ import annotations

import json
from typing import Any

ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def canonical(data: Any) -> bytes:
    """The data as JSON with its names in order, and nothing between."""
    return ENCODER.encode(data).encode()
