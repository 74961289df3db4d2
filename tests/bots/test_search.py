"""Looking ahead: budgets, memory, questions asked of all at once, and several processes."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.bots.judge import FEATURES, WIN
from lazaretto.bots.judges import counts_of, judge
from lazaretto.bots.search import SearchBot
from lazaretto.bots.tree import Tree
from lazaretto.games.titles import TITLES
from lazaretto.kernel import bits
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng


def midgame(title: str, answers: int, players: int = 2) -> Game:
    game, rng = lazaretto.new(title, players=players, seed=3), Rng(5)
    while game.decision is not None and game.answered < answers:
        options = game.decision.options
        game.apply(options[rng.below(len(options))], game.decision.seat)
    assert game.decision is not None
    return game


def tree_of(game: Game, visits: int) -> Tree:
    assert game.decision is not None
    view = game.view(game.decision.seat)
    tree = Tree(judge(game.title), game.decision.seat, 1)
    tree.search(view.state, visits)
    return tree


@pytest.mark.parametrize("title", TITLES)
def test_every_visit_gives_the_waiting_question_one_answer(title: str) -> None:
    game = midgame(title, 40)
    assert sum(node.visits for node in tree_of(game, 50).visited(game.state.top()).values()) == 50


@pytest.mark.parametrize("title", TITLES)
def test_what_is_promised_to_two_seats_is_one_victory(title: str) -> None:
    own, game = judge(title), midgame(title, 60)
    own.reward(game.state)
    assert own.rewards[0] + own.rewards[1] == WIN


def test_a_shared_victory_is_half_of_one() -> None:
    own, start = judge("notre-dame"), lazaretto.new("notre-dame", players=2, seed=1).state.fork()
    start.options = 0  # nobody is asked any more: the game is over, and everybody has as much as the others
    own.reward(start)
    assert [own.rewards[seat] for seat in range(2)] == [WIN // 2] * 2


def test_falling_behind_is_the_mirror_image_of_being_ahead() -> None:
    own = judge("rattus")
    assert [own.chance(lead, 2000) + own.chance(-lead, 2000) for lead in (1, 500, 7000)] == [WIN] * 3
    assert own.chance(2000, 2000) == WIN * 3 // 4


@pytest.mark.parametrize("title", TITLES)
def test_the_weights_in_the_file_are_of_all_that_is_counted(title: str) -> None:
    own, counted = judge(title), counts_of(title)
    assert len(set(counted.values())) == len(counted)
    assert [k for k in range(len(own.weights)) if own.weights[k] and k not in counted.values()] == []


@pytest.mark.parametrize("title", TITLES)
def test_a_judge_counts_nothing_that_has_no_name(title: str) -> None:
    own, counted = judge(title), counts_of(title)
    game = midgame(title, 80, players=3)
    own.look(game.state)
    for seat in range(3):
        features = own.features[seat * FEATURES : (seat + 1) * FEATURES]
        assert [k for k, n in enumerate(features) if n and k not in counted.values()] == []


def test_what_others_answer_at_the_same_time_does_not_depend_on_the_own_answer() -> None:
    game = lazaretto.new("notre-dame", players=3, seed=1)
    assert len(game.asked) == 3
    tree = tree_of(game, 60)
    question = game.state.top() & ~(15 << 8)
    seats = [bits.seat(branch.frame) for branch in tree.root.children if branch.frame & ~(15 << 8) == question]
    assert set(seats) == {0, 1, 2}
    below = [inner for branch in tree.root.children for inner in branch.children]
    assert [inner for inner in below if inner.frame & ~(15 << 8) == question] == []


def test_the_tree_is_kept_while_nothing_happens_but_the_own_answers() -> None:
    game = midgame("rattus", 40)
    player, asked = SearchBot(1, judge("rattus"), 12), game.asked
    kept: list[tuple[bool, bool]] = []
    while game.asked == asked and len(kept) < 12:
        before = game.answered
        game.apply(player.choose(game.view(asked[0])), asked[0])
        again = game.asked == asked and game.answered == before + 1
        kept.append((again, player._tree is not None))
    assert (True, True) in kept
    assert (True, False) not in kept


def test_a_limit_of_seconds_ends_a_search_that_would_never_end() -> None:
    game = midgame("rattus", 40)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    assert SearchBot(1, judge("rattus"), 10**9, seconds=0.05).choose(view) in game.decision.options


@pytest.mark.slow
def test_several_processes_share_the_visits_and_give_the_same_answer_again() -> None:
    game = midgame("notre-dame", 50)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    first, second = (SearchBot(9, judge("notre-dame"), 90, processes=3).choose(view) for _ in range(2))
    assert first is second
