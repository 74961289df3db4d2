"""Everything that can be answered in Rattus. A number here is a promise: never changed, never used again.

The base game has the numbers below 600; an expansion begins at a hundred of its own. Every family has room for all
there may ever be of its kind: 16 regions, 48 slots, 64 tokens, 64 cards. The cards of all expansions share the families
of the cards.
"""

from __future__ import annotations

from lazaretto.games.rattus.board import COLOURS, CUBES, FACES, MOST_RATS, REGIONS
from lazaretto.kernel.choice import Choice, choice, family

SLOTS = tuple(f"{region}.{k + 1}" for region in REGIONS for k in range(MOST_RATS))

GO_ON = choice(0, "go_on")
LOOK_NO_MORE = choice(1, "look_no_more")
STAY = choice(2, "stay")
COUNT_NOT = choice(4, "count_piece", "answer", "no")
COUNT = choice(5, "count_piece", "answer", "yes")
SWAP_NOT = choice(6, "swap", "answer", "no")
SWAP = choice(7, "swap", "answer", "yes")
HOW_MANY = family(20, "how_many", "count", [str(n + 1) for n in range(CUBES)])
PLACE_IN = family(48, "place_in", "region", REGIONS)
MOVE_PLAGUE = family(64, "move_plague", "region", REGIONS)
SPREAD_TO = family(80, "spread_to", "region", REGIONS)
TO_PALACE_FROM = family(96, "to_palace_from", "region", REGIONS)
MERCHANT_FROM = family(112, "merchant_from", "region", REGIONS)
MERCHANT_TO = family(128, "merchant_to", "region", REGIONS)
RAT_TO = family(144, "rat_to", "region", REGIONS)
MOVE_RAT = family(160, "move_rat", "slot", SLOTS)
LOOK_AT = family(208, "look_at", "slot", SLOTS)

# What chance answers.
PLAGUE_STARTS_IN = family(256, "plague_starts_in", "region", REGIONS)
STARTS = family(272, "starts", "colour", COLOURS)
TURN_UP = family(280, "turn_up", "nth", [str(k + 1) for k in range(MOST_RATS)])
FACE = family(288, "face", "token", FACES)

FIRST_TAKE_CARD = 352
FIRST_USE_CARD = 416

CHOICES: tuple[Choice, ...] = (
    GO_ON, LOOK_NO_MORE, STAY, COUNT_NOT, COUNT, SWAP_NOT, SWAP, *HOW_MANY, *PLACE_IN, *MOVE_PLAGUE, *SPREAD_TO,
    *TO_PALACE_FROM, *MERCHANT_FROM, *MERCHANT_TO, *RAT_TO, *MOVE_RAT, *LOOK_AT, *PLAGUE_STARTS_IN, *STARTS, *TURN_UP,
    *FACE,
)  # fmt: skip


def take_card(number: int, name: str) -> Choice:
    """Take the card of this number; a ruleset has it by having the card."""
    return choice(FIRST_TAKE_CARD + number, "take_card", "card", name)


def use_card(number: int, name: str) -> Choice:
    """Use the card of this number."""
    return choice(FIRST_USE_CARD + number, "use_card", "card", name)
