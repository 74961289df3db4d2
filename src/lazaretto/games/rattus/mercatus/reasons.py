"""Reasons that several rules of Mercatus share for why something cannot be done."""

from __future__ import annotations

from lazaretto.games.rattus.board import NOBODY
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason


def not_available(s: Rattus, kind: int) -> Reason:
    """The kind does not lie face up, or in the final round not in the supply at all."""
    if s.ended:
        return Reason("good-not-in-supply", "MER-E4", {"good": KINDS[kind]})
    return Reason("good-not-available", "MER-G3", {"good": KINDS[kind]})


def too_few_coins(s: Rattus, needed: int, rule: str) -> Reason:
    """The player in turn has not so many coins."""
    return Reason("too-few-coins", rule, {"count": needed, "coins": goods(s).coins[s.me]})


def goes_with_the_plague(s: Rattus, card: str) -> Reason:
    """The card acts by itself when the plague moves: in phase C, in the final round last of all."""
    if s.ended:
        return Reason("comes-last", "MER-E14", {"card": card})
    return Reason("works-in-phase-c", "MER-K14", {"card": card})


def not_mine(s: Rattus, card: int) -> Reason | None:
    """The card is not in play, lies beside the board, or another holds it."""
    name = s.rules.cards[card].name
    if not bits.has(s.in_play, card):
        return Reason("card-not-in-play", "MER-S5", {"card": name})
    if s.owner[card] == NOBODY:
        return Reason("card-not-held", "MER-K14", {"card": name})
    if s.owner[card] != s.me:
        return Reason("card-held-by-another", "MER-K14", {"card": name, "seat": s.owner[card]})
    return None
