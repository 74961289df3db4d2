"""Positions from outside: possible ones are taken, all others are refused by name."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from lazaretto.kernel import drive, saved
from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.game import Game
from tests.kernel.tables import chests, named
from tests.tiny.chests import CHESTS_RULES, HIDDEN


def loaded(position: Any) -> Game:
    game = named()
    return Game(CHESTS_RULES, game.setup, start=position, first=game.answered)


def position(**changes: Any) -> dict[str, Any]:
    """The first turn of a game, with something changed."""
    return copy.deepcopy(named().state.save()) | changes


def test_a_position_is_equal_to_what_was_saved_of_it() -> None:
    game = named()
    assert loaded(game.state.save()).state == game.state


def test_equal_positions_have_equal_hashes_and_others_are_not_equal() -> None:
    one, two = named().state, named().state
    assert (one == two, hash(one) == hash(two)) == (True, True)
    drive.choose(two, 0)
    assert one != two
    assert one != "a position"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"closed": 64}, "closed: expected a number from 0 to 63; got 64"),
        ({"coins": [22, 0]}, "coins: expected a number from 0 to 21; got 22"),
        ({"coins": [0, 0, 0]}, "coins: expected a list of 2 numbers; got [0, 0, 0]"),
        ({"seen": [4, 0, 0, 0, 0, 0]}, "seen: expected a number from 0 to 3; got 4"),
        ({"content": [3, 3, 0, 0, 0, 0]}, "content: expected each amount in one chest or undrawn"),
        ({"undrawn": 31}, "content: expected each amount in one chest or undrawn"),
        ({"closed": 62}, "closed: expected everybody to have seen what was in the open oak chest"),
        ({"seen": [1, 0, 0, 0, 0, 0]}, "seen: expected somebody to have seen oak just where its content is known"),
        ({"named": [HIDDEN, 1]}, "named: expected chests from 1 to 6; got a hidden one"),
        ({"stack": 3}, "stack: expected a list of 40 steps at most; got 3"),
        ({"stack": [["look", 0, 0]]}, "stack: expected steps as [name, seat, arg, place]; got ['look', 0, 0]"),
        ({"stack": [["leap", 0, 0, 0]]}, "stack: expected steps of chests; got 'leap'"),
        ({"stack": [["next", 2, 0, 0]]}, "stack: next: seat: expected a number from 0 to 1; got 2"),
        ({"stack": [["next", 0, 1, 0]]}, "stack: next: arg: expected 0; got 1"),
        ({"stack": [["next", 0, 0, 0], ["find", 0, 1, 6]]}, "stack: find: place: expected a number from 0 to 5; got 6"),
        ({"stack": [["look", 0, 0, 0]]}, "stack: expected steps as the rules push them; got look at the bottom"),
        ({"stack": [["next", 0, 0, 0], ["rest", 0, 0, 0], ["open", 0, 0, 0]]}, "got open on rest"),
        ({"stack": [["next", 0, 0, 0]] * 3}, "expected each step twice at most; got next again"),
        ({"extra": 1}, "extra: expected nothing of this name"),
    ],
)
def test_what_cannot_come_about_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as raised:
        loaded(position(**changes))
    assert message in str(raised.value)


@pytest.mark.parametrize("odd", [None, 3, [], "x"])
def test_what_is_no_position_at_all_is_refused(odd: object) -> None:
    with pytest.raises(PositionError, match="expected a position as an object"):
        named().state.load(odd)


def test_a_stack_is_saved_by_the_names_of_its_steps() -> None:
    assert saved.save_stack(chests().state) == [
        ["first_turn", 0, 0, 0],
        ["name_chest", 0, 0, 0],
        ["name_chest", 1, 0, 0],
    ]


def test_a_step_says_what_the_position_lacks_for_it() -> None:
    game = named()
    for choice in ("no_look", "open:oak", "holds:3"):
        game.apply(choice)
    stack = [["next", 0, 0, 0], ["find", 0, 1, 0]]
    with pytest.raises(PositionError, match="stack: find: expected a closed chest"):
        loaded(game.state.save() | {"stack": stack})


def test_a_view_may_lack_what_a_game_must_have() -> None:
    game = named()
    view = game.view(0).state
    saved.check(view, whole=False)
    with pytest.raises(PositionError, match="got a hidden one"):
        saved.check(view, whole=True)
