"""Taking back, within the bounds of what has been learned."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import CannotUndo
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare
from tests.kernel.tables import LOOK_FIRST, chests, named


def test_an_answer_is_taken_back_by_whoever_gave_it() -> None:
    game = named()
    before = game.snapshot()
    game.apply("no_look")
    assert (game.undoable(0), game.undoable(1)) == (1, 0)
    game.undo(0)
    assert game.snapshot() == before
    assert game.decision is not None
    assert game.decision.step == "look"


def test_what_was_never_answered_cannot_be_taken_back() -> None:
    with pytest.raises(CannotUndo, match="seat 0"):
        chests().undo(0)


def test_after_a_draw_nothing_can_be_taken_back() -> None:
    game = named(seed=1)
    game.apply("look_into:elm")
    assert game.undoable(0) == 0
    with pytest.raises(CannotUndo, match="chance has spoken, a secret was shown or another answered"):
        game.undo(0)


def test_after_a_secret_was_shown_without_a_draw_nothing_can_be_taken_back() -> None:
    game = named()
    for answer in ("look_into:elm", "holds:5", "open:oak", "holds:1"):
        game.apply(answer)
    game.apply("look_into:elm")  # seat 1 sees what seat 0 has seen; chance is not asked
    assert game.record().answers[-1].choice == "look_into:elm"
    assert game.undoable(1) == 0


def test_after_another_has_answered_nothing_can_be_taken_back() -> None:
    game = named()
    assert game.undoable(1) == 1  # the last to name a chest
    game.apply("no_look")
    assert game.undoable(1) == 0


def test_at_an_open_simultaneous_step_an_answer_can_be_taken_back_though_others_have_answered() -> None:
    game = chests(players=3)
    game.apply("name:oak", 0)
    game.apply("name:elm", 1)
    game.undo(0)
    assert set(game.asked) == {0, 2}
    game.apply("name:ash", 0)
    game.apply("name:fir", 2)
    assert game.snapshot()["state"]["named"] == [3, 2, 4]


def test_when_a_simultaneous_step_is_closed_only_the_last_to_answer_can_take_back() -> None:
    game = chests(players=3)
    for seat in (0, 2, 1):
        game.apply("name:oak", seat)
    assert [game.undoable(seat) for seat in range(3)] == [0, 1, 0]


def test_an_answer_before_a_simultaneous_step_stands_once_another_has_answered_there() -> None:
    game = Game(LOOK_FIRST, prepare(LOOK_FIRST, 2, {}))
    game.apply("no_look")
    assert game.undoable(0) == 1
    game.apply("name:elm", 1)
    assert game.undoable(0) == 0
    with pytest.raises(CannotUndo):
        game.undo(0)
    assert game.asked == (0,)


def test_several_answers_in_a_row_are_taken_back_last_first() -> None:
    line = "players:2 to:red plague:italia gallia:r2/ss germania:/s cards:monk=red,king=green at:act"
    game = lazaretto.position("rattus", line)
    start = game.snapshot()
    for answer in ("use_card:monk", "move_rat:germania.1", "rat_to:gallia", "take_card:king"):
        game.apply(answer)
    assert game.undoable(0) == 4
    for _ in range(4):
        game.undo(0)
    assert game.snapshot() == start


def test_by_consent_any_answer_can_be_taken_back() -> None:
    game = named()
    start = game.snapshot()
    for answer in ("look_into:elm", "holds:5", "open:oak", "holds:1", "no_look"):
        game.apply(answer)
    game.rewind(2)
    assert game.snapshot() == start


@pytest.mark.parametrize("answered", [-1, 3])
def test_to_where_the_game_has_not_been_it_cannot_go_back(answered: int) -> None:
    game = named()
    with pytest.raises(CannotUndo, match=f"from 0 to 2; got {answered}"):
        game.rewind(answered)


def test_a_table_with_a_dealer_that_goes_back_to_a_draw_draws_again() -> None:
    game = named(seed=1, peek="no")
    game.apply("open:elm")
    after = game.snapshot()
    game.rewind(3)  # where chance was asked
    assert game.decision is not None
    assert not game.decision.is_chance
    assert game.snapshot() == after


def test_what_has_happened_since_an_answer_is_the_end_of_all_that_has_happened() -> None:
    game = Game(RATTUS, prepare(RATTUS, 3, {}), Dealer(1))
    while game.answered < 100:
        assert game.decision is not None
        game.apply(game.decision.options[-1])
    everything = game.happened()
    for since in range(game.answered + 1):
        assert game.happened(since) == [(n, event) for n, event in everything if n >= since]
