"""A position as one line of text, both ways.

Fields are separated by spaces and may come in any order; what is missing is as at the start of a round. An example:

    players:3 round:4 bell:violet red:coins=2,bank=3,friend=park,taken=r1v1 violet:points=? messages:red=2--1
    draft1:red=bank^.inn.park^ display:monk,jester,watch at:plague

- `red:…`: what the red player has: `supply` (4 cubes unless said otherwise), `coins` (3), `points` (0; `?`: not seen),
  `rats` (0), cubes by place (`bank=3`, `notre_dame=1`), `friend` (his sector), `carriage` (a square such as
  `violet-outer`, unless on his own centre), `taken` (messages by the first letter of their colours).
- `messages:red=2--1`: what lies on the squares at the cathedral, left, right and outside: 1 a coin, 2 a cube, 3 a rat
  marker, 4 prestige alone, `-` nothing; nothing of a colour that is not named. Without this field `1234` lie in every
  quarter, the first of them taken as far as players have them; before the first round, nothing.
- `draft1`, `draft2`, `draft3`: the action cards of the period's rounds by colour: the one their owner kept, the one his
  left neighbour kept, the one that went on; `^` played face up, `?` not seen, `-` no card. After a `/` stand cards not
  known to be with any of them. `held:r3v2`: how many cards of a colour are being passed on.
- `display`: the characters turned up; `gone`: those that have appeared and gone; `spared`: who has paid the Doctor.
- `round`: 1 to 9, 10 when all are over; `bell`: who has the bell-ringer; `learned`: as in the state; `start`, `points`:
  options of the table.
- `at:plague`: the round goes on with that step. `stack:a@r,b@g.1.2`: the steps in progress from the bottom up, with
  their seat and two numbers, when they are not just the rest of a round.

General supplies, the coin supply and decks are counted, not written. What an owner's own component file says is not
written either.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from lazaretto.games.notre_dame.board import (
    ACTIONS,
    ALL_SQUARES,
    BROWN,
    CHARACTERS,
    COINS,
    COLOURS,
    CUBES,
    EDGE,
    HAND,
    KINDS,
    PERIOD,
    PLACES,
    PURSE,
    ROUNDS,
    SECTORS,
    SUPPLIED,
    TRACK,
)
from lazaretto.games.notre_dame.hands import slot_of
from lazaretto.games.notre_dame.state import MOST_POINTS, ROUND, UNKNOWN, NotreDame, square_of
from lazaretto.kernel import bits
from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.notation import index, nothing_left, split, take, take_setup, take_stack, write_progress
from lazaretto.kernel.setup import Setup

if TYPE_CHECKING:
    from lazaretto.games.notre_dame.ruleset import NotreDameRuleset

LETTERS = "rvbgy"
DRAFT = re.compile(r"([a-z_?^-]+)\.([a-z_?^-]+)\.([a-z_?^-]+)(?:/([a-z_.]+))?")


# ---------------------------------------------------------------- writing


def write(s: NotreDame) -> str:
    """The line that describes this position."""
    fields = [f"players:{s.players}", f"round:{s.round + 1}", f"bell:{COLOURS[s.bell]}"]
    for seat in range(s.players):
        fields.append(f"{COLOURS[seat]}:{_player(s, seat)}")
    optional = {
        "messages": ",".join(f"{COLOURS[c]}={_lying(s, c)}" for c in range(s.rules.colours) if _lying(s, c) != "----"),
        "held": "".join(f"{LETTERS[c]}{n}" for c, n in enumerate(s.held) if n),
        "display": _names(CHARACTERS, s.display),
        "gone": _names(CHARACTERS, bits.first(len(CHARACTERS)) & ~s.fresh & ~s.display),
        "spared": _names(COLOURS, s.spared),
        "learned": str(s.learned) if s.learned else "",
    }
    for r in range(PERIOD):
        rows = [(c, _row(s, c, r)) for c in range(s.players)]
        optional[f"draft{r + 1}"] = ",".join(f"{COLOURS[c]}={text}" for c, text in rows if text != "-.-.-")
    fields += [f"{name}:{value}" for name, value in (*optional.items(), *s.layout.ruleset.settled) if value]
    return " ".join([*fields, write_progress(s, s.layout.ruleset.programs["round"], 0, LETTERS)])


def _names(names: tuple[str, ...], members: int) -> str:
    return ",".join(names[k] for k in bits.members(members))


def _player(s: NotreDame, seat: int) -> str:
    points = "?" if s.points[seat] == UNKNOWN else s.points[seat]
    items = [f"supply={s.supply[seat]}", f"coins={s.coins[seat]}", f"points={points}", f"rats={s.rats[seat]}"]
    items += [f"{place}={s.cubes[seat][k]}" for k, place in enumerate(PLACES) if s.cubes[seat][k]]
    if s.friend[seat]:
        items.append(f"friend={SECTORS[s.friend[seat] - 1]}")
    if s.carriage[seat] != square_of(seat, 0):
        items.append(f"carriage={ALL_SQUARES[s.carriage[seat]]}")
    taken = "".join(f"{LETTERS[c]}{n}" for c, n in enumerate(s.taken[seat]) if n)
    return ",".join([*items, *([f"taken={taken}"] if taken else [])])


def _lying(s: NotreDame, colour: int) -> str:
    return "".join(str(s.message[square_of(colour, k)] or "-") for k in range(1, EDGE + 1))


def _row(s: NotreDame, colour: int, third: int) -> str:
    cards = []
    for stage in range(HAND):
        slot = slot_of(colour, third, stage)
        text = ACTIONS[s.slot[slot] - 1] if s.slot[slot] else "?" if bits.has(s.filled, slot) else "-"
        cards.append(text + "^" * bits.has(s.up, slot))
    loose = ".".join(ACTIONS[k] for k in bits.members(s.loose[third][colour]))
    return ".".join(cards) + (f"/{loose}" if loose else "")


# ---------------------------------------------------------------- reading


def read(ruleset: NotreDameRuleset, text: str) -> tuple[Setup, dict[str, Any]]:
    """The set-up and the saved position that a line describes."""
    fields = split(text)
    setup = take_setup(ruleset, fields)
    s = ruleset.table(setup)
    assert isinstance(s, NotreDame)
    s.depth = 0
    s.round = int(take(fields, "round", r"[1-9]|10", "1")) - 1
    s.bell = index("bell", COLOURS[: s.players], fields.pop("bell", "red"))
    s.learned = int(take(fields, "learned", r"[0-9]{1,6}", "0"))
    for seat in range(s.players):
        _read_player(s, seat, fields.pop(COLOURS[seat], ""))
    _check_supplies(s)
    if "messages" in fields or "first_round@" in fields.get("stack", ""):
        _read_messages(s, fields.pop("messages", ""))
    else:
        _lay_messages(s)
    for r in range(PERIOD):
        _read_draft(s, r, fields.pop(f"draft{r + 1}", ""))
    letters = LETTERS[: s.players]
    for letter, count in re.findall(r"(.)([0-9])", take(fields, "held", rf"([{letters}][1-3])*")):
        s.held[letters.index(letter)] = int(count)
    _read_characters(s, fields)
    _read_progress(s, fields)
    nothing_left(fields)
    return setup, s.save()


def _set(field: str, names: tuple[str, ...], value: str) -> int:
    members = 0
    for word in filter(None, value.split(",")):
        members |= bits.bit(index(field, names, word))
    return members


def _pairs(field: str, value: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for item in filter(None, value.split(",")):
        name, sign, what = item.partition("=")
        if not sign or name in pairs:
            raise PositionError(f"{field}: expected items like bank=2, each once; found {item!r}")
        pairs[name] = what
    return pairs


def _number(field: str, items: dict[str, str], name: str, default: int, most: int) -> int:
    value = items.pop(name, str(default))
    if not re.fullmatch("[0-9]{1,4}", value) or int(value) > most:
        raise PositionError(f"{field}: {name}: expected a number from 0 to {most}; found {value!r}")
    return int(value)


def _read_player(s: NotreDame, seat: int, text: str) -> None:
    colour = COLOURS[seat]
    items = _pairs(colour, text)
    s.supply[seat] = _number(colour, items, "supply", SUPPLIED, CUBES)
    s.coins[seat] = _number(colour, items, "coins", PURSE, COINS)
    s.rats[seat] = _number(colour, items, "rats", 0, TRACK)
    if items.get("points") == "?":
        s.points[seat] = UNKNOWN
        del items["points"]
    else:
        s.points[seat] = _number(colour, items, "points", 0, MOST_POINTS)
    for k, place in enumerate(PLACES):
        s.cubes[seat][k] = _number(colour, items, place, 0, CUBES)
    if "friend" in items:
        s.friend[seat] = 1 + index(f"{colour}: friend", SECTORS, items.pop("friend"))
    squares = ALL_SQUARES[: square_of(s.rules.colours, 0)]
    s.carriage[seat] = index(f"{colour}: carriage", squares, items.pop("carriage", squares[square_of(seat, 0)]))
    taken = items.pop("taken", "")
    if not re.fullmatch(r"([rvbgy][1-4])*", taken):
        raise PositionError(f"{colour}: taken: expected messages like r1v2; found {taken!r}")
    for letter, count in re.findall(r"([rvbgy])([0-9])", taken):
        s.taken[seat][index(f"{colour}: taken", LETTERS[: s.rules.colours], letter)] = int(count)
    if items:
        raise PositionError(f"{colour}: unknown item {next(iter(items))!r}")


def _check_supplies(s: NotreDame) -> None:
    """Whatever is not before a player is in the general supplies, which cannot have less than nothing."""
    for seat in range(s.players):
        used = s.supply[seat] + sum(s.cubes[seat])
        if used > CUBES:
            raise PositionError(f"{COLOURS[seat]}: expected at most {CUBES} cubes; found {used}")
    if sum(s.coins) > COINS:
        raise PositionError(f"coins: expected at most {COINS}; found {sum(s.coins)}")


def _read_messages(s: NotreDame, text: str) -> None:
    for colour, shown in _pairs("messages", text).items():
        c = index("messages", COLOURS[: s.rules.colours], colour)
        lying = shown.replace("-", "")
        if not re.fullmatch(r"[-1-4]{4}", shown) or len(set(lying)) < len(lying):
            raise PositionError(f"messages: expected four of 1, 2, 3, 4 and -, each message once; found {shown!r}")
        for k, sign in enumerate(shown):
            s.message[square_of(c, 1 + k)] = 0 if sign == "-" else int(sign)


def _lay_messages(s: NotreDame) -> None:
    """As they may lie after as many as players have of them were taken."""
    for c in range(s.rules.colours):
        for k in range(sum(s.taken[seat][c] for seat in range(s.players)), EDGE):
            s.message[square_of(c, 1 + k)] = 1 + k


def _read_draft(s: NotreDame, r: int, text: str) -> None:
    field = f"draft{r + 1}"
    for colour, cards in _pairs(field, text).items():
        c = index(field, COLOURS[: s.players], colour)
        match = DRAFT.fullmatch(cards)
        if match is None:
            raise PositionError(f"{field}: expected three cards like bank^.?.inn, perhaps /park; found {cards!r}")
        for stage in range(HAND):
            slot = slot_of(c, r, stage)
            word = match[stage + 1].removesuffix("^")
            if word != "-":
                s.filled |= bits.bit(slot)
                s.up |= bits.bit(slot) if match[stage + 1].endswith("^") else 0
            if word not in ("-", "?"):
                s.slot[slot] = 1 + _from_deck(s, c, field, word)
        for word in filter(None, (match[4] or "").split(".")):
            s.loose[r][c] |= bits.bit(_from_deck(s, c, field, word))


def _from_deck(s: NotreDame, colour: int, field: str, word: str) -> int:
    kind = index(field, ACTIONS, word)
    if not bits.has(s.deck[colour], kind):
        raise PositionError(
            f"{field}: expected each of the {KINDS} cards of {COLOURS[colour]} once; {word} comes again"
        )
    s.deck[colour] &= ~bits.bit(kind)
    return kind


def _read_characters(s: NotreDame, fields: dict[str, str]) -> None:
    s.display = _set("display", CHARACTERS, fields.pop("display", ""))
    s.spared = _set("spared", COLOURS[: s.players], fields.pop("spared", ""))
    gone = 0
    for letter in range(BROWN + 1, min(s.round, ROUNDS) // PERIOD + 1):
        gone |= s.rules.of_deck[letter]
    if "gone" in fields:
        gone = _set("gone", CHARACTERS, fields.pop("gone"))
    if gone & s.display:
        raise PositionError(f"gone: {_names(CHARACTERS, gone & s.display)} cannot be on display as well")
    s.fresh = bits.first(len(CHARACTERS)) & ~gone & ~s.display


def _read_progress(s: NotreDame, fields: dict[str, str]) -> None:
    if not take_stack(s, fields, LETTERS[: s.players]):
        s.start(ROUND, 0)
        names = tuple(step.name for step in s.layout.ruleset.programs["round"])
        s.depth -= index("at", names, fields.pop("at", names[0]))
