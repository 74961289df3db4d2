"""Everything that can be answered in the Apothecary beside the choices of the game that it is added to."""

from __future__ import annotations

from lazaretto.games.rattus.board import COLOURS
from lazaretto.kernel.choice import Choice, choice, family
from tests.expansion.board import KINDS

LEAVE_REMEDY = choice(900, "leave_remedy")
POUR_AWAY = choice(901, "bottle", "answer", "no")
BOTTLE = choice(902, "bottle", "answer", "yes")
BUY_REMEDY = family(904, "buy_remedy", "remedy", KINDS)
DRINK = family(908, "drink", "remedy", KINDS)
HEAL_WITH = family(912, "heal_with", "remedy", KINDS)
NOTE = family(916, "note", "remedy", KINDS)
TAKE_REMEDY = family(920, "take_remedy", "remedy", KINDS)
LAY_OUT = family(924, "lay_out", "remedy", KINDS)
MIX = family(928, "mix", "remedy", KINDS)
SEE_NOTE_OF = family(936, "see_note_of", "colour", COLOURS)
BEG_FROM = family(940, "beg_from", "colour", COLOURS)

# What chance answers.
BOILS_TO = family(932, "boils_to", "remedy", KINDS)

CHOICES: tuple[Choice, ...] = (
    LEAVE_REMEDY, POUR_AWAY, BOTTLE, *BUY_REMEDY, *DRINK, *HEAL_WITH, *NOTE, *TAKE_REMEDY, *LAY_OUT, *MIX, *SEE_NOTE_OF,
    *BEG_FROM, *BOILS_TO,
)  # fmt: skip
