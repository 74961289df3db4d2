"""The real games that made-up inputs start from."""

from __future__ import annotations

from lazaretto.games.notre_dame.state import STEPS as NOTRE_DAME_STEPS
from lazaretto.games.rattus.rules import STEPS as RATTUS_STEPS
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare
from tests.conformance.plays import Play, pick
from tests.fuzz.draws import Draws

STEP_NAMES = tuple(step.name for step in (*RATTUS_STEPS, *NOTRE_DAME_STEPS))
ANSWERS = (0, 3, 10, 30, 60, 100, 150, 200, 250, 1000)  # a random game has some 300
SEEDS = 1 << 16


def played(draws: Draws, most: int = 1000) -> Game:
    """A game of any title, number of players and options after some random answers, at most so many."""
    ruleset = rules_of(draws.pick(tuple(TITLES)))
    players = draws.pick(ruleset.players)
    options = {}
    if draws.one_in(3):
        option = draws.pick(ruleset.options)
        options[option.name] = draws.pick(option.values(players))
    game = Game(ruleset, prepare(ruleset, players, options))
    answers = min(draws.pick(ANSWERS) + draws.below(8), most)
    play_on(game, answers, draws.below(SEEDS))
    return game


def play_on(game: Game, answers: int, seed: int) -> None:
    """Give so many random answers, or fewer where the game ends before."""
    source = Play(seed).source()
    for _ in range(answers):
        if game.decision is None:
            break
        seat, choice = pick(game, source)
        game.apply(choice, seat)
