"""Bots play by their view alone, the same for the same seed."""

from __future__ import annotations

import json

import pytest

import lazaretto
from lazaretto.bots.bot import Bot
from lazaretto.bots.roster import bot
from lazaretto.games.titles import TITLES
from lazaretto.kernel.game import Game
from lazaretto.kernel.view import read_view
from tests.soak import often

GAMES = often(16, 60)  # enough for a step of the levels to show
NAMES = ("random", "beginner", "greedy", "search:4")  # the levels are searches with more visits


def play(game: Game, bots: list[Bot]) -> Game:
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(bots[seat].choose(game.view(seat)), seat=seat)
    return game


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_the_same_game_for_the_same_seed(title: str, name: str) -> None:
    def answers() -> list[str]:
        game = lazaretto.new(title, players=2, seed=4)
        bots = [bot(name, title, 1), bot("random", title, 2)]
        while game.decision is not None and game.answered < 24:
            seat = game.decision.seat
            game.apply(bots[seat].choose(game.view(seat)), seat=seat)
        return [answer.choice for answer in game.record().answers]

    assert answers() == answers()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_the_same_from_a_view_that_was_sent_to_it(title: str, name: str) -> None:
    game = lazaretto.new(title, players=3, seed=6)
    while game.decision is not None and game.answered < 30:
        seat = game.decision.seat
        view = game.view(seat)
        sent = read_view(game.ruleset, game.setup, json.loads(json.dumps(view.to_json())))
        choice = bot(name, title, game.answered).choose(view)
        assert bot(name, title, game.answered).choose(sent) is choice
        game.apply(choice, seat=seat)


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(
    ("better", "worse"), [("beginner", "random"), ("greedy", "beginner"), ("easy", "greedy"), ("normal", "easy")]
)
def test_each_level_wins_most_games_against_the_one_below(title: str, better: str, worse: str) -> None:
    wins = 0
    for n in range(GAMES):
        seat = n % 2
        bots = [bot(better, title, n), bot(worse, title, n)]
        game = play(lazaretto.new(title, players=2, seed=n // 2), bots if seat == 0 else bots[::-1])
        assert game.outcome is not None
        wins += seat in game.outcome.winners
    assert wins > GAMES / 2


@pytest.mark.parametrize("name", ["easy", "normal"])
def test_a_level_saves_the_cube_that_the_king_can_save(name: str) -> None:
    line = "players:2 to:red plague:gallia italia:r1/ germania:g4/sss cards:king=red used:merchant done:card,cubes"
    game = lazaretto.position("rattus", line)
    assert bot(name, "rattus", 1).choose(game.view(0)).text == "use_card:king"
