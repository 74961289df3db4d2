"""What the Apothecary adds to the position notation.

    remedies:red=t1m2,blue=v1 laid:spicer=myrrh pot:vinegar noted:red=theriac+gb,green=? bought:yes

- `remedies`: what players hold; `laid`: what lies on cards; `pot`: what has boiled; `noted`: what players have noted (a
  `?` where the writer does not know) and the letters of those who have seen it; `bought:yes`: the remedy of this turn.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lazaretto.games.rattus.board import COLOURS
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.notation import index, take
from tests.expansion.board import HIDDEN, KINDS

if TYPE_CHECKING:
    from tests.expansion.remedies import Remedies

LETTERS = "tvm"  # of the kinds
SEATS = "rgby"


def write(s: Rattus, r: Remedies) -> list[str]:
    """The fields of this part."""
    held = {COLOURS[seat]: _counts(list(r.held[seat])) for seat in range(s.players)}
    optional = {
        "remedies": ",".join(f"{colour}={counts}" for colour, counts in held.items() if counts),
        "laid": ",".join(f"{card.name}={KINDS[r.laid[card.id] - 1]}" for card in s.rules.deck if r.laid[card.id]),
        "pot": KINDS[r.pot - 1] if r.pot else "",
        "noted": ",".join(f"{COLOURS[seat]}={_note(r, seat)}" for seat in range(s.players) if r.noted[seat]),
        "bought": "yes" if r.bought else "",
    }
    return [f"{name}:{value}" for name, value in optional.items() if value]


def _counts(counts: list[int]) -> str:
    return "".join(f"{LETTERS[kind]}{n}" for kind, n in enumerate(counts) if n)


def _note(r: Remedies, seat: int) -> str:
    kind = "?" if r.noted[seat] == HIDDEN else KINDS[r.noted[seat] - 1]
    readers = "".join(SEATS[other] for other in bits.members(r.readers[seat]))
    return f"{kind}+{readers}" if readers else kind


def read(s: Rattus, r: Remedies, fields: dict[str, str]) -> None:
    """Take the fields of this part out of those of the line."""
    colours = COLOURS[: s.players]
    for seat in range(s.players):
        r.held[seat][:] = [0] * len(KINDS)  # those handed out at the start
    for colour, counts in _pairs(fields, "remedies"):
        seat = index("remedies", colours, colour)
        if not re.fullmatch(rf"([{LETTERS}][0-9])*", counts):
            raise PositionError(f"remedies: expected remedies like t1m2; found {counts!r}")
        for letter, n in re.findall(r"(.)(.)", counts):
            r.held[seat][LETTERS.index(letter)] = int(n)
    cards = {card.name: card.id for card in s.rules.deck}
    for card, kind in _pairs(fields, "laid"):
        index("laid", tuple(cards), card)
        r.laid[cards[card]] = 1 + index("laid", KINDS, kind)
    for colour, note in _pairs(fields, "noted"):
        seat = index("noted", colours, colour)
        kind, _, readers = note.partition("+")
        r.noted[seat] = 1 + index("noted", (*KINDS, "?"), kind)
        for letter in readers:
            r.readers[seat] |= bits.bit(index("noted", SEATS[: s.players], letter))
    r.pot = index("pot", ("", *KINDS), fields.pop("pot", ""))
    r.bought = int(take(fields, "bought", "(yes)?") == "yes")
    r.derive()


def _pairs(fields: dict[str, str], name: str) -> list[tuple[str, str]]:
    pairs = [text.partition("=") for text in fields.pop(name, "").split(",") if text]
    return [(left, right) for left, _, right in pairs]
