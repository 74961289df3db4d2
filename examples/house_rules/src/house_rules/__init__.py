"""A title of our own: Rattus as we play it at home, where the card comes before the cubes."""

from __future__ import annotations

from dataclasses import replace

from lazaretto.games.titles import RATTUS

# Everything that is not named here is as in Rattus.
CARD_FIRST = replace(RATTUS, name="rattus-card-first", ruleset="house_rules.ruleset:CARD_FIRST")
