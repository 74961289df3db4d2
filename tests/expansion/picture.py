"""What the Apothecary adds to what lies on the table."""

from __future__ import annotations

from typing import TypedDict

from lazaretto.games.rattus.mercatus.picture import MercatusPicture
from lazaretto.games.rattus.picture import RattusPicture
from lazaretto.games.rattus.state import Rattus
from tests.expansion.board import HIDDEN, KINDS
from tests.expansion.remedies import Remedies, remedies


class Remedy(TypedDict):
    """A kind of remedies and where they are."""

    name: str
    shop: int
    held: list[int]  # by seat


class RemediesPicture(TypedDict):
    """What lies on the table beside the base game."""

    remedies: list[Remedy]
    laid: dict[str, str]  # by card: the remedy on it
    pot: str | None
    noted: list[str | None]  # by seat, as far as it is known
    remedy_bought: bool


class ApothecaryPicture(RattusPicture, RemediesPicture):
    """The whole table."""


class WithMercatusPicture(MercatusPicture, RemediesPicture):
    """The whole table of both expansions."""


def picture(s: Rattus) -> RemediesPicture:
    """The remedies and notes of this position."""
    r = remedies(s)
    return {
        "remedies": [_remedy(s, r, kind) for kind in range(len(KINDS))],
        "laid": {card.name: KINDS[r.laid[card.id] - 1] for card in s.rules.deck if r.laid[card.id]},
        "pot": KINDS[r.pot - 1] if r.pot else None,
        "noted": [KINDS[r.noted[k] - 1] if 0 < r.noted[k] < HIDDEN else None for k in range(s.players)],
        "remedy_bought": r.bought == 1 and not s.ended,
    }


def _remedy(s: Rattus, r: Remedies, kind: int) -> Remedy:
    held = [r.held[seat][kind] for seat in range(s.players)]
    return {"name": KINDS[kind], "shop": r.shop[kind], "held": held}
