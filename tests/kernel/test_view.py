"""A view as plain data, and back."""

from __future__ import annotations

import gc
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lazaretto
from lazaretto.games.titles import TITLES
from lazaretto.kernel.errors import (
    GameOver,
    IllegalChoice,
    LazarettoError,
    NotYourDecision,
    RecordError,
    UnknownChoice,
)
from lazaretto.kernel.game import Game
from lazaretto.kernel.view import View, read_view
from tests.kernel.tables import chests, named
from tests.kernel.test_record import JSON, places, put
from tests.soak import often
from tests.tiny.chests import NO_LOOK, OPEN


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
        (["position"], None, "view: expected a position as an object; got None"),
        (["position", "coins"], None, "view: coins: expected a list of 2 numbers; got None"),
        (["position", "gold"], 1, "view: gold: expected nothing of this name"),
        (["position", "stack"], [["dance", 0, 0, 0]], "view: stack: expected steps of chests; got 'dance'"),
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


def test_only_an_open_choice_is_foreseen() -> None:
    with pytest.raises(IllegalChoice, match="look: seat 0 would answer open:oak, offered: look_into:oak"):
        named().view(0).foresee(OPEN[0])


@pytest.mark.parametrize("value", [None, True, 0, 0.0, "no_look", "\ud800", [], {}, 10**30, object()])
def test_what_is_no_choice_is_not_foreseen(value: Any) -> None:
    with pytest.raises(UnknownChoice, match="expected a choice of chests; got "):
        named().view(0).foresee(value)


@pytest.mark.parametrize(("seat", "who"), [(1, "seat 1"), (None, "a spectator")])
def test_only_the_seat_that_is_asked_foresees(seat: int | None, who: str) -> None:
    with pytest.raises(NotYourDecision, match=f"look: asked is seat 0; {who} would answer no_look"):
        named().view(seat).foresee(NO_LOOK)


def test_while_chance_is_asked_nobody_foresees() -> None:
    game = named()
    game.apply("look_into:oak")
    with pytest.raises(NotYourDecision, match="find: asked is chance; seat 0 would answer no_look"):
        game.view(0).foresee(NO_LOOK)


def test_after_the_end_nothing_is_foreseen() -> None:
    game = named(seed=1)
    while game.decision is not None:
        game.apply(game.decision.options[0])
    with pytest.raises(GameOver, match="chests: the game is over"):
        game.view(0).foresee(NO_LOOK)


@pytest.mark.parametrize("rng", [None, 1, "x", object()])
def test_a_world_is_imagined_by_a_stream_of_random_numbers(rng: Any) -> None:
    with pytest.raises(LazarettoError, match="imagine: expected an Rng; got "):
        named().view(0).imagine(rng)


@pytest.mark.parametrize("value", ["\ud800", 10**30, float("nan"), {1: 2}])
@pytest.mark.parametrize("path", [("position", "coins"), ("decision",), ("odd",)])
def test_a_view_is_plain_data(path: tuple[str, ...], value: object) -> None:
    data = sent(named().view(0))
    put(data, path, value)
    with pytest.raises(RecordError, match="view: expected"):
        read(named(), data)


@pytest.mark.parametrize("title", ["chests", "rattus"])
@settings(max_examples=often(60, 2000), deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
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


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_looking_ahead_leaves_nothing_behind_in_memory(title: str) -> None:
    """A site looks ahead with every move: what keeps itself alive there stops it again and again to be found."""
    game = lazaretto.new(title, players=3, seed=1)
    view = game.view(game.asked[0])
    gc.collect()
    gc.disable()
    try:
        assert view.foresee_all()
        assert gc.collect() == 0
    finally:
        gc.enable()
