"""The real games that made-up inputs start from."""

from __future__ import annotations

from functools import cache
from itertools import islice

from lazaretto.games.notre_dame.state import STEPS as NOTRE_DAME_STEPS
from lazaretto.games.rattus.rules import STEPS as RATTUS_STEPS
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare
from tests.conformance.plays import Play, pick, steps
from tests.fuzz.draws import Draws

STEP_NAMES = tuple(step.name for step in (*RATTUS_STEPS, *NOTRE_DAME_STEPS))
ANSWERS = (0, 3, 10, 30, 60, 100, 150, 200, 250, 1000)  # a random game has some 300
SEEDS = 3  # games of each kind: an input is made in no time from one that is known, and differs by what is changed


def played(draws: Draws, most: int = 1000) -> Game:
    """A game of any title, number of players and options after some random answers, at most so many.

    It is not to be played on: the next input may start from it, too.
    """
    ruleset = rules_of(draws.pick(tuple(TITLES)))
    players = draws.pick(ruleset.players)
    option, value = "", ""
    if draws.one_in(3):
        chosen = draws.pick(ruleset.options)
        option, value = chosen.name, draws.pick(chosen.values(players))
    answers = min(draws.pick(ANSWERS) + draws.below(8), most)
    return _stages(ruleset.name, players, option, value, draws.below(SEEDS)).after(answers)


class Stages:
    """A random game after each of its answers. It is played as far as it was asked for."""

    def __init__(self, game: Game, play: Play) -> None:
        self.more = steps(game, play)
        self.known: list[Game] = []

    def after(self, answers: int) -> Game:
        """After so many, or at its end where there are fewer."""
        self.known += [stage.fork() for stage in islice(self.more, max(0, answers + 1 - len(self.known)))]
        return self.known[min(answers, len(self.known) - 1)]


@cache
def _stages(title: str, players: int, option: str, value: str, seed: int) -> Stages:
    ruleset = rules_of(title)
    return Stages(Game(ruleset, prepare(ruleset, players, {option: value} if option else {})), Play(seed))


def play_on(game: Game, answers: int, seed: int) -> None:
    """Give so many random answers, or fewer where the game ends before."""
    source = Play(seed).source()
    for _ in range(answers):
        if game.decision is None:
            break
        seat, choice = pick(game, source)
        game.apply(choice, seat)
