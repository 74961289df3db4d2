"""Everything that can be answered in Mercatus beside the choices of the base game. A number here is a promise."""

from __future__ import annotations

from lazaretto.games.rattus import choices as base
from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.mercatus.board import CARDS, KINDS
from lazaretto.kernel.choice import Choice, choice, family

LEAVE_GOOD = choice(300, "leave_good")
MOVE_NO_MORE = choice(301, "move_no_more")
PAY_NOT = choice(302, "pay", "answer", "no")
PAY = choice(303, "pay", "answer", "yes")
REVEAL_NOT = choice(304, "reveal_rats", "answer", "no")
REVEAL = choice(305, "reveal_rats", "answer", "yes")
TAKE_CARD = family(310, "take_card", "card", CARDS)
USE_CARD = family(322, "use_card", "card", CARDS)
TAKE_GOOD = family(334, "take_good", "good", KINDS)
PUT_GOOD_ON = family(338, "put_good_on", "card", ("hanseatic-trader", "shaman", "landowner"))
PUT_GOOD = family(341, "put_good", "good", KINDS)
TRADER_FROM = family(345, "trader_from", "region", REGIONS)
TRADER_TO = family(357, "trader_to", "region", REGIONS)
SWINDLE_IN = family(369, "swindle_in", "region", REGIONS)

# What chance answers.
IN_PLAY = family(381, "in_play", "card", base.CARDS + CARDS)
REMOVE_GOOD = family(399, "remove_good", "good", KINDS)
SHOWS = family(403, "shows", "good", KINDS)

CHOICES: tuple[Choice, ...] = (
    LEAVE_GOOD, MOVE_NO_MORE, PAY_NOT, PAY, REVEAL_NOT, REVEAL, *TAKE_CARD, *USE_CARD, *TAKE_GOOD, *PUT_GOOD_ON,
    *PUT_GOOD, *TRADER_FROM, *TRADER_TO, *SWINDLE_IN, *IN_PLAY, *REMOVE_GOOD, *SHOWS,
)  # fmt: skip
