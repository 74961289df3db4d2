"""What is printed in a box, on the wire: sets in one file each, and how two of them differ."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from lazaretto.kernel.components import LARGEST_FILE
from lazaretto.server.schema.base import Reply, Request

SetFile = Annotated[
    str,
    Meta(max_length=LARGEST_FILE, description="A whole set of components, as JSON: `lazaretto components` has more."),
]


class SetInfo(Reply):
    """Which set of an owner is played with; sets that say the same have the same digest."""

    name: str  # "" where the owner does not say
    digest: str


class CheckSet(Request):
    """A set that somebody brings for a title."""

    title: Annotated[str, Meta(max_length=40)]
    file: SetFile


class CompareSets(Request):
    """Two sets for a title; None: the one that comes with it."""

    title: Annotated[str, Meta(max_length=40)]
    first: SetFile | None = None
    second: SetFile | None = None


class SetWhole(Reply):
    """A set that has been proven."""

    box: str  # the title in whose box it is
    name: str
    digest: str
    own: bool  # whether it says what the set says that comes with the title
    file: str  # tidied: without whatever else stood there


class DifferenceInfo(Reply):
    """What only one of two sets says in a field of an item: of the token S01, say, its limit."""

    part: str
    item: str
    field: str
    left: list[str]
    right: list[str]
