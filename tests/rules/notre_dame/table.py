"""Short words for tests of Notre Dame: a position, what is offered, what is answered."""

from __future__ import annotations

import re

import lazaretto
from lazaretto.games.notre_dame.board import ACTIONS, CHARACTERS, COLOURS, HAND, PERIOD, PLACES
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.rules import rules_of
from lazaretto.kernel import drive
from lazaretto.kernel.game import Game
from lazaretto.kernel.notation import split
from lazaretto.kernel.setup import prepare

RULES = rules_of("notre-dame")
LETTERS = "rvbgy"
BROWN, GREY = CHARACTERS[:6], CHARACTERS[6:]
ROUND = ("end_round", "plague", "hire_characters", "play_cards", "draft", "draw_cards", "show_characters")
PLAYED = "end_round plague hire_characters"  # what is still to come while a card works
HIRED = "end_round plague"  # while a character does
BENEATH = {
    "place_cube": PLAYED, "enter_sector": PLAYED, "drive": PLAYED, "take_benefit": PLAYED, "donate": PLAYED,
    "hire": HIRED, "plague": "end_round", "lay_messages": "first_round", "score_cathedral": " ".join(ROUND),
}  # fmt: skip


def at(line: str) -> Game:
    """The position of a line; chance is asked like a seat. What the line leaves open is filled in as it may be."""
    return lazaretto.position("notre-dame", filled_in(line))


def filled_in(line: str) -> str:
    """A line with what the test is not about: the steps beneath, characters, and cards that were drawn before."""
    fields = split(line)
    _fill_in_steps(fields)
    step = fields.get("at", "show_characters")
    if "stack" in fields:
        names = [frame.split("@")[0] for frame in fields["stack"].split(",")]
        step = [name for name in names if name in ROUND][-1] if "end_round" in names else names[0]
        if "score_cathedral" in names:
            step = "score_cathedral"
    if "messages" in fields and step != "first_round":
        _fill_in_messages(fields)
    if step in (*ROUND, "score_cathedral"):
        _fill_in_characters(fields, step)
        _fill_in_cards(fields, step)
    return " ".join(f"{name}:{value}" for name, value in fields.items())


def _fill_in_steps(fields: dict[str, str]) -> None:
    """Whoever acts is the last in turn, unless the line says who has the bell-ringer."""
    frames = fields.get("stack", "").split(",")
    name, _, rest = frames[0].partition("@")
    beneath = BENEATH.get(name, "").split()
    if name == "score_cathedral":
        beneath = [*beneath, "gather_cards"] if fields["round"] != "10" else ["gather_cards"]
    if beneath:
        fields["stack"] = ",".join([*(f"{step}@r" for step in beneath), *frames])
    if len(beneath) in (2, 3) and "gather_cards" not in beneath and "bell" not in fields:
        fields["bell"] = COLOURS[(LETTERS.index(rest[0]) + 1) % int(fields["players"])]


def _fill_in_characters(fields: dict[str, str], step: str) -> None:
    """Two brown ones and a grey one on display, and of those that must have gone the first."""
    shown = [name for name in fields.get("display", "").split(",") if name]
    greys = [GREY.index(name) // PERIOD for name in shown if name in GREY]
    if greys:
        fields.setdefault("round", str(1 + greys[0] * PERIOD))
    before = int(fields.get("round", "1")) - 1
    period, third = divmod(before, PERIOD)
    if step == "score_cathedral":
        period, third = period - 1, PERIOD
    letter = GREY[period * PERIOD : (period + 1) * PERIOD]
    if not shown and step not in ("show_characters", "score_cathedral"):
        gone = fields.get("gone", "").split(",")
        shown = [*[name for name in reversed(BROWN) if name not in gone][:2], letter[-1]]
        fields["display"] = ",".join(shown)
    gone = [name for name in BROWN if name not in shown][: 2 * third]
    gone += [*GREY[: period * PERIOD], *[name for name in letter if name not in shown][:third]]
    fields.setdefault("gone", ",".join(gone))


def _fill_in_messages(fields: dict[str, str]) -> None:
    """Whatever does not lie on the board, the left neighbour of whoever acts has taken."""
    players = int(fields.get("players", "4"))
    acting = LETTERS.index(fields["stack"].split("@")[-1][0]) if "stack" in fields else 0
    lying = dict(item.split("=") for item in fields["messages"].split(","))
    given = " ".join(fields.get(colour, "") for colour in COLOURS)
    taken = ""
    for colour in COLOURS[: 4 if players == 2 else players]:
        by_others = sum(int(n) for n in re.findall(rf"(?<=taken=)\S*?{colour[0]}(\d)", given))
        missing = 4 - len(lying.setdefault(colour, "----").replace("-", "")) - by_others
        taken += f"{colour[0]}{missing}" if missing > 0 else ""
    fields["messages"] = ",".join(f"{colour}={shown}" for colour, shown in lying.items())
    neighbour = COLOURS[(acting + 1) % players]
    if taken:
        fields[neighbour] = ",".join(filter(None, [fields.get(neighbour, ""), f"taken={taken}"]))


def _fill_in_cards(fields: dict[str, str], step: str) -> None:
    """What was drafted in this period; everybody has played the two cards that he kept himself."""
    third = PERIOD if step == "score_cathedral" else (int(fields.get("round", "1")) - 1) % PERIOD
    done = third + (step in ROUND[:3])
    players = int(fields.get("players", "4"))
    given = "".join(fields.get(f"draft{k + 1}", "") for k in range(PERIOD))
    for k in range(done):
        lines = []
        for colour in COLOURS[:players]:
            used = given.partition(f"{colour}=")[2].partition(",")[0].replace("^", "").split(".")
            left = [name for name in ACTIONS if name not in used]
            cards = left[k * HAND :][:HAND]
            lines.append(f"{colour}={cards[0]}^.{cards[1]}^.{cards[2]}" if len(cards) == HAND else "")
        fields.setdefault(f"draft{k + 1}", ",".join(lines))


def of(game: Game) -> NotreDame:
    """The game's position."""
    assert isinstance(game.state, NotreDame)
    return game.state


def offered(game: Game) -> set[str]:
    """What can be answered now."""
    return set() if game.decision is None else {option.text for option in game.decision.options}


def do(game: Game, *answers: str) -> Game:
    """Give these answers one after the other."""
    for answer in answers:
        game.apply(answer)
    return game


def cubes(game: Game, colour: str, place: str) -> int:
    """How many cubes of a colour are in a place."""
    return of(game).cubes[COLOURS.index(colour)][PLACES.index(place)]


def asked(game: Game) -> tuple[str, int]:
    """Which step asks whom."""
    assert game.decision is not None
    return game.decision.step, game.decision.seat


def fresh(players: int, **options: object) -> NotreDame:
    """A new game before its first chance."""
    setup = prepare(RULES, players, options)
    s = RULES.table(setup)
    assert isinstance(s, NotreDame)
    drive.advance(s)
    return s
