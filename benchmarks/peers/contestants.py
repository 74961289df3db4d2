"""One game at random in each engine; each gives how many decisions players took in it, chance not counted."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import drive
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import prepare

ROLLOUTS = 100

Contestant = Callable[[], float]


def ours(title: str) -> Contestant:
    """A playout of ours for four."""
    ruleset = rules_of(title)
    start = Game(ruleset, prepare(ruleset, 4, {})).state
    rng = Rng(1)
    return lambda: drive.play(start.fork(), rng)


def catanatron() -> Contestant:
    """Catan for four, by the players that come with it."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> float:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        game.play()
        return len(game.state.actions)

    return play


def open_spiel_in_python(name: str) -> Contestant:
    """A game of OpenSpiel, written in C++ and driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> float:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def open_spiel_in_c(name: str) -> Contestant:
    """Rollouts of OpenSpiel, in C++ from the first decision to the end: one visit of its tree search, which is all
    rollouts. How many decisions a game has is known from the loop in Python."""
    import pyspiel

    by_python = open_spiel_in_python(name)
    length = sum(by_python() for _ in range(30)) / 30
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)

    def play() -> float:
        bot.mcts_search(state)
        return ROLLOUTS * length

    return play


def python_chess() -> Contestant:
    """Chess, up to 200 plies."""
    import chess

    def play() -> float:
        board = chess.Board()
        plies = 0
        while plies < 200 and not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            plies += 1
        return plies

    return play


def pettingzoo() -> Contestant:
    """Connect four of PettingZoo."""
    from pettingzoo.classic import connect_four_v3

    env: Any = connect_four_v3.env()

    def play() -> float:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions

    return play


CONTESTANTS: dict[str, Callable[[], Contestant]] = {
    **{title: partial(ours, title) for title in TITLES},
    "catanatron": catanatron,
    "OpenSpiel hearts, C++": lambda: open_spiel_in_c("hearts"),
    "OpenSpiel backgammon, C++": lambda: open_spiel_in_c("backgammon"),
    "OpenSpiel gin rummy, C++": lambda: open_spiel_in_c("gin_rummy"),
    "OpenSpiel hearts, Python loop": lambda: open_spiel_in_python("hearts"),
    "OpenSpiel backgammon, Python loop": lambda: open_spiel_in_python("backgammon"),
    "OpenSpiel gin rummy, Python loop": lambda: open_spiel_in_python("gin_rummy"),
    "PettingZoo connect four": pettingzoo,
    "python-chess": python_chess,
}
