"""The fixed nouns of the expansion: kinds of goods, coins, cards and the named combinations of cards."""

from __future__ import annotations

from collections.abc import Mapping

KINDS = ("fish", "cloth", "wood", "salt")
ALL_KINDS = 15  # as a set
SUPPLIED_GOODS = 4  # MER-S2, of each kind
BOARD_GOODS = 3  # MER-S3, of each kind, before some are removed

COINS = 132  # MER-C2
FIRST_COINS = 4  # MER-S4
PRICE = (0, 1, 3, 6)  # MER-K1 for so many cubes, MER-K4 for the first, second and third token

# MER-C4: the numbers of the cards; the base game has 0 to 5.
(
    LIEUTENANT, TREASURER, POPE, DEACON, ASSASSIN, RAIDER,
    HANSEATIC_TRADER, SWINDLER, GRAVE_ROBBER, SHAMAN, LANDOWNER, BREWER,
) = range(6, 18)  # fmt: skip
IN_PLAY = 6  # MER-S5

# MER-S7. Trade is not offered: three of its cards belong to another expansion.
COMBINATIONS: Mapping[str, tuple[str, ...]] = {
    "beginners": ("peasant", "monk", "knight", "merchant", "king", "witch"),
    "violent-times": ("raider", "assassin", "grave-robber", "witch", "shaman", "swindler"),
    "aristocrats": ("king", "treasurer", "lieutenant", "pope", "landowner", "knight"),
}
