"""The board of Rattus, drawn for a terminal."""

from __future__ import annotations

from rich.text import Text

from lazaretto.games.rattus.board import COLOURS, MOST_RATS, NOBODY, REGIONS
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import nth_of, slot_of
from lazaretto.kernel import bits
from lazaretto.lang.words import Words

# Where the regions stand: roughly as on the map, so that neighbours are near each other.
MAP = (
    ("anglia", "scandia", "russia", ""),
    ("gallia", "germania", "polonia", "tartaria"),
    ("hispania", "italia", "hungaria", "bulgaria"),
    ("", "", "", "turcia"),
)
WIDTH = 19  # of a region's box: four of them fit a terminal of 80 columns
LINES = 2 + MOST_RATS
STYLES = {"red": "bold red", "green": "bold green", "blue": "bold blue", "yellow": "bold yellow"}
CLASS_LETTERS = "RCHBPM"  # Royalty, Church, cHivalry, Bourgeoisie, Peasantry, Magic


def draw(s: Rattus, seat: int | None, words: Words) -> Text:
    """The map with what the seat sees on it, then the players. `s` must be that seat's view."""
    page = Text()
    for row in MAP:
        boxes = [_box(s, REGIONS.index(region), words) if region else _blank() for region in row]
        for line in zip(*boxes, strict=True):
            page.append_text(Text(" ").join(line))
            page.append("\n")
    page.append_text(_players(s, words))
    return page


def _blank() -> list[Text]:
    return [Text(" " * WIDTH) for _ in range(LINES + 1)]


def _box(s: Rattus, region: int, words: Words) -> list[Text]:
    in_use = bits.has(s.rules.in_use, region)
    frame = "bold magenta" if region == s.plague and in_use else "white" if in_use else "dim"
    name = words.say(f"region-{REGIONS[region]}")
    piece = "☠ " if region == s.plague and in_use else ""
    lines = [_edge("┌", f" {name} {piece}", "┐", frame)]
    lines.append(_inside(_cubes(s, region) if in_use else Text(words.say("not-in-use"), style="dim"), frame))
    for k in range(MOST_RATS):
        rat = _rat(s, slot_of(region, k)) if in_use and k < s.rats[region] else Text()
        lines.append(_inside(rat, frame))
    near = " ".join(words.say(f"region-{REGIONS[k]}")[:2] for k in bits.members(s.rules.near[region]))
    lines.append(_edge("└", f" {near} " if near else "", "┘", frame))
    return lines


def _edge(left: str, text: str, right: str, style: str) -> Text:
    return Text(left + text[: WIDTH - 2].ljust(WIDTH - 2, "─") + right, style=style)


def _inside(content: Text, frame: str) -> Text:
    line = Text("│", style=frame)
    content.truncate(WIDTH - 4)
    line.append(" ").append_text(content).append(" " * (WIDTH - 3 - content.cell_len))
    return line.append("│", style=frame)


def _cubes(s: Rattus, region: int) -> Text:
    """Colours with letters and counts, so that nobody depends on telling colours apart."""
    text = Text()
    for seat in range(s.players):
        n = s.cubes[region][seat]
        if n:
            text.append(f"■{COLOURS[seat][0].upper()}{n} ", style=STYLES[COLOURS[seat]])
    return text


def _rat(s: Rattus, slot: int) -> Text:
    """A rat: its back, who has looked at it, and its face if it is known here."""
    text = Text(f"{nth_of(slot)}", style="dim").append("▓" if s.face[slot] else "▒")
    if s.face[slot]:
        text.append(face(s, s.face[slot] - 1), style="bold")
    lookers = "".join(COLOURS[k][0] for k in range(s.players) if bits.has(s.seen[slot], k))
    return text.append(f" {lookers}", style="dim")


def face(s: Rattus, token: int) -> str:
    """A token's face in short: limit, M, A and the letters of its classes."""
    rules = s.rules
    classes = "".join(CLASS_LETTERS[k] for k in bits.members(rules.classes[token]))
    letters = "M" * rules.majority[token] + "A" * rules.all[token]
    return f"≥{rules.limit[token]} {letters} {classes}".replace("  ", " ")


def _players(s: Rattus, words: Words) -> Text:
    text = Text()
    text.append(f"{words.say('supply')}: {s.supply}", style="bold").append("\n")
    free = [words.say(f"card-{s.rules.cards[k].name}") for k in bits.members(s.in_play & s.own[NOBODY])]
    text.append(f"{words.say('cards-beside-board')}: {', '.join(free) or '—'}\n")
    for seat in range(s.players):
        cards = ", ".join(words.say(f"card-{s.rules.cards[k].name}") for k in bits.members(s.own[seat]))
        on_board = sum(s.cubes[region][seat] for region in range(len(REGIONS)))
        turn = "▶" if seat == s.me else " "
        text.append(f"{turn} ■ {words.names[seat]:<10}", style=STYLES[COLOURS[seat]])
        text.append(
            words.say("player-line", reserve=s.reserve[seat], board=on_board, palace=s.palace[seat], cards=cards or "—")
        )
        text.append("\n")
    return text
