"""Sets of components that people bring: the loader of their title proves each before anything is made of it."""

from __future__ import annotations

from typing import Any

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import components
from lazaretto.kernel.components import Data, Printed
from lazaretto.kernel.errors import ComponentError
from lazaretto.server.refusals import Invalid, NotFound
from lazaretto.server.schema.components import CheckSet, CompareSets, DifferenceInfo, SetWhole


def printed_of(title: str) -> Printed:
    """What the box of a title prints."""
    if title not in TITLES:
        raise NotFound(f"expected one of the titles {', '.join(TITLES)}; got {title!r}", field="title")
    printed: Printed = rules_of(title).components
    if not printed.box:
        raise NotFound(f"{title} has no components of its own", field="title")
    return printed


def take(title: str, file: str, field: str = "file") -> dict[str, Any]:
    """A set that somebody brings, proven."""
    try:
        return printed_of(title).parse(file)
    except ComponentError as error:
        raise Invalid(str(error), field=field) from None


def wanted(title: str, file: str | None) -> dict[str, Any] | None:
    """The set that is to be played with, proven; None: the one that comes with the title, however it was said."""
    if file is None:
        return None
    data = take(title, file, "components")
    return None if printed_of(title).name(data) is None else data


def whole(title: str, data: Data | None = None) -> SetWhole:
    """A set that has been proven; None: the one that comes with a title."""
    printed = printed_of(title)
    return _whole(printed, printed.own if data is None else data)


def check(wanted: CheckSet) -> SetWhole:
    """A set that somebody brings, as it would be played with."""
    return _whole(printed_of(wanted.title), take(wanted.title, wanted.file))


def compare(wanted: CompareSets) -> list[DifferenceInfo]:
    """Where two sets differ."""
    printed = printed_of(wanted.title)
    left, right = (
        printed.facts(printed.own if file is None else take(wanted.title, file, field))
        for field, file in (("first", wanted.first), ("second", wanted.second))
    )
    return [
        DifferenceInfo(part=part, item=item, field=field, left=list(ours), right=list(theirs))
        for part, item, field, ours, theirs in components.differences(left, right)
    ]


def _whole(printed: Printed, data: Data) -> SetWhole:
    digest = components.digest(printed.facts(data))
    return SetWhole(
        box=printed.box,
        name=components.tidy_name(data) or "",
        digest=digest,
        own=digest == printed.own_digest,
        file=printed.write(data),
    )
