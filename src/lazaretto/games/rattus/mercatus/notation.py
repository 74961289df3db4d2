"""What Mercatus adds to the position notation.

    fish:germania,polonia,hungaria salt:italia up:fcs goods:blue=f3,red=f1 on:shaman=wood coins:r4g4b0 good:taken

- `fish`, `cloth`, `wood`, `salt`: the regions that show the kind; `up`: the kinds that lie face up, by their letters;
  `goods`: what players hold; `on`: what lies on cards; `coins`; `good:taken`: the free good of this turn is gone;
  `bribes`: how often the Deacon has paid; `stock`: what is still to be laid out; `shaman:gallia.1=italia`: where he
  sends tokens.

What is missing is as at the start: one of each kind face up, 4 coins each, nothing held. Goods face down and the bank
are not written: four of each kind go round, and there are 132 coins.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lazaretto.games.rattus.board import COLOURS, REGIONS
from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.notation import index, take

if TYPE_CHECKING:
    from lazaretto.games.rattus.mercatus.goods import Goods

LETTERS = "fcws"  # of the kinds
SEATS = "rgby"


def write(s: Rattus, g: Goods) -> list[str]:
    """The fields of this part."""
    fields = [
        f"{kind}:{','.join(REGIONS[r] for r in bits.members(g.shown[k]))}" for k, kind in enumerate(KINDS) if g.shown[k]
    ]
    fields.append(f"up:{''.join(LETTERS[k] for k in bits.members(g.up))}")
    fields.append(f"coins:{''.join(f'{SEATS[seat]}{g.coins[seat]}' for seat in range(s.players))}")
    owned = {COLOURS[seat]: _counts(list(g.held[seat])) for seat in range(s.players)}
    optional = {
        "goods": ",".join(f"{colour}={counts}" for colour, counts in owned.items() if counts),
        "on": ",".join(f"{card.name}={KINDS[g.on[card.id] - 1]}" for card in s.rules.deck if g.on[card.id]),
        "stock": _counts(list(g.stock)),
        "good": "taken" if g.taken else "",
        "bribes": str(g.bribes or ""),
        "shaman": ",".join(f"{slot}={REGIONS[g.goal[k] - 1]}" for k, slot in enumerate(SLOTS) if g.goal[k]),
    }
    return fields + [f"{name}:{value}" for name, value in optional.items() if value]


def _counts(counts: list[int]) -> str:
    return "".join(f"{LETTERS[kind]}{n}" for kind, n in enumerate(counts) if n)


def read(s: Rattus, g: Goods, fields: dict[str, str]) -> None:
    """Take the fields of this part out of those of the line. Whether they fit together is found out elsewhere."""
    _read_regions(s, g, fields)
    g.up = sum({bits.bit(LETTERS.index(letter)) for letter in take(fields, "up", f"[{LETTERS}]*", LETTERS)})
    for colour, counts in _pairs(fields, "goods"):
        seat = index("goods", COLOURS[: s.players], colour)
        g.held[seat][:] = _read_counts("goods", counts)
    cards = {card.name: card.id for card in s.rules.deck}
    for card, good in _pairs(fields, "on"):
        index("on", tuple(cards), card)
        g.on[cards[card]] = index("on", KINDS, good) + 1
    for slot, region in _pairs(fields, "shaman"):
        g.goal[index("shaman", SLOTS, slot)] = index("shaman", REGIONS, region) + 1
    g.stock[:] = _read_counts("stock", take(fields, "stock", r"\w*"))
    _read_coins(s, g, fields)
    g.taken = int(take(fields, "good", "(taken)?") == "taken")
    g.bribes = int(take(fields, "bribes", "[0-3]", "0"))
    g.derive()


def _read_regions(s: Rattus, g: Goods, fields: dict[str, str]) -> None:
    for k, kind in enumerate(KINDS):
        for name in filter(None, fields.pop(kind, "").split(",")):
            g.shown[k] |= bits.bit(index(kind, REGIONS[: bits.count(s.rules.in_use)], name))


def _read_coins(s: Rattus, g: Goods, fields: dict[str, str]) -> None:
    for letter, count in re.findall(r"([rgby])([0-9]+)", take(fields, "coins", r"([rgby][0-9]{1,3})*")):
        seat = SEATS.index(letter)
        if seat >= s.players:
            raise PositionError(f"coins: {COLOURS[seat]} does not play with {s.players} players")
        g.coins[seat] = int(count)


def _pairs(fields: dict[str, str], name: str) -> list[tuple[str, str]]:
    pairs = [text.partition("=") for text in fields.pop(name, "").split(",") if text]
    return [(left, right) for left, _, right in pairs]


def _read_counts(field: str, text: str) -> list[int]:
    if not re.fullmatch(rf"([{LETTERS}][0-9])*", text):
        raise PositionError(f"{field}: expected goods like f2s1; found {text!r}")
    counts = [0] * len(KINDS)
    for letter, n in re.findall(rf"([{LETTERS}])([0-9])", text):
        counts[LETTERS.index(letter)] = int(n)
    return counts
