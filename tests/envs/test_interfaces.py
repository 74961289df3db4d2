"""The environments pass the suites of PettingZoo, Gymnasium and OpenSpiel as these publish them."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv
from pettingzoo.test import api_test, parallel_api_test, seed_test

import lazaretto
from lazaretto.envs import Batch, aec, open_spiel, parallel, solo, vector
from lazaretto.envs.abreast import Abreast
from lazaretto.envs.in_turn import InTurn
from lazaretto.envs.spiel import SpielState
from lazaretto.envs.table import Table
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.errors import IllegalChoice, LazarettoError, NotYourDecision
from lazaretto.kernel.game import Game

every_title = pytest.mark.parametrize("title", TITLES)
# An observation with a mask is a dictionary, of which both warn.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@every_title
def test_pettingzoo_finds_an_environment_by_turns(title: str) -> None:
    api_test(aec(title, 3, render_mode="ansi"), num_cycles=400)


@every_title
def test_pettingzoo_finds_that_a_seed_settles_everything(title: str) -> None:
    seed_test(lambda: aec(title, 3), num_cycles=100)


@every_title
def test_pettingzoo_finds_a_parallel_environment(title: str) -> None:
    parallel_api_test(parallel(title, 3), num_cycles=400)


@every_title
def test_gymnasium_finds_an_environment(title: str) -> None:
    check_env(solo(title, 3))


@every_title
@pytest.mark.slow
def test_open_spiel_finds_a_game(title: str) -> None:
    game = open_spiel(title, min(rules_of(title).players))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def finished(env: InTurn, seed: int) -> dict[str, float]:
    """What each agent got in a game that goes on at random."""
    rng, total = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@every_title
def test_every_agent_is_told_its_reward_once(title: str) -> None:
    env = aec(title, 4, reward="points")
    env.reset(seed=3)
    assert list(finished(env, 3).values()) == list(env.table.state.outcome().totals)


@every_title
def test_a_table_shows_what_a_game_shows(title: str) -> None:
    """Positions, masks and views are those of the engine, of seats asked alone, with others or not at all."""
    table = Table(title, 3)
    rng = np.random.default_rng(1)
    for _ in range(60):
        game = Game(table.encoding.ruleset, table.encoding.setup, None, table.state.save())
        for seat in range(3):
            view = game.view(seat)
            assert table.observe(seat).tobytes() == table.encoding.observe(view).tobytes()
            assert table.mask(seat).tobytes() == bytes(table.encoding.mask(view))
            assert table.view(seat) == view
        seat = int(rng.choice(table.asked))
        table.apply(int(rng.choice(np.flatnonzero(table.mask(seat)))), seat)


def test_in_the_draft_all_seats_answer_at_once() -> None:
    env = parallel("notre-dame", 3)
    observations, _ = env.reset(seed=1)
    masks = [observations[agent]["action_mask"] for agent in env.agents]
    assert [mask[env.wait] for mask in masks] == [0, 0, 0]
    actions = {agent: int(np.flatnonzero(mask)[0]) for agent, mask in zip(env.agents, masks, strict=True)}
    env.step(actions)
    assert env.table.state.step(env.table.state.top()).name == "keep_second"


def test_whoever_is_not_asked_must_wait_and_nobody_else_may() -> None:
    env = parallel("rattus", 3)
    observations, _ = env.reset(seed=1)
    before = env.table.state.save()
    right = {agent: int(np.flatnonzero(observations[agent]["action_mask"])[0]) for agent in env.agents}
    [asked] = env.table.asked
    others = [agent for seat, agent in enumerate(env.agents) if seat != asked]
    for wrong, kind in (
        ({**right, others[0]: 0}, NotYourDecision),
        ({**right, f"seat_{asked}": env.wait}, NotYourDecision),
        ({**right, f"seat_{asked}": 421}, IllegalChoice),
    ):
        with pytest.raises(kind):
            env.step(wrong)
        assert env.table.state.save() == before


def test_a_solo_environment_says_what_was_offered_and_goes_on() -> None:
    env = solo("rattus", 3, bot="greedy", seat=1)
    env.reset(seed=4)
    before = env.table.state.save()
    _, reward, ended, cut, info = env.step(421)
    assert (reward, ended, cut) == (0, False, False)
    assert "answered 421, offered: " in info["illegal"]
    assert env.table.state.save() == before


def test_solo_environments_can_be_vectorised() -> None:
    env = SyncVectorEnv([lambda: solo("notre-dame", 3) for _ in range(3)])
    observations, _ = env.reset(seed=1)
    assert observations["observation"].shape == (3, lazaretto.encoding("notre-dame", 3).size)
    env.step([int(np.flatnonzero(mask)[0]) for mask in observations["action_mask"]])
    env.close()


@every_title
def test_gymnasium_finds_a_title_by_its_name(title: str) -> None:
    import lazaretto.envs.registered

    name = f"lazaretto/{title.replace('+', '-')}-v1"
    assert gymnasium.make(name, players=3, bot="greedy").unwrapped.get_wrapper_attr("table").players == 3
    env = gymnasium.make_vec(name, 4, players=3)
    assert isinstance(env.unwrapped, Abreast)
    assert env.reset(seed=1)[0]["observation"].shape == (4, lazaretto.encoding(title, 3).size)


@every_title
def test_games_abreast_ask_their_seat_alone_and_tell_it_what_it_got(title: str) -> None:
    """The games are those of a batch in which an answer that is drawn is given wherever somebody else is asked."""
    env = vector(title, 3, 4, seat=1, reward="points")
    observations, _ = env.reset(seed=2)
    rng, ended = np.random.default_rng(1), 0
    while ended < 4:
        assert (env.batch.seat == 1).all()
        assert (observations["observation"][:, 0] == 1).all()
        assert observations in env.observation_space
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in observations["action_mask"]]
        observations, rewards, over, cut, _ = env.step(actions)
        assert not cut.any()
        assert not rewards[~over].any()
        ended += over.sum()
    assert rewards[over].any()


def test_an_opponent_answers_for_the_others_in_games_abreast() -> None:
    """Whoever always takes the first open action gives the same games as one program that does so for everybody."""
    first = Batch("notre-dame", 2, 2, seed=9, reward="margin")
    env = vector("notre-dame", 2, 2, opponent=lambda batch: batch.mask.argmax(axis=1), reward="margin")
    observations, _ = env.reset(seed=9)
    told: list[float] = []
    expected: list[float] = []
    for _ in range(400):
        observations, rewards, over, _, _ = env.step(observations["action_mask"].argmax(axis=1))
        told += rewards[over].tolist()
    while len(expected) < len(told):
        first.step(first.mask.argmax(axis=1))
        expected += first.reward[first.done, 0].tolist()
    assert told
    assert sorted(told[:2]) == sorted(expected[:2])


def test_an_action_that_is_not_open_is_refused_in_games_abreast() -> None:
    env = vector("rattus", 3, 2)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="game 0, first_cubes: answered 421, offered: "):
        env.step([421, 421])


@every_title
def test_an_algorithm_that_masks_is_told_what_is_open(title: str) -> None:
    env = solo(title, 3)
    observation, _ = env.reset(seed=1)
    assert env.action_masks().tolist() == observation["action_mask"].astype(bool).tolist()


@every_title
def test_an_environment_can_be_copied_in_the_middle_of_a_game(title: str) -> None:
    env = aec(title, 3, reward="points")
    env.reset(seed=1)
    for _ in range(30):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env), env]
    ends = [(finished(twin, 5), twin.table.state.save()) for twin in twins]
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("wrong", [{"seat": 3}, {"bot": "clever"}, {"reward": "money"}, {"players": 7}])
def test_an_environment_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(LazarettoError):
        solo(**{"title": "rattus", "players": 3, **wrong}).reset()  # type: ignore[arg-type]


def played(state: SpielState, seed: int, answers: int) -> SpielState:
    rng = np.random.default_rng(seed)
    for _ in range(answers):
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=weights)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@every_title
def test_what_is_imagined_from_an_information_state_looks_the_same_to_its_player(title: str) -> None:
    state = played(open_spiel(title, 3).new_initial_state(), 1, 90)
    for player in range(3):
        other = state.resample_from_infostate(player, np.random.default_rng(player).random)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.position.view(player) == state.position.view(player)
        assert other.history() == []


@every_title
def test_an_information_state_remembers_and_tells_no_secret(title: str) -> None:
    """A twin in which chance has shown somebody else another secret reads the same to the others."""
    state = played(open_spiel(title, 3).new_initial_state(), 2, 60)
    before = [state.information_state_string(player).splitlines()[:-1] for player in range(3)]
    later = played(state.clone(), 3, 30)
    for player in range(3):
        lines = later.information_state_string(player).splitlines()
        assert lines[: len(before[player])] == before[player]
        assert len(later.recall.rows(player)) > len(state.recall.rows(player))
    tensor = np.array(state.information_state_tensor(1)).reshape(-1, state.recall.encoding.size)
    rows = state.recall.rows(1)
    assert (tensor[: len(rows)] == np.array(rows)).all()
    assert not tensor[len(rows) :].any()
