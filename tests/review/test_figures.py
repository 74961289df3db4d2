"""What is counted of a finished game."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.games.titles import TITLES
from lazaretto.kernel.game import Game
from lazaretto.lang.words import Words, languages
from lazaretto.review.figures import Count, SeatFigures, figures
from tools.review.games import play

GAMES = [(title, players) for title in TITLES for players in (2, 4)]


def played(title: str, players: int) -> Game:
    return lazaretto.replay(play(title, ("random",) * players, "counted").record)


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_the_sources_make_up_the_points(title: str, players: int) -> None:
    game = played(title, players)
    assert game.outcome is not None
    assert tuple(sum(seat.sources.values()) for seat in figures(game)) == game.outcome.totals


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_everybody_has_a_place_in_the_turn_order(title: str, players: int) -> None:
    game = played(title, players)
    found = figures(game)
    assert sorted(seat.turn for seat in found) == list(range(1, players + 1))
    first = next(event.args["seat"] for _, event in game.happened() if event.key in ("start-player", "bell-ringer"))
    assert found[int(first)].turn == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("title", "players"), GAMES)
def test_everything_that_is_counted_has_a_name(title: str, players: int, language: str) -> None:
    words = Words(language)
    for seat in figures(played(title, players)):
        assert [item for item in seat.taken if not words.has(item)] == []
        assert [item for item in seat.sources if not words.has(f"points-{item}")] == []


def test_every_class_card_taken_is_counted() -> None:
    game = played("rattus", 2)
    taken = [event for _, event in game.happened() if event.key in ("card-taken", "card-taken-from")]
    assert sum(sum(seat.taken.values()) for seat in figures(game)) == len(taken) > 0


def test_actions_are_counted_whosever_card_it_was() -> None:
    seats = figures(played("notre-dame", 2))
    actions = [sum(times for item, times in seat.taken.items() if item.startswith("action-")) for seat in seats]
    assert actions == [18, 18]  # two in each of nine rounds


def test_of_a_game_that_was_not_played_whole_only_its_end_is_counted() -> None:
    seat = SeatFigures(turn=2, place=1, points=9, taken={"card-king": 2}, sources={"regions": 9})
    assert list(seat.counts(whole=False)) == [Count("game", "all", 9), Count("turn", "2", 9)]
    assert set(seat.counts()) - set(seat.counts(whole=False)) == {
        Count("game", "whole", 9),
        Count("taken", "card-king", 2),
        Count("points", "regions", 9),
    }
