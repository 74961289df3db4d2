"""Where two documents differ: data as JSON has it, or objects that name their fields, compared place by place.

A site does it with every move, so it is compiled with the engine.
"""

from __future__ import annotations

from typing import Any

FIELDS = "__struct_fields__"  # where msgspec's objects have the names of their fields


def differences(old: Any, new: Any, path: str) -> list[tuple[str, Any]]:
    """By path, as JSON Pointers (RFC 6901) write it, what stands in the new document where the old one differs.

    Where a list has another length, or an object other keys, it differs as a whole. No name in them has a slash or a
    tilde. What is the same object in both is not looked into.
    """
    found: list[tuple[str, Any]] = []
    if old is not new and old != new:
        _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: str, found: list[tuple[str, Any]]) -> None:
    """Add the differences of two things that are not equal."""
    if isinstance(new, dict) and isinstance(old, dict):
        _compare_dicts(old, new, path, found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        _compare_lists(old, new, path, found)
    elif type(old) is type(new) and hasattr(new, FIELDS):
        for name in getattr(new, FIELDS):
            before, after = getattr(old, name), getattr(new, name)
            if before is not after and before != after:
                _compare(before, after, f"{path}/{name}", found)
    else:
        found.append((path, new))


# With the types of their arguments written down these two are C to the last line.


def _compare_dicts(old: dict[str, Any], new: dict[str, Any], path: str, found: list[tuple[str, Any]]) -> None:
    known = len(found)
    same_names = len(old) == len(new)
    for name, after in new.items():
        if name not in old:
            same_names = False
        if not same_names:
            break
        before = old[name]
        if before is not after and before != after:
            _compare(before, after, f"{path}/{name}", found)
    if not same_names:
        del found[known:]
        found.append((path, new))


def _compare_lists(old: list[Any], new: list[Any], path: str, found: list[tuple[str, Any]]) -> None:
    for k in range(len(new)):
        before, after = old[k], new[k]
        if before is not after and before != after:
            _compare(before, after, f"{path}/{k}", found)
