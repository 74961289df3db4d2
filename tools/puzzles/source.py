"""The games that puzzles are taken from.

Everybody gives the answer after which games that were played on at random went best. No judge has a say, so a seed
gives the same game however the bots change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import lazaretto
from lazaretto.kernel import drive
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State
from lazaretto.kernel.view import View
from tools.puzzles.weighed import mean, rounded, worths_of

GAMES = 16  # played on at random after each answer


def positions(title: str, players: int, seed: int, **options: str) -> Iterator[Game]:
    """The decisions of a game, in their order; whoever gets one may change it."""
    game = lazaretto.new(title, players, seed, **options)
    while game.decision is not None:
        yield game.fork()
        seat = game.decision.seat
        game.apply(best_at_random(game.view(seat), GAMES, Rng(seed + game.answered)), seat=seat)


def best_at_random(view: View, games: int, rng: Rng) -> str:
    """The answer after which games that are played on at random go best, in worlds that fit what the seat knows."""
    assert view.seat is not None
    worlds = [view.imagine(rng) for _ in range(games)]
    won = {answer: _won(worlds, answer, view.seat, rng) for answer in drive.open_answers(view.state)}
    best = max(won, key=lambda answer: won[answer])
    return view.state.step(view.state.top()).meanings(view.state)[best].text


def _won(worlds: Sequence[State], answer: int, seat: int, rng: Rng) -> tuple[float, float]:
    games = [world.fork() for world in worlds]
    for game in games:
        drive.choose(game, answer)
        drive.play(game, rng)
    return rounded(mean((worths_of(game.outcome())[seat], 1) for game in games))
