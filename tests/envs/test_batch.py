"""Many games at once are the same games as one by one, and nothing that comes from outside breaks them."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import lazaretto
from lazaretto.envs import Batch
from lazaretto.envs.rewards import REWARDS
from lazaretto.games.titles import TITLES
from lazaretto.kernel import drive
from lazaretto.kernel.errors import IllegalChoice, LazarettoError
from lazaretto.kernel.game import Game
from tests.soak import often

every_title = pytest.mark.parametrize("title", TITLES)


def compare(batch: Batch, games: list[Game]) -> None:
    """Every buffer says of each game what the engine says."""
    for k, game in enumerate(games):
        assert game.decision is not None
        seat = game.decision.seat
        view = game.view(None if seat < 0 else seat)
        assert batch.seat[k] == seat
        assert batch.obs[k].tobytes() == batch.encoding.observe(view).tobytes()
        assert np.flatnonzero(batch.mask[k]).tolist() == sorted(option.number for option in game.decision.options)


def table(batch: Batch) -> Game:
    """A game of the same kind, in which chance is asked."""
    return Game(batch.encoding.ruleset, batch.encoding.setup)


@every_title
@pytest.mark.parametrize("players", [2, 4])
def test_a_batch_plays_the_games_of_the_engine(title: str, players: int) -> None:
    """Chance is asked, so that both get the same answers; ended games begin anew."""
    batch = Batch(title, players, 5, seed=3, chance="asked", reward="points")
    games = [table(batch) for _ in range(5)]
    compare(batch, games)
    ended = 0
    for _ in range(often(500, 20_000)):
        actions = batch.sample()
        batch.step(actions)
        for k, game in enumerate(games):
            game.apply(int(actions[k]))
            assert batch.done[k] == (game.outcome is not None)
            totals = (0,) * players if game.outcome is None else game.outcome.totals
            assert batch.reward[k].tolist() == list(totals)
            if game.outcome is not None:
                ended += 1
                games[k] = table(batch)
        compare(batch, games)
    assert ended >= 5


@every_title
@pytest.mark.slow
def test_both_engines_fill_the_same_bytes(title: str) -> None:
    run = (
        "import hashlib, numpy as np; from lazaretto.envs import Batch\n"
        f"batch, digest = Batch({title!r}, 3, 4, seed=5), hashlib.sha256()\n"
        "for step in range(300):\n"
        "    for buffer in (batch.obs, batch.mask, batch.seat, batch.reward, batch.done): digest.update(buffer)\n"
        "    digest.update(batch.observe(0, 1)); batch.step(batch.sample(), np.arange(4) != step % 5)\n"
        "print(digest.hexdigest())"
    )
    commands = [os.environ | {"LAZARETTO_PURE": pure} for pure in ("", "1")]
    digests = {subprocess.run([sys.executable, "-c", run], env=env, capture_output=True).stdout for env in commands}
    assert len(digests) == 1
    assert digests != {b""}


@every_title
def test_the_same_seed_gives_the_same_games_in_whatever_company(title: str) -> None:
    few, many = Batch(title, 3, 2, seed=7), Batch(title, 3, 6, seed=7)
    for _ in range(300):
        actions = many.sample()
        assert (few.obs == many.obs[:2]).all()
        few.step(actions[:2])
        many.step(actions)
    assert not (Batch(title, 3, 6, seed=8).obs == Batch(title, 3, 6, seed=7).obs).all()


@every_title
def test_any_seat_can_be_observed(title: str) -> None:
    batch = Batch(title, 3, 2, seed=1)
    for _ in range(40):
        batch.step(batch.sample())
        state = batch.state(1)
        for seat in (0, 1, 2, None):
            game = Game(batch.encoding.ruleset, batch.encoding.setup, None, state.save())
            assert batch.observe(1, seat).tobytes() == batch.encoding.observe(game.view(seat)).tobytes()


@every_title
def test_a_saved_batch_goes_on_as_it_would_have(title: str) -> None:
    batch = Batch(title, 3, 3, seed=1)
    for _ in range(50):
        batch.step(batch.sample())
    kept = json.loads(json.dumps(batch.save()))
    other = Batch(title, 3, 3, seed=2)
    other.load(kept)
    for _ in range(300):
        assert (batch.obs == other.obs).all()
        assert (batch.mask == other.mask).all()
        actions = batch.sample()
        assert (actions == other.sample()).all()
        batch.step(actions)
        other.step(actions)


def everything(batch: Batch) -> bytes:
    buffers = (batch.obs, batch.mask, batch.seat, batch.reward, batch.done)
    return json.dumps(batch.save()).encode() + b"".join(buffer.tobytes() for buffer in buffers)


@pytest.mark.parametrize("action", [-1, 421, 422, 10**6, 2**62, -(2**63)])
def test_an_action_that_is_not_open_changes_nothing_in_any_game(action: int) -> None:
    batch = Batch("rattus", 3, 4, seed=1)
    actions = batch.sample()
    actions[2] = action
    batch.mask[2] = True  # what is open is not read from where anybody can write
    before = everything(batch)
    with pytest.raises(IllegalChoice, match=rf"game 2, first_cubes: answered {action}, offered: "):
        batch.step(actions)
    assert everything(batch)[:-1000] == before[:-1000]


@every_title
def test_games_that_are_not_to_take_a_step_stay_as_they_are(title: str) -> None:
    """Alone they would have had the same course."""
    halting, steady = Batch(title, 2, 4, seed=1, reward="points"), Batch(title, 2, 4, seed=1, reward="points")
    rng, ended = np.random.default_rng(1), 0
    for _ in range(often(300, 3000)):
        actions = steady.sample()
        steady.step(actions)
        first = rng.random(4) < 0.5
        found = np.zeros((4, 2), np.float32)
        for where in (first, ~first):
            before = halting.obs.copy()
            halting.step(np.where(where, actions, -7), where)
            assert (halting.obs[~where] == before[~where]).all()
            assert not halting.done[~where].any()
            assert not halting.reward[~where].any()
            found += halting.reward
        assert (halting.obs == steady.obs).all()
        assert (found == steady.reward).all()
        ended += steady.done.sum()
    assert ended > 0


@pytest.mark.parametrize("where", [[True], [1, 0], "no", 5])
def test_what_does_not_say_which_games_take_a_step_is_refused(where: Any) -> None:
    batch = Batch("rattus", 3, 2)
    with pytest.raises(LazarettoError, match="where: expected 2 truth values"):
        batch.step(batch.sample(), where)


@every_title
def test_a_copied_batch_goes_on_as_it_would_have(title: str) -> None:
    batch = Batch(title, 2, 3, seed=1, reward="margin")
    while not batch.done.any():
        batch.step(batch.sample())
    for other in (pickle.loads(pickle.dumps(batch)), copy.deepcopy(batch)):
        assert everything(other) == everything(batch)
    for _ in range(100):
        actions = batch.sample()
        assert (actions == other.sample()).all()
        batch.step(actions)
        other.step(actions)
        assert (batch.obs == other.obs).all()


@pytest.mark.parametrize("actions", [[1, 2, 3], [[1], [2]], [1.0, 2.0], ["a", "b"], None, 5])
def test_actions_that_are_none_are_refused(actions: Any) -> None:
    with pytest.raises(LazarettoError, match="actions: expected 2 whole numbers"):
        Batch("rattus", 3, 2).step(actions)


@pytest.mark.parametrize(
    ("wrong", "match"),
    [
        ({"n": 0}, "n: expected 1 to"),
        ({"n": "many"}, "n: expected 1 to"),
        ({"chance": "fate"}, "chance: expected one of dealt, asked"),
        ({"reward": "money"}, "reward: expected one of win, points, rank, margin"),
        ({"seed": "text"}, "seed: expected a whole number"),
        ({"players": 9}, "expected 2, 3 or 4 players"),
        ({"title": "ratus"}, "expected one of the titles"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(wrong: dict[str, Any], match: str) -> None:
    asked: dict[str, Any] = {"title": "rattus", "players": 3, "n": 2, **wrong}
    with pytest.raises(LazarettoError, match=match):
        Batch(**asked)


def test_what_was_not_saved_by_such_a_batch_is_refused_and_changes_nothing() -> None:
    batch = Batch("rattus", 3, 2, seed=1)
    kept = batch.save()
    before = everything(batch)
    bad = dict(kept["games"][0]["position"], plague=77)
    for wrong in (
        {},
        {**kept, "title": "notre-dame"},
        {**kept, "games": kept["games"][:1]},
        {**kept, "games": [kept["games"][0], {"position": bad, "stream": 1}]},
        {**kept, "games": [kept["games"][0], {**kept["games"][1], "stream": -1}]},
    ):
        with pytest.raises(LazarettoError):
            batch.load(wrong)
        assert everything(batch) == before


def test_where_chance_is_asked_its_weights_are_told() -> None:
    batch = Batch("rattus", 3, 1, chance="asked")
    assert batch.seat[0] == -1
    game = table(batch)
    for _ in range(200):
        decision = game.decision
        assert decision is not None
        weights = dict(zip([option.number for option in decision.options], decision.weights or (), strict=False))
        assert batch.weights(0) == weights
        actions = batch.sample()
        batch.step(actions)
        game.apply(int(actions[0]))
        if game.outcome is not None:
            break


@pytest.mark.parametrize("name", REWARDS)
def test_a_reward_is_that_of_the_outcome(name: str) -> None:
    outcome = lazaretto.new("rattus", players=3, seed=1).state.outcome()
    uneven = outcome._replace(ranks=(2, 1, 3), points=({"a": 5}, {"a": 8, "b": 1}, {"a": 2}))
    expected = {"win": [0, 1, 0], "points": [5, 9, 2], "rank": [0.5, 1, 0], "margin": [-4, 4, -7]}
    assert REWARDS[name](uneven) == expected[name]


def test_a_shared_victory_is_shared() -> None:
    outcome = lazaretto.new("notre-dame", players=3, seed=1).state.outcome()
    assert REWARDS["win"](outcome._replace(ranks=(1, 1, 3))) == [0.5, 0.5, 0]


@every_title
def test_what_an_answer_stands_for_depends_on_its_step_alone(title: str) -> None:
    """The loop looks it up once for every step."""
    batch = Batch(title, 4, 1, chance="asked")
    known: dict[str, Any] = {}
    for _ in range(2000):
        s = batch.state(0)
        step = s.step(s.top())
        assert known.setdefault(step.name, dict(step.meanings(s))) == dict(step.meanings(s))
        assert drive.count_open(s) == batch.mask[0].sum()
        batch.step(batch.sample())
