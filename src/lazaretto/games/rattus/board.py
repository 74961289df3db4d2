"""The fixed nouns of the box: regions, classes, colours, and how many there are of everything."""

from __future__ import annotations

REGIONS = (
    "anglia", "gallia", "germania", "hispania", "hungaria", "italia", "polonia", "scandia",
    "bulgaria", "turcia",
    "russia", "tartaria",
)  # fmt: skip
LIGHT, MEDIUM, DARK = 8, 2, 2  # RAT-C2: the first eight, the next two, the last two

CLASSES = ("royalty", "church", "chivalry", "bourgeoisie", "peasantry", "magic")
SYMBOLS = ("majority", "all", *CLASSES)  # RAT-D3 to RAT-D6, in the order in which a token's symbols act
MAJORITY, ALL, FIRST_CLASS = range(3)
COLOURS = ("red", "green", "blue", "yellow")

CUBES = 20  # RAT-C1, for each player
STARTERS = 12  # RAT-C3
TOKENS = 49
MOST_RATS = 3  # RAT-P3, in a region
FACES = tuple(f"S{n:02}" for n in range(1, 13)) + tuple(f"O{n:02}" for n in range(1, 38))

NOBODY = 7  # the holder of a card beside the board
MOST_CARDS = 63  # of the game with all its expansions: a set of cards is one word


def regions_in_use(players: int) -> int:
    """How many of REGIONS take part: 8, 10 or 12 (RAT-S1)."""
    return LIGHT + MEDIUM * (players > 2) + DARK * (players > 3)


def tokens_removed(players: int) -> int:
    """How many ordinary tokens are removed unseen: 12, 6 or none (RAT-S3)."""
    return 6 * (4 - players)
