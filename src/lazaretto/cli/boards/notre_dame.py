"""The city of Notre Dame, drawn for a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.text import Text

from lazaretto.games.notre_dame.board import (
    ACTIONS,
    CARDS,
    CATHEDRAL,
    CHARACTERS,
    COLOURS,
    HAND,
    MESSAGES,
    PERIOD,
    PLACES,
    ROUNDS,
    SQUARES,
    TRACK,
    quarter_of,
)
from lazaretto.games.notre_dame.hands import card_of, colour_at, slot_now
from lazaretto.games.notre_dame.plague import strength
from lazaretto.games.notre_dame.state import UNKNOWN, NotreDame, square_of
from lazaretto.kernel import bits
from lazaretto.kernel.state import State
from lazaretto.lang.words import Words

WIDTH = 80
FRIEND, CARRIAGE, BELL = "♟", "»", "♪"
PLAYED = 2  # cards of a hand in a round
COLUMN = 14  # of a quarter, at most: with five of them and long names it is less
STYLES = {"red": "bold red", "violet": "bold magenta", "blue": "bold blue", "green": "bold green"}
STYLES["yellow"] = "bold yellow"

Cell = Sequence[str]  # pieces of text that stay whole when a cell needs several lines


def draw(s: State, seat: int | None, words: Words) -> Text:
    """The round, the quarters side by side, and the cards the seat knows of. `s` must be that seat's view."""
    assert isinstance(s, NotreDame)
    page = _round(s, words)
    page.append_text(_quarters(s, words))
    for line in _cards(s, seat, words):
        page.append(_wrap(line))
    return page


def _wrap(line: str) -> str:
    return "\n".join(textwrap.wrap(line, WIDTH, subsequent_indent="  ")) + "\n"


# ---------------------------------------------------------------- the round


def _round(s: NotreDame, words: Words) -> Text:
    number = min(s.round + 1, ROUNDS)
    period = (number + PERIOD - 1) // PERIOD
    line = words.say("round-line", count=number, period=period, seat=s.bell, coins=s.treasury)
    text = Text(_wrap(line), style="bold")
    if s.round == ROUNDS:
        return text
    for k in bits.members(s.display):
        line = words.say("character-line", character=CHARACTERS[k], count=s.rules.rats[k])
        text.append(_wrap(f"{line} · {words.say(f'character-{CHARACTERS[k]}-text')}"), style="not bold")
    spared = ", ".join(words.names[k] for k in bits.members(s.spared))
    line = words.say("plague-line", count=strength(s))
    text.append(_wrap(f"{line} · {words.say('character-doctor')}: {spared}" if spared else line), style="not bold")
    cubes = sum(s.cubes[k][CATHEDRAL] for k in range(s.players))
    each = s.rules.value // cubes if cubes else 0
    line = words.say("cathedral-line", worth=s.rules.value, count=cubes, each=each)
    return text.append(_wrap(line), style="not bold")


# ---------------------------------------------------------------- the quarters, a column each


def code(colour: int, words: Words) -> str:
    """Two letters for a colour: one is not enough in every language."""
    return words.say(f"colour-{COLOURS[colour]}")[:2]


def _quarters(s: NotreDame, words: Words) -> Text:
    """Clockwise from the first, so that quarters beside each other in the city are so here."""
    colours = sorted(range(s.rules.colours), key=lambda colour: quarter_of(colour, s.players))
    rows = [(words.say(f"place-{place}"), [_influence(s, c, k) for c in colours]) for k, place in enumerate(PLACES)]
    rows += [
        (words.say("rat-marker"), [_own(s, c, _track(s.rats[c])) for c in colours]),
        (words.say("personal-supply"), [_own(s, c, f"■{s.supply[c]}") for c in colours]),
        (words.say("general-supply"), [_own(s, c, f"■{s.general[c]}") for c in colours]),
        (words.say("coins-owned"), [_own(s, c, str(s.coins[c])) for c in colours]),
        (words.say("prestige-points"), [_own(s, c, _points(s, c)) for c in colours]),
        (words.say("messages-owned"), [_taken(s, c, words) for c in colours]),
    ]
    market = [
        (words.say(f"square-{name}"), [_square(s, square_of(c, k), words) for c in colours])
        for k, name in enumerate(SQUARES)
    ]
    friend = f"{FRIEND} {words.say('trusted-friend')}"
    label = max(len(friend), *(len(name) for name, _ in rows + market)) + 1
    column = min(COLUMN, (WIDTH - label) // len(colours))
    bell = [BELL if c == s.bell else " " for c in colours]
    names = [code(c, words) + bell[k] + (words.names[c] if c < s.players else "–") for k, c in enumerate(colours)]
    text = _line(friend, names, colours, label, column)
    for name, cells in rows:
        text.append_text(_row(name, cells, colours, label, column))
    text.append(_wrap(words.say("market-line")), style="dim")
    for name, cells in market:
        text.append_text(_row(name, cells, colours, label, column))
    return text


def _row(name: str, cells: Sequence[Cell], colours: Sequence[int], label: int, column: int) -> Text:
    """As many lines as the fullest cell needs."""
    folded = [_fold(cell, column - 1) for cell in cells]
    text = Text()
    for k in range(max(len(lines) for lines in folded)):
        parts = [lines[k] if k < len(lines) else "" for lines in folded]
        text.append_text(_line("" if k else name, parts, colours, label, column))
    return text


def _fold(cell: Cell, width: int) -> list[str]:
    lines = [""]
    for piece in cell:
        if lines[-1] and len(lines[-1]) + 1 + len(piece) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {piece}".strip()
    return lines


def _line(name: str, parts: Sequence[str], colours: Sequence[int], label: int, column: int) -> Text:
    text = Text(f"{name:<{label}}")
    for colour, part in zip(colours, parts, strict=True):
        text.append(f"{part[: column - 1]:<{column}}", style=STYLES[COLOURS[colour]])
    text.rstrip()
    return text.append("\n")


def _own(s: NotreDame, colour: int, text: str) -> Cell:
    """What only a quarter with a player has."""
    return [text] if colour < s.players else ["–"]


def _influence(s: NotreDame, colour: int, place: int) -> Cell:
    n = s.cubes[colour][place]
    cubes = [f"■{n}"] if n else []
    friend = [FRIEND] if s.friend[colour] == place + 1 else []
    return cubes + friend or _own(s, colour, "·")


def _track(rats: int) -> str:
    """The rat track from 0 to 9: the marker's number stands on its space."""
    return "".join(str(k) if k == rats else "·" for k in range(TRACK + 1))


def _points(s: NotreDame, seat: int) -> str:
    return "?" if s.points[seat] == UNKNOWN else str(s.points[seat])


def _taken(s: NotreDame, seat: int, words: Words) -> Cell:
    taken = [f"{code(colour, words)}{n}" for colour, n in enumerate(s.taken[seat]) if n]
    return taken or _own(s, seat, "·")


def _square(s: NotreDame, square: int, words: Words) -> Cell:
    """The message that lies there, and whose carriages stand there."""
    message = [words.say(f"lying-{MESSAGES[s.message[square] - 1]}")] if s.message[square] else []
    carriages = [f"{CARRIAGE}{code(seat, words)}" for seat in range(s.players) if s.carriage[seat] == square]
    return message + carriages or ["·"]


# ---------------------------------------------------------------- cards


def _cards(s: NotreDame, seat: int | None, words: Words) -> list[str]:
    """What has been played in this round, what the seat has, and where cards are that it has seen."""
    if s.round == ROUNDS:
        return []
    seats = range(s.players)
    lines = [("cards-played", _by_holder(s, seats, True, words))]
    if seat is not None:
        own = "hand-line" if len(_kept(s, seat, True)) < PLAYED else "laid-away-line"
        passed = s.loose[s.round % PERIOD][seat] if bits.has(s.filled, slot_now(s, seat, 0)) else 0
        lines += [
            (own, _names(_kept(s, seat, False), words)),
            ("cards-passed", _actions(passed, words)),
            ("cards-seen", _by_holder(s, [other for other in seats if other != seat], False, words)),
            ("deck-line", _actions(s.deck[seat], words)),
        ]
    return [words.say(key, cards=cards) for key, cards in lines if cards]


def _kept(s: NotreDame, seat: int, up: bool) -> list[int]:
    """The cards of a seat in this round, as far as they are known here: those face up, or the others."""
    cards = []
    for stage in range(HAND):
        colour = colour_at(s, seat, stage)
        slot = slot_now(s, colour, stage)
        if s.slot[slot] and bits.has(s.up, slot) == up:
            cards.append(card_of(colour, s.slot[slot] - 1))
    return cards


def _by_holder(s: NotreDame, seats: Sequence[int], up: bool, words: Words) -> str:
    kept = [(seat, _kept(s, seat, up)) for seat in seats]
    return " · ".join(f"{words.names[seat]}: {_names(cards, words)}" for seat, cards in kept if cards)


def _names(cards: Sequence[int], words: Words) -> str:
    return ", ".join(words.say(f"card-{CARDS[card]}") for card in cards)


def _actions(kinds: int, words: Words) -> str:
    """Cards of the seat's own colour, as a set of kinds."""
    return ", ".join(words.say(f"action-{ACTIONS[k]}") for k in bits.members(kinds))
