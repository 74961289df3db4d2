"""Everything that can be answered in Rattus. A number here is a promise: never changed, never used again.

The base game has the numbers below 300; an expansion begins at a hundred of its own.
"""

from __future__ import annotations

from lazaretto.games.rattus.board import COLOURS, FACES, MOST_RATS, REGIONS
from lazaretto.kernel.choice import Choice, choice, family

SLOTS = tuple(f"{region}.{k + 1}" for region in REGIONS for k in range(MOST_RATS))
# RAT-C4
CARDS = ("king", "monk", "knight", "merchant", "peasant", "witch")

GO_ON = choice(0, "go_on")
LOOK_NO_MORE = choice(1, "look_no_more")
STAY = choice(2, "stay")
COUNT_NOT = choice(4, "count_piece", "answer", "no")
COUNT = choice(5, "count_piece", "answer", "yes")
SWAP_NOT = choice(6, "swap", "answer", "no")
SWAP = choice(7, "swap", "answer", "yes")
HOW_MANY = family(10, "how_many", "count", [str(n + 1) for n in range(8)])
PLACE_IN = family(20, "place_in", "region", REGIONS)
MOVE_PLAGUE = family(32, "move_plague", "region", REGIONS)
SPREAD_TO = family(44, "spread_to", "region", REGIONS)
TO_PALACE_FROM = family(56, "to_palace_from", "region", REGIONS)
MERCHANT_FROM = family(68, "merchant_from", "region", REGIONS)
MERCHANT_TO = family(80, "merchant_to", "region", REGIONS)
RAT_TO = family(92, "rat_to", "region", REGIONS)
TAKE_CARD = family(104, "take_card", "card", CARDS)
USE_CARD = family(110, "use_card", "card", CARDS)
MOVE_RAT = family(120, "move_rat", "slot", SLOTS)
LOOK_AT = family(156, "look_at", "slot", SLOTS)

# What chance answers.
PLAGUE_STARTS_IN = family(192, "plague_starts_in", "region", REGIONS)
STARTS = family(204, "starts", "colour", COLOURS)
TURN_UP = family(208, "turn_up", "nth", [str(k + 1) for k in range(MOST_RATS)])
FACE = family(211, "face", "token", FACES)

CHOICES: tuple[Choice, ...] = (
    GO_ON, LOOK_NO_MORE, STAY, COUNT_NOT, COUNT, SWAP_NOT, SWAP, *HOW_MANY, *PLACE_IN, *MOVE_PLAGUE, *SPREAD_TO,
    *TO_PALACE_FROM, *MERCHANT_FROM, *MERCHANT_TO, *RAT_TO, *TAKE_CARD, *USE_CARD, *MOVE_RAT, *LOOK_AT,
    *PLAGUE_STARTS_IN, *STARTS, *TURN_UP, *FACE,
)  # fmt: skip
