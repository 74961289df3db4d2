"""How one document becomes another: replacements by path, as JSON Patch (RFC 6902) writes them.

Only `replace` is ever needed. Where a list has another length, or an object other keys, it is replaced as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from lazaretto.server.schema.table import Change


def changes(old: Any, new: Any, path: str = "") -> Iterator[Change]:
    """What turns the old document into the new one, where they differ; no name in them has a slash or a tilde."""
    pairs: Iterable[tuple[Any, Any, Any]]
    if isinstance(new, Struct) and type(old) is type(new):
        pairs = ((name, getattr(old, name), getattr(new, name)) for name in new.__struct_fields__)
    elif isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        pairs = ((name, old[name], value) for name, value in new.items())
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        pairs = zip(range(len(new)), old, new, strict=True)
    else:
        yield Change(path=path, value=new)
        return
    for name, before, after in pairs:
        if before != after:
            yield from changes(before, after, f"{path}/{name}")
