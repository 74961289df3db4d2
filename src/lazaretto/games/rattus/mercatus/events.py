"""What is told of Mercatus beside what is told of Rattus."""

from __future__ import annotations

from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.kernel.event import EachOf, event_type

CARDS_IN_PLAY = event_type("cards-in-play", deck=None)
GOODS_LAID_OUT = event_type("goods-laid-out", good=KINDS, regions=EachOf(REGIONS))
GOODS_TURNED_UP = event_type("goods-turned-up", goods=EachOf(KINDS))
GOOD_TAKEN = event_type("good-taken", seat=None, good=KINDS)
GOOD_TAKEN_BY_CARD = event_type("good-taken-by-card", seat=None, good=KINDS, card=None)
GOOD_PUT_ON_CARD = event_type("good-put-on-card", seat=None, good=KINDS, card=None)
GOOD_LEAVES_CARD = event_type("good-leaves-card", good=KINDS, card=None)
COINS_EARNED = event_type("coins-earned", seat=None, count=None, card=None)
COINS_PAID = event_type("coins-paid", seat=None, count=None, card=None)

# Why there is a sale, and what it brings a seat: one of so many goods sold to each of the regions that buy from it.
SALE = event_type("sale", good=KINDS, reason=("supply-is-out", "game-is-over"))
GOODS_SOLD = event_type("goods-sold", seat=None, good=KINDS, count=None, sold=None, coins=None, regions=EachOf(REGIONS))
