"""Everything that can be answered in Notre Dame. A number here is a promise: never changed, never used again."""

from __future__ import annotations

from lazaretto.games.notre_dame.board import ALL_SQUARES, CARDS, CHARACTERS, COLOURS, MESSAGES, PLACES, SECTORS
from lazaretto.kernel.choice import Choice, choice, family

WITHOUT_EFFECT = choice(0, "without_effect")
HIRE_NOBODY = choice(1, "hire_nobody")
MOVE_NOTHING = choice(2, "move_nothing")
JESTER_TAKES_FRIEND = choice(3, "jester_takes_friend")
PLACE_CUBE = family(10, "place_cube", "place", PLACES)
MOVE_CUBE_FROM = family(20, "move_cube_from", "place", PLACES)
FRIEND_ENTERS = family(30, "friend_enters", "place", SECTORS)
DONATE = family(40, "donate", "count", [str(n + 1) for n in range(3)])
TAKE_BENEFIT = family(45, "take_benefit", "benefit", MESSAGES[:3])
HIRE = family(50, "hire", "character", CHARACTERS)
LOSE_CUBE_FROM = family(70, "lose_cube_from", "place", SECTORS)
MINSTREL_FROM = family(80, "minstrel_from", "place", SECTORS)
MINSTREL_TO = family(90, "minstrel_to", "place", SECTORS)
MOVE_CUBES = family(100, "move_cubes", "count", [str(n + 1) for n in range(3)])
MOVE_WITH_FRIEND = family(103, "move_with_friend", "count", [str(n) for n in range(3)])
JESTER_TAKES = family(110, "jester_takes", "place", PLACES)
JESTER_PUTS = family(120, "jester_puts", "place", SECTORS)
BISHOP_PUTS = family(130, "bishop_puts", "place", SECTORS)
DRIVE_TO = family(140, "drive_to", "square", ALL_SQUARES)
KEEP = family(170, "keep", "card", CARDS)
PLAY = family(220, "play", "card", CARDS)

# What chance answers.
DRAW = family(270, "draw", "card", CARDS)
APPEARS = family(320, "appears", "character", CHARACTERS)
LIES_THERE = family(340, "lies_there", "message", MESSAGES)
RINGS_FIRST = family(345, "rings_first", "colour", COLOURS)

CHOICES: tuple[Choice, ...] = (
    WITHOUT_EFFECT, HIRE_NOBODY, MOVE_NOTHING, JESTER_TAKES_FRIEND, *PLACE_CUBE, *MOVE_CUBE_FROM, *FRIEND_ENTERS,
    *DONATE, *TAKE_BENEFIT, *HIRE, *LOSE_CUBE_FROM, *MINSTREL_FROM, *MINSTREL_TO, *MOVE_CUBES, *MOVE_WITH_FRIEND,
    *JESTER_TAKES, *JESTER_PUTS, *BISHOP_PUTS, *DRIVE_TO, *KEEP, *PLAY, *DRAW, *APPEARS, *LIES_THERE, *RINGS_FIRST,
)  # fmt: skip
