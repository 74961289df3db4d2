"""A view as plain data, and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lazaretto
from lazaretto.kernel.errors import RecordError
from lazaretto.kernel.game import Game
from lazaretto.kernel.view import View, read_view
from tests.kernel.tables import chests, named
from tests.kernel.test_record import JSON, places, put


def sent(view: View) -> Any:
    """A view as another process gets it."""
    return json.loads(json.dumps(view.to_json()))


def read(game: Game, data: object) -> View:
    return read_view(game.ruleset, game.setup, data)


def test_a_view_is_read_with_its_question_asked() -> None:
    game = named()
    view = read(game, sent(game.view(0)))
    assert view == game.view(0)
    assert view.decision == game.decision
    assert view.state.options == game.state.options


def test_a_view_of_another_seats_decision_stays_veiled() -> None:
    game = named()
    view = read(game, sent(game.view(1)))
    assert view.decision is not None
    assert (view.decision.seat, view.decision.options, view.state.options) == (0, (), 0)


def test_a_view_of_chance_stays_veiled() -> None:
    game = named()
    game.apply("look_into:oak")
    view = read(game, sent(game.view(0)))
    assert view.decision is not None
    assert (view.decision.is_chance, view.decision.options, view.state.options) == (True, (), 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_each_of_several_seats_asked_at_once_reads_its_own_question(seat: int) -> None:
    game = chests()
    assert read(game, sent(game.view(seat))).decision == game.decision_of(seat)


def test_a_view_of_a_finished_game_asks_nothing() -> None:
    game = named(seed=1)
    while game.decision is not None:
        game.apply(game.decision.options[0])
    view = read(game, sent(game.view(None)))
    assert view.decision is None
    assert view == game.view(None)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["title"], "rattus", "view: title: not what a view of chests has there"),
        (["seat"], 2, "view: seat: expected 0 to 1 or none; found 2"),
        (["seat"], True, "view: seat: expected 0 to 1 or none; found True"),
        (["seat"], 1, "view: decision: not what a view of chests has there"),
        (["decision"], None, "view: decision: not what a view of chests has there"),
        (["decision", "seat"], 1, "view: decision: not what a view of chests has there"),
        (["decision", "step"], "open", "view: decision: not what a view of chests has there"),
        (["decision", "options"], ["no_look", "open:oak"], "view: decision: not what a view of chests has there"),
        (["position"], None, "view: the position cannot be read"),
        (["position", "coins"], None, "view: the position cannot be read"),
        (["position", "gold"], 1, "view: position: not what a view of chests has there"),
        (["position", "stack"], [["dance", 0, 0, 0]], "waits for a step 'dance', which these rules do not have"),
        (["hand"], [], "view: hand: not what a view of chests has there"),
    ],
)
def test_a_view_with_something_wrong_is_refused_by_name(path: list[str], value: object, message: str) -> None:
    game = named()
    data = sent(game.view(0))
    put(data, tuple(path), value)
    with pytest.raises(RecordError, match=message):
        read(game, data)


@pytest.mark.parametrize("data", [None, [], "view", 7, {}])
def test_what_is_no_view_is_refused(data: object) -> None:
    with pytest.raises(RecordError, match="view: "):
        read(named(), data)


@pytest.mark.parametrize("title", ["chests", "rattus"])
@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_is_put_anywhere_in_a_view_is_read_or_refused(title: str, data: st.DataObject) -> None:
    game = named() if title == "chests" else lazaretto.position("rattus", "players:2 gallia:r2/s[S04g]s at:act")
    view = sent(game.view(0))
    path = data.draw(st.sampled_from(places(view)))
    put(view, path, data.draw(JSON))
    try:
        again = read(game, view)
    except RecordError:
        return
    assert sent(again) == view
