"""The fixed nouns of the Apothecary: kinds of remedies, and the numbers of its cards."""

from __future__ import annotations

KINDS = ("theriac", "vinegar", "myrrh")
EACH = 5  # APO-C1, remedies of each kind
MOST_HELD = 3  # APO-T1, with how many a player buys no more
HIDDEN = 4  # a note of which the kind is not known

# APO-C2: the numbers of the cards; Rattus has 0 to 5, Mercatus 6 to 17.
(
    PHYSICIAN, CHANCELLOR, ABBESS, ALMONER, MARSHAL, SAPPER,
    SPICER, PEDDLER, HERBALIST, TOLLKEEPER, SEER, CHARLATAN,
) = range(18, 30)  # fmt: skip
