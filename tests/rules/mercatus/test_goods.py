"""Taking goods."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.games.rules import rules_of
from tests.rules.mercatus.table import (
    TITLE,
    at,
    face_down,
    face_up,
    held,
    offered,
    on_card,
    part,
    play,
    refusal,
    step,
)


@pytest.mark.rule("MER-G1")
def test_at_the_start_of_a_turn_each_missing_kind_is_turned_up() -> None:
    game = at("up:w goods:green=f1 at:begin_turn")
    assert face_up(game) == {"fish", "cloth", "wood", "salt"}
    assert [face_down(game, kind) for kind in ("fish", "cloth", "wood", "salt")] == [2, 3, 3, 3]


@pytest.mark.rule("MER-G1")
def test_a_kind_with_none_face_down_is_not_turned_up() -> None:
    game = at("up:cws goods:green=f4 at:begin_turn")
    assert face_up(game) == {"cloth", "wood", "salt"}


@pytest.mark.rule("MER-G2")
def test_once_in_his_turn_a_player_may_take_one_available_good() -> None:
    game = at("up:fcw beside:king")
    assert offered(game, "take_good") == {"fish", "cloth", "wood"}
    play(game, "take_good:fish")
    assert held(game, "red") == {"fish": 1}
    assert refusal(game, "take_good:cloth") == ("good-taken-already", "MER-G2")


@pytest.mark.rule("MER-G2")
def test_the_good_is_taken_before_phase_c() -> None:
    game = at("beside:king")
    play(game, "go_on")
    assert step(game) == "move_plague"
    assert refusal(game, "take_good:fish")[0] == "not-now"


@pytest.mark.rule("MER-G3")
def test_no_kind_can_be_taken_twice_in_a_turn_and_nothing_is_turned_up_again() -> None:
    game = at("cards:brewer=red")
    play(game, "take_good:fish", "use_card:brewer")
    assert offered(game, "take_good") == {"cloth", "wood", "salt"}
    assert refusal(game, "take_good:fish") == ("good-not-available", "MER-G3")


@pytest.mark.rule("MER-G4")
def test_coins_and_goods_are_public() -> None:
    game = lazaretto.new(TITLE, players=3, seed=4)
    for seat in (None, 0, 1, 2):
        assert game.view(seat).state.save()["parts"] == game.state.save()["parts"]


@pytest.mark.rule("MER-G5")
def test_even_with_three_of_a_kind_on_cards_the_fourth_comes_back_by_a_sale() -> None:
    game = at(
        "up:cws goods:red=f1 cards:hanseatic-trader=red,shaman=green,landowner=blue"
        " on:hanseatic-trader=fish,shaman=fish,landowner=fish at:sale"
    )
    assert step(game) == "act"
    assert face_up(game) == {"fish", "cloth", "wood", "salt"}


@pytest.mark.rule("MER-G6")
def test_a_good_that_returns_during_a_turn_lies_face_down_and_cannot_be_taken() -> None:
    game = at("up:cws cards:shaman=green on:shaman=fish goods:green=f3")
    play(game, "take_card:shaman")
    assert (face_up(game), face_down(game, "fish")) == ({"cloth", "wood", "salt"}, 1)
    assert refusal(game, "take_good:fish") == ("good-not-available", "MER-G3")


@pytest.mark.rule("MER-G7")
def test_the_free_good_and_the_goods_of_cards_are_separate_rights_in_any_order() -> None:
    game = at("cards:brewer=red")
    play(game, "use_card:brewer", "take_good:wood", "take_good:salt")
    assert held(game, "red") == {"wood": 1, "salt": 1}
    assert step(game) != "brewer.takes"


def test_a_card_with_a_good_is_read_and_written() -> None:
    line = rules_of(TITLE).write(at("cards:shaman=green on:shaman=fish good:taken").state)
    assert on_card(at(line), "shaman") == "fish"
    assert part(at(line)).taken == 1
