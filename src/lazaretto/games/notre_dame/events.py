"""What is told of a game of Notre Dame: each kind of event once, with its arguments and what their numbers mean."""

from __future__ import annotations

from lazaretto.games.notre_dame.board import ALL_SQUARES, CARDS, CHARACTERS, COLOURS, MESSAGES, PLACES, SOURCES
from lazaretto.kernel.event import event_type

# The frame of the game.
BELL_RINGER_GIVEN = event_type("bell-ringer", seat=None, colour=COLOURS)
MESSAGES_LAID = event_type("messages-laid", count=None)
ROUND_BEGINS = event_type("round-begins", count=None)
CHARACTER_APPEARS = event_type("character-appears", character=CHARACTERS, count=None)
BELL_PASSED = event_type("bell-passed", seat=None)
PERIOD_ENDS = event_type("period-ends", count=None)

# Action cards.
ACTION_DRAWN = event_type("action-drawn", seat=None, card=CARDS)
ACTION_KEPT = event_type("action-kept", seat=None, card=CARDS)
ACTION_RECEIVED = event_type("action-received", seat=None, holder=None, card=CARDS)
TWO_PASSED = event_type("two-passed")
ONE_PASSED = event_type("one-passed")
ACTION_PLAYED = event_type("action-played", seat=None, card=CARDS)
THIRD_LAID_AWAY = event_type("third-laid-away", seat=None)
WITHOUT_EFFECT = event_type("without-effect", seat=None)

# Cubes and the Friend.
INFLUENCE_PLACED = event_type("influence-placed", seat=None, place=PLACES)
INFLUENCE_MOVED = event_type("influence-moved", seat=None, origin=PLACES, place=PLACES, count=None)
INFLUENCE_GAINED = event_type("influence-gained", seat=None, count=None, source=SOURCES)
INFLUENCE_LOST = event_type("influence-lost", seat=None, place=PLACES, count=None)
NO_INFLUENCE_LOST = event_type("no-influence-lost", seat=None)
FRIEND_MOVED = event_type("friend-moved", seat=None, place=PLACES)

# Coins, points, rats.
COINS_GAINED = event_type("coins-gained", seat=None, count=None, source=SOURCES)
COINS_GAINED_FROM = event_type("coins-gained-from", seat=None, holder=None, count=None, source=SOURCES)
DONATED = event_type("donated", seat=None, count=None)
PRESTIGE_GAINED = event_type("prestige-gained", seat=None, count=None, source=SOURCES, earned=None, bonus=None)
NO_PRESTIGE_GAINED = event_type("no-prestige-gained", seat=None, source=SOURCES)
PRESTIGE_LOST = event_type("prestige-lost", seat=None, count=None)
PRESTIGE_LOST_UNSEEN = event_type("prestige-lost-unseen", seat=None, count=None)
RATS_BACK = event_type("rats-back", seat=None, count=None, source=SOURCES)
PLAGUE_STRIKES = event_type("plague-strikes", count=None)
RATS_MOVED = event_type("rats-moved", seat=None, count=None, strength=None, hospital=None, moved=None)
OUTBREAK = event_type("outbreak", seat=None)
NO_STRENGTH = event_type("no-strength", seat=None)
CATHEDRAL_SCORED = event_type("cathedral-scored", count=None, each=None, worth=None)

# The carriage and messages.
CARRIAGE_DRIVEN = event_type("carriage-driven", seat=None, square=ALL_SQUARES)
MESSAGE_TAKEN = event_type("message-taken", seat=None, colour=COLOURS, message=MESSAGES)
MESSAGE_STAYS = event_type("message-stays", seat=None, colour=COLOURS)

# Characters.
CHARACTER_HIRED = event_type("character-hired", seat=None, character=CHARACTERS)
NOBODY_HIRED = event_type("nobody-hired", seat=None)
