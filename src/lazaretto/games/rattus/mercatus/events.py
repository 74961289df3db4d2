"""What is told of Mercatus beside what is told of Rattus."""

from __future__ import annotations

from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.kernel.event import event_type

CARD_IN_PLAY = event_type("card-in-play", card=None)
GOOD_REMOVED = event_type("good-removed", good=KINDS)
GOOD_LAID_OUT = event_type("good-laid-out", good=KINDS, region=REGIONS)
GOOD_TURNED_UP = event_type("good-turned-up", good=KINDS)
GOOD_TAKEN = event_type("good-taken", seat=None, good=KINDS)
GOOD_TAKEN_BY_CARD = event_type("good-taken-by-card", seat=None, good=KINDS, card=None)
GOOD_PUT_ON_CARD = event_type("good-put-on-card", seat=None, good=KINDS, card=None)
GOOD_LEAVES_CARD = event_type("good-leaves-card", good=KINDS, card=None)
COINS_EARNED = event_type("coins-earned", seat=None, count=None, card=None)
COINS_PAID = event_type("coins-paid", seat=None, count=None, card=None)
SALE = event_type("sale", good=KINDS)
GOODS_SOLD = event_type("goods-sold", seat=None, good=KINDS, count=None, sold=None, coins=None)
