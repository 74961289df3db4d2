"""What threatens a seat next, from what it knows: where a learner should look before he is shown a move."""

from __future__ import annotations

from typing import NamedTuple

from lazaretto.games.titles import TITLES, load
from lazaretto.kernel.event import Args
from lazaretto.kernel.view import View


class Danger(NamedTuple):
    """A key and arguments for a sentence."""

    key: str
    args: Args


def dangers(view: View) -> list[Danger]:
    """What threatens the seat of a view, the worst first; nothing in a title that does not say."""
    place = TITLES[view.title].dangers
    found: list[Danger] = load(place)(view) if place else []
    return found
