"""Characters: each plays whole games, by the rules and its title's judge, and none as another does."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

import lazaretto
from lazaretto.bots.cast import cast, everybody, judge_with_taste
from lazaretto.bots.judges import counts_of, levels
from lazaretto.bots.roster import LEVELS, bot, is_bot
from lazaretto.bots.search import SearchBot
from lazaretto.games.titles import TITLES
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.view import View

VISITS = 8  # enough for a taste to show
PORTRAITS = Path(__file__).parents[2] / "web" / "src" / "art" / "symbols.svg"


def of_few_visits(name: str, title: str, seed: int) -> SearchBot:
    made = bot(name, title, seed)
    assert isinstance(made, SearchBot)
    made.visits = VISITS
    return made


@pytest.mark.parametrize("title", TITLES)
def test_there_are_six_to_eight_of_different_levels(title: str) -> None:
    assert 6 <= len(cast(title)) <= 8
    assert len({character.level for character in cast(title).values()} & set(LEVELS)) > 1


@pytest.mark.parametrize("title", TITLES)
def test_a_character_looks_as_far_ahead_as_its_level_and_has_its_own_weights(title: str) -> None:
    for name, (level, taste) in cast(title).items():
        made = bot(name, title, 1)
        assert isinstance(made, SearchBot)
        assert made.visits == levels(title)[level]
        plain, counted = judge_with_taste(title, {}), counts_of(title)
        assert {each: made.judge.weights[k] - plain.weights[k] for each, k in counted.items()} == {
            each: taste.get(each, 0) for each in counted
        }


@pytest.mark.parametrize("title", TITLES)
def test_every_character_plays_whole_games(title: str) -> None:
    names = list(cast(title))
    for first in range(0, len(names), 2):
        seats = (names[first:] + names)[:2]
        game = lazaretto.new(title, players=2, seed=first)
        bots = [of_few_visits(name, title, seat) for seat, name in enumerate(seats)]
        while game.decision is not None:
            seat = game.decision.seat
            game.apply(bots[seat].choose(game.view(seat)), seat=seat)
        assert game.outcome is not None


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_no_character_answers_as_another_or_as_one_without_a_taste(title: str) -> None:
    views: list[View] = []
    for seed in range(3):  # not all cards are in play in every game
        game, plain = lazaretto.new(title, players=2, seed=seed), bot(f"search:{VISITS}", title, 1)
        while game.decision is not None:
            seat = game.decision.seat
            views.append(game.view(seat))
            game.apply(plain.choose(views[-1]), seat=seat)
    answers = {
        name: [of_few_visits(name, title, n).choose(view).text for n, view in enumerate(views)] for name in cast(title)
    }
    answers["nobody"] = [bot(f"search:{VISITS}", title, n).choose(view).text for n, view in enumerate(views)]
    assert [pair for pair in combinations(answers, 2) if answers[pair[0]] == answers[pair[1]]] == []


def test_a_character_of_another_title_is_refused() -> None:
    assert is_bot("gaspard")
    assert not is_bot("gaspard", "chests")
    with pytest.raises(LazarettoError, match=r"a character of the title.* got 'gaspard'"):
        bot("gaspard", "chests", 1)


def test_every_character_has_a_portrait() -> None:
    drawn = PORTRAITS.read_text(encoding="utf-8")
    assert [name for name in everybody() if f'id="portrait-{name}"' not in drawn] == []


def test_master_takes_the_time_there_is_and_without_a_clock_visits_so_many_worlds() -> None:
    clocked, counted = bot("master", "rattus", 1, 0.05), bot("master", "rattus", 1)
    assert isinstance(clocked, SearchBot)
    assert isinstance(counted, SearchBot)
    assert counted.visits == levels("rattus")["master"] < clocked.visits
    game = lazaretto.new("rattus", players=2, seed=1, start=0)
    assert clocked.choose(game.view(0)) in game.view(0).own.options
