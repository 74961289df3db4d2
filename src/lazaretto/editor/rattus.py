"""What can be set by hand in a position of Rattus."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from lazaretto.editor.setting import Editor, Setting, numbers
from lazaretto.games.rattus.board import CLASSES, COLOURS, FACES, MOST_RATS, NOBODY, REGIONS, TOKENS, tokens_removed
from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.rules import TURN
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import FACE_UP, SUPPLIED, identify, possible, slot_of, unsettle
from lazaretto.kernel import bits
from lazaretto.kernel.event import Args

NOT_SEEN = "none"  # the face of a token that nobody has looked at
BESIDE = "beside"  # the holder of a card that lies beside the board
YES_OR_NO = ("no", "yes")


def settings(s: Rattus) -> Iterator[Setting]:
    """All of them, by where they lie."""
    for region in bits.members(s.rules.in_use):
        yield from _region(s, region)
    yield from _cards(s)
    yield from _table(s)


def described(s: Rattus) -> dict[str, Args]:
    """What the tokens show."""
    rules = s.rules
    return {
        face: {
            "limit": rules.limit[k],
            "majority": rules.majority[k],
            "all": rules.all[k],
            "classes": ",".join(CLASSES[c] for c in bits.members(rules.classes[k])),
        }
        for k, face in enumerate(FACES)
    }


def _region(s: Rattus, region: int) -> Iterator[Setting]:
    name = REGIONS[region]
    for seat in range(s.players):
        yield Setting(
            name=f"cubes.{name}.{COLOURS[seat]}",
            noun="region",
            item=name,
            what="cubes",
            args={"colour": COLOURS[seat]},
            value=str(s.cubes[region][seat]),
            values=numbers(0, s.cubes[region][seat] + s.reserve[seat]),
            worded="",
            change=partial(_set_cubes, region=region, seat=seat),
        )
    yield Setting(
        name=f"rats.{name}",
        noun="region",
        item=name,
        what="rats",
        args={},
        value=str(s.rats[region]),
        values=numbers(0, min(MOST_RATS, s.rats[region] + s.supply)),
        worded="",
        change=partial(_set_rats, region=region),
    )
    if region != s.plague:
        yield Setting(
            name=f"plague.{name}",
            noun="region",
            item=name,
            what="plague",
            args={},
            value="no",
            values=YES_OR_NO,
            worded="answer",
            change=partial(_set_plague, region=region),
        )
    for k in range(s.rats[region]):
        yield from _token(s, slot_of(region, k))


def _token(s: Rattus, slot: int) -> Iterator[Setting]:
    region, _, nth = SLOTS[slot].partition(".")
    face = FACES[s.face[slot] - 1] if s.face[slot] else NOT_SEEN
    if not s.seen[slot] & FACE_UP:
        yield Setting(
            name=f"face.{SLOTS[slot]}",
            noun="region",
            item=region,
            what="face",
            args={"nth": nth},
            value=face,
            values=[NOT_SEEN, *(FACES[k] for k in _faces(s, slot))],
            worded="token",
            change=partial(_set_face, slot=slot),
        )
    for seat in range(s.players) if s.face[slot] else ():
        yield Setting(
            name=f"seen.{SLOTS[slot]}.{COLOURS[seat]}",
            noun="region",
            item=region,
            what="seen",
            args={"nth": nth, "colour": COLOURS[seat]},
            value=YES_OR_NO[bits.has(s.seen[slot], seat)],
            values=YES_OR_NO,
            worded="answer",
            change=partial(_set_seen, slot=slot, seat=seat),
        )


def _cards(s: Rattus) -> Iterator[Setting]:
    for card in bits.members(s.in_play):
        name = s.rules.cards[card].name
        yield Setting(
            name=f"card.{name}",
            noun="card",
            item=name,
            what="holder",
            args={"card": name},
            value=BESIDE if s.owner[card] == NOBODY else COLOURS[s.owner[card]],
            values=(BESIDE, *COLOURS[: s.players]),
            worded="colour",
            change=partial(_set_holder, card=card),
        )


def _table(s: Rattus) -> Iterator[Setting]:
    if not s.ended:
        yield Setting(
            name="turn",
            noun="",
            item="",
            what="turn",
            args={},
            value=COLOURS[s.me],
            values=COLOURS[: s.players],
            worded="colour",
            change=_begin_turn,
        )
    for seat in range(s.players):
        yield Setting(
            name=f"palace.{COLOURS[seat]}",
            noun="",
            item="",
            what="palace",
            args={"colour": COLOURS[seat]},
            value=str(s.palace[seat]),
            values=numbers(0, s.palace[seat] + s.reserve[seat]),
            worded="",
            change=partial(_set_palace, seat=seat),
        )
    yield Setting(
        name="supply",
        noun="",
        item="",
        what="supply",
        args={},
        value=str(s.supply),
        values=numbers(0, TOKENS - bits.count(s.rules.in_use) - tokens_removed(s.players)),
        worded="",
        change=_set_supply,
    )


# ---------------------------------------------------------------- what a change does


def _set_cubes(s: Rattus, value: str, region: int, seat: int) -> None:
    s.cubes[region][seat] = int(value)


def _set_palace(s: Rattus, value: str, seat: int) -> None:
    s.palace[seat] = int(value)


def _set_supply(s: Rattus, value: str) -> None:
    s.supply = int(value)


def _set_plague(s: Rattus, value: str, region: int) -> None:
    s.plague = region if value == "yes" else s.plague


def _set_rats(s: Rattus, value: str, region: int) -> None:
    """More come unseen from the supply. What is taken away goes back there, or is used where it has been seen."""
    many = int(value)
    for k in range(many, s.rats[region]):
        slot = slot_of(region, k)
        s.supply += not s.face[slot]
        s.origin[slot] = s.face[slot] = s.seen[slot] = 0
    for k in range(s.rats[region], many):
        s.origin[slot_of(region, k)] = SUPPLIED
        s.supply -= 1


def _faces(s: Rattus, slot: int) -> list[int]:
    """The tokens that this one may be: its own, and those that nobody has seen and that may lie there."""
    t = s.fork()
    if t.face[slot]:
        unsettle(t, slot)
    return bits.members(possible(t, slot))


def _set_face(s: Rattus, face: str, slot: int) -> None:
    """A token that nobody had looked at has from now on been seen by everybody."""
    if s.face[slot]:
        unsettle(s, slot)
    if face == NOT_SEEN:
        s.seen[slot] = 0
    else:
        identify(s, slot, FACES.index(face))
        s.seen[slot] = s.seen[slot] or bits.first(s.players)


def _set_seen(s: Rattus, value: str, slot: int, seat: int) -> None:
    """A face that nobody has seen is none."""
    s.seen[slot] = s.seen[slot] | bits.bit(seat) if value == "yes" else s.seen[slot] & ~bits.bit(seat)
    if not s.seen[slot]:
        _set_face(s, NOT_SEEN, slot)


def _set_holder(s: Rattus, holder: str, card: int) -> None:
    s.owner[card] = NOBODY if holder == BESIDE else COLOURS.index(holder)


def _begin_turn(s: Rattus, colour: str) -> None:
    """Nothing has been done in it yet."""
    s.me = COLOURS.index(colour)
    s.used = s.took = s.placed = s.due = s.neutral = s.drawn = s.depth = 0
    s.start(TURN, s.me)


EDITOR = Editor(settings, described)
