"""How one document becomes another: replacements by path, as JSON Patch (RFC 6902) writes them.

Only `replace` is ever needed. Where a list has another length, or an object other keys, it is replaced as a whole.
"""

from __future__ import annotations

from typing import Any

from lazaretto.kernel.differences import differences
from lazaretto.server.schema.table import Change


def changes(old: Any, new: Any, path: str = "") -> list[Change]:
    """What turns the old document into the new one, where they differ."""
    return [Change(path=where, value=value) for where, value in differences(old, new, path)]
