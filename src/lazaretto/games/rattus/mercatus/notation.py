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
from typing import Any

from lazaretto.games.rattus.board import COLOURS, NOBODY, REGIONS
from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.mercatus.board import (
    BOARD_GOODS,
    CARD_COUNT,
    CARRIERS,
    COINS,
    FIRST_COINS,
    KINDS,
    SUPPLIED_GOODS,
)
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.notation import take

LETTERS = "fcws"  # of the kinds
SEATS = "rgby"


def write(s: Rattus, saved: dict[str, Any]) -> list[str]:
    """The fields of this part, from its saved form."""
    shown, held, on, coins = saved["shown"], saved["held"], saved["on"], saved["coins"]
    fields = [
        f"{kind}:{','.join(REGIONS[r] for r in bits.members(shown[k]))}" for k, kind in enumerate(KINDS) if shown[k]
    ]
    fields.append(f"up:{''.join(LETTERS[k] for k in bits.members(saved['up']))}")
    fields.append(f"coins:{''.join(f'{SEATS[seat]}{coins[seat]}' for seat in range(s.players))}")
    owned = {COLOURS[seat]: _counts(held[seat * 4 : seat * 4 + 4]) for seat in range(s.players)}
    optional = {
        "goods": ",".join(f"{colour}={counts}" for colour, counts in owned.items() if counts),
        "on": ",".join(f"{s.rules.cards[k].name}={KINDS[on[k] - 1]}" for k in CARRIERS if on[k]),
        "stock": _counts(saved["stock"]),
        "good": "taken" if saved["taken"] else "",
        "bribes": str(saved["bribes"] or ""),
        "shaman": ",".join(f"{SLOTS[k]}={REGIONS[goal - 1]}" for k, goal in enumerate(saved["goal"]) if goal),
    }
    return fields + [f"{name}:{value}" for name, value in optional.items() if value]


def _counts(counts: list[int]) -> str:
    return "".join(f"{LETTERS[kind]}{n}" for kind, n in enumerate(counts) if n)


def read(s: Rattus, fields: dict[str, str]) -> dict[str, Any]:
    """Take the fields of this part out of those of the line; its saved form."""
    shown = _read_regions(s, fields)
    up = {LETTERS.index(letter) for letter in take(fields, "up", f"[{LETTERS}]*", LETTERS)}
    held = [0] * 16
    for colour, counts in _pairs(fields, "goods"):
        seat = _index("goods", COLOURS[: s.players], colour)
        held[seat * 4 : seat * 4 + 4] = _read_counts("goods", counts)
    on = [0] * CARD_COUNT
    for card, good in _pairs(fields, "on"):
        k = _index("on", tuple(card.name for card in s.rules.cards), card)
        if k not in CARRIERS or s.owner[k] == NOBODY:
            raise PositionError(f"on: {card} carries no good, or nobody holds it")
        on[k] = _index("on", KINDS, good) + 1
    down = [SUPPLIED_GOODS - (k in up) - sum(held[k::4]) - on.count(k + 1) for k in range(len(KINDS))]
    if min(down) < 0:
        raise PositionError(f"goods: only {SUPPLIED_GOODS} {KINDS[down.index(min(down))]} go round")
    goal = [0] * len(SLOTS)
    for slot, region in _pairs(fields, "shaman"):
        goal[_index("shaman", SLOTS, slot)] = _index("shaman", REGIONS, region) + 1
    return {
        "up": sum(bits.bit(k) for k in up),
        "down": down,
        "held": held,
        "on": on,
        "shown": shown,
        "stock": _read_counts("stock", take(fields, "stock", r"\w*")),
        "coins": _read_coins(s, fields),
        "taken": int(take(fields, "good", "(taken)?") == "taken"),
        "bribes": int(take(fields, "bribes", "[0-3]", "0")),
        "goal": goal,
    }


def _read_regions(s: Rattus, fields: dict[str, str]) -> list[int]:
    shown = [0] * len(KINDS)
    for k, kind in enumerate(KINDS):
        names = [name for name in fields.pop(kind, "").split(",") if name]
        for name in names:
            bit = bits.bit(_index(kind, REGIONS, name))
            if any(regions & bit for regions in shown) or not s.rules.in_use & bit or len(names) > BOARD_GOODS:
                raise PositionError(f"{kind}: expected up to {BOARD_GOODS} regions in use, one good each; found {name}")
            shown[k] |= bit
    return shown


def _read_coins(s: Rattus, fields: dict[str, str]) -> list[int]:
    coins = [FIRST_COINS if seat < s.players else 0 for seat in range(len(COLOURS))]
    for letter, count in re.findall(r"([rgby])(\d+)", take(fields, "coins", r"([rgby]\d+)*")):
        seat = SEATS.index(letter)
        if seat >= s.players:
            raise PositionError(f"coins: {COLOURS[seat]} does not play with {s.players} players")
        coins[seat] = int(count)
    if sum(coins) > COINS:
        raise PositionError(f"coins: there are {COINS}; found {sum(coins)}")
    return coins


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
