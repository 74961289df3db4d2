"""What an object of the engine consists of, whether it is compiled or not."""

from __future__ import annotations

import inspect
from types import GetSetDescriptorType
from typing import Any

MISSING = object()


def fields(thing: object) -> dict[str, Any]:
    """The fields of an object by name, rows of numbers as lists of their own."""
    found = {}
    for name in dir(thing):
        declared = inspect.getattr_static(type(thing), name, MISSING)
        own = declared is MISSING or isinstance(declared, GetSetDescriptorType)
        if own and not name.startswith("__"):
            value = getattr(thing, name)
            found[name] = list(value) if hasattr(value, "__setitem__") and not isinstance(value, dict) else value
    return found
