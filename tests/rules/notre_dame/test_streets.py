"""Carriages and messages against a naive reading of the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lazaretto.games.notre_dame import components
from lazaretto.games.notre_dame.board import COLOURS
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare
from tests.rules.notre_dame.table import RULES, at, do, of, offered

PRINTED = tomllib.loads((Path(components.__file__).parent / "board.toml").read_text(encoding="utf-8"))
STREETS = PRINTED["streets"]
WORDS = dict(zip("CNLRO", ("centre", "cathedral", "left", "right", "outer"), strict=True))
AROUND = {
    2: ["red", "blue", "violet", "green"],
    3: ["red", "violet", "blue"],
    4: ["red", "violet", "blue", "green"],
    5: ["red", "violet", "blue", "green", "yellow"],
}


def neighbours(players: int, square: str) -> set[str]:
    """The squares one street away, street by street."""
    around = AROUND[players]
    found = set()
    for k, colour in enumerate(around):
        following = around[(k + 1) % len(around)]
        pairs = [(f"{colour}-{WORDS[a]}", f"{colour}-{WORDS[b]}") for a, b in STREETS["within"]]
        pairs += [(f"{colour}-{WORDS[a]}", f"{following}-{WORDS[b]}") for a, b in STREETS["to_next"]]
        for a, b in pairs:
            if square == a:
                found.add(b)
            if square == b:
                found.add(a)
    return found


@pytest.mark.rule("NDM-A8", "NDM-C2")
@settings(max_examples=60, deadline=None)
@given(players=st.integers(2, 5), streets=st.integers(1, 15), data=st.data())
def test_a_carriage_reaches_what_can_be_walked_to_street_by_street(
    players: int, streets: int, data: st.DataObject
) -> None:
    start = data.draw(st.sampled_from([f"{c}-{w}" for c in AROUND[players] for w in WORDS.values()]))
    reached = {start}
    for _ in range(streets):
        reached |= {square for known in reached for square in neighbours(players, known)}
    game = at(f"players:{players} red:carriage={start} stack:drive@r.{streets}.0")
    assert offered(game) == {f"drive_to:{square}" for square in reached}


LINE = {"squares": list("CNLRO"), "within": [["L", "N"], ["N", "C"], ["C", "O"], ["O", "R"]], "to_next": [["R", "L"]]}


@pytest.mark.rule("NDM-A8")
@pytest.mark.parametrize(("streets", "squares"), [(1, 3), (8, 17), (9, 19), (11, 23), (12, 25), (15, 25)])
def test_on_streets_of_ones_own_that_form_one_long_line_a_carriage_drives_as_far_as_its_cubes_let_it(
    streets: int, squares: int
) -> None:
    setup = prepare(RULES, 5, {}, PRINTED | {"streets": LINE})
    start = at(f"players:5 stack:drive@r.{streets}.0").state.save()
    assert len(offered(Game(RULES, setup, start=start))) == squares


@pytest.mark.rule("NDM-A9", "NDM-A10")
@settings(max_examples=150, deadline=None)
@given(players=st.integers(2, 5), data=st.data())
def test_a_message_is_taken_if_and_only_if_no_colour_on_the_board_is_behind(players: int, data: st.DataObject) -> None:
    colours = AROUND[players]
    taken = {colour: data.draw(st.integers(0, 4), colour) for colour in colours}
    lying = {colour: data.draw(st.integers(0, 4 - taken[colour]), colour) for colour in colours}
    goal = data.draw(st.sampled_from(colours))
    board = ",".join(f"{colour}={'4321'[:n].rjust(4, '-')}" for colour, n in lying.items())
    owned = "".join(f"{colour[0]}{n}" for colour, n in taken.items() if n)
    game = at(f"players:{players} red:taken={owned} messages:{board} stack:drive@r.15.0")
    do(game, f"drive_to:{goal}-outer")
    behind = [c for c in colours if c != goal and lying[c] and taken[c] < taken[goal]]
    may = bool(lying[goal]) and not behind
    assert of(game).taken[0][COLOURS.index(goal)] == taken[goal] + may
