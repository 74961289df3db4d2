"""A position as one line of text, both ways.

Fields are separated by spaces and may come in any order; what is missing is as at the start of a turn. An example:

    players:4 to:red plague:italia supply:30 gallia:g2y1/sss germania:r3/su[O10r] palace:r1 cards:knight=yellow at:act

- `gallia:g2y1/sss`: 2 green and 1 yellow cube, three rats. A rat is `s` (a starting token), `u` (from the supply) or
  `b` (a used one that came back); `u[O10r]` is one whose face O10 red has seen, `u[?r]` one that red has seen and the
  writer has not, `*` instead of a colour: it lies face up.
- `to`: whose turn; `plague`: where the piece is; `supply`: tokens left in it; `palace`: cubes there; `gone`: revealed
  tokens; `back`: those among which one came back; `cards`: who holds what; `beside`: the cards beside the board, where
  not all cards of the title are in play; `used`, `done` (card, cubes): what this turn has seen; `due`, `neutral`,
  `drawn`, `last`, `ended`, `learned`: as in the state; `order`, `start`: options of the table (an option that has the
  name of another field is not read: the field says more).
- `at:move_plague`: the turn goes on with that step. `stack:a@r,b@g.1.2`: the steps in progress from the bottom up, with
  their seat and two numbers, when they are not just the rest of a turn.

Reserves and everything that can be counted are not written. What an owner's own component files say is not either.
"""

from __future__ import annotations

import re
from typing import Any

from lazaretto.games.rattus.board import COLOURS, CUBES, FACES, MOST_RATS, NOBODY, REGIONS, STARTERS, TOKENS
from lazaretto.games.rattus.rules import TURN, RattusRuleset
from lazaretto.games.rattus.state import ENDINGS, Rattus
from lazaretto.games.rattus.tokens import (
    FACE_UP,
    REGION_OF,
    RETURNED,
    SLOTS,
    STARTER,
    SUPPLIED,
    nth_of,
    slot_of,
    used_tokens,
)
from lazaretto.kernel import bits
from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.notation import index, nothing_left, split, take, take_setup, take_stack, write_progress
from lazaretto.kernel.setup import Setup
from lazaretto.kernel.state import MOST_LEARNED

LETTERS = "rgby"
ALL_LETTERS = LETTERS.ljust(NOBODY) + "-"  # by seat, nobody included
ORIGINS = "sub"  # by origin, less one
RAT = re.compile(r"([sub])(?:\[(\?|[SO][0-9]{2})([rgby*]*)\])?")
MOST = {"supply": TOKENS - STARTERS, "due": 2, "neutral": CUBES, "learned": MOST_LEARNED}
FIELDS = (
    *REGIONS, *MOST, "to", "plague", "palace", "gone", "back", "cards", "beside", "used", "done", "drawn", "last",
    "ended", "at", "stack",
)  # fmt: skip


# ---------------------------------------------------------------- writing


def write(s: Rattus) -> str:
    """The line that describes this position."""
    fields = [
        f"players:{s.players}",
        f"to:{_colour(s.me)}",
        f"plague:{REGIONS[s.plague]}",
        f"supply:{s.supply}",
    ]
    for r in range(bits.count(s.rules.in_use)):
        cubes = _cubes(s.cubes[r][: s.players])
        rats = "".join(_rat(s, slot_of(r, k)) for k in range(s.rats[r]))
        if cubes or rats:
            fields.append(f"{REGIONS[r]}:{cubes}/{rats}")
    cards = [(card.name, s.owner[card.id]) for card in s.rules.deck if s.owner[card.id] != NOBODY]
    if s.in_play != s.rules.every_card:  # also where none is left beside: without the field all of them are meant
        fields.append("beside:" + ",".join(s.rules.cards[k].name for k in bits.members(s.own[NOBODY])))
    optional = {
        "palace": _cubes(s.palace),
        "cards": ",".join(f"{name}={COLOURS[seat]}" for name, seat in cards),
        "gone": ",".join(FACES[k] for k in bits.members(used_tokens(s))),
        "back": ",".join(FACES[k] for k in bits.members(s.returned)),
        "used": ",".join(s.rules.cards[k].name for k in bits.members(s.used)),
        "done": ",".join(what for what, is_done in (("card", s.took), ("cubes", s.placed)) if is_done),
        "due": _number(s.due),
        "neutral": _number(s.neutral),
        "drawn": f"{REGIONS[REGION_OF[s.drawn]]}.{nth_of(s.drawn)}" if s.drawn else "",
        "last": COLOURS[s.last] if s.last else "",
        "ended": ENDINGS[s.ended],
        "learned": _number(s.learned),
    }
    fields += [f"{name}:{value}" for name, value in (*optional.items(), *s.rules.ruleset.settled) if value]
    for part in s.parts:
        fields += part.write(s)
    return " ".join([*fields, write_progress(s, s.rules.ruleset.programs["turn"], s.me, ALL_LETTERS)])


def _colour(seat: int) -> str:
    return "nobody" if seat == NOBODY else COLOURS[seat]


def _cubes(counts: list[int]) -> str:
    return "".join(f"{LETTERS[seat]}{n}" for seat, n in enumerate(counts) if n)


def _number(n: int) -> str:
    return str(n) if n else ""


def _rat(s: Rattus, slot: int) -> str:
    kind = ORIGINS[s.origin[slot] - 1]
    if not s.seen[slot] and not s.face[slot]:
        return kind
    face = FACES[s.face[slot] - 1] if s.face[slot] else "?"
    who = "".join(letter for k, letter in enumerate(LETTERS + "*") if bits.has(s.seen[slot], k))
    return f"{kind}[{face}{who}]"


# ---------------------------------------------------------------- reading


def read(ruleset: RattusRuleset, text: str) -> tuple[Setup, dict[str, Any]]:
    """The set-up and the saved position that a line describes."""
    fields = split(text)
    setup = take_setup(ruleset, fields, not_options=FIELDS)
    s = ruleset.table(setup)
    assert isinstance(s, Rattus)
    _clear(s)
    _read_board(s, fields)
    _read_turn(s, fields)
    _settle(s, fields)
    s.derive()
    for part in s.parts:
        part.read(s, fields)
    _read_progress(s, fields)
    nothing_left(fields)
    return setup, s.save()


def _clear(s: Rattus) -> None:
    for slot in range(SLOTS):
        s.origin[slot] = 0
    s.depth = 0


def _read_cubes(s: Rattus, field: str, value: str) -> list[tuple[int, int]]:
    """Seats and numbers of cubes, which leave the reserves."""
    pairs = re.findall(r"([rgby])([0-9]{1,3})", value)
    if "".join(letter + n for letter, n in pairs) != value or len({letter for letter, _ in pairs}) < len(pairs):
        raise PositionError(f"{field}: expected cubes like r2g1; found {value!r}")
    cubes = []
    for letter, count in pairs:
        seat, n = LETTERS.index(letter), int(count)
        if seat >= s.players:
            raise PositionError(f"{field}: {COLOURS[seat]} does not play with {s.players} players")
        if n > s.reserve[seat]:
            raise PositionError(f"{field}: {COLOURS[seat]} has {CUBES} cubes; {n} more than {s.reserve[seat]} are left")
        s.reserve[seat] -= n
        cubes.append((seat, n))
    return cubes


def _read_board(s: Rattus, fields: dict[str, str]) -> None:
    seen_faces: set[str] = set()
    for r, region in enumerate(REGIONS):
        if region not in fields:
            continue
        if not bits.has(s.rules.in_use, r):
            raise PositionError(f"{region} is not in use with {s.players} players")
        cubes, _, rats = fields.pop(region).partition("/")
        for seat, n in _read_cubes(s, region, cubes):
            s.cubes[r][seat] = n
        tokens = list(RAT.finditer(rats))
        if "".join(token[0] for token in tokens) != rats or len(tokens) > MOST_RATS:
            raise PositionError(f"{region}: expected up to three rats like s, u, b or u[O10r]; found {rats!r}")
        for k, token in enumerate(tokens):
            _read_rat(s, slot_of(r, k), token, seen_faces)
    for seat, n in _read_cubes(s, "palace", fields.pop("palace", "")):
        s.palace[seat] = n
    s.plague = index("plague", REGIONS[: bits.count(s.rules.in_use)], fields.pop("plague", REGIONS[0]))


def _read_rat(s: Rattus, slot: int, token: re.Match[str], faces: set[str]) -> None:
    kind, face, who = token.groups()
    s.origin[slot] = ORIGINS.index(kind) + 1
    if face is None:
        return
    for letter in who:
        if letter in LETTERS[s.players :]:
            raise PositionError(f"{token[0]}: {COLOURS[LETTERS.index(letter)]} does not play with {s.players} players")
        s.seen[slot] |= FACE_UP if letter == "*" else bits.bit(LETTERS.index(letter))
    if face == "?":
        return
    if face not in FACES or face in faces or (kind == "s" and face[0] != "S"):
        raise PositionError(f"{token[0]}: expected a face of its kind that is nowhere else; found {face}")
    faces.add(face)
    s.face[slot] = FACES.index(face) + 1


def _read_turn(s: Rattus, fields: dict[str, str]) -> None:
    colours = COLOURS[: s.players]
    s.me = NOBODY if fields.get("to") == "nobody" else index("to", colours, fields.get("to", "red"))
    fields.pop("to", None)
    numbers = {card.name: card.id for card in s.rules.deck}
    if "beside" in fields:
        beside = {_card(numbers, "beside", card) for card in filter(None, fields.pop("beside").split(","))}
        s.in_play = sum(bits.bit(k) for k in beside)
    for held in filter(None, fields.pop("cards", "").split(",")):
        card, _, colour = held.partition("=")
        k, seat = _card(numbers, "cards", card), index("cards", colours, colour)
        if s.owner[k] != NOBODY:
            raise PositionError(f"cards: {card} is named twice")
        s.in_play |= bits.bit(k)
        s.owner[k] = seat
    for card in filter(None, fields.pop("used", "").split(",")):
        s.used |= bits.bit(_card(numbers, "used", card))
    done = [index("done", ("card", "cubes"), what) for what in filter(None, fields.pop("done", "").split(","))]
    s.took, s.placed = int(0 in done), int(1 in done)
    s.last = index("last", colours, fields.pop("last", "red"))
    s.ended = index("ended", ENDINGS, fields.pop("ended", ""))
    drawn = take(fields, "drawn", r"([a-z]+\.[123])?")
    if drawn:
        region, _, nth = drawn.partition(".")
        s.drawn = slot_of(index("drawn", REGIONS[: bits.count(s.rules.in_use)], region), int(nth) - 1)


def _card(numbers: dict[str, int], field: str, name: str) -> int:
    names = tuple(numbers)
    return numbers[names[index(field, names, name)]]


def _settle(s: Rattus, fields: dict[str, str]) -> None:
    """Count what is left: which faces are still unseen, and how many of them are in the supply."""
    s.starters, s.ordinary = bits.first(STARTERS), bits.first(TOKENS) & ~bits.first(STARTERS)
    known = [face - 1 for face in s.face if face]
    gone = [index("gone", FACES, face) for face in filter(None, fields.pop("gone", "").split(","))]
    if set(gone) & set(known) or len(set(gone)) < len(gone):
        raise PositionError("gone: a token is named twice, or lies on the board")
    for face in filter(None, fields.pop("back", "").split(",")):
        s.returned |= bits.bit(index("back", FACES, face))
    if s.returned & ~sum(bits.bit(token) for token in gone + known) or (RETURNED in s.origin and not s.returned):
        raise PositionError("back: expected the used tokens among which one came back")
    for token in known + gone:
        s.starters &= ~bits.bit(token)
        s.ordinary &= ~bits.bit(token)
    slots = [(s.origin[k], s.face[k]) for k in range(SLOTS)]
    unseen_starters, unseen_supplied = slots.count((STARTER, 0)), slots.count((SUPPLIED, 0))
    supplied = [origin for origin, _ in slots].count(SUPPLIED)
    most = s.supply
    for name, limit in MOST.items():
        n = int(take(fields, name, r"[0-9]{1,6}", str(max(0, most - supplied)) if name == "supply" else "0"))
        if n > limit:
            raise PositionError(f"{name}: expected a number from 0 to {limit}; found {n}")
        setattr(s, name, n)
    mixed = bits.count(s.starters) - unseen_starters
    plain = s.supply + unseen_supplied - mixed
    if mixed < 0 or not 0 <= plain <= bits.count(s.ordinary) or s.supply > most:
        raise PositionError(
            f"supply: {s.supply} tokens do not fit the board: {bits.count(s.starters)} starting and"
            f" {bits.count(s.ordinary)} ordinary tokens are unseen, of which {unseen_starters} starting tokens and"
            f" {unseen_supplied} others lie on the board"
        )


def _read_progress(s: Rattus, fields: dict[str, str]) -> None:
    if take_stack(s, fields, ALL_LETTERS[: s.players].ljust(NOBODY) + "-"):
        return
    if s.me == NOBODY:
        raise PositionError("to: nobody is in turn only in the final resolution, with a stack of its own")
    s.start(TURN, s.me)
    names = tuple(step.name for step in s.rules.ruleset.programs["turn"])
    s.depth -= index("at", names, fields.pop("at", "act"))
