"""Inputs that once broke the engine, each of which is refused now. What a hunt finds is added here."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import lazaretto
from lazaretto.kernel.errors import ComponentError, LazarettoError, PositionError, RecordError, SetupError
from lazaretto.kernel.game import Game
from tests.fuzz.starts import play_on

Edit = Callable[[dict[str, Any]], None]

LINES = [
    ("rattus+mercatus", ""),  # neither cards nor rats: nothing would ever grow, and no game end
    ("rattus+mercatus", "players:2"),
    ("rattus+mercatus", "players:2 beside:king supply:20"),  # no rats, and nobody who could do without
    ("rattus+mercatus", "players:2 supply:20 beside:king stack:first_turn@r,first_placements@r"),
    ("rattus+mercatus", "players:2 coins:r4g4 stack:first_turn@r,first_placements@r"),  # no cards, and none to come
    ("notre-dame", "players:3 stack:show_character@r.1.4"),  # there are decks 0 to 3
    ("notre-dame", "players:3 stack:place_cube@r.0.8"),  # there are places 0 to 7
    ("rattus+mercatus", "players:3 beside:king stack:put_good@r.36.255"),
    ("notre-dame", "players:3 stack:bell_ringer@r.0.18"),
    ("notre-dame", "players:3 stack:draw_card@r.15.0"),  # a hand is of three cards
    ("notre-dame", "players:3 stack:minstrel.to@r.0.25"),
    ("rattus", "players:3 stack:draw_card@r.0.15"),  # a step of Mercatus
    ("rattus", "players:3 stack:lieutenant.places@r.17.0"),
    ("notre-dame", "players:3 round:10"),  # there is no tenth round to begin
    ("notre-dame", "players:3 round:10 draft1:red=bank.inn.park stack:play_card@r"),  # after the last round
    ("notre-dame", "players:3 red:points=?"),  # a view, not a game
    ("rattus", "players:4 anglia:/sss gallia:/sss germania:/sss italia:/sss polonia:/s"),  # 12 starting tokens exist
    ("rattus+mercatus", "players:3 beside:king fish:anglia,gallia,italia stock:f5"),  # three of a kind are laid out
    ("rattus+mercatus", "players:3 beside:king goods:red=f4,green=f1 up:cws"),  # four of a kind go round
    # goods are to be laid out and there are none
    (
        "rattus+mercatus",
        "players:2 supply:29 beside: up: coins:r4g4 stack:first_turn@r,first_placements@r,lay_out_goods@r",
    ),
]


@pytest.mark.parametrize(("title", "line"), LINES)
def test_a_line_that_describes_no_position_is_refused(title: str, line: str) -> None:
    with pytest.raises((PositionError, RecordError)):
        lazaretto.position(title, line)


# ---------------------------------------------------------------- snapshots


def table_of(state: dict[str, Any], name: str) -> dict[str, Any]:
    """The object in which a field stands: the position itself, or a part of it."""
    if name in state:
        return state
    inner = [table_of(value, name) for value in state.values() if isinstance(value, dict)]
    return next(filter(None, inner), {})


def put(name: str, value: object, at: int | None = None) -> Edit:
    """Another value in a field, or at a place of its row."""

    def edit(state: dict[str, Any]) -> None:
        table = table_of(state, name)
        assert name in table, f"expected a field {name} in the saved position; found {', '.join(state)}"
        if at is None:
            table[name] = value
        else:
            table[name][at] = value

    return edit


def both(*edits: Edit) -> Edit:
    """One edit after the other."""

    def edit(state: dict[str, Any]) -> None:
        for each in edits:
            each(state)

    return edit


def one_cube_more_in_every_region(state: dict[str, Any]) -> None:
    """Rows of three cubes become rows of four."""
    rows = [[*state["cubes"][k : k + 3], 1] for k in range(0, len(state["cubes"]), 3)]
    state["cubes"] = [n for row in rows for n in row]


def starting_tokens_only(state: dict[str, Any]) -> None:
    """Starting tokens wherever there is room."""
    state["origin"] = [1] * len(state["origin"])


def another_set(name: str) -> Edit:
    """A set that says otherwise than the pieces; where it is no longer saved, one that is too much."""

    def edit(state: dict[str, Any]) -> None:
        state[name] = [1] * 4 if name in ("has", "own", "reserve") else 1

    return edit


def the_same_card_everywhere(state: dict[str, Any]) -> None:
    """In every place of the draft that can hold a card."""
    state["slot"] = [1] * len(state["slot"])


def the_same_cards_for_everybody(state: dict[str, Any]) -> None:
    """Every hand of every round."""
    state["loose"] = [0b111] * len(state["loose"])


SNAPSHOTS: list[tuple[str, str, Edit]] = [
    ("notre-dame", "a character that does not exist", put("display", 1 << 40)),
    ("rattus", "99 cubes in a region", put("cubes", 99, 0)),
    ("rattus", "a card that is not in play", put("in_play", 62)),
    ("rattus", "-7 cubes in a region", put("cubes", -7, 0)),
    ("notre-dame", "99 cubes in a place", put("cubes", 99, 0)),
    ("notre-dame", "-7 cubes in a place", put("cubes", -7, 0)),
    ("rattus", "-1 tokens in the supply", put("supply", -1)),
    ("notre-dame", "-1 cubes in a supply", put("supply", -1, 0)),
    ("rattus", "20 cubes in the palace and more on the board", put("palace", 20, 0)),
    ("rattus", "a reserve, which follows from the rest", another_set("reserve")),
    ("rattus+mercatus", "five fish", both(put("held", 4, 0), put("held", 1, 4))),
    ("rattus", "cubes of a seat that does not play", one_cube_more_in_every_region),
    ("rattus", "a card of seat 6 of 3", put("owner", 6, 0)),
    ("rattus", "more starting tokens than exist", starting_tokens_only),
    ("rattus", "another set of infested regions", another_set("infested")),
    ("rattus", "another set of full regions", another_set("full")),
    ("rattus", "other regions with cubes", another_set("has")),
    ("rattus", "other cards than the owners have", another_set("own")),
    ("notre-dame", "the same card everywhere", the_same_card_everywhere),
    ("notre-dame", "the same cards for everybody", the_same_cards_for_everybody),
    ("notre-dame", "points nobody has seen", put("points", -1, 0)),
    ("notre-dame", "a hand that is nothing", put("loose", None, 0)),
    ("notre-dame", "a hand that is a list", put("loose", [], 0)),
    ("rattus", "a slot that is a list", put("drawn", [])),
    ("rattus", "-1 tokens to spread", put("due", -1)),
    ("rattus", "a number of 70 bits", put("learned", 1 << 70)),
    ("rattus", "half a cube", put("cubes", 0.5, 0)),
    ("rattus", "a cube that is a truth", put("cubes", True, 0)),
]


def snapshot(title: str) -> dict[str, Any]:
    """A real one of three players, from the middle of a game."""
    game = lazaretto.new(title, players=3, seed=1)
    play_on(game, 60, 1)
    copied: dict[str, Any] = json.loads(json.dumps(game.snapshot()))
    return copied


@pytest.mark.parametrize(("title", "edit"), [(t, e) for t, _, e in SNAPSHOTS], ids=[what for _, what, _ in SNAPSHOTS])
def test_a_saved_position_that_cannot_be_is_refused(title: str, edit: Edit) -> None:
    saved = snapshot(title)
    edit(saved["state"])
    with pytest.raises(RecordError):
        lazaretto.resume(saved)


@pytest.mark.parametrize("title", ["rattus", "rattus+mercatus", "notre-dame"])
def test_what_these_were_made_from_is_accepted(title: str) -> None:
    assert isinstance(lazaretto.resume(snapshot(title)), Game)


# ---------------------------------------------------------------- everything else

SETUPS: list[dict[str, Any]] = [
    {"title": []},
    {"title": {}},
    {"title": "rattus", "components": 5},
    {"title": "rattus", "components": "\0"},
    {"title": "rattus", "components": " " * 5000},  # longer than a file's name can be
    {"title": "rattus", "seed": "\ud800"},
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_set_up_that_cannot_be_is_refused(setup: dict[str, Any]) -> None:
    with pytest.raises((SetupError, ComponentError)):
        lazaretto.new(**setup)


def test_a_record_that_begins_before_its_game_is_refused() -> None:
    data = json.loads(lazaretto.resume(snapshot("rattus")).record().to_json())
    data["first"] = -1
    with pytest.raises(RecordError):
        lazaretto.replay(json.dumps(data))


@pytest.mark.parametrize("choice", [None, [], {}, 0.5, "\ud800", 1 << 70, -1])
def test_an_answer_that_is_none_is_refused(choice: Any) -> None:
    game = lazaretto.new("rattus", players=3, seed=1)
    with pytest.raises(LazarettoError):
        game.apply(choice)
