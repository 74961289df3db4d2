"""A bot that looks ahead uses what its seat knows and nothing else: given the truth it would play better.

The probe is Rattus with the faces of all rats on the board seen by the opponent alone. A planner that is the same in
everything but gets the true position instead of the view knows where cubes are safe.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

import lazaretto
from lazaretto.arena.statistics import sign_test
from lazaretto.bots.judges import judge
from lazaretto.bots.roster import bot
from lazaretto.bots.tree import Tree
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.games.titles import TITLES
from lazaretto.kernel import bits
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State

SEAT = 0  # red
VISITS = 500
LINE = (
    "players:2 to:red plague:polonia supply:0 last:green ended:supply-empty palace:g2"
    " cards:monk=red,merchant=red,peasant=red,king=green,knight=green"
    " anglia:r2g2/u[O03g]u[O33g] gallia:r3g1/u[O15g] germania:r2g3/u[O11g]u[O25g] hispania:r1g2/u[O12g]"
    " hungaria:r2g2/u[O02g] italia:r2g1/u[O08g]u[O36g] polonia:r1g1/u[O20g] scandia:r2g2/u[O29g]"
    " gone:S01,S02,S03,S04,S05,S06,S07,S08,S09,S10,S11,S12 stack:reckoning@g,final_move@r,final_act@r"
)  # red has the last turn of the game; green has seen every rat
PROBES = 60

See = Callable[[Game], State]  # what the planner is given to look ahead from


def probe(seed: int) -> Game:
    """A final turn of the seat, in which the opponent alone has seen every rat on the board."""
    world = lazaretto.position("rattus", LINE).view(SEAT).imagine(Rng(seed))
    return lazaretto.position("rattus", RATTUS.write(world), seed)


def wins(see: See, seed: int) -> bool:
    """Whether the seat wins a probe if it looks ahead from what it sees."""
    game = probe(seed)
    rng = Rng(seed)
    while game.decision is not None:
        assert game.decision.seat == SEAT  # nobody else has anything left to decide
        tree = Tree(judge("rattus"), SEAT, rng.below(bits.bit(30)))
        tree.search(see(game), VISITS)
        found = tree.visited(game.state.top())
        answers = bits.members(game.state.options)
        answer = max(answers, key=lambda i: found[i].visits if i in found else 0)
        game.apply(game.decision.options[answers.index(answer)])
    assert game.outcome is not None
    return SEAT in game.outcome.winners


def honest(game: Game) -> State:
    return game.view(SEAT).state


def cheating(game: Game) -> State:
    return game.state.fork()


@pytest.mark.slow
def test_the_same_planner_wins_far_more_often_if_it_is_given_the_truth() -> None:
    fair = [wins(honest, seed) for seed in range(PROBES)]
    unfair = [wins(cheating, seed) for seed in range(PROBES)]
    pairs = list(zip(fair, unfair, strict=True))
    better, worse = pairs.count((False, True)), pairs.count((True, False))
    assert better > worse
    assert sign_test(better, worse) < 0.001


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_a_bot_answers_the_same_whatever_its_seat_cannot_know(title: str) -> None:
    differed = 0
    for seed in range(4):
        game = lazaretto.new(title, players=3, seed=seed)
        player = bot("random", title, seed)
        rng = Rng(seed)
        while game.decision is not None:
            seat = game.decision.seat
            view = game.view(seat)
            world = view.imagine(rng).save()
            differed += canonical(world) != canonical(game.state.save())
            other = Game(game.ruleset, game.setup, start=world)
            answers = [bot("search:20", title, game.answered).choose(table.view(seat)) for table in (game, other)]
            assert answers[0] is answers[1]
            game.apply(player.choose(view), seat=seat)
    assert differed >= 20  # worlds that were not the real one
