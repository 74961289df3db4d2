"""Games for learning programs: positions as numbers, many games at once, and the interfaces that the field agreed on.

Each name is imported when it is used, because it may need a library that the others do not: see docs/research.md.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lazaretto.envs.abreast import vector
    from lazaretto.envs.alone import solo
    from lazaretto.envs.at_once import parallel
    from lazaretto.envs.batch import Batch
    from lazaretto.envs.encoding import Encoding
    from lazaretto.envs.in_turn import aec
    from lazaretto.envs.spiel import open_spiel

__all__ = ["Batch", "Encoding", "aec", "open_spiel", "parallel", "solo", "vector"]

PLACES = {
    "Batch": "lazaretto.envs.batch",
    "Encoding": "lazaretto.envs.encoding",
    "aec": "lazaretto.envs.in_turn",
    "open_spiel": "lazaretto.envs.spiel",
    "parallel": "lazaretto.envs.at_once",
    "solo": "lazaretto.envs.alone",
    "vector": "lazaretto.envs.abreast",
}


def __getattr__(name: str) -> Any:
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(PLACES[name]), name)
