"""The board of Rattus, drawn for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from lazaretto.cli.boards.folding import WIDTH, fold, wrap
from lazaretto.games.rattus.board import COLOURS, NOBODY, REGIONS
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import nth_of, slot_of
from lazaretto.kernel import bits
from lazaretto.lang.words import Words

# Where the regions stand: roughly as on the map, so that neighbours are near each other.
MAP = (
    ("anglia", "scandia", "russia", "tartaria"),
    ("gallia", "germania", "polonia", "bulgaria"),
    ("hispania", "italia", "hungaria", "turcia"),
)
FRAMED = 19  # columns of a region that has a frame: four of them fit a terminal of 80; with less room it has none
STYLES = {"red": "bold red", "green": "bold green", "blue": "bold blue", "yellow": "bold yellow"}
CLASS_LETTERS = "RCHBPM"  # Royalty, Church, cHivalry, Bourgeoisie, Peasantry, Magic


def draw(s: Rattus, seat: int | None, words: Words, width: int = WIDTH) -> Text:
    """The map with what the seat sees on it, then the players. `s` must be that seat's view."""
    return page(s, words, width, [""] * len(REGIONS), [[] for _ in range(s.players)])


def page(s: Rattus, words: Words, width: int, goods: Sequence[str], owned: Sequence[Sequence[str]]) -> Text:
    """The same with what an expansion puts into each region, and gives to each player."""
    text = Text()
    room = min(FRAMED, (width - len(MAP[0]) + 1) // len(MAP[0]))
    for row in MAP:
        regions = [REGIONS.index(region) for region in row]
        insides = [_inside(s, region, goods[region], words, room) for region in regions]
        height = max(map(len, insides))
        boxes = [_box(s, region, inside, words, room, height) for region, inside in zip(regions, insides, strict=True)]
        for parts in zip(*boxes, strict=True):
            line = Text(" ").join(parts)
            line.rstrip()
            text.append_text(line).append("\n")
    text.append(wrap(words.say("neighbours-below"), width), style="dim")
    return text.append_text(_players(s, words, width, owned))


# ---------------------------------------------------------------- regions


def _inside(s: Rattus, region: int, goods: str, words: Words, room: int) -> list[Text]:
    """What lies in a region, cubes before rats; where no frame can name its neighbours they are named here."""
    width = room - 4 if room == FRAMED else room
    if not bits.has(s.rules.in_use, region):
        return [Text(" ".join(line), style="dim") for line in fold(words.say("not-in-use").split(), width)]
    rats = [part for k in range(s.rats[region]) for part in _fitting(_rat(s, slot_of(region, k)), width)]
    lines = fold(_cubes(s, region), width) + fold(rats + ([Text(goods, style="italic")] if goods else []), width)
    near = [] if room == FRAMED else fold(_near(s, region, words), room, 0)
    return [Text(" ").join(line) for line in lines] + [Text("".join(line), style="dim") for line in near]


def _box(s: Rattus, region: int, inside: Sequence[Text], words: Words, room: int, height: int) -> list[Text]:
    """A region in a frame that names its neighbours or, where there is little room, below its name."""
    in_use = bits.has(s.rules.in_use, region)
    style = "bold magenta" if region == s.plague and in_use else "white" if in_use else "dim"
    name = words.say(f"region-{REGIONS[region]}")
    if region == s.plague and in_use:
        name = f"{name} ☠" if len(name) + 2 <= room else f"☠{name}"
    content = [*inside, *[Text()] * (height - len(inside))]
    if room == FRAMED:
        near = " ".join(_near(s, region, words))
        edges = _edge("┌", f" {name} ", "┐", style), _edge("└", f" {near} " if near else "", "┘", style)
        return [edges[0], *(_framed(line, style) for line in content), edges[1]]
    head = Text(name.ljust(room) if len(name) == room else f"{name} ".ljust(room, "─"), style=style)
    return [_padded(line, room) for line in (head, *content)]


def _near(s: Rattus, region: int, words: Words) -> list[str]:
    """The neighbours of a region, two letters each."""
    return [words.say(f"region-{REGIONS[k]}")[:2] for k in bits.members(s.rules.near[region])]


def _edge(left: str, text: str, right: str, style: str) -> Text:
    return Text(left + text[: FRAMED - 2].ljust(FRAMED - 2, "─") + right, style=style)


def _framed(content: Text, style: str) -> Text:
    return Text("│ ", style=style).append_text(_padded(content, FRAMED - 4)).append(" │", style=style)


def _fitting(piece: Text, width: int) -> list[Text]:
    """A piece whole or, if it is too long for a line, word by word."""
    return [piece] if len(piece) <= width else list(piece.split(" "))


def _padded(content: Text, width: int) -> Text:
    line = content.copy()
    line.truncate(width, pad=True)
    return line


def _cubes(s: Rattus, region: int) -> list[Text]:
    """Colours with letters and counts, so that nobody depends on telling colours apart."""
    return [
        Text(f"■{COLOURS[seat][0].upper()}{n}", style=STYLES[COLOURS[seat]])
        for seat in range(s.players)
        if (n := s.cubes[region][seat])
    ]


def _rat(s: Rattus, slot: int) -> Text:
    """A rat: its back, who has looked at it, and its face if it is known here."""
    text = Text(f"{nth_of(slot)}", style="dim").append("▓" if s.face[slot] else "▒")
    if s.face[slot]:
        text.append(face(s, s.face[slot] - 1), style="bold")
    lookers = "".join(COLOURS[k][0] for k in range(s.players) if bits.has(s.seen[slot], k))
    return text.append(f" {lookers}", style="dim") if lookers else text


def face(s: Rattus, token: int) -> str:
    """A token's face in short: limit, M, A and the letters of its classes."""
    rules = s.rules
    classes = "".join(CLASS_LETTERS[k] for k in bits.members(rules.classes[token]))
    letters = "M" * rules.majority[token] + "A" * rules.all[token]
    return f"≥{rules.limit[token]} {letters} {classes}".replace("  ", " ").strip()


# ---------------------------------------------------------------- players


def _players(s: Rattus, words: Words, width: int, owned: Sequence[Sequence[str]]) -> Text:
    free = [words.say(f"card-{s.rules.cards[k].name}") for k in bits.members(s.in_play & s.own[NOBODY])]
    beside = f"{words.say('cards-beside-board')}: {', '.join(free) or '—'}"
    text = Text(wrap(f"{words.say('supply')}: {s.supply} · {beside}", width))
    name_width = max(len(name) for name in words.names[: s.players]) + 1
    for seat in range(s.players):
        cards = ", ".join(words.say(f"card-{s.rules.cards[k].name}") for k in bits.members(s.own[seat]))
        on_board = sum(s.cubes[region][seat] for region in range(len(REGIONS)))
        line = words.say(
            "player-line", reserve=s.reserve[seat], board=on_board, palace=s.palace[seat], cards=cards or "—"
        )
        turn = "▶" if seat == s.me else " "
        head = f"{turn} ■ {words.names[seat]:<{name_width}}"
        text.append(head, style=STYLES[COLOURS[seat]])
        text.append(wrap(" " * len(head) + " · ".join([line, *owned[seat]]), width, 4)[len(head) :])
    return text
