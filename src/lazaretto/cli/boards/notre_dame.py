"""The city of Notre Dame, drawn for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from lazaretto.cli.boards.folding import WIDTH, fold, wrap
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

FRIEND, CARRIAGE, BELL = "♟", "»", "♪"
PLAYED = 2  # cards of a hand in a round
COLUMN = 14  # of a quarter, at most: with five of them and long names it is less
STYLES = {"red": "bold red", "violet": "bold magenta", "blue": "bold blue", "green": "bold green"}
STYLES["yellow"] = "bold yellow"

Cell = Sequence[str]  # pieces of text that stay whole when a cell needs several lines


def draw(s: State, seat: int | None, words: Words, width: int = WIDTH) -> Text:
    """The round, the quarters side by side, and the cards the seat knows of. `s` must be that seat's view."""
    assert isinstance(s, NotreDame)
    if width < WIDTH:  # what changes most comes first, because it may be all that fits
        page = _round(s, words, width).append_text(_narrow_quarters(s, words, width))
        page.append(_display(s, words, width))
    else:
        page = _round(s, words, width).append(_display(s, words, width)).append_text(_quarters(s, words, width))
    for line in _cards(s, seat, words):
        page.append(wrap(line, width))
    return page


# ---------------------------------------------------------------- the round


def _round(s: NotreDame, words: Words, width: int) -> Text:
    number = min(s.round + 1, ROUNDS)
    period = (number + PERIOD - 1) // PERIOD
    line = words.say("round-line", count=number, period=period, seat=s.bell, coins=s.treasury)
    return Text().append(wrap(line, width), style="bold")


def _display(s: NotreDame, words: Words, width: int) -> str:
    """The characters of the round, its plague, and what the cathedral is worth."""
    if s.round == ROUNDS:
        return ""
    characters = [
        (words.say("character-line", character=CHARACTERS[k], count=s.rules.rats[k]), k)
        for k in bits.members(s.display)
    ]
    if width < WIDTH:
        text = wrap(" · ".join(line for line, _ in characters), width)
    else:
        text = "".join(
            wrap(f"{line} · {words.say(f'character-{CHARACTERS[k]}-text')}", width) for line, k in characters
        )
    spared = ", ".join(words.names[k] for k in bits.members(s.spared))
    line = words.say("plague-line", count=strength(s))
    text += wrap(f"{line} · {words.say('character-doctor')}: {spared}" if spared else line, width)
    cubes = sum(s.cubes[k][CATHEDRAL] for k in range(s.players))
    each = s.rules.value // cubes if cubes else 0
    return text + wrap(words.say("cathedral-line", worth=s.rules.value, count=cubes, each=each), width)


# ---------------------------------------------------------------- the quarters, a column each


class Grid(NamedTuple):
    """A column for each quarter, after one that says what the rows are."""

    colours: Sequence[int]
    label: int
    column: int


def code(colour: int, words: Words) -> str:
    """Two letters for a colour: one is not enough in every language."""
    return words.say(f"colour-{COLOURS[colour]}")[:2]


def _colours(s: NotreDame) -> list[int]:
    """Clockwise from the first, so that quarters beside each other in the city are so here."""
    return sorted(range(s.rules.colours), key=lambda colour: quarter_of(colour, s.players))


def _quarters(s: NotreDame, words: Words, width: int) -> Text:
    colours = _colours(s)
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
        (words.say(f"square-{name}"), [_square(s, square_of(c, k), "lying", words) for c in colours])
        for k, name in enumerate(SQUARES)
    ]
    return _table(s, f"{FRIEND} {words.say('trusted-friend')}", rows, words.say("market-line"), market, words, width)


def _narrow_quarters(s: NotreDame, words: Words, width: int) -> Text:
    """The same in short words, numbers and symbols."""
    colours = _colours(s)
    rows = [(_short(words, "place", place), [_influence(s, c, k) for c in colours]) for k, place in enumerate(PLACES)]
    rows += [
        (words.say("short-rats"), [_own(s, c, str(s.rats[c])) for c in colours]),
        (words.say("short-supply"), [_own(s, c, f"{s.supply[c]}+{s.general[c]}") for c in colours]),
        (words.say("coins-owned"), [_own(s, c, str(s.coins[c])) for c in colours]),
        (words.say("short-points"), [_own(s, c, _points(s, c)) for c in colours]),
        (words.say("messages-owned"), [_taken(s, c, words) for c in colours]),
    ]
    market = [
        (_short(words, "square", name), [_square(s, square_of(c, k), "short-lying", words) for c in colours])
        for k, name in enumerate(SQUARES)
    ]
    return _table(s, "", rows, words.say("short-market"), market, words, width)


def _short(words: Words, noun: str, name: str) -> str:
    """A name in short, where there is a shorter one."""
    key = f"short-{noun}-{name}"
    return words.say(key if words.has(key) else f"{noun}-{name}")


def _table(
    s: NotreDame,
    corner: str,
    rows: Sequence[tuple[str, Sequence[Cell]]],
    between: str,
    market: Sequence[tuple[str, Sequence[Cell]]],
    words: Words,
    width: int,
) -> Text:
    colours = _colours(s)
    label = max(len(corner), *(len(name) for name, _ in (*rows, *market))) + 1
    grid = Grid(colours, label, min(COLUMN, (width - label) // len(colours)))
    text = _line(corner, [_name(s, c, words, grid.column - 1) for c in colours], grid)
    for name, cells in rows:
        text.append_text(_row(name, cells, grid))
    text.append(wrap(between, width), style="dim")
    for name, cells in market:
        text.append_text(_row(name, cells, grid))
    return text


def _name(s: NotreDame, colour: int, words: Words, width: int) -> str:
    """Whose quarter it is, and whether he has the bell-ringer; where the name does not fit, its colour."""
    short = code(colour, words) + (BELL if colour == s.bell else " ")
    whole = short + (words.names[colour] if colour < s.players else "–")
    return whole if len(whole) <= width else short


def _row(name: str, cells: Sequence[Cell], grid: Grid) -> Text:
    """As many lines as the fullest cell needs."""
    folded = [[" ".join(line) for line in fold(cell, grid.column - 1)] for cell in cells]
    text = Text()
    for k in range(max(len(lines) for lines in folded)):
        parts = [lines[k] if k < len(lines) else "" for lines in folded]
        text.append_text(_line("" if k else name, parts, grid))
    return text


def _line(name: str, parts: Sequence[str], grid: Grid) -> Text:
    text = Text(f"{name:<{grid.label}}")
    for colour, part in zip(grid.colours, parts, strict=True):
        text.append(f"{part[: grid.column - 1]:<{grid.column}}", style=STYLES[COLOURS[colour]])
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


def _square(s: NotreDame, square: int, lying: str, words: Words) -> Cell:
    """The message that lies there, in words that begin with this key, and whose carriages stand there."""
    message = [words.say(f"{lying}-{MESSAGES[s.message[square] - 1]}")] if s.message[square] else []
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
