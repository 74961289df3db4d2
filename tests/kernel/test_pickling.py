"""Whatever a program plays with can be copied, compared and sent to another process."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import lazaretto
from lazaretto.games.titles import TITLES
from lazaretto.kernel.errors import LazarettoError, NotYourDecision
from lazaretto.kernel.game import Game

every_title = pytest.mark.parametrize("title", TITLES)
every_copy = pytest.mark.parametrize(
    "again", [lambda thing: pickle.loads(pickle.dumps(thing)), copy.copy, copy.deepcopy], ids=["pickle", "copy", "deep"]
)


def middle(title: str, answers: int = 40) -> Game:
    game, rng = lazaretto.new(title, players=3, seed=1), lazaretto.Rng(2)
    for _ in range(answers):
        assert game.decision is not None
        game.apply(game.decision.options[rng.below(len(game.decision.options))])
    return game


@every_title
@every_copy
def test_a_game_goes_on_as_it_would_have(title: str, again: Callable[[Any], Any]) -> None:
    game = middle(title)
    twin = again(game)
    assert twin == game
    assert twin is not game
    for _ in range(30):
        assert game.decision is not None
        assert twin.decision == game.decision
        twin.apply(game.decision.options[0])
        assert twin != game
        game.apply(game.decision.options[0])
    assert twin.state == game.state
    assert twin.record().to_json() == game.record().to_json()


@every_title
@every_copy
def test_a_position_and_a_view_stay_what_they_are(title: str, again: Callable[[Any], Any]) -> None:
    game = middle(title)
    state = again(game.state)
    assert state == game.state
    assert (state.options, state.words, state.chance) == (game.state.options, game.state.words, game.state.chance)
    for seat in (0, 1, 2, None):
        view = again(game.view(seat))
        assert view == game.view(seat)
        assert view.decision == game.view(seat).decision


@every_copy
def test_a_stream_goes_on_from_its_place(again: Callable[[Any], Any]) -> None:
    rng = lazaretto.Rng(5)
    rng.below(9)
    twin = again(rng)
    assert twin == rng
    assert [twin.below(100) for _ in range(5)] == [rng.below(100) for _ in range(5)]
    rng.below(2)
    assert twin != rng


@pytest.mark.parametrize("name", ["random", "greedy", "easy"])
@every_title
@every_copy
def test_a_bot_answers_as_it_would_have(again: Callable[[Any], Any], title: str, name: str) -> None:
    game = middle(title)
    assert game.decision is not None
    bot = lazaretto.bot(name, title, seed=3)
    twin = again(bot)
    assert twin == bot != lazaretto.bot(name, title, seed=4)
    view = game.view(game.decision.seat)
    answer = bot.choose(view)
    assert twin != bot
    assert twin.choose(view) is answer
    assert twin == bot


@pytest.mark.slow
def test_another_process_reads_it() -> None:
    game = middle("rattus+mercatus")
    run = "import pickle, sys; game = pickle.load(sys.stdin.buffer); print(game.record().to_json(), end='')"
    done = subprocess.run([sys.executable, "-c", run], input=pickle.dumps(game), capture_output=True)
    assert (done.stdout.decode(), done.stderr) == (game.record().to_json(), b"")


def test_only_who_is_asked_has_a_question_of_his_own() -> None:
    game = middle("rattus")
    assert game.decision is not None
    asked = game.decision.seat
    assert game.view(asked).own == game.decision
    for seat in (None, (asked + 1) % 3):
        with pytest.raises(NotYourDecision, match=f"asked is seat {asked}; this is the view of"):
            _ = game.view(seat).own


def test_a_new_game_may_ask_for_chance() -> None:
    game = lazaretto.new("rattus", chance="asked")
    assert game.decision is not None
    assert game.decision.is_chance
    assert game.dealer is None
    for wrong in ({"chance": "asked", "seed": 1}, {"chance": "fate"}):
        with pytest.raises(LazarettoError, match="chance: expected dealt, or asked and no seed"):
            lazaretto.new("rattus", **wrong)
