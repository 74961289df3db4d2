"""Rules are data: these are those of Rattus with one offer replaced."""

from __future__ import annotations

from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.games.rattus.turn import CardBeforeCubes

CARD_FIRST = RATTUS.named("rattus-card-first").replace_offer("take_card", CardBeforeCubes())
