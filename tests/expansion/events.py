"""What is told of the Apothecary beside what is told of Rattus."""

from __future__ import annotations

from lazaretto.kernel.event import event_type
from tests.expansion.board import KINDS

REMEDY_TAKEN = event_type("remedy-taken", seat=None, remedy=KINDS)
REMEDY_SPENT = event_type("remedy-spent", seat=None, remedy=KINDS)
REMEDY_BEGGED = event_type("remedy-begged", seat=None, holder=None, remedy=KINDS)
REMEDY_LAID_OUT = event_type("remedy-laid-out", seat=None, remedy=KINDS)
REMEDY_LEAVES_CARD = event_type("remedy-leaves-card", remedy=KINDS)
REMEDY_BOILED = event_type("remedy-boiled", remedy=KINDS)
NOTED = event_type("noted", seat=None, remedy=KINDS)
NOTED_UNSEEN = event_type("noted-unseen", seat=None)
NOTE_SEEN = event_type("note-seen", seat=None, holder=None, remedy=KINDS)
NOTE_LOOKED_AT = event_type("note-looked-at", seat=None, holder=None)
NOTE_SHOWN = event_type("note-shown", seat=None, remedy=KINDS)
