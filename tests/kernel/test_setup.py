"""Setting up: everything is checked before anything is dealt."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.kernel.errors import SetupError
from lazaretto.kernel.setup import Option, Setup, any_seat_or_random, one_of, prepare
from tests.tiny.chests import CHESTS_RULES


def test_every_option_is_settled_the_first_value_being_the_default() -> None:
    assert prepare(CHESTS_RULES, 2, {}) == Setup(2, {"start": "0", "peek": "yes"})
    assert prepare(CHESTS_RULES, 3, {"start": "2"}).options == {"start": "2", "peek": "yes"}


@pytest.mark.parametrize("players", [1, 4, 0, -2, "2", 2.0, True, None])
def test_a_wrong_number_of_players_is_refused_with_those_that_can_play(players: object) -> None:
    with pytest.raises(SetupError, match="chests: expected 2 or 3 players; got"):
        prepare(CHESTS_RULES, players, {})


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    with pytest.raises(SetupError, match="chests has no option 'colour'; it has: start, peek"):
        prepare(CHESTS_RULES, 2, {"colour": "red"})


@pytest.mark.parametrize("value", ["2", -1, "", None, "random"])
def test_a_wrong_value_is_refused_with_those_allowed_for_so_many_players(value: object) -> None:
    with pytest.raises(SetupError, match="option start: expected one of 0, 1; got"):
        prepare(CHESTS_RULES, 2, {"start": value})


def test_a_value_may_come_as_number_or_truth() -> None:
    rules = CHESTS_RULES.with_options(Option("fog", one_of("false", "true")))
    assert prepare(rules, 2, {"start": 1, "fog": True}).options == {"start": "1", "peek": "yes", "fog": "true"}


def test_a_setup_as_plain_data_names_components_only_where_there_are_any() -> None:
    assert Setup(2, {"a": "b"}).to_json() == {"players": 2, "options": {"a": "b"}}
    assert Setup(2, {}, {"map": {}}).to_json() == {"players": 2, "options": {}, "components": {"map": {}}}


def test_the_start_player_by_lot_or_by_seat() -> None:
    assert any_seat_or_random(2) == ("random", "0", "1")


def test_an_unknown_title_is_refused_with_those_that_exist() -> None:
    with pytest.raises(SetupError, match=r"expected one of the titles rattus.*; got 'ludo'"):
        lazaretto.new("ludo")


def test_a_game_without_a_seed_draws_one() -> None:
    games = [lazaretto.new("rattus", players=2) for _ in range(2)]
    seeds = {game.dealer.seed for game in games if game.dealer is not None}
    assert len(seeds) == 2
