"""What is told of a game of Rattus: each kind of event once, with its arguments and what their numbers are called."""

from __future__ import annotations

from lazaretto.games.rattus.board import CLASSES, COLOURS, FACES, REGIONS, SYMBOLS
from lazaretto.games.rattus.state import ENDINGS
from lazaretto.kernel.event import EachOf, event_type

START_PLAYER = event_type("start-player", seat=None, colour=COLOURS)
PLAGUE_STARTS = event_type("plague-starts", region=REGIONS)
TURN_BEGINS = event_type("turn-begins", seat=None)
GAME_ENDS = event_type("game-ends", reason=ENDINGS)
FINAL_TURN_BEGINS = event_type("final-turn-begins", seat=None)
RECKONING = event_type("reckoning")

CUBES_PLACED = event_type("cubes-placed", seat=None, region=REGIONS, count=None)
CUBES_MOVED = event_type("cubes-moved", seat=None, start=REGIONS, region=REGIONS, count=None)
CUBE_TO_PALACE = event_type("cube-to-palace", seat=None, region=REGIONS)
CUBE_PLACED_IN_PALACE = event_type("cube-placed-in-palace", seat=None)

RATS_SPREAD = event_type("rats-spread", region=REGIONS, count=None)
RAT_ADDED = event_type("rat-added", region=REGIONS, count=None)
RAT_RETURNED = event_type("rat-returned", region=REGIONS)
RAT_MOVED = event_type("rat-moved", seat=None, start=REGIONS, region=REGIONS, nth=None)
RATS_SWAPPED = event_type("rats-swapped", seat=None, start=REGIONS, region=REGIONS)
TOKEN_LOOKED_AT = event_type("token-looked-at", seat=None, region=REGIONS, nth=None)
TOKEN_SEEN = event_type(
    "token-seen",
    seat=None,
    region=REGIONS,
    nth=None,
    token=FACES,
    limit=None,
    majority=None,
    all=None,
    classes=EachOf(CLASSES),
)
TOKEN_REVEALED = event_type(
    "token-revealed", region=REGIONS, token=FACES, limit=None, majority=None, all=None, classes=EachOf(CLASSES)
)

# Why a token strikes or not: the cubes in the region, the plague piece among them as so many, beside the limit.
TOKEN_STRIKES = event_type("token-strikes", region=REGIONS, count=None, neutral=None, limit=None)
TOKEN_DOES_NOTHING = event_type("token-does-nothing", region=REGIONS, count=None, neutral=None, limit=None)

# What each of its symbols does. A cube is lost by whoever had so many cubes there, and so many rivals had as many; to a
# class by the holder of its card.
CUBE_LOST = event_type("cube-lost", seat=None, region=REGIONS, symbol=SYMBOLS, count=None, rivals=None, card=None)
CUBE_SPARED = event_type("cube-spared", seat=None, region=REGIONS, symbol=SYMBOLS)
NO_CUBE_LEFT = event_type("no-cube-left", region=REGIONS, symbol=SYMBOLS)
HOLDER_HAS_NO_CUBE = event_type("holder-has-no-cube", seat=None, region=REGIONS, symbol=SYMBOLS, card=None)
CARD_HELD_BY_NOBODY = event_type("card-held-by-nobody", symbol=SYMBOLS, card=None)
CLASS_NOT_IN_PLAY = event_type("class-not-in-play", symbol=SYMBOLS)

CARD_TAKEN = event_type("card-taken", seat=None, card=None)
CARD_TAKEN_FROM = event_type("card-taken-from", seat=None, card=None, holder=None)
CARD_USED = event_type("card-used", seat=None, card=None)
PLAGUE_MOVED = event_type("plague-moved", seat=None, start=REGIONS, region=REGIONS)
PIECE_COUNTS = event_type("piece-counts", seat=None)
PIECE_DOES_NOT_COUNT = event_type("piece-does-not-count", seat=None)
