"""Everything that can be answered in Mercatus beside the choices of the base game. A number here is a promise."""

from __future__ import annotations

from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.kernel.choice import Choice, choice, family

LEAVE_GOOD = choice(600, "leave_good")
MOVE_NO_MORE = choice(601, "move_no_more")
PAY_NOT = choice(602, "pay", "answer", "no")
PAY = choice(603, "pay", "answer", "yes")
REVEAL_NOT = choice(604, "reveal_rats", "answer", "no")
REVEAL = choice(605, "reveal_rats", "answer", "yes")
TAKE_GOOD = family(624, "take_good", "good", KINDS)
PUT_GOOD = family(632, "put_good", "good", KINDS)
TRADER_FROM = family(640, "trader_from", "region", REGIONS)
TRADER_TO = family(656, "trader_to", "region", REGIONS)
SWINDLE_IN = family(672, "swindle_in", "region", REGIONS)

# What chance answers.
REMOVE_GOOD = family(688, "remove_good", "good", KINDS)
SHOWS = family(696, "shows", "good", KINDS)

FIRST_PUT_GOOD_ON = 704
FIRST_IN_PLAY = 768

CHOICES: tuple[Choice, ...] = (
    LEAVE_GOOD, MOVE_NO_MORE, PAY_NOT, PAY, REVEAL_NOT, REVEAL, *TAKE_GOOD, *PUT_GOOD, *TRADER_FROM, *TRADER_TO,
    *SWINDLE_IN, *REMOVE_GOOD, *SHOWS,
)  # fmt: skip


def put_good_on(number: int, name: str) -> Choice:
    """Put a good on the card of this number."""
    return choice(FIRST_PUT_GOOD_ON + number, "put_good_on", "card", name)


def in_play(number: int, name: str) -> Choice:
    """Chance: the card of this number is in play."""
    return choice(FIRST_IN_PLAY + number, "in_play", "card", name)
