"""What can be set by hand in a position of Notre Dame."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from lazaretto.editor.setting import Editor, Setting, numbers
from lazaretto.games.notre_dame.board import (
    ACTIONS,
    ALL_SQUARES,
    CARDS,
    CHARACTERS,
    COINS,
    COLOURS,
    CUBES,
    HAND,
    PERIOD,
    PLACES,
    SECTORS,
    TRACK,
)
from lazaretto.games.notre_dame.hands import card_of, holder, slot_now, slot_of
from lazaretto.games.notre_dame.state import NotreDame, square_of
from lazaretto.kernel import bits

OUTSIDE = "none"  # where a Friend is who has not entered a quarter
MOST_POINTS = 150  # that somebody may be given by hand


def settings(s: NotreDame) -> Iterator[Setting]:
    """All of them, by where they lie."""
    for seat in range(s.players):
        yield from _quarter(s, seat)
    for seat in range(s.players):
        yield from _player(s, seat)
    yield from _hands(s)
    yield from _characters(s)


def _quarter(s: NotreDame, seat: int) -> Iterator[Setting]:
    colour = COLOURS[seat]
    free = CUBES - s.supply[seat] - sum(s.cubes[seat])  # in the general supply
    for k, place in enumerate(PLACES):
        yield Setting(
            name=f"cubes.{place}.{colour}",
            noun="place",
            item=place,
            what="cubes",
            args={"colour": colour},
            value=str(s.cubes[seat][k]),
            values=numbers(0, s.cubes[seat][k] + free),
            worded="",
            change=partial(_set_cubes, seat=seat, place=k),
        )
    yield Setting(
        name=f"friend.{colour}",
        noun="",
        item="",
        what="friend",
        args={"colour": colour},
        value=SECTORS[s.friend[seat] - 1] if s.friend[seat] else OUTSIDE,
        values=(OUTSIDE, *SECTORS),
        worded="place",
        change=partial(_set_friend, seat=seat),
    )
    squares = ALL_SQUARES[: square_of(s.rules.colours, 0)]
    yield Setting(
        name=f"carriage.{colour}",
        noun="",
        item="",
        what="carriage",
        args={"colour": colour},
        value=squares[s.carriage[seat]],
        values=squares,
        worded="square",
        change=partial(_set_carriage, seat=seat),
    )


def _player(s: NotreDame, seat: int) -> Iterator[Setting]:
    free = CUBES - s.supply[seat] - sum(s.cubes[seat])
    counts = (
        ("points", "points", MOST_POINTS),
        ("coins", "coins", s.coins[seat] + COINS - sum(s.coins)),
        ("rats-track", "rats", TRACK),
        ("own-supply", "supply", s.supply[seat] + free),
    )
    for what, field, most in counts:
        value = getattr(s, field)[seat]
        yield Setting(
            name=f"{what}.{COLOURS[seat]}",
            noun="",
            item="",
            what=what,
            args={"colour": COLOURS[seat]},
            value=str(value),
            values=numbers(0, max(most, value)),
            worded="",
            change=partial(_set_count, field=field, seat=seat),
        )


def _hands(s: NotreDame) -> Iterator[Setting]:
    """The cards of this round that somebody has kept: each changes places with another of its colour."""
    for colour in range(s.players):
        for stage in range(HAND):
            slot = slot_now(s, colour, stage)
            if not s.slot[slot] or bits.has(s.up, slot):
                continue
            on_the_way = 0
            for third in range(PERIOD):
                on_the_way |= s.loose[third][colour]
            card = CARDS[card_of(colour, s.slot[slot] - 1)]
            yield Setting(
                name=f"card.{COLOURS[colour]}.{stage + 1}",
                noun="card",
                item=card,
                what="kept",
                args={"colour": COLOURS[holder(s, colour, stage)]},
                value=card,
                values=[CARDS[card_of(colour, k)] for k in range(len(ACTIONS)) if not bits.has(on_the_way, k)],
                worded="card",
                change=partial(_set_card, colour=colour, slot=slot),
            )


def _characters(s: NotreDame) -> Iterator[Setting]:
    for shown in bits.members(s.display):
        deck = next(deck for deck in s.rules.of_deck if bits.has(deck, shown))
        yield Setting(
            name=f"character.{CHARACTERS[shown]}",
            noun="character",
            item=CHARACTERS[shown],
            what="character",
            args={},
            value=CHARACTERS[shown],
            values=[CHARACTERS[k] for k in bits.members(deck) if k == shown or bits.has(s.fresh, k)],
            worded="character",
            change=partial(_set_character, shown=shown),
        )


# ---------------------------------------------------------------- what a change does


def _set_cubes(s: NotreDame, value: str, seat: int, place: int) -> None:
    s.cubes[seat][place] = int(value)


def _set_friend(s: NotreDame, sector: str, seat: int) -> None:
    s.friend[seat] = 0 if sector == OUTSIDE else 1 + SECTORS.index(sector)


def _set_carriage(s: NotreDame, square: str, seat: int) -> None:
    s.carriage[seat] = ALL_SQUARES.index(square)


def _set_count(s: NotreDame, value: str, field: str, seat: int) -> None:
    getattr(s, field)[seat] = int(value)


def _set_card(s: NotreDame, card: str, colour: int, slot: int) -> None:
    kind = CARDS.index(card) - card_of(colour, 0)
    for third in range(PERIOD):
        for stage in range(HAND):
            other = slot_of(colour, third, stage)
            if s.slot[other] == 1 + kind:
                s.slot[other] = s.slot[slot]
    s.slot[slot] = 1 + kind


def _set_character(s: NotreDame, character: str, shown: int) -> None:
    other = CHARACTERS.index(character)
    s.display = s.display & ~bits.bit(shown) | bits.bit(other)
    s.fresh = (s.fresh | bits.bit(shown)) & ~bits.bit(other)


EDITOR = Editor(settings)
