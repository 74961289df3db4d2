"""Goods on cards."""

from __future__ import annotations

import pytest

from tests.rules.mercatus.table import at, cubes, face_down, held, offered, on_card, play, refusal, step


@pytest.mark.rule("MER-K13")
def test_a_card_with_a_good_placed_on_it_can_be_used_in_the_same_turn_once() -> None:
    game = at("wood:russia cards:landowner=red goods:red=w2")
    assert refusal(game, "use_card:landowner") == ("no-good-on-card", "MER-K13")
    play(game, "put_good_on:landowner")
    assert (on_card(game, "landowner"), held(game, "red")) == ("wood", {"wood": 1})
    play(game, "use_card:landowner", "how_many:2")
    assert cubes(game, "russia", "red") == 2
    assert refusal(game, "use_card:landowner") == ("card-used-already", "RAT-T5")


@pytest.mark.rule("MER-K13")
def test_a_good_placed_earlier_serves_again() -> None:
    game = at("wood:russia cards:landowner=red on:landowner=wood used:landowner plague:gallia to:red")
    play(game, "go_on", "move_plague:hispania")
    for _ in range(3):
        play(game, "go_on", "move_plague:gallia" if game.asked[0] % 2 else "move_plague:hispania")
    assert on_card(game, "landowner") == "wood"
    assert "use_card:landowner" in offered(game)


@pytest.mark.rule("MER-K13")
def test_the_card_may_be_taken_without_a_good_and_the_good_placed_later() -> None:
    game = at("beside:shaman")
    play(game, "take_card:shaman")
    assert refusal(game, "put_good_on:shaman") == ("no-good-held", "MER-K13")
    play(game, "take_good:fish", "put_good_on:shaman")
    assert on_card(game, "shaman") == "fish"


@pytest.mark.rule("MER-K13")
def test_a_replaced_good_returns_face_down_to_the_supply() -> None:
    game = at("cards:landowner=red on:landowner=wood goods:red=f1s1")
    before = face_down(game, "wood")
    play(game, "put_good_on:landowner")
    assert offered(game, "put_good") == {"fish", "salt"}
    assert refusal(game, "put_good:cloth") == ("good-not-held", "MER-K13")
    play(game, "put_good:salt")
    assert (on_card(game, "landowner"), face_down(game, "wood")) == ("salt", before + 1)


@pytest.mark.rule("MER-K15")
def test_a_card_taken_from_another_comes_empty_and_its_good_goes_to_the_supply() -> None:
    game = at("cards:landowner=green on:landowner=wood goods:red=c1 cloth:gallia")
    before = face_down(game, "wood")
    play(game, "take_card:landowner")
    assert (on_card(game, "landowner"), held(game, "green"), face_down(game, "wood")) == ("", {}, before + 1)
    play(game, "put_good_on:landowner", "use_card:landowner", "how_many:2")
    assert cubes(game, "gallia", "red") == 2


@pytest.mark.rule("MER-K16")
def test_goods_are_replaced_as_often_as_he_likes_also_after_use_and_by_the_same_kind() -> None:
    game = at("wood:russia cards:landowner=red on:landowner=wood goods:red=w2f1 up:fcs used:landowner")
    play(game, "put_good_on:landowner", "put_good:wood", "put_good_on:landowner", "put_good:fish")
    assert (on_card(game, "landowner"), held(game, "red")) == ("fish", {"wood": 1})
    assert face_down(game, "wood") == 3


@pytest.mark.rule("MER-K16")
def test_a_good_is_put_on_a_card_before_phase_c_and_never_taken_back() -> None:
    game = at("cards:landowner=red on:landowner=wood goods:red=f1 plague:gallia")
    kinds = {choice.kind for choice in game.catalogue}
    assert not {kind for kind in kinds if "back" in kind}
    play(game, "go_on")
    assert step(game) == "move_plague"
    assert refusal(game, "put_good_on:landowner")[0] == "not-now"
