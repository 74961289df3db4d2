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

from lazaretto.games.rattus.board import COLOURS, NOBODY, REGIONS
from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.mercatus.board import BOARD_GOODS, CARRIERS, COINS, FIRST_COINS, KINDS, SUPPLIED_GOODS
from lazaretto.kernel import bits
from lazaretto.kernel.errors import PositionError

if TYPE_CHECKING:
    from lazaretto.games.rattus.mercatus.goods import Goods
    from lazaretto.games.rattus.state import Rattus

LETTERS = "fcws"  # of the kinds
SEATS = "rgby"


def write(g: Goods, s: Rattus) -> list[str]:
    """The fields of this part."""
    fields = [
        f"{kind}:{','.join(REGIONS[r] for r in bits.members(g.shown[k]))}" for k, kind in enumerate(KINDS) if g.shown[k]
    ]
    fields.append(f"up:{''.join(LETTERS[k] for k in bits.members(g.up))}")
    fields.append(f"coins:{''.join(f'{SEATS[seat]}{g.coins[seat]}' for seat in range(s.players))}")
    held = {COLOURS[seat]: _counts(g.held[seat * 4 : seat * 4 + 4]) for seat in range(s.players)}
    optional = {
        "goods": ",".join(f"{colour}={counts}" for colour, counts in held.items() if counts),
        "on": ",".join(f"{s.rules.cards[k].name}={KINDS[g.on[k] - 1]}" for k in CARRIERS if g.on[k]),
        "stock": _counts(g.stock),
        "good": "taken" if g.taken else "",
        "bribes": str(g.bribes) if g.bribes else "",
        "shaman": ",".join(f"{SLOTS[k]}={REGIONS[goal - 1]}" for k, goal in enumerate(g.goal) if goal),
    }
    return fields + [f"{name}:{value}" for name, value in optional.items() if value]


def _counts(counts: list[int]) -> str:
    return "".join(f"{LETTERS[kind]}{n}" for kind, n in enumerate(counts) if n)


def read(g: Goods, s: Rattus, fields: dict[str, str]) -> None:
    """Take the fields of this part out of those of the line."""
    _read_regions(g, s, fields)
    for letter in _pop(fields, "up", f"[{LETTERS}]*", LETTERS):
        g.up |= bits.bit(LETTERS.index(letter))
    for colour, counts in _pairs(fields, "goods"):
        seat = _index("goods", COLOURS[: s.players], colour)
        g.held[seat * 4 : seat * 4 + 4] = _read_counts("goods", counts)
    names = tuple(card.name for card in s.rules.cards)
    for card, good in _pairs(fields, "on"):
        k = _index("on", names, card)
        if k not in CARRIERS or s.owner[k] == NOBODY:
            raise PositionError(f"on: {card} carries no good, or nobody holds it")
        g.on[k] = _index("on", KINDS, good) + 1
    for kind in range(4):
        out = (g.up >> kind & 1) + sum(g.held[kind::4]) + g.on.count(kind + 1)
        if out > SUPPLIED_GOODS:
            raise PositionError(f"goods: {SUPPLIED_GOODS} of each kind go round; found {out} {KINDS[kind]}")
        g.down[kind] = SUPPLIED_GOODS - out
    g.stock[:] = _read_counts("stock", _pop(fields, "stock", r"\w*"))
    _read_coins(g, s, fields)
    g.taken = int(_pop(fields, "good", "(taken)?") == "taken")
    g.bribes = int(_pop(fields, "bribes", "[0-3]", "0"))
    for slot, region in _pairs(fields, "shaman"):
        g.goal[_index("shaman", SLOTS, slot)] = _index("shaman", REGIONS, region) + 1


def _read_regions(g: Goods, s: Rattus, fields: dict[str, str]) -> None:
    seen = 0
    for k, kind in enumerate(KINDS):
        names = [name for name in fields.pop(kind, "").split(",") if name]
        for name in names:
            bit = bits.bit(_index(kind, REGIONS, name))
            if seen & bit or not s.rules.in_use & bit or len(names) > BOARD_GOODS:
                raise PositionError(f"{kind}: expected up to {BOARD_GOODS} regions in use, one good each; found {name}")
            seen |= bit
            g.shown[k] |= bit


def _read_coins(g: Goods, s: Rattus, fields: dict[str, str]) -> None:
    for seat in range(s.players):
        g.coins[seat] = FIRST_COINS
    for letter, count in re.findall(r"([rgby])(\d+)", _pop(fields, "coins", r"([rgby]\d+)*")):
        seat = SEATS.index(letter)
        if seat >= s.players:
            raise PositionError(f"coins: {COLOURS[seat]} does not play with {s.players} players")
        g.coins[seat] = int(count)
    if sum(g.coins) > COINS:
        raise PositionError(f"coins: there are {COINS}; found {sum(g.coins)}")


def _pop(fields: dict[str, str], name: str, pattern: str, default: str = "") -> str:
    value = fields.pop(name, default)
    if not re.fullmatch(pattern, value):
        raise PositionError(f"{name}: expected {pattern}; found {value!r}")
    return value


def _pairs(fields: dict[str, str], name: str) -> list[tuple[str, str]]:
    pairs = [text.partition("=") for text in fields.pop(name, "").split(",") if text]
    return [(left, right) for left, _, right in pairs]


def _index(field: str, names: tuple[str, ...], value: str) -> int:
    if value not in names:
        raise PositionError(f"{field}: expected one of {', '.join(names)}; found {value!r}")
    return names.index(value)


def _read_counts(field: str, text: str) -> list[int]:
    if not re.fullmatch(rf"([{LETTERS}]\d)*", text):
        raise PositionError(f"{field}: expected goods like f2s1; found {text!r}")
    counts = [0] * 4
    for letter, n in re.findall(rf"([{LETTERS}])(\d)", text):
        counts[LETTERS.index(letter)] = int(n)
    return counts
