"""Where two documents differ: data as JSON has it, or objects that name their fields, compared place by place.

A site does it with every move, so it is compiled with the engine.
"""

from __future__ import annotations

from typing import Any

FIELDS = "__struct_fields__"  # where msgspec's objects have the names of their fields


def differences(old: Any, new: Any, path: str) -> list[tuple[str, Any]]:
    """By path, as JSON Pointers (RFC 6901) write it, what stands in the new document where the old one differs.

    Where a list has another length, or an object other keys, it differs as a whole. No name in them has a slash or a
    tilde.
    """
    found: list[tuple[str, Any]] = []
    if old != new:
        _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: str, found: list[tuple[str, Any]]) -> None:
    """Add the differences of two things that are not equal."""
    if isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        for name, value in new.items():
            if old[name] != value:
                _compare(old[name], value, f"{path}/{name}", found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for k in range(len(new)):
            if old[k] != new[k]:
                _compare(old[k], new[k], f"{path}/{k}", found)
    elif type(old) is type(new) and hasattr(new, FIELDS):
        for name in getattr(new, FIELDS):
            before, after = getattr(old, name), getattr(new, name)
            if before != after:
                _compare(before, after, f"{path}/{name}", found)
    else:
        found.append((path, new))
